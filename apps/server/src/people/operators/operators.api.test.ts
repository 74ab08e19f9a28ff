import { randomUUID } from 'node:crypto';
import { auditFields, auditStateLabels } from '@yigou/contract/auditLog.terms';
import { type CallPath, calls } from '@yigou/contract/calls';
import { type ConsolePath, consoleCalls } from '@yigou/contract/console';
import type { ReturnState } from '@yigou/contract/trade/returns.terms';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assortmentRights } from '../../../test/assortmentRights';
import { buy, must } from '../../../test/buying';
import { editorRights } from '../../../test/editorRights';
import { goodsRights } from '../../../test/goodsRights';
import { importRights } from '../../../test/importRights';
import { invoiceRights } from '../../../test/invoicing';
import { pen } from '../../../test/payingApp';
import { accountOf } from '../../../test/people';
import { priceBookRights } from '../../../test/priceBookRights';
import { applied as registered } from '../../../test/registering';
import { askFor } from '../../../test/requesting';
import { applied, applyInput, buyReceived, returnAt } from '../../../test/returning';
import { searchWordRights } from '../../../test/searchWordRights';
import { shelfRights } from '../../../test/shelfRights';
import { parcelOf, shipOrder, trackingNo } from '../../../test/shipping';
import { statementRights } from '../../../test/statementRights';
import { stockRights } from '../../../test/stockRights';
import { typedWordRights } from '../../../test/typedWordRights';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { outbox } from '../../ground/jobs/outbox.tables';
import { asSent } from '../../ground/lib/passwords';
import { addGroup } from '../customers/customerGroups.service';
import { customers } from '../customers/customers.tables';
import { registrations } from '../registration/registration.tables';
import { type ConsoleShop, names, openConsoleShop, type Tried } from './operators.fixture';
import { createOperator } from './operators.service';

let shop: ConsoleShop;
let { test, staff, buyer, tokens, tokenOf, transferOf, waitingRefund } = {} as ConsoleShop;
beforeAll(async () => {
  shop = await openConsoleShop();
  ({ test, staff, buyer, tokens, tokenOf, transferOf, waitingRefund } = shop);
});
afterAll(() => shop.close());

const roles = Object.keys(names) as Tried[];
const keepers: readonly Tried[] = ['administrator', 'merchandiser'];
const answerers: readonly Tried[] = ['administrator', 'merchandiser', 'service'];
const customerViewers: readonly Tried[] = ['administrator', 'merchandiser', 'service', 'cashier'];

async function deadLetter(): Promise<string> {
  const outboxId = crypto.randomUUID();
  const message = { kind: 'mail' as const, to: 'gone@example.com', subject: '主题', text: '正文' };
  const now = test.clock.now();
  await test.db.insert(outbox).values({ outboxId, companyId: 1, message, createdAt: now, deadAt: now });
  return outboxId;
}

/** Written out by hand: who may, and what is right to send. A call without a line here does not compile. */
const table: Record<
  Exclude<ConsolePath, 'Operator/Login' | 'Operator/Logout'>,
  { who: readonly Tried[]; input: (role: Tried) => Promise<unknown> }
> = {
  'Operator/GetCurrent': { who: roles, input: async () => ({}) },
  'Operator/GetPage': { who: ['administrator'], input: async () => ({}) },
  'Operator/GetRoles': { who: ['administrator'], input: async () => ({}) },
  'Operator/Add': {
    who: ['administrator'],
    input: async () => ({
      accountNo: newName(),
      operatorName: '新人',
      roles: ['merchandiser'],
      accountPwd: 'New@2026',
    }),
  },
  'Operator/SetRoles': {
    who: ['administrator'],
    input: async () => ({ operatorId: await newOperator(), roles: ['warehouse', 'service'] }),
  },
  'Operator/SetEnabled': {
    who: ['administrator'],
    input: async () => ({ operatorId: await newOperator(), enabled: false }),
  },
  'Operator/ResetPassword': {
    who: ['administrator'],
    input: async () => ({ operatorId: await newOperator(), accountPwd: 'New@2027' }),
  },
  'Operator/ChangePassword': {
    who: roles,
    input: async () => {
      // It ends the session it came with.
      tokens.clear();
      return { oldPwd: asSent('Yigou@2026'), newPwd: 'Yigou@2026' };
    },
  },
  'Overview/GetWaiting': { who: roles, input: async () => ({}) },
  'Search/Find': { who: roles, input: async () => ({ word: 'MG-Q7' }) },
  'View/GetList': { who: roles, input: async () => ({ list: 'orders' }) },
  'View/Save': { who: roles, input: async () => ({ list: 'orders', name: '我的', query: 'tab=all' }) },
  'View/Delete': {
    who: roles,
    input: async (role) => {
      const view = { list: 'orders' as const, name: '要删的', query: '' };
      const saved = await staff.call('View/Save', view, { token: await tokenOf(role) });
      return { viewId: must(saved).resultData.viewId };
    },
  },
  'View/SaveColumns': { who: roles, input: async () => ({ list: 'orders', hidden: ['应付'] }) },
  'Want/GetPage': { who: answerers, input: async () => ({}) },
  'Want/GetModel': { who: answerers, input: async () => ({ wantId: await newGoodsRequest() }) },
  'Want/Answer': {
    who: answerers,
    input: async () => ({ wantId: await newGoodsRequest(), text: '', skuNos: [pen[0]] }),
  },
  'Want/Refuse': {
    who: answerers,
    input: async () => ({ wantId: await newGoodsRequest(), reason: '厂家已经停产' }),
  },
  'Report/GetSales': { who: ['administrator', 'cashier', 'merchandiser'], input: async () => ({}) },
  'Report/GetStockWarnings': { who: ['administrator', 'cashier', 'merchandiser'], input: async () => ({}) },
  'Report/Rebuild': { who: ['administrator'], input: async () => ({}) },
  'Task/GetPage': { who: ['administrator'], input: async () => ({}) },
  'Outbox/GetPage': { who: ['administrator'], input: async () => ({}) },
  'Outbox/Retry': { who: ['administrator'], input: async () => ({ outboxId: await deadLetter() }) },
  'Outbox/Drop': { who: ['administrator'], input: async () => ({ outboxId: await deadLetter() }) },
  'Order/GetPage': { who: roles, input: async () => ({}) },
  'Order/GetModel': { who: roles, input: async () => ({ orderId: await onAccount() }) },
  'Order/GetAssignees': { who: roles, input: async () => ({}) },
  'Order/Assign': { who: roles, input: async () => ({ orderIds: [await onAccount()], operatorId: null }) },
  'Order/AddNote': {
    who: roles,
    input: async () => ({ orderId: await onAccount(), requestId: randomUUID(), text: '客户要求周五送' }),
  },
  'Order/AcceptCancel': { who: ['administrator', 'service'], input: async () => ({ orderId: await askedToCancel() }) },
  'Order/RefuseCancel': {
    who: ['administrator', 'service'],
    input: async () => ({ orderId: await askedToCancel(), reason: '已经装车，无法取消' }),
  },
  'Shipment/GetByOrder': { who: roles, input: async () => ({ orderId: await onAccount() }) },
  'Order/GetPicking': { who: ['administrator', 'warehouse'], input: async () => ({ orderIds: [await onAccount()] }) },
  'Shipment/GetNotes': {
    who: ['administrator', 'warehouse'],
    input: async () => ({ shipmentIds: [await shipOrder(test, await onAccount())] }),
  },
  'Shipment/Ship': {
    who: ['administrator', 'warehouse'],
    input: async () => ({
      requestId: randomUUID(),
      orderId: await onAccount(),
      parcels: [parcelOf([{ lineNo: 1, qty: 1 }])],
    }),
  },
  'Shipment/ShipMany': {
    who: ['administrator', 'warehouse'],
    input: async () => ({ rows: [{ orderNo: '1', carrier: '顺丰', trackingNo: trackingNo() }] }),
  },
  'Shipment/Withdraw': {
    who: ['administrator', 'warehouse'],
    input: async () => ({ shipmentId: await shipOrder(test, await onAccount()), reason: '发错了' }),
  },
  'Shipment/CloseLines': {
    who: ['administrator', 'service'],
    input: async () => ({ orderId: await onAccount(), toShip: 20, lines: [{ lineNo: 1, qty: 1 }], reason: '缺货' }),
  },
  'Shipment/AddEvent': {
    who: ['administrator', 'warehouse'],
    input: async () => ({ shipmentId: await shipOrder(test, await onAccount()), text: '到达上海转运中心' }),
  },
  'Return/GetPage': { who: roles, input: async () => ({}) },
  'Return/GetModel': { who: roles, input: async () => ({ returnId: await anyReturn() }) },
  'Return/Pass': {
    who: ['administrator', 'service'],
    input: async () => ({ returnId: await aReturn('pendingReview') }),
  },
  'Return/Reject': {
    who: ['administrator', 'service'],
    input: async () => ({ returnId: await aReturn('pendingReview'), reason: '商品已经拆封使用' }),
  },
  'Return/Inspect': {
    who: ['administrator', 'warehouse'],
    input: async () => ({
      returnId: await aReturn('pendingInspection'),
      lines: [{ lineNo: 1, sound: 1, damaged: 0, refused: 0 }],
    }),
  },
  'Return/Refund': {
    who: ['administrator', 'cashier'],
    input: async () => ({ returnId: await aReturn('pendingRefund') }),
  },
  'Return/Reship': {
    who: ['administrator', 'warehouse'],
    input: async () => ({ returnId: await anExchange(), carrier: 'sf', trackingNo: trackingNo() }),
  },
  'Payment/ConfirmTransfer': {
    who: ['administrator', 'cashier'],
    input: async () => {
      const { orderId, payable } = await buy(test, buyer, [pen], 'transfer');
      return transferOf(orderId, payable);
    },
  },
  'Payment/GetPayee': { who: ['administrator', 'cashier'], input: async () => ({}) },
  'Payment/SavePayee': {
    who: ['administrator'],
    input: async () => ({
      accountName: '易购电商有限公司',
      bankName: '招商银行上海张江支行',
      accountNo: '1219 0000 0010 5528',
    }),
  },
  'Payment/GetStuckRefunds': { who: ['administrator', 'cashier'], input: async () => ({}) },
  'Payment/ConfirmRefund': {
    who: ['administrator', 'cashier'],
    input: async () => ({ refundNo: await waitingRefund(), bankNo: 'ICBC-BACK-1' }),
  },
  'Cashbook/GetPage': { who: ['administrator', 'cashier'], input: async () => ({}) },
  'Cashbook/GetNotices': { who: ['administrator', 'cashier'], input: async () => ({ number: 'P20260101000' }) },
  'Payment/RetryRefund': {
    who: ['administrator', 'cashier'],
    input: async () => ({ refundNo: await waitingRefund() }),
  },
  'Customer/ResetAdministrator': { who: ['administrator', 'service'], input: async () => ({ accountNo: 'admin2' }) },
  'Registration/GetPage': { who: answerers, input: async () => ({}) },
  'Registration/GetModel': { who: answerers, input: async () => ({ registrationId: await aRegistration() }) },
  'Registration/Approve': {
    who: answerers,
    input: async () => ({ registrationId: await aRegistration(), groupIds: [await aGroup()], note: '欢迎' }),
  },
  'Registration/Refuse': {
    who: answerers,
    input: async () => ({ registrationId: await aRegistration(), reason: '执照照片模糊' }),
  },
  'Registration/SetReviewing': { who: ['administrator'], input: async () => ({ reviewing: true }) },
  'Customer/GetPage': { who: customerViewers, input: async () => ({}) },
  'Customer/GetModel': { who: customerViewers, input: async () => ({ customerId: await aCustomer() }) },
  'Customer/GetPeople': {
    who: customerViewers,
    input: async () => ({ reqData: { customerId: await aCustomer() } }),
  },
  'Customer/SetEnabled': { who: keepers, input: async () => switched(await aCustomer()) },
  'CustomerGroup/GetList': { who: customerViewers, input: async () => ({}) },
  'CustomerGroup/GetMembers': {
    who: customerViewers,
    input: async () => ({ reqData: { groupId: await aGroup() } }),
  },
  'CustomerGroup/Save': { who: keepers, input: async () => ({ groupName: newName() }) },
  'CustomerGroup/Delete': { who: keepers, input: async () => ({ groupId: await newGroup() }) },
  'CustomerGroup/Match': { who: keepers, input: async () => ({ words: ['华东精密制造有限公司'] }) },
  'CustomerGroup/AddMembers': {
    who: keepers,
    input: async () => ({ groupId: await aGroup(), customerIds: [await aCustomer()] }),
  },
  'CustomerGroup/RemoveMembers': {
    who: keepers,
    input: async () => ({ groupId: await aGroup(), customerIds: [await aCustomer()] }),
  },
  ...invoiceRights(() => ({ test, buyer })),
  ...statementRights(() => ({ test, buyer })),
  'AuditLog/GetPage': { who: ['administrator'], input: async () => ({}) },
  'System/CheckBooks': { who: ['administrator'], input: async () => ({ requestId: randomUUID() }) },
  'System/GetBooksCheck': { who: ['administrator'], input: async () => ({}) },
  ...goodsRights(() => shop),
  ...assortmentRights(() => shop),
  ...priceBookRights(() => shop),
  ...stockRights(() => shop),
  ...searchWordRights(() => shop),
  ...typedWordRights(() => shop),
  ...shelfRights(() => shop),
  ...editorRights(() => shop),
  ...importRights(() => shop),
};
const aReturn = async (state: ReturnState) => returnAt(test, await asBuyer(), state);
let kept = 0;
const anyReturn = async () => {
  kept = kept || (await aReturn('pendingReview'));
  return kept;
};
const asBuyer = async () => ({ accountId: (await accountOf(test, 'buyer')).accountId, token: buyer });
/** Inspected, and its replacement set aside. */
async function anExchange(): Promise<number> {
  const who = await asBuyer();
  const input = applyInput(await buyReceived(test, who), { type: 'exchange', reason: '规格不合适' });
  const returnId = await applied(test, who, input);
  const token = await tokenOf('administrator');
  must(await staff.call('Return/Pass', { returnId }, { token }));
  const sent = { returnId, carrier: 'sf', trackingNo: trackingNo() } as const;
  must(await test.call('OrderReturn/FillLogistics', sent, who));
  const lines = [{ lineNo: 1, sound: 1, damaged: 0, refused: 0 }];
  must(await staff.call('Return/Inspect', { returnId, lines }, { token }));
  return returnId;
}
let made = 0;
const newName = () => {
  made += 1;
  return `staff${made}`;
};
async function newOperator(): Promise<number> {
  const draft = {
    companyId: 1,
    accountNo: newName(),
    name: '新人',
    password: 'none',
    roles: ['merchandiser' as const],
  };
  return createOperator(test.db, draft, test.clock.now());
}
/** One that waits; what a refused call left so serves the next. */
let waitingId = 0;
async function aRegistration(): Promise<number> {
  const [row] = await test.db.select().from(registrations).where(eq(registrations.registrationId, waitingId));
  if (row?.state === 'inReview') return waitingId;
  must(await staff.call('Registration/SetReviewing', { reviewing: true }, { token: await tokenOf('administrator') }));
  waitingId = (await registered(test)).registrationId;
  return waitingId;
}
/** Nobody of theirs does anything here. */
const aCustomer = async () => (await accountOf(test, 'buyer2')).customerId;
/** The other way than it stands. */
async function switched(customerId: number) {
  const [row] = await test.db.select().from(customers).where(eq(customers.customerId, customerId));
  return { customerId, enabled: !row?.enabled, reason: '试试这个开关' };
}
async function newGroup(): Promise<number> {
  const draft = { companyId: 1, name: newName(), description: '', createdAt: test.clock.now() };
  return (await addGroup(test.db, draft)).groupId;
}
let groupId = 0;
async function aGroup(): Promise<number> {
  groupId = groupId || (await newGroup());
  return groupId;
}
const newGoodsRequest = async () => (await askFor(test, { token: buyer })).wantId;
const onAccount = async () => (await buy(test, buyer, [pen], 'account')).orderId;
async function askedToCancel(): Promise<number> {
  const orderId = await onAccount();
  must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, { token: buyer }));
  return orderId;
}
const paths = Object.keys(table) as (keyof typeof table)[];

describe('each call of the console', () => {
  let foreign: string;
  beforeAll(async () => {
    foreign = (await staff.logIn('foreign', 'Other@2026', 'other.example')).token;
  });

  it.each(paths)('%s lets in exactly the roles it should', async (path) => {
    const { who, input } = table[path];
    const [first = 'administrator', ...others] = who;
    const ask = async (role: Tried, body: unknown) => staff.callRaw(path, body, { token: await tokenOf(role) });
    // What is refused to some is the very thing that another may then do.
    const body = await input(first);
    for (const role of roles.filter((each) => !who.includes(each)))
      expect([role, await ask(role, body)]).toMatchObject([role, { success: false, errorCode: '3' }]);
    expect([first, await ask(first, body)]).toMatchObject([first, { success: true }]);
    for (const role of others)
      expect([role, await ask(role, await input(role))]).toMatchObject([role, { success: true }]);
    if (path === 'Operator/ChangePassword') tokens.clear();
  });

  it.each(paths)('%s knows nobody without a session, from the shop, or from another company', async (path) => {
    for (const who of [{}, { token: 'forged' }, { token: buyer }, { token: foreign }])
      expect(await staff.callRaw(path, {}, who)).toMatchObject({ success: false, errorCode: '2' });
    const elsewhere = { token: await tokenOf('administrator'), host: 'other.example' };
    expect(await staff.callRaw(path, {}, elsewhere)).toMatchObject({ success: false, errorCode: '2' });
  });

  it('leaves a trace that the log can tell in words', async () => {
    const rows = await test.db.select().from(auditLogs);
    const keys = rows.flatMap(({ before, after }) => [before, after].flatMap((each) => Object.keys(each ?? {})));
    expect([...new Set(keys)].filter((key) => !Object.hasOwn(auditFields, key))).toEqual([]);
    const states = rows.flatMap(({ objectKind, before, after }) =>
      [before, after]
        .flatMap((each) => (each as { state?: string } | null)?.state ?? [])
        .map((state) => [objectKind, state]),
    );
    expect(states.filter(([kind = '', state = '']) => !auditStateLabels[kind]?.[state])).toEqual([]);
  });

  it('is in the table, and each one that changes something says so', () => {
    expect(Object.keys(consoleCalls).sort()).toEqual([...paths, 'Operator/Login', 'Operator/Logout'].sort());
  });
});

const closed = (Object.keys(calls) as CallPath[]).filter((path) => calls[path].access === 'account');
it.each(closed)('the shop’s %s does not know an operator', async (path) => {
  const { body } = await test.callRaw(path, {}, { token: await tokenOf('administrator') });
  expect(body).toMatchObject({ success: false, errorCode: '2' });
});

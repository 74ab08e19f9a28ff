import { randomUUID } from 'node:crypto';
import { auditFields, auditStateLabels } from '@yigou/contract/auditLog.terms';
import { type CallPath, calls } from '@yigou/contract/calls';
import { type ConsolePath, consoleCalls } from '@yigou/contract/console';
import type { Failure } from '@yigou/contract/ground/envelope';
import type { OperatorRole } from '@yigou/contract/people/operators.terms';
import type { ReturnState } from '@yigou/contract/trade/returns.terms';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherCompany } from '../../../test/builders';
import { buy, must, orderOf } from '../../../test/buying';
import { invoiceRights } from '../../../test/invoicing';
import { type Operators, operatorsOf } from '../../../test/operators';
import { type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { accountOf } from '../../../test/people';
import { askFor } from '../../../test/requesting';
import { applied, applyInput, buyReceived, returnAt } from '../../../test/returning';
import { parcelOf, shipOrder, trackingNo } from '../../../test/shipping';
import { statementRights } from '../../../test/statementRights';
import { audit } from '../../books/auditor/auditor.service';
import { auditLogs } from '../../ground/auditLog/auditLog.tables';
import { outbox } from '../../ground/jobs/outbox.tables';
import { asSent, hashForStore } from '../../ground/lib/passwords';
import { receipts, refunds } from '../../money/payments/payments.tables';
import { orders } from '../../trade/orders/orders.tables';
import { changeOperator, createOperator, ensureFirstOperator } from './operators.service';
import { operatorSessions, operators } from './operators.tables';

let test: PayingApp;
let staff: Operators;
let buyer: string;
let foreignOrderId: number;
beforeAll(async () => {
  test = await payingApp();
  staff = operatorsOf(test);
  buyer = (await test.logIn('buyer')).token;
  const companyId = await anotherCompany(test, 'other.example');
  const draft = { companyId, accountNo: 'foreign', name: '别家', password: await hashForStore(asSent('Other@2026')) };
  await createOperator(test.db, { ...draft, roles: ['administrator'] }, test.clock.now());
  ({ orderId: foreignOrderId } = await buy(test, buyer, [pen], 'transfer'));
  await test.db.update(orders).set({ companyId }).where(eq(orders.orderId, foreignOrderId));
});
afterAll(async () => {
  await test.db.update(orders).set({ companyId: 1 }).where(eq(orders.orderId, foreignOrderId));
  expect(await audit(test.db)).toEqual([]);
  await test.close();
});

const names = { administrator: 'operator', warehouse: 'warehouse', cashier: 'cashier', service: 'service' } as const;
type Tried = keyof typeof names;
const roles = Object.keys(names) as Tried[];
const tokens = new Map<string, string>();
const tokenOf = async (role: Tried) => {
  const known = tokens.get(role) ?? (await staff.logIn(names[role])).token;
  tokens.set(role, known);
  return known;
};

let bankNo = 0;
const transferOf = (orderId: number, payable: number) => {
  bankNo += 1;
  return { orderIds: [orderId], bankNo: `ICBC-${bankNo}`, amount: payable, paidDate: '2026-11-15' };
};

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
  'Want/GetPage': { who: ['administrator', 'service'], input: async () => ({}) },
  'Want/GetModel': { who: ['administrator', 'service'], input: async () => ({ wantId: await newGoodsRequest() }) },
  'Want/Answer': {
    who: ['administrator', 'service'],
    input: async () => ({ wantId: await newGoodsRequest(), text: '', skuNos: [pen[0]] }),
  },
  'Want/Refuse': {
    who: ['administrator', 'service'],
    input: async () => ({ wantId: await newGoodsRequest(), reason: '厂家已经停产' }),
  },
  'Report/GetSales': { who: ['administrator', 'cashier'], input: async () => ({}) },
  'Report/GetStockWarnings': { who: ['administrator', 'cashier'], input: async () => ({}) },
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
  ...invoiceRights(() => ({ test, buyer })),
  ...statementRights(() => ({ test, buyer })),
  'AuditLog/GetPage': { who: ['administrator'], input: async () => ({}) },
  'System/CheckBooks': { who: ['administrator'], input: async () => ({ requestId: randomUUID() }) },
  'System/GetBooksCheck': { who: ['administrator'], input: async () => ({}) },
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
const newGoodsRequest = async () => (await askFor(test, { token: buyer })).wantId;
const onAccount = async () => (await buy(test, buyer, [pen], 'account')).orderId;
async function askedToCancel(): Promise<number> {
  const orderId = await onAccount();
  must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, { token: buyer }));
  return orderId;
}
const paths = Object.keys(table) as (keyof typeof table)[];

/** Too much came by bank, and somebody has to send it back. */
async function waitingRefund(): Promise<string> {
  const { orderId, payable } = await buy(test, buyer, [pen], 'transfer');
  must(
    await staff.call('Payment/ConfirmTransfer', transferOf(orderId, payable + 1), { token: await tokenOf('cashier') }),
  );
  const [refund] = await test.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  return refund?.refundNo ?? '';
}

describe('each call of the console', () => {
  it.each(paths)('%s lets in exactly the roles it should', async (path) => {
    for (const role of roles) {
      const answer = await staff.callRaw(path, await table[path].input(role), { token: await tokenOf(role) });
      const wanted = table[path].who.includes(role) ? { success: true } : { success: false, errorCode: '3' };
      expect([role, answer]).toMatchObject([role, wanted]);
    }
    if (path === 'Operator/ChangePassword') tokens.clear();
  });

  it.each(paths)('%s knows nobody without a session, from the shop, or from another company', async (path) => {
    const foreign = await staff.logIn('foreign', 'Other@2026', 'other.example');
    for (const who of [{}, { token: 'forged' }, { token: buyer }, { token: foreign.token }])
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

describe('an operator', () => {
  it('logs in with what they may do, and is counted apart from accounts of the same name', async () => {
    expect(await staff.logIn('cashier')).toMatchObject({
      operatorName: '徐婷',
      roles: ['cashier'],
      functions: [
        'orders/view',
        'payments/transfer',
        'payments/refund',
        'returns/view',
        'returns/refund',
        'invoices/view',
        'invoices/issue',
        'invoices/red',
        'invoices/qualify',
        'statements/view',
        'statements/manage',
        'statements/bank',
        'statements/credit',
        'reports/view',
      ],
    });
    const wrong = () => staff.callRaw('Operator/Login', { accountNo: 'service', accountPwd: asSent('Wrong@2026') });
    for (let tries = 0; tries < 4; tries += 1) expect(await wrong()).toMatchObject({ errorCode: '1' });
    expect(await wrong()).toMatchObject({ errorCode: '7' });
    expect(
      await staff.callRaw('Operator/Login', { accountNo: 'service', accountPwd: asSent('Yigou@2026') }),
    ).toMatchObject({ errorCode: '7' });
    // An account of a customer may be called the same; it is not locked by this.
    expect(await test.call('Account/Login', { accountNo: 'service', accountPwd: asSent('x') })).toMatchObject({
      errorCode: '1',
    });
  });

  it('is out at once when they are disabled, gets another password, or leaves; a role counts at the next call', async () => {
    const [row] = await test.db.select().from(operators).where(eq(operators.accountNo, 'warehouse'));
    const operatorId = row?.operatorId ?? 0;
    const look = (token: string) => staff.callRaw('Operator/GetCurrent', {}, { token });
    const first = (await staff.logIn('warehouse')).token;
    await changeOperator(test.db, operatorId, { roles: ['warehouse', 'cashier'] satisfies OperatorRole[] });
    expect(await look(first)).toMatchObject({
      resultData: {
        functions: expect.arrayContaining(['orders/view', 'orders/ship', 'payments/transfer', 'payments/refund']),
      },
    });
    await changeOperator(test.db, operatorId, { roles: ['warehouse'] });
    await changeOperator(test.db, operatorId, { enabled: false });
    expect(await look(first)).toMatchObject({ errorCode: '2' });
    expect(
      await staff.callRaw('Operator/Login', { accountNo: 'warehouse', accountPwd: asSent('Yigou@2026') }),
    ).toMatchObject({ errorCode: '1', errorMsg: expect.stringContaining('停用') });
    await changeOperator(test.db, operatorId, { enabled: true });
    expect(await look(first)).toMatchObject({ errorCode: '2' });
    const second = (await staff.logIn('warehouse')).token;
    await changeOperator(test.db, operatorId, { password: row?.password ?? '' });
    expect(await look(second)).toMatchObject({ errorCode: '2' });
    const third = (await staff.logIn('warehouse')).token;
    must(await staff.call('Operator/Logout', {}, { token: third }));
    expect(await look(third)).toMatchObject({ errorCode: '2' });
    // A session that was opened in the very moment they were disabled is none.
    const fourth = (await staff.logIn('warehouse')).token;
    const own = eq(operators.operatorId, operatorId);
    await test.db.update(operators).set({ enabled: false }).where(own);
    expect(await look(fourth)).toMatchObject({ errorCode: '2' });
    await test.db.update(operators).set({ enabled: true }).where(own);
  });

  it('is there from the beginning where somebody gave them a password, and never a second time', async () => {
    const foreignId =
      (await test.db.select().from(operators).where(eq(operators.accountNo, 'foreign')))[0]?.companyId ?? 0;
    const password = await hashForStore(asSent('First@2026'));
    const names = async (companyId: number) =>
      (await test.db.select().from(operators).where(eq(operators.companyId, companyId))).map((row) => row.accountNo);
    await ensureFirstOperator(test.db, foreignId, password, test.clock.now());
    expect(await names(foreignId)).toEqual(['foreign']);
    await test.db.delete(operatorSessions);
    tokens.clear();
    await test.db.delete(operators).where(eq(operators.companyId, foreignId));
    await ensureFirstOperator(test.db, foreignId, password, test.clock.now());
    await ensureFirstOperator(test.db, foreignId, password, test.clock.now());
    expect(await names(foreignId)).toEqual(['operator']);
    expect(await staff.logIn('operator', 'First@2026', 'other.example')).toMatchObject({ roles: ['administrator'] });
  });

  it('is logged out after two idle hours, and after a day however busy', async () => {
    const { token } = await staff.logIn('operator');
    const look = () => staff.callRaw('Operator/GetCurrent', {}, { token });
    for (let hour = 0; hour < 23; hour += 1) {
      test.clock.advanceMinutes(61);
      expect([hour, await look()]).toMatchObject([hour, { success: true }]);
    }
    test.clock.advanceMinutes(61);
    expect(await look()).toMatchObject({ errorCode: '2' });
    const idle = (await staff.logIn('operator')).token;
    test.clock.advanceMinutes(121);
    expect(await staff.callRaw('Operator/GetCurrent', {}, { token: idle })).toMatchObject({ errorCode: '2' });
    test.rewind();
  });
});

describe('money confirmed by an operator', () => {
  it('pays the order in their name, once, and leaves a trace that nobody can change', async () => {
    const token = await tokenOf('cashier');
    const { orderId, payable } = await buy(test, buyer, [pen], 'transfer');
    const given = transferOf(orderId, payable);
    must(await staff.call('Payment/ConfirmTransfer', given, { token }));
    must(await staff.call('Payment/ConfirmTransfer', given, { token }));
    const order = await orderOf(test, buyer, orderId);
    expect(order).toMatchObject({ state: 'pendingShipment', payState: 'paid' });
    expect(order.logs.at(-1)).toMatchObject({ who: '徐婷', what: '付款成功' });
    expect(await test.db.select().from(receipts).where(eq(receipts.transactionId, given.bankNo))).toHaveLength(1);
    const [trace] = await test.db.select().from(auditLogs).orderBy(desc(auditLogs.auditLogId)).limit(1);
    expect(trace).toMatchObject({
      actorKind: 'operator',
      who: '徐婷',
      what: '确认到账',
      objectKind: 'bankTransfer',
      objectId: given.bankNo,
      after: { orderIds: [orderId], amount: payable },
    });
    for (const statement of ['update audit_log set who = who', 'delete from audit_log', 'truncate audit_log'])
      await expect(test.db.execute(sql.raw(statement))).rejects.toThrow();
  });

  it('is refused for orders of another company as for ones that do not exist, and nothing is kept', async () => {
    const token = await tokenOf('cashier');
    const count = async () => (await test.db.select().from(receipts)).length;
    const before = await count();
    const foreign = await staff.callRaw('Payment/ConfirmTransfer', transferOf(foreignOrderId, 10), { token });
    expect(foreign).toMatchObject({ success: false, errorCode: '4' });
    expect(foreign).toEqual(await staff.callRaw('Payment/ConfirmTransfer', transferOf(999_999_999, 10), { token }));
    expect(await count()).toBe(before);
  });

  it.each([
    ['no amount', { amount: 0 }],
    ['half a 分', { amount: 1.005 }],
    ['more than any bank moves', { amount: 1e12 }],
    ['no number of the bank', { bankNo: ' ' }],
    ['a day that is none', { paidDate: '2026-02-30' }],
    ['no order', { orderIds: [] }],
  ])('with %s is refused in Chinese', async (_, wrong) => {
    const token = await tokenOf('cashier');
    const answer = (await staff.callRaw(
      'Payment/ConfirmTransfer',
      { ...transferOf(1, 10), ...wrong },
      { token },
    )) as Failure;
    expect(answer).toMatchObject({ success: false, errorCode: '5' });
    expect(Object.values(answer.fields ?? {}).join()).toMatch(/\p{Script=Han}/u);
  });
});

describe('refunds that hang', () => {
  it('are shown to the company whose they are, and tried again by hand', async () => {
    const token = await tokenOf('cashier');
    const refundNo = await waitingRefund();
    const list = must(await staff.call('Payment/GetStuckRefunds', {}, { token })).resultData;
    expect(list.find((each) => each.refundNo === refundNo)).toMatchObject({
      amount: 1,
      state: '等待退款',
      byGateway: false,
      nextTime: '',
    });
    must(await staff.call('Payment/RetryRefund', { refundNo }, { token }));
    expect(await staff.callRaw('Payment/RetryRefund', { refundNo: 'T2026111599999999' }, { token })).toMatchObject({
      errorCode: '4',
    });
  });
});

import { randomUUID } from 'node:crypto';
import type { TaskProgress } from '@yigou/contract/people/tasks.terms';
import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { applications, titles } from '../src/books/invoices/invoices.tables';
import { statements } from '../src/books/statements/statements.tables';
import { browsings, favourites } from '../src/goods/favourites/favourites.tables';
import { files } from '../src/ground/files/files.tables';
import { budgets } from '../src/money/budgets/budgets.tables';
import { attempts } from '../src/money/payments/payments.tables';
import { accounts } from '../src/people/accounts/accounts.tables';
import { notices } from '../src/people/notices/notices.tables';
import { addOrgUnit, addRole } from '../src/people/org/org.service';
import { orgUnits, roles } from '../src/people/org/org.tables';
import { sessions } from '../src/people/sessions/sessions.tables';
import { tasks } from '../src/people/tasks/tasks.tables';
import { views } from '../src/people/views/views.tables';
import { addresses } from '../src/trade/addresses/addresses.tables';
import { approvalFlows, approvalRules, approvalTasks } from '../src/trade/approvals/approvals.tables';
import { cartLines } from '../src/trade/cart/cart.tables';
import { purchaseLists } from '../src/trade/lists/lists.tables';
import { orders } from '../src/trade/orders/orders.tables';
import { wants } from '../src/trade/requests/requests.tables';
import { returns } from '../src/trade/returns/returns.tables';
import { stockAlerts } from '../src/trade/stockAlerts/stockAlerts.tables';
import { buyAsked, byUsers, flowOf, makeRule, tasksOf } from './approving';
import { planLimits } from './budgets';
import { pngPixel, uploadFile } from './builders';
import { buy, must, skuIdOf } from './buying';
import { applyFor, demanded, endedOrder, issuedByHand, specialTitle } from './invoicing';
import { open, type PayingApp } from './payingApp';
import { accountOf, addPerson, openSessions, type Person, type Place } from './people';
import { askFor, waitFor } from './requesting';
import { buyReceived, returnAt } from './returning';
import { shipOrder } from './shipping';
import { financeOf, statementAt } from './statements';

export const redPen: [string, number] = ['MG-Q7-RD', 5];
export const addressDraft = {
  receiver: '张三',
  phone: '13800138000',
  areaCode: '310115125',
  detail: '博云路 2 号浦软大厦',
};

/** Something that belongs to somebody. Made by calling the shop, and handed to whoever is to own it. */
type Thing<Id extends number | string> = {
  make: (test: PayingApp, maker: Person) => Promise<Id>;
  table: PgTable;
  idColumn: PgColumn;
  /** What nobody has. */
  nobodys: Id;
  /** Other people's are seen as far as the data scope reaches. */
  scoped?: boolean;
  /** Everybody of the customer shares it, whatever their data scope. */
  shared?: boolean;
  /** What answers call its id, where that is another name than its column's. */
  wireName?: string;
};

const order = { table: orders, idColumn: orders.orderId, nobodys: 999_999_999, scoped: true };
const flow = { table: approvalFlows, idColumn: approvalFlows.flowId, nobodys: 999_999_999 };
const returned = { table: returns, idColumn: returns.returnId, nobodys: 999_999_999, scoped: true };
const application = {
  table: applications,
  idColumn: applications.applicationId,
  nobodys: 999_999_999,
  scoped: true,
};
const file = { table: files, idColumn: files.fileId, nobodys: randomUUID() };

const statement = { table: statements, idColumn: statements.statementId, nobodys: 999_999_999, scoped: true };
const want = { table: wants, idColumn: wants.wantId, nobodys: 999_999_999 };
const task = { table: tasks, idColumn: tasks.taskId, nobodys: 999_999_999 };

const addTask = async (test: PayingApp, { accountId, state }: { accountId: number; state: TaskProgress }) => {
  const { companyId } = await accountOf(test, 'buyer');
  const draft = {
    kind: 'orderExport' as const,
    title: '订单导出',
    params: {},
    requestId: randomUUID(),
    requestHash: '',
  };
  const owner = { companyId, accountId };
  const [row] = await test.db
    .insert(tasks)
    .values({ ...draft, ...owner, state, total: 1, createdAt: test.clock.now() })
    .returning();
  return row?.taskId ?? 0;
};

const buyOne = async (test: PayingApp, { token }: Person, method: 'transfer' | 'account') =>
  (await buy(test, token, [redPen], method)).orderId;

const askAbout = async (test: PayingApp, maker: Person): Promise<number> => {
  const [one, two] = [await accountOf(test, 'approver'), await accountOf(test, 'finance')];
  const levels = [byUsers([one.accountId]), byUsers([two.accountId])];
  return (await buyAsked(test, maker, levels, { goods: redPen })).orderId;
};

const upload = async (test: PayingApp, { token }: Person, kind: string): Promise<string> =>
  (await uploadFile(test, { kind, file: { name: '凭证.png', bytes: pngPixel } }, 'localhost', token)).body.resultData
    .fileId;

/** Who may send it is not who makes the other things. */
const financeUpload = async (test: PayingApp): Promise<string> => upload(test, await financeOf(test), 'statementFile');

const penId = (test: PayingApp) => skuIdOf(test, redPen[0]);

/** One that waits for its review, over one order. */
const applyOne = async (test: PayingApp, maker: Person): Promise<number> =>
  (await applyFor(test, maker, [await endedOrder(test, maker, [redPen])])).applicationId;

/** In which budgets of tests stand, so that they do not meet those of the demo world. */
export const thingYear = 2030;

export const things = {
  unpaidOrder: { ...order, make: (test, maker) => buyOne(test, maker, 'transfer') },
  paidOrder: { ...order, make: (test, maker) => buyOne(test, maker, 'account') },
  cancelRequested: {
    ...order,
    make: async (test, maker) => {
      const orderId = await buyOne(test, maker, 'account');
      must(await test.call('Order/CancelApply', { orderId, reason: '不想买了' }, maker));
      return orderId;
    },
  },
  /** Only who submitted it may put it out of sight, however far others see. */
  endedOrder: {
    ...order,
    scoped: false,
    make: async (test, maker) => {
      const orderId = await buyOne(test, maker, 'transfer');
      must(await test.call('Order/Cancel', { orderId, reason: '不想买了' }, maker));
      return orderId;
    },
  },
  shippedOrder: {
    ...order,
    make: async (test, maker) => {
      const orderId = await buyOne(test, maker, 'account');
      await shipOrder(test, orderId);
      return orderId;
    },
  },
  completedOrder: { ...order, make: (test, maker) => endedOrder(test, maker, [redPen]) },
  invoiceTitle: {
    table: titles,
    idColumn: titles.titleId,
    nobodys: 999_999_999,
    shared: true,
    make: async (test) => {
      const { companyId, customerId } = await accountOf(test, 'buyer');
      const draft = {
        ...specialTitle,
        type: 'normal' as const,
        name: `抬头 ${randomUUID()}`,
        savedAt: test.clock.now(),
      };
      const texts = { taxNo: '', address: '', phone: '', bank: '', bankAccount: '', mobile: '', ...draft };
      const [row] = await test.db
        .insert(titles)
        .values({ ...texts, companyId, customerId, isDefault: false, qualification: 'unreviewed' })
        .returning();
      return row?.titleId ?? 0;
    },
  },
  invoiceApplication: { ...application, make: applyOne },
  issuedInvoice: {
    ...application,
    make: async (test, maker) => {
      const applicationId = await applyOne(test, maker);
      await issuedByHand(test, applicationId);
      // It was mailed in this very moment of the clock, and is not mailed again at once.
      const own = eq(applications.applicationId, applicationId);
      await test.db.update(applications).set({ mailedAt: null }).where(own);
      return applicationId;
    },
  },
  demandedInvoice: {
    ...application,
    make: async (test, maker) => {
      const applicationId = await applyOne(test, maker);
      await demanded(test, applicationId);
      return applicationId;
    },
  },
  attempt: {
    table: attempts,
    idColumn: attempts.outTradeNo,
    nobodys: 'P20260101000',
    make: async (test, maker) =>
      (await open(test, maker.token, [await buyOne(test, maker, 'transfer')], 'wechat')).outTradeNo,
  },
  address: {
    table: addresses,
    idColumn: addresses.addressId,
    nobodys: 999_999_999,
    make: async (test, maker) => must(await test.call('ReceiveAddress/Save', addressDraft, maker)).resultData.addressId,
  },
  cartLine: {
    table: cartLines,
    idColumn: cartLines.cartId,
    nobodys: 999_999_999,
    make: async (test, maker) => {
      must(await test.call('ShopCart/EmptyCart', {}, maker));
      const line = { itemId: await penId(test), chartQty: redPen[1] };
      return must(await test.call('ShopCart/Add', line, maker)).resultData.cartId;
    },
  },
  concern: {
    table: favourites,
    idColumn: favourites.concernId,
    nobodys: 999_999_999,
    make: async (test, maker) =>
      must(await test.call('ShopItemConcern/Add', { itemId: await penId(test) }, maker)).resultData.concernId,
  },
  purchaseList: {
    table: purchaseLists,
    idColumn: purchaseLists.listId,
    nobodys: 999_999_999,
    make: async (test, maker) => {
      const draft = { name: `清单 ${randomUUID()}`.slice(0, 30) };
      const { listId } = must(await test.call('PurchaseList/Save', draft, maker)).resultData;
      const lines = [{ itemId: await penId(test), qty: 1 }];
      must(await test.call('PurchaseList/AddLines', { listId, lines }, maker));
      return listId;
    },
  },
  browsing: {
    table: browsings,
    idColumn: browsings.browsingId,
    nobodys: 999_999_999,
    make: async (test, maker) => {
      must(await test.call('CustBrowsing/Submit', { itemId: await penId(test) }, maker));
      const [seen] = await test.db.select().from(browsings).where(eq(browsings.accountId, maker.accountId));
      return seen?.browsingId ?? 0;
    },
  },
  notice: {
    table: notices,
    idColumn: notices.noticeId,
    nobodys: 999_999_999,
    make: async (test, maker) => {
      const [row] = await test.db
        .insert(notices)
        .values({ accountId: maker.accountId, kind: 'order', title: '已发货', text: '', link: '/', at: new Date() })
        .returning();
      return row?.noticeId ?? 0;
    },
  },
  session: {
    table: sessions,
    idColumn: sessions.sessionId,
    nobodys: 999_999_999,
    make: async (test, maker) => {
      await openSessions(test, [maker.accountId]);
      const own = await test.db.select().from(sessions).where(eq(sessions.accountId, maker.accountId));
      return Math.max(...own.map((each) => each.sessionId));
    },
  },
  approvalTask: {
    table: approvalTasks,
    idColumn: approvalTasks.taskId,
    nobodys: 999_999_999,
    make: async (test, maker) => {
      const orderId = await askAbout(test, maker);
      const [task] = await tasksOf(test, orderId);
      // At the second level, and handed on: so it can be sent back, and belongs to whoever it is given to.
      await test.db.update(approvalFlows).set({ level: 2 }).where(eq(approvalFlows.orderId, orderId));
      const taskId = task?.taskId ?? 0;
      await test.db.update(approvalTasks).set({ level: 2, origin: 'transfer' }).where(eq(approvalTasks.taskId, taskId));
      return taskId;
    },
  },
  approvalFlow: { ...flow, make: async (test, maker) => (await flowOf(test, await askAbout(test, maker))).flowId },
  askedFlow: {
    ...flow,
    make: async (test, maker) => {
      const { flowId } = await flowOf(test, await askAbout(test, maker));
      await test.db.update(approvalFlows).set({ askedAt: test.clock.now() }).where(eq(approvalFlows.flowId, flowId));
      return flowId;
    },
  },
  rejectedOrder: {
    ...order,
    scoped: false,
    make: async (test, maker) => {
      const orderId = await askAbout(test, maker);
      const { flowId } = await flowOf(test, orderId);
      must(await test.call('Approval/Withdraw', { requestId: randomUUID(), flowId }, maker));
      return orderId;
    },
  },
  approvalRule: {
    table: approvalRules,
    idColumn: approvalRules.ruleId,
    nobodys: 999_999_999,
    scoped: true,
    make: async (test) => makeRule(test, { enabled: false, levels: [{ by: 'unitHead' }] }),
  },
  budget: {
    table: budgets,
    idColumn: budgets.budgetId,
    nobodys: 999_999_999,
    scoped: true,
    // One at a time: a unit has one for each period.
    make: async (test) => {
      const startsOn = `${thingYear}-01-01`;
      await test.db.delete(budgets).where(eq(budgets.startsOn, startsOn));
      const { customerId, orgId } = await accountOf(test, 'buyer');
      await planLimits(test, { customerId, cells: [{ orgId, startsOn, limit: 500_000 }] });
      const [made] = await test.db.select().from(budgets).where(eq(budgets.startsOn, startsOn));
      return made?.budgetId ?? 0;
    },
  },
  unit: {
    table: orgUnits,
    idColumn: orgUnits.orgId,
    nobodys: 99_999_999,
    scoped: true,
    make: async (test) => {
      const { customerId, orgId: parentId } = await accountOf(test, 'admin');
      return addOrgUnit(test.db, { customerId, parentId, code: `T-${randomUUID().slice(0, 20)}`, name: '新组' });
    },
  },
  role: {
    table: roles,
    idColumn: roles.roleId,
    nobodys: 99_999_999,
    scoped: true,
    make: async (test) => {
      const { customerId } = await accountOf(test, 'admin');
      const draft = { dataScope: 'own' as const, functions: ['order/myOrder' as const] };
      return addRole(test.db, customerId, { name: `自建 ${randomUUID().slice(0, 12)}`, ...draft });
    },
  },
  user: {
    table: accounts,
    idColumn: accounts.accountId,
    nobodys: 99_999_999,
    scoped: true,
    wireName: 'userId',
    make: async (test) => {
      const { companyId, customerId, orgId } = await accountOf(test, 'buyer');
      return (await addPerson(test, { companyId, customerId, orgId }, [])).accountId;
    },
  },
  returnPicture: { ...file, make: (test, maker) => upload(test, maker, 'returnPicture') },
  receivedOrder: { ...order, make: buyReceived },
  pendingReturn: { ...returned, make: (test, maker) => returnAt(test, maker, 'pendingReturn') },
  confirmableReturn: { ...returned, make: (test, maker) => returnAt(test, maker, 'pendingConfirm') },
  task: { ...task, make: (test, { accountId }) => addTask(test, { accountId, state: 'waiting' }) },
  failedTask: { ...task, make: (test, { accountId }) => addTask(test, { accountId, state: 'failed' }) },
  openStatement: { ...statement, make: (test, maker) => statementAt(test, maker, 'open') },
  disputedStatement: { ...statement, make: (test, maker) => statementAt(test, maker, 'disputed') },
  confirmedStatement: { ...statement, make: (test, maker) => statementAt(test, maker, 'confirmed') },
  statementFile: { ...file, make: (test) => financeUpload(test) },
  savedView: {
    table: views,
    idColumn: views.viewId,
    nobodys: 999_999_999,
    make: async (test, { accountId }) => {
      const view = { accountId, list: 'orgOrderFee' as const, name: randomUUID().slice(0, 20), query: '' };
      const [row] = await test.db
        .insert(views)
        .values({ ...view, createdAt: test.clock.now() })
        .returning();
      return row?.viewId ?? 0;
    },
  },
  want: { ...want, scoped: true, make: async (test, maker) => (await askFor(test, maker)).wantId },
  ownGoodsRequest: { ...want, make: async (test, maker) => (await askFor(test, maker)).wantId },
  answeredGoodsRequest: {
    ...want,
    make: async (test, maker) => {
      const { wantId } = await askFor(test, maker);
      await test.db.update(wants).set({ state: 'quoted' }).where(eq(wants.wantId, wantId));
      return wantId;
    },
  },
  wantPicture: { ...file, make: (test, maker) => upload(test, maker, 'wantPicture') },
  stockAlert: {
    table: stockAlerts,
    idColumn: stockAlerts.watchId,
    nobodys: 999_999_999,
    make: async (test, maker) => waitFor(test, maker.accountId, await penId(test)),
  },
  attachment: { ...file, make: (test, maker) => upload(test, maker, 'attachment') },
  voucher: { ...file, make: (test, maker) => upload(test, maker, 'voucher') },
} satisfies Record<string, Thing<number> | Thing<string>>;

export type ThingName = keyof typeof things;
export type ThingIds = { [N in ThingName]: (typeof things)[N]['nobodys'] };
export type Owner = Place & Pick<Person, 'accountId'>;

const thingOf = (name: ThingName): Thing<number | string> => things[name] as Thing<number | string>;

/** Whatever a table says about whose a row is; what it is itself stays. */
function ownedBy({ table, idColumn }: Thing<number | string>, owner: Owner): Partial<Owner> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(owner).filter(([name]) => name in columns && columns[name] !== idColumn));
}

export const makeThing = (test: PayingApp, name: ThingName, maker: Person) => thingOf(name).make(test, maker);

/** Gives the whole row as it is from now on. */
export async function handOver(test: PayingApp, name: ThingName, id: number | string, owner: Owner) {
  const { table, idColumn } = thingOf(name);
  return test.db
    .update(table)
    .set(ownedBy(thingOf(name), owner))
    .where(eq(idColumn, id))
    .returning();
}

/** The whole row: what somebody without a right to it must leave as it is. */
export const rowOf = (test: PayingApp, name: ThingName, id: number | string) =>
  test.db
    .select()
    .from(thingOf(name).table)
    .where(eq(thingOf(name).idColumn, id));

export const nobodysId = (name: ThingName) => thingOf(name).nobodys;
export const isShared = (name: ThingName): boolean => thingOf(name).shared ?? false;
export const isScoped = (name: ThingName): boolean => thingOf(name).scoped ?? false;

/** Whether an answer shows it. */
export function shows(body: unknown, name: ThingName, id: number | string): boolean {
  const { table, idColumn, wireName } = thingOf(name);
  const columnName = Object.entries(getTableColumns(table)).find(([, column]) => column === idColumn)?.[0];
  return new RegExp(`"${wireName ?? columnName}":${id}[,}]`).test(JSON.stringify(body));
}

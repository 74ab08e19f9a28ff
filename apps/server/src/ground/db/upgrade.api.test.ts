import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/emptyDatabase';
import { migrateUpTo, plantRows } from '../../../test/oldDatabase';
import { audit } from '../../books/auditor/auditor.service';
import { quotePrice } from '../../goods/pricing/pricing.rules';
import { linesFor, poolOf } from '../../goods/pricing/pricing.service';
import { ledgerFaults } from '../../money/ledger/creditFaults.service';
import type { Database } from './client';
import { migrate } from './migrate';

type Row = Parameters<typeof plantRows>[1][number];

const order = (order_id: number, more: object = {}): Row => [
  'purchase_order',
  { order_id, company_id: 1, customer_id: 1, order_no: `NO-${order_id}`, state: 'completed', ...more },
];
const line = (order_id: number, line_no: number, more: object): Row => [
  'order_line',
  { order_line_id: order_id * 10 + line_no, order_id, line_no, qty: 10, ...more },
];
/** Confirmed by hand for an order, under this number. */
const confirmed = (receipt_id: number, order_id: number, transaction_id: string, amount: number): Row[] => [
  ['payment_receipt', { receipt_id, channel: 'transfer', transaction_id, amount }],
  ['payment_receipt_order', { receipt_id, order_id, amount }],
];
/** Told of by a file. */
const told = (bank_line_id: number, bank_no: string, amount: number, more: object = {}): Row => [
  'bank_line',
  { bank_line_id, company_id: 1, bank_no, amount, payer: '甲公司', file_name: '流水.xlsx', ...more },
];
const entry = (ledger_account_id: number, kind: string, amount: number, used_after: number, more: object): Row => [
  'ledger_entry',
  { ledger_account_id, kind, amount, used_after, ...more },
];
const goods = (sku_id: number, category_id: number, tiers: { fromQty: number; price: number }[] = []): Row[] => [
  ['sku', { sku_id, product_id: sku_id, sku_no: `SKU-${sku_id}`, tiers: JSON.stringify(tiers) }],
  ['product', { product_id: sku_id, category_id }],
];
const returned = (return_id: number, order_id: number, reason: string, more: object = {}): Row => [
  'order_return',
  {
    ...{ return_id, return_no: `R-${return_id}`, order_id, reason },
    ...{ type: 'returnRefund', state: 'pendingReview', ...more },
  },
];

const bankMoney: Row[] = [
  ...[1, 2, 3, 4, 5].map((orderId) => order(orderId)),
  order(6, { company_id: 2 }),
  ...confirmed(1, 1, ' hand 1', 100),
  ...confirmed(2, 2, 'both-2', 200),
  ...confirmed(3, 3, 'TWICE-3', 300),
  ...confirmed(4, 4, 'IGNORED-4', 400),
  ...confirmed(5, 5, 'OTHER-5', 500),
  ...confirmed(6, 6, 'HAND-6', 600),
  told(1, 'ｂｏｔｈ－2', 200),
  told(2, 'TWICE-3', 300, { matched: 300, state: 'matched' }),
  told(3, 'IGNORED-4', 400, { state: 'ignored', note: '与货款无关' }),
  told(4, 'OTHER-5', 501),
  told(5, 'HAND-6', 600),
  told(6, 'same', 1),
  told(7, 'SAME', 2),
  told(8, 'W-0123456789abcdef01234567', 3),
  told(9, 'free 9', 9),
];

const budgetsOf: Row[] = [
  ['category', { category_id: 1, name: '办公' }],
  ['category', { category_id: 2, parent_id: 1, name: '纸' }],
  ['category', { category_id: 3, name: '工具' }],
  ...goods(1, 2),
  ...goods(2, 3),
  ...[11, 12, 13].map((ledger_account_id): Row => {
    return ['ledger_account', { ledger_account_id, kind: 'budget', customer_id: 1, limit: 9_000, used: 0 }];
  }),
  ['budget', { budget_id: 11, org_id: 1, period_kind: 'month', starts_on: '2026-01-01' }],
  ['budget', { budget_id: 12, org_id: 1, period_kind: 'month', starts_on: '2026-01-01', category_id: 1 }],
  ['budget', { budget_id: 13, org_id: 1, period_kind: 'year', starts_on: '2026-01-01' }],
  order(20, { version: 2, state: 'pendingPayment' }),
  line(20, 1, { sku_id: 1, total: 1_000, freight_share: 30, discount_share: 5 }),
  line(20, 2, { sku_id: 2, total: 500 }),
  line(20, 3, { sku_id: 1, total: 70 }),
  entry(12, 'occupy', 1_095, 1_095, { holder: 'order:20:v2', cause: 'order:20:v2' }),
  entry(11, 'occupy', 500, 500, { holder: 'order:20:v2', cause: 'order:20:v2' }),
  entry(13, 'occupy', 1_595, 1_595, { holder: 'order:20:v2', cause: 'order:20:v2' }),
];

const linesAndReturns: Row[] = [
  order(30),
  line(30, 1, { total: 1_000, freight_share: 101, closed_qty: 2, returned_qty: 1, refunded: 330 }),
  line(30, 2, { total: 1_000, freight_share: 101, returned_qty: 3, refunded: 300 }),
  line(30, 3, { total: 1_000, freight_share: 100, discount_share: 10 }),
  ['invoice_application', { application_id: 1, application_no: 'F-1', state: 'issued' }],
  ['invoice_application', { application_id: 2, application_no: 'F-2', state: 'rejected' }],
  ['invoice_application_line', { application_id: 1, order_line_id: 303, order_id: 30, qty: 5, total: 545 }],
  ['invoice_application_line', { application_id: 2, order_line_id: 303, order_id: 30, qty: 5, total: 545 }],
  ['invoice', { invoice_id: 1, application_id: 1, colour: 'blue', state: 'issued', request_no: 'a' }],
  ['invoice', { invoice_id: 2, application_id: 1, colour: 'red', blue_id: 1, state: 'issued', request_no: 'b' }],
  ['invoice', { invoice_id: 3, application_id: 1, colour: 'red', blue_id: 1, state: 'redFailed', request_no: 'c' }],
  ...[1, 2, 3].map((invoice_id): Row => {
    return [
      'invoice_line',
      { invoice_id, line_no: 1, order_line_id: 303, qty: 2, total: invoice_id === 1 ? 545 : 218 },
    ];
  }),
  returned(1, 30, '质量问题'),
  returned(2, 30, '七天无理由'),
  returned(3, 30, '质量问题', { state: 'completed', amount: 77 }),
  returned(4, 30, '质量问题', { type: 'exchange' }),
  ...[1, 2, 4].map((return_id): Row => ['order_return_line', { return_id, line_no: 3, qty: 3 }]),
  ['order_return_line', { return_id: 3, line_no: 3, qty: 1, accepted: 1, amount: 77 }],
  order(31, { state: 'closed' }),
  order(32, { state: 'shipped' }),
  ...[31, 32].map((order_id): Row => {
    const number = { shipment_id: order_id, shipment_no: `S-${order_id}`, tracking_no: `T-${order_id}` };
    return ['shipment', { ...number, order_id, state: 'shipped', due_at: '2026-02-01T00:00:00Z' }];
  }),
  ['shipment', { shipment_id: 33, shipment_no: 'S-33', tracking_no: 'T-33', order_id: 31, state: 'received' }],
];

const credit: Row[] = [
  ['ledger_account', { ledger_account_id: 1, kind: 'credit', customer_id: 1, limit: 100_000, used: 5_923 }],
  order(40, { pay_state: 'onAccount', payable: 4_000, received: 1_000 }),
  order(41, { pay_state: 'onAccountSettled', payable: 2_000, received: 500 }),
  order(42, { pay_state: 'paid', payable: 2_000, received: 2_000 }),
  entry(1, 'occupy', 4_000, 4_000, { holder: 'order:40:v1', cause: 'order:40:v1' }),
  entry(1, 'occupy', 2_000, 6_000, { holder: 'order:41:v1', cause: 'order:41:v1' }),
  entry(1, 'release', 77, 5_923, { holder: 'order:40:v1', cause: 'return:3' }),
];

const steps = [
  { fromQty: 5, price: 90 },
  { fromQty: 20, price: 80 },
];
/** Before anybody kept where a price came from, and since. */
const sold: Row[] = [
  ...goods(51, 3, steps),
  order(50, { pay_state: 'paid', goods: 9_400, payable: 9_400, received: 9_400 }),
  ['payment_receipt', { receipt_id: 50, channel: 'alipay', transaction_id: 'SOLD-50', amount: 9_400 }],
  ['payment_receipt_order', { receipt_id: 50, order_id: 50, amount: 9_400 }],
  ...[
    { price: 95, is_contract: true },
    { price: 90 },
    { price: 80 },
    { price: 80, priced_qty: 20 },
    { price: 100 },
    { price: 95, is_contract: true, price_kind: 'contract' },
    { price: 90, price_kind: 'list' },
    { price: 80, price_kind: 'tier' },
    { price: 230, product_id: 99 },
  ].map((told, at) => {
    const { price, ...more } = told;
    const done = { shipped_qty: 10, received_qty: 10, total: price * 10 };
    return line(50, at + 1, { sku_id: 51, product_id: 51, price, ...done, ...more });
  }),
];

const customer = (customer_id: number, state: string, name: string): Row => [
  'customer',
  { customer_id, company_id: 1, name, tax_no: `T-${customer_id}`, contact_name: '钱多多', state },
];
const account = (account_id: number, customer_id: number): Row => [
  'account',
  {
    ...{ account_id, company_id: 1, customer_id, account_no: `a${account_id}`, account_key: `a${account_id}` },
    ...{ mobile: `1380000${account_id}`, email: `a${account_id}@example.com` },
  },
];
/** Registered before registrations were kept. */
const registered: Row[] = [
  ['company', { company_id: 1, name: '平台' }],
  customer(61, 'inReview', '待审（上海） 精密有限责任公司'),
  customer(62, 'passed', '通过股份有限公司'),
  customer(63, 'refused', '拒绝有限公司'),
  account(6101, 61),
  account(6201, 62),
  account(6202, 62),
];

const mail = (to: string) => JSON.stringify({ kind: 'mail', to, subject: '验证码', text: '123456', link: 'http://x' });
const rest: Row[] = [
  ['role', { role_id: 1, name: '财务', built_in: true, functions: '{kamUser/invoice}' }],
  ['role', { role_id: 2, name: '采购员', built_in: true, functions: '{kamUser/invoice}' }],
  [
    'outbox',
    { outbox_id: '00000000-0000-0000-0000-000000000001', message: mail('a'), sent_at: '2026-01-01T00:00:00Z' },
  ],
  ['outbox', { outbox_id: '00000000-0000-0000-0000-000000000002', message: mail('b') }],
];

const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
const contract = (sku_id: number, price: number, from: number, to: number, customer_id = 62): Row => [
  'contract_price',
  { customer_id, sku_id, price, valid_from: hours(from), valid_to: hours(to) },
];
/** When prices were agreed one by one, each from a moment to a moment. */
const agreed: Row[] = [
  ...goods(81, 3, steps),
  ...goods(82, 3),
  ...goods(83, 3),
  ...goods(84, 3),
  contract(81, 85, -100, 100),
  contract(81, 80, -50, 50),
  contract(81, 10, -200, -1),
  contract(82, 500, -1, 1),
  contract(83, 60, -30, -0.01),
  contract(84, 60, 0.01, 30),
  ...[81, 7].map((ref_id): Row => {
    return ['pool_entry', { customer_id: 62, kind: ref_id === 7 ? 'category' : 'sku', ref_id }];
  }),
];

let database: Database;
const ask = async (text: string) => (await database.run(text)).rows;

beforeAll(async () => {
  database = await emptyDatabase((empty) => migrateUpTo(empty, '0012_second_look'));
  await plantRows(database, [
    ...bankMoney,
    ...budgetsOf,
    ...linesAndReturns,
    ...credit,
    ...sold,
    ...registered,
    ...agreed,
    ...rest,
  ]);
  await database.run(
    "update ledger_account set used = (select sum(amount) from ledger_entry entry where entry.ledger_account_id = ledger_account.ledger_account_id) where kind = 'budget'",
  );
  await migrate(database);
});
afterAll(() => database.close());

describe('books of before the second look', () => {
  it('have one table of bank money, each receipt with its line; what was used twice stays and can be told', async () => {
    const rows =
      await ask(`select receipt_id::int as "receiptId", line.company_id::int as "companyId", bank_no as "bankNo",
        line.amount::int as amount, matched::int as matched, state, payer
      from payment_receipt join bank_line line using (bank_line_id) order by receipt_id`);
    const paid = { companyId: 1, payer: '甲公司', state: 'matched' };
    expect(rows).toEqual([
      { ...paid, receiptId: 1, bankNo: 'HAND1', amount: 100, matched: 100, payer: '' },
      { ...paid, receiptId: 2, bankNo: 'BOTH-2', amount: 200, matched: 200 },
      { ...paid, receiptId: 3, bankNo: 'TWICE-3', amount: 300, matched: 300 },
      { ...paid, receiptId: 4, bankNo: 'IGNORED-4', amount: 400, matched: 400 },
      { ...paid, receiptId: 5, bankNo: 'OTHER-5', amount: 501, matched: 0, state: 'waiting' },
      { ...paid, receiptId: 6, companyId: 2, bankNo: 'HAND-6', amount: 600, matched: 600, payer: '' },
    ]);
    const free = await ask(`select bank_no as "bankNo", state from bank_line line
      where not exists (select 1 from payment_receipt where bank_line_id = line.bank_line_id) order by bank_line_id`);
    expect(free).toEqual(
      ['HAND-6', 'same', 'SAME', 'W-0123456789abcdef01234567', 'FREE9'].map((bankNo) => ({ bankNo, state: 'waiting' })),
    );
  });

  it('know which article counts to which budget: the narrowest that holds it', async () => {
    const shares = await ask(`select holder, sku_id::int as "skuId", budget_id::int as "budgetId", amount::int as amount
      from budget_share order by sku_id, budget_id`);
    const holder = 'order:20:v2';
    expect(shares).toEqual([
      { holder, skuId: 1, budgetId: 12, amount: 1_095 },
      { holder, skuId: 1, budgetId: 13, amount: 1_095 },
      { holder, skuId: 2, budgetId: 11, amount: 500 },
      { holder, skuId: 2, budgetId: 13, amount: 500 },
    ]);
  });

  it('know the freight of what is gone, what is invoiced, and what returns come to', async () => {
    expect(
      await ask(`select line_no as no, freight_decided::int as decided, freight_kept::int as kept,
        invoiced_amount::int as invoiced from order_line where order_id = 30 order by line_no`),
    ).toEqual([
      { no: 1, decided: 30, kept: 0, invoiced: 0 },
      { no: 2, decided: 30, kept: 30, invoiced: 0 },
      { no: 3, decided: 0, kept: 0, invoiced: 545 - 218 },
    ]);
    expect(
      await ask(`select return_id::int as id, order_return.estimate::int as estimate, part.estimate::int as part,
        credited::int as credited from order_return join order_return_line part using (return_id) order by return_id`),
    ).toEqual([
      { id: 1, estimate: 327, part: 327, credited: 0 },
      { id: 2, estimate: 297, part: 297, credited: 0 },
      { id: 3, estimate: 77, part: 77, credited: 77 },
      { id: 4, estimate: 0, part: 0, credited: 0 },
    ]);
  });

  it('end the parcels of closed orders, and of no others', async () => {
    expect(await ask('select order_id::int as id, state, due_at is null as over from shipment order by 1, 2')).toEqual([
      { id: 31, state: 'ended', over: true },
      { id: 31, state: 'received', over: true },
      { id: 32, state: 'shipped', over: false },
    ]);
  });

  it('owe no longer what was paid by bank before the rest was put on account', async () => {
    expect(
      await ask(`select holder, amount::int as amount, used_after::int as "usedAfter" from ledger_entry
        where cause like '%/prepaid' order by entry_id`),
    ).toEqual([
      { holder: 'order:40:v1', amount: 1_000, usedAfter: 4_923 },
      { holder: 'order:41:v1', amount: 500, usedAfter: 4_423 },
    ]);
    expect(await ask("select used::int as used from ledger_account where kind = 'credit'")).toEqual([{ used: 4_423 }]);
    expect((await ledgerFaults(database.db)).filter((fault) => !fault.includes('额度'))).toEqual([]);
  });

  it('know where the price of a line came from and what kind of goods it was, as far as can be told', async () => {
    expect(
      await ask(`select line_no as no, price_source as source, category_id::int as category, tax_code as tax
        from order_line where order_id = 50 order by line_no`),
    ).toEqual(
      ['book', 'tier', 'list', 'tier', 'list', 'book', 'list', 'tier', 'list'].map((source, at) => {
        return { no: at + 1, source, category: at < 8 ? 3 : null, tax: '' };
      }),
    );
    expect((await audit(database.db)).filter((fault) => fault.includes('NO-50'))).toEqual([]);
  });

  it('have a registration of who waits or was refused, and who to ask of every customer', async () => {
    expect(
      await ask(`select customer_id::int as id, company_name as name, account_no as account, mobile, state, reason,
          (due_at - created_at = interval '24 hours') as promised from registration order by customer_id`),
    ).toEqual([
      {
        ...{ id: 61, name: '待审（上海） 精密有限责任公司', account: 'a6101', mobile: '13800006101' },
        ...{ state: 'inReview', reason: '', promised: true },
      },
      { id: 63, name: '拒绝有限公司', account: '', mobile: '', state: 'refused', reason: '请联系客服', promised: true },
    ]);
    expect(
      await ask(`select customer_id::int as id, plain_name as plain, contact_mobile as mobile, contact_email as email, enabled
        from customer where customer_id > 60 order by customer_id`),
    ).toEqual([
      { id: 61, plain: '待审上海精密', mobile: '13800006101', email: 'a6101@example.com', enabled: true },
      { id: 62, plain: '通过', mobile: '13800006201', email: 'a6201@example.com', enabled: true },
      { id: 63, plain: '拒绝', mobile: '', email: '', enabled: true },
    ]);
  });

  it('have price books, in which every price is what it was, and pools', async () => {
    const lines = await linesFor(database.db, 62, [81, 82, 83, 84]);
    const prices = [81, 82, 83, 84].map(
      (skuId) => quotePrice({ listPrice: 100, tiers: steps, lines: lines.get(skuId) ?? [] }, 50, new Date()).price,
    );
    expect(prices).toEqual([80, 500, 80, 80]);
    expect(await ask('select name, audience, customer_ids as ids, ceiling from price_book order by name')).toEqual(
      ['协议价目表', '协议价目表 2', '协议价目表 3'].map((name) => {
        return { name, audience: 'customers', ids: [62], ceiling: false };
      }),
    );
    expect(await poolOf(database.db, 62)).toMatchObject({
      include: { category: new Set([7]), sku: new Set([81]), brand: new Set() },
    });
    expect(await poolOf(database.db, 61)).toBeNull();
  });

  it('give finance the right it had, and keep nothing of what was sent', async () => {
    expect(await ask('select functions from role order by role_id')).toEqual([
      { functions: ['kamUser/invoice', 'kamUser/invoice/removeTitle'] },
      { functions: ['kamUser/invoice'] },
    ]);
    expect(await ask('select lane, message from outbox order by outbox_id')).toEqual([
      { lane: 'mail', message: { kind: 'mail', to: 'a', subject: '', text: '' } },
      { lane: 'mail', message: JSON.parse(mail('b')) },
    ]);
  });
});

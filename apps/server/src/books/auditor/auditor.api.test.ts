import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetForBuyer } from '../../../test/budgets';
import { buy } from '../../../test/buying';
import { buyAndPay, type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { faultsAfter } from '../../../test/planting';
import { returnAt } from '../../../test/returning';
import { statementsPaid } from '../../../test/statements';
import { goodsFaults } from '../../goods/changeSets/goodsFaults.service';
import { countChanges } from '../reports/counting.service';
import { auditAll } from './auditor.service';

let test: PayingApp;
beforeAll(async () => {
  test = await payingApp();
  await budgetForBuyer(test);
  const { token, userId } = await test.logIn('buyer');
  await buyAndPay(test, token, 'alipay');
  await buy(test, token, [pen], 'account');
  await buy(test, token, [pen], 'transfer');
  await buy(test, token, [['LX-TB14-32', 1]], 'transfer');
  await returnAt(test, { accountId: userId, token }, 'pendingRefund');
  await statementsPaid(test, { accountId: userId, token });
  await countChanges({ db: test.db, log: test.app.log }, test.clock.now());
});
afterAll(() => test.close());

/** Each of them planted by hand into books that agreed, with what has to be said of it. */
const planted: [string, string, RegExp][] = [
  [
    'an order that waits for approval without a flow',
    "update approval_flow set state = 'ended'",
    /待审批，本版本进行中的审批有 0 个/,
  ],
  [
    'a flow that goes on although its order does not wait for it',
    "update purchase_order set state = 'cancelled' where state = 'pendingApproval'",
    /进行中，而订单/,
  ],
  [
    'an order that waits to be shipped, of which a piece has left',
    "update order_line set shipped_qty = 1 where order_id in (select order_id from purchase_order where state = 'pendingShipment')",
    /状态是 pendingShipment，已发 \d+ 件，还有 \d+ 件没有发/,
  ],
  ['a flow that asks nobody', "update approval_task set state = 'skipped'", /没有待处理的审批人/],
  [
    'reserved pieces that nobody entered',
    'update stock set reserved = reserved + 1 where reserved > 0',
    /库存|预留|SKU/,
  ],
  ['an entry of stock that is gone', "delete from stock_entry where kind = 'reserve'", /占用库存|SKU/],
  [
    'an ended order that still holds its goods',
    "update purchase_order set state = 'cancelled' where pay_method = 'transfer'",
    /应占用库存 0/,
  ],
  [
    'an agreed price that its budgets did not follow',
    'update order_line set adjusted = adjusted - 1 where line_no = 1',
    /的商品应收 \d+ 分，在预算 \d+ 上占用 \d+ 分/,
  ],
  [
    'a balance of credit that its entries do not explain',
    "update ledger_account set used = used + 1 where kind = 'credit'",
    /已用/,
  ],
  [
    'an ended order that still holds credit',
    "update purchase_order set state = 'cancelled' where pay_method = 'account'",
    /仍占用额度/,
  ],
  [
    'an order on account that nobody entered',
    "update purchase_order set pay_state = 'onAccount' where pay_method = 'transfer'",
    /额度分录为 0/,
  ],
  [
    'credit of an order that was paid otherwise',
    "update purchase_order set pay_state = 'paid' where pay_state = 'onAccount'",
    /的支付状态是 paid，却占用账期额度 \d+ 分/,
  ],
  [
    'a parcel on its way of an order that is closed',
    `with sent as (update shipment set state = 'shipped' where order_id = (select max(order_id) from shipment) returning order_id)
      update purchase_order set state = 'closed' where order_id in (select order_id from sent)`,
    /已是 closed，包裹 S\d+ 仍是 shipped/,
  ],
  [
    'a line of which more is invoiced than is charged',
    'update order_line set invoiced_amount = total + freight_share + 1 where order_line_id = (select max(order_line_id) from order_line)',
    /第 \d+ 行：开票 \d+ 分，多于应收 \d+ 分/,
  ],
  [
    'an order that is paid without money',
    "update purchase_order set pay_state = 'paid', state = 'pendingShipment' where pay_method = 'transfer'",
    /支付状态是 paid/,
  ],
  ['money that no order got', 'delete from payment_receipt_order', /分给订单 0 分/],
  [
    'a cancelled order whose money was kept',
    "update purchase_order set state = 'cancelled' where pay_state = 'paid'",
    /只安排退回 0 分/,
  ],
  [
    'more sent back than came',
    `insert into payment_refund (refund_no, receipt_id, order_id, kind, cause, amount, reason, state, created_at)
      select 'T1', receipt_id, order_id, 'return', 'return:1', amount + 1, '', 'done', now() from payment_receipt_order`,
    /退了/,
  ],
  [
    'a limit of a budget that its entries do not explain',
    `update ledger_account set "limit" = "limit" + 1 where kind = 'budget'`,
    /预算 \d+：额度/,
  ],
  [
    'a budget that says more is spent than its orders spent',
    "update ledger_account set committed = used where kind = 'budget' and used > committed",
    /转已用 \d+ 分，占用者合计/,
  ],
  [
    'a paid order that only reserves its budget',
    "delete from ledger_entry where kind = 'commit'",
    /的支付状态是 (paid|onAccount)，在预算 \d+ 上占用 \d+ 分，其中转已用 0 分/,
  ],
  [
    'an unpaid order whose budget counts as spent',
    "update purchase_order set pay_state = 'unpaid' where pay_state = 'onAccount'",
    /的支付状态是 unpaid，在预算/,
  ],
  [
    'sums of a day that its facts do not explain',
    'update report_unit_sum set amount = amount + 1 where length(span) = 10',
    /报表的人员合计：企业 \d+ 在 \d{4}-\d\d-\d\d 记净额/,
  ],
  [
    'a month that has lost what was saved',
    'update report_goods_sum set saving = 0 where length(span) = 7',
    /报表的商品合计：企业 \d+ 在 \d{4}-\d\d 记净额/,
  ],
  [
    'a year of people and goods that is gone',
    'delete from report_person_sum where length(span) = 4',
    /报表的人员商品合计/,
  ],
  [
    'an order that reports forgot, its sums too',
    'delete from report_fact where order_id = (select min(order_id) from report_fact)',
    /在报表里 0 行、采购 0 分、退款 0 分，订单行为/,
  ],
  [
    'an order that counts although it was never bought',
    `insert into report_fact select (select order_id from purchase_order where state = 'pendingPayment' limit 1), line_no, refund_id,
      company_id, customer_id, org_id, account_id, sku_id, day, at, orders, lines, refund_lines, qty, refund_qty, amount, refund,
      market, saving, contract, contract_saving, tier_saving from report_fact where refund_id = 0 limit 1`,
    /在报表里 1 行、采购 \d+ 分、退款 0 分，订单行为 0 行、0 分、0 分/,
  ],
  ['a line that was changed', 'update order_line set total = total + 1', /行合计/],
  [
    'pieces on their way back that no return explains',
    'update order_line set returning_qty = returning_qty + 1 where shipped_qty > 0',
    /售后中 1、已退 1、售后退款 \d+ 分，售后单合计为 0、1/,
  ],
  [
    'goods that came back and never came',
    'update order_line set received_qty = 0 where returned_qty > 0',
    /只收到 0 件/,
  ],
  [
    'more given back than was paid for a line',
    'update order_line set refunded = 99999999 where returned_qty > 0',
    /已退 99999999 分，多于所付/,
  ],
  ['a return whose lines give another sum', 'update order_return set amount = amount + 1', /售后 R\d+：\d+ 分，行合计/],
  [
    'a return that says it was paid back and freed nothing',
    "update order_return set refund_at = now(), credited = amount where state = 'pendingRefund'",
    /应释放额度 \d+ 分，分录为 0 分/,
  ],
  [
    'a refund for a return that nobody asked for',
    `insert into payment_refund (refund_no, receipt_id, order_id, kind, cause, amount, reason, state, created_at)
      select 'T2', receipt_id, order_return.order_id, 'return', 'return:' || return_id, 1, '', 'waiting', now()
      from order_return, payment_receipt limit 1`,
    /应退 \d+ 分，安排退款 1 分/,
  ],
  [
    'an exchange that has no pieces set aside',
    "update order_return set type = 'exchange', state = 'pendingReship'",
    /为换货留货 1 件，分录为 0 件/,
  ],
  [
    'a return that goes on although its order is over',
    "update purchase_order set state = 'closed' where after_sale_state = 'open'",
    /已结束，售后 R\d+ 仍是 pendingRefund/,
  ],
  [
    'an order that knows nothing of its return',
    "update purchase_order set after_sale_state = 'none' where after_sale_state = 'open'",
    /进行中的售后有 1 个/,
  ],
  [
    'a state that nobody logged',
    "update purchase_order set state = 'shipped' where pay_method = 'account'",
    /日志最后一步/,
  ],
  [
    'goods that came and stand in no statement',
    "delete from statement_entry where kind = 'goods' and source like 'shipment:%'",
    /已收货，没有对账分录/,
  ],
  [
    'a refund that stands in no statement',
    `update order_return set refund_at = '2020-01-01', credited = amount where state = 'pendingRefund'`,
    /售后 R\d+ 已退款，没有对账分录/,
  ],
  [
    'an entry that comes from nothing',
    "update statement_entry set source = source || '0' where kind = 'goods'",
    /没有来源/,
  ],
  [
    'an entry of freight with another amount',
    "update statement_entry set amount = amount + 1 where kind = 'freight'",
    /没有来源，或金额与来源不符/,
  ],
  [
    'an entry that was changed',
    "update statement_entry set amount = amount + 1 where kind = 'goods'",
    /已结束，占用额度 \d+ 分，对账分录合计/,
  ],
  ['a statement whose lines give another sum', 'update statement set closing = closing + 1', /对账单 D\d+：期初/],
  [
    'a statement that begins with another sum',
    'update statement set opening = opening + 1, closing = closing + 1',
    /至此全部分录/,
  ],
  [
    'an entry in a statement of an earlier month',
    `update statement_entry set at = '2030-01-01' where statement_id is not null and kind = 'goods'`,
    /不该在那里/,
  ],
  ['a statement that is paid without money', 'update statement set paid = paid + 1', /付款与冲抵合计/],
  ['money that paid more than came', 'update bank_line set matched = matched + 1', /认领 \d+ 分，冲了对账单/],
  [
    'money of the bank that paid a statement and an order',
    `insert into payment_receipt (channel, transaction_id, bank_line_id, amount, paid_at)
      select 'transfer', bank_no, bank_line_id, amount, paid_at from bank_line where bank_no = 'AUDIT-1'`,
    /到账 AUDIT-1.*用了不止一次/,
  ],
  [
    'money of the bank that went back and paid as well',
    `update bank_line set returned = amount where bank_no = 'AUDIT-1'`,
    /到账 AUDIT-1.*用了不止一次/,
  ],
  [
    'a receipt that says another sum than the bank',
    `update payment_receipt set channel = 'transfer', bank_line_id = (select bank_line_id from bank_line where bank_no = 'AUDIT-1')
      where receipt_id = (select min(receipt_id) from payment_receipt)`,
    /与银行流水 AUDIT-1 .*不符/,
  ],
  [
    'money by bank that no line of the bank tells of',
    `update payment_receipt set channel = 'transfer'`,
    /没有银行流水/,
  ],
  [
    'used credit that nothing explains',
    `update statement_entry set amount = amount + 1 where kind = 'payment'`,
    /客户 \d+：已用额度/,
  ],
  [
    'what stands with a unit of somebody else',
    `update statement_entry set org_id = (select org_id from org_unit where customer_id <> statement_entry.customer_id limit 1)
      where entry_id = (select min(entry_id) from statement_entry where statement_id is not null)`,
    /各组织对账合计/,
  ],
  [
    'money that is over while some of it is left',
    "update bank_line set state = 'returned', amount = amount + 1",
    /到账 AUDIT-1/,
  ],
  ['a dispute about nothing', "update statement set state = 'disputed' where state = 'open'", /未处理的差异有 0 项/],
];

/** Of goods by themselves, which takes far longer to read than what was traded. */
const plantedInGoods: typeof planted = [
  [
    'a price that no change set wrote',
    "update sku set list_price = list_price + 1 where sku_no = 'DL-A4-70'",
    /DL-A4-70 的“销售价”与最后一次变更不同/,
  ],
  [
    'goods that the search knows as they are not',
    "update search_doc set price = price + 1 where sku_id = (select sku_id from sku where sku_no = 'DL-A4-70')",
    /^商品 DL-A4-70 与搜索索引不同$/m,
  ],
  [
    'words that do not find it',
    "update search_doc set words = '' where sku_id = (select sku_id from sku where sku_no = 'DL-A4-70')",
    /^商品 DL-A4-70 与搜索索引不同$/m,
  ],
  [
    'a row of the operators that is gone',
    "delete from product_row where product_id = (select product_id from sku where sku_no = 'DL-A4-70')",
    /^商品“.*”与商品列表的索引不同$/m,
  ],
  [
    'a brand that was renamed past the change sets',
    "update brand set name = name || '（改）' where brand_id = (select min(brand_id) from brand)",
    /的“品牌名称”与最后一次变更不同/,
  ],
  [
    'something found that is no more',
    `insert into search_doc (sku_id, company_id, product_id, category_id, brand_id, supplier_id, label_ids, specs, price,
        on_shelf, sales, created_at, words)
      select 999999, company_id, product_id, category_id, brand_id, supplier_id, label_ids, specs, price, true, sales,
        created_at, words from search_doc limit 1`,
    /搜索索引里有已删除的商品 999999/,
  ],
];

describe('the auditor', () => {
  it('has nothing to say of true books', async () => expect(await auditAll(test.db)).toEqual([]));

  it.each(planted)('finds %s', async (_, statement, said) => {
    expect(await faultsAfter(test.db, statement)).toMatch(said);
  });

  it.each(plantedInGoods)('finds %s', async (_, statement, said) => {
    expect(await faultsAfter(test.db, statement, goodsFaults)).toMatch(said);
  });

  it('has nothing to say once all of it is taken back', async () => expect(await auditAll(test.db)).toEqual([]));
});

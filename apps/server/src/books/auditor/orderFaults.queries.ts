import { sql } from 'drizzle-orm';

/** What an order says of itself. */
export const orderFaults = [
  sql`select format('订单 %s：行合计 %s 分，订单商品金额 %s 分', order_no, coalesce(sum(total), 0), goods) as fault
    from purchase_order left join order_line using (order_id)
    group by order_id, order_no, goods having goods <> coalesce(sum(total), 0)`,
  sql`select format('订单 %s：应付 %s 分，不等于商品加运费减优惠', order_no, payable) as fault
    from purchase_order where payable <> goods + freight - discount`,
  sql`select format('订单 %s：状态是 %s，日志最后一步到 %s', order_no, state, last.to_state) as fault
    from purchase_order join lateral (
      select to_state from order_log where order_log.order_id = purchase_order.order_id
      order by order_log_id desc limit 1) as last on true
    where state <> last.to_state`,
  sql`select format('订单 %s 第 %s 行：已发 %s、关闭 %s、已收 %s、已退 %s，订购 %s', order_no, line_no, shipped_qty, closed_qty, received_qty, returned_qty, qty) as fault
    from purchase_order join order_line using (order_id)
    where shipped_qty + closed_qty > qty or received_qty > shipped_qty or returned_qty > shipped_qty`,
  sql`select format('订单 %s 已是 %s，包裹 %s 仍是 %s', order_no, orders.state, shipment_no, shipment.state) as fault
    from shipment join purchase_order orders using (order_id)
    where orders.state in ('cancelled', 'closed') and shipment.state in ('shipped', 'delivered')`,
  sql`select format('订单 %s：状态是 %s，已发 %s 件，还有 %s 件没有发', order_no, state, sum(shipped_qty), sum(qty - shipped_qty - closed_qty)) as fault
    from purchase_order join order_line using (order_id)
    where state in ('pendingShipment', 'partlyShipped', 'shipped', 'completed') group by order_id, order_no, state
    having case state
      when 'pendingShipment' then sum(shipped_qty) > 0
      when 'partlyShipped' then sum(shipped_qty) = 0 or sum(qty - shipped_qty - closed_qty) = 0
      else sum(shipped_qty) > 0 and sum(qty - shipped_qty - closed_qty) > 0 end`,
];

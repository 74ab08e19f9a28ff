import { named, takes } from '../../ground/db/client';
import { float, int, milliseconds, orNull } from '../../ground/db/row';
import type { CustomerOrders } from '../../people/customers/customerPorts.service';

const stands = `state not in ('cancelled', 'rejected')`;

/** One look into the index for each: a customer may have ordered for years. */
const ordersOfCustomers = named(
  'orders_of_customers',
  takes<[customerIds: number[], since: Date]>,
  { customerId: int, lastAt: orNull(float), n: orNull(int) },
  `select customer.customer_id::int as "customerId",
      (select ${milliseconds('created_at')} from purchase_order where purchase_order.customer_id = customer.customer_id
        and ${stands} order by created_at desc limit 1) as "lastAt",
      (select count(*)::int from purchase_order where purchase_order.customer_id = customer.customer_id
        and ${stands} and created_at >= $2::timestamptz) as n
    from customer where customer_id = any($1::bigint[])`,
);

export const customerOrders: CustomerOrders = async (tx, customerIds, since) => {
  const rows = await ordersOfCustomers(tx, [...customerIds], since);
  return new Map(
    rows.map(({ customerId, lastAt, n }) => [
      customerId,
      { lastAt: lastAt === null ? null : new Date(lastAt), count: n ?? 0 },
    ]),
  );
};

import type { calls } from '@yigou/contract/calls';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { Submitted } from '@yigou/contract/trade/checkout';
import type { z } from 'zod';
import { together } from '../../ground/db/together';
import type { AccountContext } from '../../ground/http/context';
import { readNamedLines, removeFromCart } from '../cart/cart.service';
import type { PlacedOrder } from '../orders/placing.service';
import { changesOf } from './checkout.rules';
import { beginSubmission, orderFromLines, refuseChanges } from './ordering.service';

type Submission = z.output<(typeof calls)['Order/Submit']['input']>;

export const submitted = ({ orderId, orderNo, state, payMethod, payable }: PlacedOrder): Submitted => ({
  orderId,
  orderNo,
  state,
  paymentMethod: payMethod,
  payable: fenToYuan(payable),
});

/** Out of the cart, as an order. */
export async function submitOrder(ctx: AccountContext, input: Submission, shopUrl: string): Promise<Submitted> {
  const cartIds = input.lines.map((line) => line.cartId);
  const [opened, lines] = await together([beginSubmission(ctx, input), readNamedLines(ctx, cartIds)]);
  if (opened.placed) return submitted(opened.placed);
  refuseChanges(changesOf(input.lines, lines));
  const [order] = await together([
    orderFromLines(ctx, opened, { ...input, lines }, shopUrl),
    // On the way while it is planned: what others wait for, goods and credit, comes last and is held until the end.
    removeFromCart(ctx, cartIds),
  ]);
  return submitted(order);
}

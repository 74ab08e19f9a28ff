import { type OrderState, orderStateLabels, type PayState, payStateLabels } from '@yigou/contract/trade/orders.terms';
import { StateTag } from '@yigou/web-kit';
import { orderTones, payTones } from './state.rules';

export const OrderStateTag = ({ state }: { state: OrderState }) => (
  <StateTag tone={orderTones[state]}>{orderStateLabels[state]}</StateTag>
);

export const PayStateTag = ({ state }: { state: PayState }) => (
  <StateTag tone={payTones[state]}>{payStateLabels[state]}</StateTag>
);

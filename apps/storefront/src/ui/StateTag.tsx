import { type OrderState, orderStateLabels, type PayState, payStateLabels } from '@yigou/contract';
import styles from './StateTag.module.css';
import { orderTones, payTones, type Tone } from './state.rules';

export const StateTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
);

export const OrderStateTag = ({ state }: { state: OrderState }) => (
  <StateTag tone={orderTones[state]}>{orderStateLabels[state]}</StateTag>
);

export const PayStateTag = ({ state }: { state: PayState }) => (
  <StateTag tone={payTones[state]}>{payStateLabels[state]}</StateTag>
);

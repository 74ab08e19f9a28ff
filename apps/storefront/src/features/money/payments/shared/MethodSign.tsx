import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import styles from './MethodCards.module.css';

const drawings: Record<PaymentMethod, string> = {
  alipay: 'M8 9h16M16 5v4m-5 5h10c-1.500 5-6 10-12 10-6 0-6-6-1-6 5 0 9 3 15 6',
  wechat:
    'M13 6c-6 0-9 4-9 7 0 2 1 4 3 5l-1 4 4-2c7 1 12-3 12-7s-4-7-9-7Zm8 8c4 1 7 3 7 6 0 2-1 3-2 4l1 3-4-1c-4 1-8-1-9-4',
  transfer: 'M4 13 16 6l12 7H4Zm3 3v7m6-7v7m6-7v7m6-7v7M4 26h24',
  account: 'M8 4h16v24l-4-3-4 3-4-3-4 3V4Zm4 7h8m-8 5h8',
};

/** Four signs of one hand: the marks of the channels themselves belong to their owners. */
export const MethodSign = ({ method }: { method: PaymentMethod }) => (
  <svg
    className={styles[method]}
    width="32"
    height="32"
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[method]} />
  </svg>
);

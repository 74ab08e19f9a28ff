/** What tests order to go wrong. Kept in memory: a restart heals everything. */
export type Faults = {
  downUntil: number;
  /** while down: cut the connection instead of answering 503 */
  refuse: boolean;
  /** answers in the protocol's own words that it cannot say what happened */
  busy: boolean;
  delayMs: number;
  /** each notify goes out this many times more */
  duplicates: number;
  holdNotices: boolean;
  /** poor: the merchant's balance does not suffice today */
  refunds: 'finish' | 'hold' | 'poor' | 'fail';
  /** what becomes of invoices that are asked for */
  invoices: 'finish' | 'hold' | 'fail';
};

export const noFaults = (): Faults => ({
  downUntil: 0,
  refuse: false,
  busy: false,
  delayMs: 0,
  duplicates: 0,
  holdNotices: false,
  refunds: 'finish',
  invoices: 'finish',
});

/** occupy at submit → bill at statement → repay at payment; release when the order ends without a bill. */
export const creditEntryLabels = { occupy: '占用', release: '释放', bill: '出账', repay: '还款' } as const;
export type CreditEntryKind = keyof typeof creditEntryLabels;

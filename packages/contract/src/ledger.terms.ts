/** What can be used up to a limit, on one ledger. */
export const ledgerAccountLabels = { credit: '账期额度', budget: '预算' } as const;
export type LedgerAccountKind = keyof typeof ledgerAccountLabels;

/** occupy at submit → bill at statement → repay at payment; release when what held it ends or shrinks. */
export const ledgerEntryLabels = { occupy: '占用', release: '释放', bill: '出账', repay: '还款' } as const;
export type LedgerEntryKind = keyof typeof ledgerEntryLabels;

/** What can be used up to a limit, on one ledger. */
export const ledgerAccountLabels = { credit: '账期额度', budget: '预算' } as const;
export type LedgerAccountKind = keyof typeof ledgerAccountLabels;

/**
 * occupy at submit → bill at statement → repay at payment; release when what held it ends or shrinks. A budget is
 * committed when its order is paid or put on account, and its limit is made of entries too: grant … carryOut.
 */
export const ledgerEntryLabels = {
  occupy: '占用',
  release: '释放',
  bill: '出账',
  repay: '还款',
  commit: '转已用',
  grant: '下达',
  raise: '追加',
  lower: '调减',
  carryIn: '结转转入',
  carryOut: '结转转出',
} as const;
export type LedgerEntryKind = keyof typeof ledgerEntryLabels;

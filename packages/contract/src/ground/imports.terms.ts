export const importRowsMost = 5000;
/** So many are judged in one go, then others are served. */
export const importRowsAtOnce = 100;

/** What would become of a row of an import. */
export const importStateLabels = { new: '新增', changed: '修改', unchanged: '无变化', wrong: '有误' } as const;
export type ImportState = keyof typeof importStateLabels;

export function countVerdicts(verdicts: readonly { state: ImportState }[]): Record<ImportState, number> {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { state } of verdicts) counts[state] += 1;
  return counts;
}

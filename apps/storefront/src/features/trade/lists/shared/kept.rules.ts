type Kept = { added: number; raised: number; missing: number };

/** What became of the goods that were put into a list. */
export const keptText = ({ added, raised, missing }: Kept): string =>
  [
    raised > 0 ? `已存入 ${added} 种，${raised} 种数量相加` : `已存入清单，共 ${added} 种`,
    missing > 0 && `${missing} 种已失效，未存入`,
  ]
    .filter(Boolean)
    .join('，');

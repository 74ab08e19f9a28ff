/** Money is integer 分 in code and database, yuan with at most two decimals on the wire. Only this module converts. */
export const fenToYuan = (fen: number): number => fen / 100;

export const yuanToFen = (yuan: number): number => Math.round(yuan * 100);

/** 1234.5 → { sign: '', whole: '1,234', decimals: '50' } */
export function splitYuan(yuan: number): { sign: string; whole: string; decimals: string } {
  const fen = Math.abs(yuanToFen(yuan));
  const whole = Math.floor(fen / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  return { sign: yuan < 0 ? '-' : '', whole, decimals: String(fen % 100).padStart(2, '0') };
}

export function formatYuan(yuan: number): string {
  const { sign, whole, decimals } = splitYuan(yuan);
  return `${sign}¥${whole}.${decimals}`;
}

/**
 * The one rule by which money is split: of what some pieces still cost, so many of them take their part and never a 分
 * more; the last of them take all that is left. Whatever way something is cut, in whatever order, and whatever comes
 * between, the parts are exactly the whole.
 */
export const shareOf = (left: number, pieces: number, count: number): number =>
  count >= pieces ? left : Math.floor((left * count) / pieces);

/** 1,234.50, for columns that name the unit in their heading; a minus is a minus. */
export const plainYuan = (yuan: number): string => {
  const { sign, whole, decimals } = splitYuan(yuan);
  return `${sign && '−'}${whole}.${decimals}`;
};

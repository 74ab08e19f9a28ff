import { type QuickGoods, type QuickLine, yuanToFen } from '@yigou/contract';
import type { ParsedLine } from './lines.rules';

/** A matched line while the buyer puts it right. */
export type Draft = {
  /** The number of its first line: stays the same whatever else changes. */
  no: number;
  line: QuickLine;
  /** The article it stands for; undefined while one of several has to be chosen, or none was found. */
  goods: QuickGoods | undefined;
  qty: number;
  notes: string[];
  /** Why the cart did not take it. */
  refusal: string;
};

function qtyNote(asked: number, { suggestedQty, moq, multiple, unit }: QuickGoods): string[] {
  if (asked === 0 || asked === suggestedQty) return [];
  const why = asked < moq ? `${moq} ${unit}起订` : multiple > 1 ? `${multiple} 的倍数` : '已达上限';
  return [`数量 ${asked} 已调整为 ${suggestedQty}（${why}）`];
}

export const withGoods = (draft: Draft, goods: QuickGoods): Draft => ({
  ...draft,
  goods,
  qty: goods.suggestedQty,
  refusal: '',
});

export function toDrafts(parsed: readonly ParsedLine[], matched: readonly QuickLine[]): Draft[] {
  return matched.map((line) => {
    const { lineNos, qty, state } = line;
    const goods = state === 'matched' ? line.goods[0] : undefined;
    const merged = lineNos.length > 1 ? [`已合并第 ${lineNos.join('、')} 行`] : [];
    const read = lineNos.flatMap((no) => parsed[no - 1]?.note || []);
    const adjusted = goods ? qtyNote(qty, goods) : [];
    const notes = [...new Set([...merged, ...read, ...adjusted])];
    return { no: lineNos[0] ?? 0, line, goods, qty: goods?.suggestedQty ?? qty, notes, refusal: '' };
  });
}

/** What keeps the line out of the cart; too little stock does not, the cart lets it wait. */
export function obstacle({ line, goods, refusal }: Draft): string {
  if (refusal) return refusal;
  if (!goods) return line.state === 'candidates' ? '有多个相近商品，请选择' : '没有找到，请检查编号或名称';
  return goods.problem?.code === 'offShelf' || goods.problem?.code === 'notInPool' ? goods.problem.text : '';
}

export const isReady = (draft: Draft): boolean => obstacle(draft) === '';

export const feeOf = ({ goods, qty }: Draft): number => (goods ? (yuanToFen(goods.price) * qty) / 100 : 0);

export function sumDrafts(drafts: readonly Draft[]) {
  const ready = drafts.filter(isReady);
  return {
    readyCount: ready.length,
    totalFee: ready.reduce((sum, draft) => sum + yuanToFen(feeOf(draft)), 0) / 100,
  };
}

/** What went wrong, as rows of a file. */
export const errorRows = (drafts: readonly Draft[]): string[][] => [
  ['行号', '编号或名称', '数量', '原因'],
  ...drafts
    .filter((draft) => !isReady(draft))
    .map((draft) => [draft.line.lineNos.join('、'), draft.line.key, String(draft.line.qty || ''), obstacle(draft)]),
];

export const templateRows: string[][] = [
  ['商品编号/物料编码/商品名称', '数量'],
  ['DL-A4-70', '10'],
  ['MG-Q7-BK', '20'],
];

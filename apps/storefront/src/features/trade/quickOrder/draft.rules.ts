import { quantityMax } from '@yigou/contract/goods/catalog.terms';
import { yuanToFen } from '@yigou/contract/ground/money';
import { adjustedText, sellableQty, snapQty } from '@yigou/contract/trade/cart.terms';
import type { QuickGoods, QuickLine } from '@yigou/contract/trade/quickOrder';
import { type MatchState, matchedByLabels } from '@yigou/contract/trade/quickOrder.terms';
import type { ParsedLine } from './lines.rules';

/** A matched line while the buyer puts it right. */
export type Draft = {
  /** Rows of the sheet; several where they meant the same article and were added up. The first one names the draft. */
  rows: number[];
  key: string;
  /** As asked for; 0 where none was given. */
  asked: number;
  state: MatchState;
  candidates: QuickGoods[];
  /** The article it stands for; undefined while one of several has to be chosen, or none was found. */
  goods: QuickGoods | undefined;
  qty: number;
  /** Why the list gives no quantity: the buyer has to. */
  fault: string;
  /** Found by its name alone. */
  byName: boolean;
  /** Why the cart did not take it. */
  refusal: string;
};

export const nameOf = (draft: Draft): number => draft.rows[0] ?? 0;

type Matched = Pick<Draft, 'state' | 'candidates' | 'goods' | 'byName' | 'qty'>;

function matchedTo({ state, goods: candidates, matchedBy, qty }: QuickLine): Matched {
  const goods = state === 'matched' ? candidates[0] : undefined;
  const byName = matchedBy === 'name' && state === 'matched';
  return { state, candidates, goods, byName, qty: goods?.suggestedQty ?? qty };
}

/** The same, as far as the buyer has said how many: what the list does not tell is not made up. */
const answered = (fault: string, line: QuickLine): Matched => {
  const to = matchedTo(line);
  return fault ? { ...to, qty: 0 } : to;
};

export function toDrafts(parsed: readonly ParsedLine[], matched: readonly QuickLine[]): Draft[] {
  return matched.map((line) => {
    const meant = line.lineNos.flatMap((no) => parsed[no - 1] ?? []);
    const fault = meant.map((each) => each.fault).find(Boolean) ?? '';
    return {
      rows: meant.map(({ row }) => row),
      key: line.key,
      asked: line.qty,
      ...answered(fault, line),
      fault,
      refusal: '',
    };
  });
}

/** Drafts that stand for the same article become one, with all they asked for. */
export function mergeDrafts(drafts: readonly Draft[]): Draft[] {
  const merged = new Map<string, Draft>();
  for (const draft of drafts) {
    const { goods } = draft;
    const name = goods ? `item ${goods.itemId}` : `row ${nameOf(draft)}`;
    const first = merged.get(name);
    if (!first || !goods) merged.set(name, draft);
    else {
      const asked = Math.min(quantityMax, first.asked + draft.asked);
      const rows = [...first.rows, ...draft.rows];
      const fault = first.fault || draft.fault;
      merged.set(name, { ...first, rows, asked, qty: fault ? 0 : snapQty(goods, asked), fault });
    }
  }
  return [...merged.values()];
}

/** What the buyer looked for instead. */
export const withFound = (draft: Draft, line: QuickLine): Draft => ({
  ...draft,
  ...answered(draft.fault, line),
  key: line.key,
  refusal: '',
});

export const withGoods = (draft: Draft, goods: QuickGoods | undefined): Draft => ({
  ...draft,
  goods,
  qty: draft.fault ? 0 : (goods?.suggestedQty ?? draft.qty),
  refusal: '',
});

/** The buyer has said how many. */
export const withQty = (draft: Draft, qty: number): Draft => ({ ...draft, qty, asked: qty, fault: '', refusal: '' });

/** What the server says of the drafts now: `matched` answers `asDemand`, line by line. */
export function refreshed(drafts: readonly Draft[], matched: readonly QuickLine[]): Draft[] {
  const byNo = new Map(matched.flatMap((line) => line.lineNos.map((no) => [no, line] as const)));
  return drafts.map((draft, at) => {
    const line = byNo.get(at + 1);
    if (!line) return draft;
    if (!draft.goods) return { ...draft, ...answered(draft.fault, line) };
    const goods = line.goods.find(({ itemId }) => itemId === draft.goods?.itemId);
    return goods ? { ...draft, goods } : { ...draft, ...matchedTo({ ...line, goods: [], state: 'notFound' }) };
  });
}

/** `fresh` answers `sent`, line by line; what was changed or removed meanwhile stays as it is now. */
export function renewed(now: readonly Draft[], sent: readonly Draft[], fresh: readonly Draft[]): Draft[] {
  const answers = new Map(sent.map((draft, at) => [draft, fresh[at]]));
  return now.map((draft) => answers.get(draft) ?? draft);
}

export const asDemand = ({ goods, key, qty }: Draft) => ({ key: goods?.itemNo ?? key, qty });

/** What keeps the line out of the cart. */
export function obstacle({ state, goods, fault, refusal }: Draft): string {
  if (refusal) return refusal;
  if (!goods) return state === 'candidates' ? '有多个相近商品，请选择' : '未找到，请更换编号或名称';
  if (goods.problem?.code === 'offShelf' || goods.problem?.code === 'notInPool') return goods.problem.text;
  return fault ? `${fault}，请填写数量` : (goods.problem?.text ?? '');
}

export const isReady = (draft: Draft): boolean => obstacle(draft) === '';

/** One click puts it right: the nearest quantity that can be bought. Undefined where a click cannot. */
export function fittingQty({ goods, fault, qty }: Draft): number | undefined {
  const code = goods?.problem?.code;
  if (!goods || fault || !code || code === 'offShelf' || code === 'notInPool') return undefined;
  return sellableQty(goods, goods.stockQty, qty) ?? undefined;
}

/** What the shop assumed for the buyer, to be looked at before it is bought. */
export function notesOf({ rows, asked, qty, goods, byName, fault }: Draft): string[] {
  const merged = rows.length > 1 ? [`已合并第 ${rows.join('、')} 行`] : [];
  if (!goods) return merged;
  const named = byName ? [`按${matchedByLabels.name}匹配`] : [];
  if (fault) return [...merged, ...named];
  const guessed = asked === 0 ? `未填数量，按起订量 ${qty}` : adjustedText(goods, asked, qty);
  return [...merged, ...named, ...(guessed ? [guessed] : [])];
}

export const draftViews = { all: '全部', ready: '可加入', check: '需核对', wrong: '需处理' } as const;
export type DraftView = keyof typeof draftViews;

const belongs: Record<DraftView, (draft: Draft) => boolean> = {
  all: () => true,
  ready: isReady,
  check: (draft) => isReady(draft) && notesOf(draft).length > 0,
  wrong: (draft) => !isReady(draft),
};

export const draftsIn = (view: DraftView, drafts: readonly Draft[]): Draft[] => drafts.filter(belongs[view]);

export const feeOf = ({ goods, qty }: Draft): number => (goods ? (yuanToFen(goods.price) * qty) / 100 : 0);

export const totalFee = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, draft) => sum + yuanToFen(feeOf(draft)), 0) / 100;

/** What went wrong, as rows of a file. */
export const errorRows = (drafts: readonly Draft[]): string[][] => [
  ['行号', '编号或名称', '数量', '原因'],
  ...draftsIn('wrong', drafts).map((draft) => [
    draft.rows.join('、'),
    draft.key,
    String(draft.asked || ''),
    obstacle(draft),
  ]),
];

export const templateRows: string[][] = [
  ['商品编号/物料编码/商品名称', '数量'],
  ['DL-A4-70', '10'],
  ['MG-Q7-BK', '20'],
];

import { yuanToFen } from '@yigou/contract/ground/money';
import type { CartGroup, CartLine, CheckedTotals } from '@yigou/contract/trade/cart';
import type { Tick } from '../../../ui/CheckBox';

export type CartView = { groups: CartGroup[]; invalid: CartLine[]; checked: CheckedTotals };
export type LineEdit = { chartQty?: number; isChecked?: boolean };

export const linesOf = (view: CartView): CartLine[] => view.groups.flatMap((group) => group.lines);

/** What cannot be bought as it stands cannot be chosen either. */
export const canCheck = (line: CartLine): boolean => line.problem === null;

export const isTaken = (line: CartLine): boolean => line.isChecked && canCheck(line);

/** Half ticked while only some of the lines that can be chosen are. */
export function tickOf(lines: readonly CartLine[]): Tick {
  const open = lines.filter(canCheck);
  const taken = open.filter(isTaken).length;
  if (taken === 0) return 'none';
  return taken === open.length ? 'all' : 'some';
}

/** The lines that a tick on all of them has to change. */
export const toChange = (lines: readonly CartLine[], isChecked: boolean): number[] =>
  lines.filter((line) => canCheck(line) && line.isChecked !== isChecked).map((line) => line.cartId);

/** Which lines the page shows; it lives in the address. */
export const cartFilters = ['all', 'problem', 'adjusted', 'price'] as const;
export type CartFilter = (typeof cartFilters)[number];

export const readCartFilter = (query: URLSearchParams): CartFilter =>
  cartFilters.find((filter) => filter === query.get('show')) ?? 'all';

const fits: Record<CartFilter, (line: CartLine) => boolean> = {
  all: () => true,
  problem: (line) => line.problem !== null,
  adjusted: (line) => line.adjusted !== '',
  price: (line) => line.itemState === 1 && line.realPrice !== line.chartPrice,
};

export const shownLines = (lines: readonly CartLine[], filter: CartFilter): CartLine[] => lines.filter(fits[filter]);

export const countOf = ({ groups, invalid }: CartView, filter: CartFilter): number =>
  [...groups.flatMap((group) => group.lines), ...invalid].filter(fits[filter]).length;

/** Lines that another quantity would make buyable. */
export const canFit = (line: CartLine): boolean => line.problem !== null && line.sellableQty !== null;

/** Lines that no quantity makes buyable now, though they are still sold. */
export const isOutOfStock = (line: CartLine): boolean => line.problem?.code === 'noStock';

export function sumTaken(view: CartView): CheckedTotals {
  const taken = linesOf(view).filter(isTaken);
  const fen = taken.reduce((sum, line) => sum + yuanToFen(line.realPrice) * line.chartQty, 0);
  return {
    lineCount: taken.length,
    totalQty: taken.reduce((sum, line) => sum + line.chartQty, 0),
    totalFee: fen / 100,
  };
}

/** Lines and groups that do not change stay the same objects, so that their rows are not drawn again. */
function mapLines(view: CartView, change: (line: CartLine) => CartLine): CartView {
  const groups = view.groups.map((group) => {
    const lines = group.lines.map(change);
    return lines.some((line, at) => line !== group.lines[at]) ? { ...group, lines } : group;
  });
  const next = { ...view, groups };
  return { ...next, checked: sumTaken(next) };
}

/** What the buyer did, before the server has said a word. */
export const applyEdits = (view: CartView, edits: ReadonlyMap<number, LineEdit>): CartView =>
  mapLines(view, (line) => {
    const edit = edits.get(line.cartId);
    if (!edit) return line;
    const adjusted = edit.chartQty === undefined ? line.adjusted : '';
    const next = { ...line, ...edit, adjusted };
    return { ...next, chartTotalFee: (yuanToFen(next.realPrice) * next.chartQty) / 100 };
  });

/** What the server says of some lines. */
export function placeLines(view: CartView, lines: readonly CartLine[]): CartView {
  const said = new Map(lines.map((line) => [line.cartId, line]));
  return mapLines(view, (line) => said.get(line.cartId) ?? line);
}

/** As many as a tall window shows: they are laid out at once, the others as soon as one comes near them. */
export const nearRows = 12;

/** How many rows stand above each part of the page, and above what follows them all. */
export function rowsAbove(counts: readonly number[]): number[] {
  const above = [0];
  for (const count of counts) above.push((above.at(-1) ?? 0) + count);
  return above;
}

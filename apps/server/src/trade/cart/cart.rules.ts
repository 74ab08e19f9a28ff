import type { DomainErrorCode, ErrorDetails } from '@yigou/contract/ground/errors';
import type { LineProblem } from '@yigou/contract/trade/cart';
import {
  isInStock,
  type LineProblemCode,
  largestQty,
  lineProblemText,
  qtyProblem,
  sellableQty,
  snapQty,
} from '@yigou/contract/trade/cart.terms';

type LineFacts = {
  onShelf: boolean;
  inPool: boolean;
  moq: number;
  multiple: number;
  available: number;
  unit: string;
};

function problemCode(facts: LineFacts, qty: number): LineProblemCode | null {
  if (!facts.onShelf) return 'offShelf';
  if (!facts.inPool) return 'notInPool';
  if (!isInStock(facts, facts.available)) return 'noStock';
  return qtyProblem(facts, qty) ?? (qty > facts.available ? 'shortStock' : null);
}

/** Whether so many can be bought now. The one judge of a line: cart, quick order, settlement and submit ask it. */
export function judgeLine(facts: LineFacts, qty: number): LineProblem | null {
  const code = problemCode(facts, qty);
  if (!code) return null;
  const { moq, multiple, available, unit } = facts;
  return { code, text: lineProblemText(code, { moq, multiple, stock: available, unit }) };
}

/** Nothing the buyer does to the line makes it buyable again. */
export const isUnbuyable = (problem: LineProblem | null): boolean =>
  problem?.code === 'offShelf' || problem?.code === 'notInPool';

/** What the line would have to hold to be bought now; null: no quantity helps. */
export const fittingQty = (facts: LineFacts, qty: number): number | null =>
  facts.onShelf && facts.inPool ? sellableQty(facts, facts.available, qty) : null;

type Choosable = { isChecked: boolean; problem: LineProblem | null };

/** What settlement takes: chosen, and to be bought as it stands. */
export const isTaken = ({ isChecked, problem }: Choosable): boolean => isChecked && problem === null;

/** Chosen, but settlement has to leave it out for now. What is gone for good is no choice any more. */
export const isLeftOut = ({ isChecked, problem }: Choosable): boolean =>
  isChecked && problem !== null && !isUnbuyable(problem);

export type Refusal = { code: DomainErrorCode; details?: ErrorDetails };

/** Why a cart does not take so many. Too little stock is no reason: the line waits and says so. */
export function refuseQty(
  facts: Omit<LineFacts, 'inPool' | 'available'> & { name: string },
  qty: number,
): Refusal | null {
  const { name, unit, moq, multiple } = facts;
  if (!facts.onShelf) return { code: 'cartSkuOffShelf', details: { name } };
  const most = largestQty(facts);
  if (qty > most) return { code: 'cartQtyTooMany', details: { name, unit, next: most } };
  const details = { name, unit, moq, multiple, next: snapQty(facts, qty) };
  const problem = qtyProblem(facts, qty);
  if (problem === 'belowMoq') return { code: 'cartQtyBelowMoq', details };
  return problem ? { code: 'cartQtyNotMultiple', details } : null;
}

type Counted = Choosable & { qty: number; price: number };

/** Of what settlement would take, in 分. */
export function sumChecked(lines: readonly Counted[]) {
  const taken = lines.filter(isTaken);
  return {
    lineCount: taken.length,
    totalQty: taken.reduce((sum, line) => sum + line.qty, 0),
    totalFee: taken.reduce((sum, line) => sum + line.qty * line.price, 0),
  };
}

type Change = { added: number; before: number; after: number };

/**
 * Another quantity may stand on another step of the price. That is no change of the price, so what the line
 * remembers moves along, and only what has changed since it was added is told as such.
 */
export const shiftAdded = ({ added, before, after }: Change): number => Math.max(0, added + after - before);

/** Groups in the order in which their first line comes. */
export function groupBySupplier<L extends { supplierId: number; supplierName: string }>(lines: readonly L[]) {
  const groups = new Map<number, { supplierId: number; supplierName: string; lines: L[] }>();
  for (const line of lines) {
    const { supplierId, supplierName } = line;
    const group = groups.get(supplierId) ?? { supplierId, supplierName, lines: [] };
    group.lines.push(line);
    groups.set(supplierId, group);
  }
  return [...groups.values()];
}

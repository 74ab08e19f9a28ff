import { shareOf } from '@yigou/contract/ground/money';
import type { KeptPieces } from '@yigou/contract/trade/returns.terms';

/** In 分; prices include tax. */
type AmountLine = { price: number; qty: number; taxRate: number };
export type LineAmounts = { total: number; freightShare: number; discountShare: number; tax: number };
export type OrderAmounts = {
  lines: LineAmounts[];
  goods: number;
  freight: number;
  discount: number;
  tax: number;
  payable: number;
};

/** In proportion to the weights; the last takes the remainder, so that the parts are exactly the whole. */
export function spread(amount: number, weights: readonly number[]): number[] {
  let whole = weights.reduce((sum, weight) => sum + weight, 0);
  let left = amount;
  return weights.map((weight, at) => {
    const isLast = at === weights.length - 1;
    const part = isLast ? left : whole === 0 ? 0 : shareOf(left, whole, weight);
    left -= part;
    whole -= weight;
    return part;
  });
}

export const taxIn = (amount: number, taxRate: number): number => amount - Math.round((amount * 100) / (100 + taxRate));

/** The header is the sum of its lines, whatever the mix of prices, rates, freight and discount. */
export function sumOrder(lines: readonly AmountLine[], freight: number, discount = 0): OrderAmounts {
  const totals = lines.map(({ price, qty }) => price * qty);
  const goods = totals.reduce((sum, total) => sum + total, 0);
  const taken = Math.min(discount, goods);
  const freightShares = spread(freight, totals);
  const discountShares = spread(taken, totals);
  const amounts = lines.map(({ taxRate }, at): LineAmounts => {
    const [total = 0, freightShare = 0, discountShare = 0] = [totals[at], freightShares[at], discountShares[at]];
    return { total, freightShare, discountShare, tax: taxIn(total + freightShare - discountShare, taxRate) };
  });
  return {
    lines: amounts,
    goods,
    freight,
    discount: taken,
    tax: amounts.reduce((sum, line) => sum + line.tax, 0),
    payable: goods + freight - taken,
  };
}

/** What a line cost when it was bought. */
export const spentOn = ({ total, freightShare, discountShare }: Omit<LineAmounts, 'tax'>): number =>
  total + freightShare - discountShare;

type Charged = Omit<LineAmounts, 'tax'> & { adjusted: number; refunded: number };
type Decided = Charged & {
  qty: number;
  closedQty: number;
  returnedQty: number;
  freightDecided: number;
  freightKept: number;
};

/** What is charged for a line by now: what it cost, as it was agreed since, less what was given back. */
export const chargedFor = (line: Charged): number => spentOn(line) + line.adjusted - line.refunded;

/** Neither closed nor returned. */
export const piecesKept = ({ qty, closedQty, returnedQty }: Pick<Decided, 'qty' | 'closedQty' | 'returnedQty'>) =>
  qty - closedQty - returnedQty;

/** What the kept pieces cost. Freight of returned pieces that was not given back is charged, but belongs to none of them. */
export const keptOf = (line: Decided): KeptPieces => {
  const freight = line.freightShare - line.freightDecided;
  return { pieces: piecesKept(line), goods: chargedFor(line) - freight - line.freightKept, freight };
};

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
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let left = amount;
  return weights.map((weight, at) => {
    const part = at === weights.length - 1 ? left : whole === 0 ? 0 : Math.floor((amount * weight) / whole);
    left -= part;
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

/** What a line costs in the end. */
export const spentOn = ({ total, freightShare, discountShare }: Omit<LineAmounts, 'tax'>): number =>
  total + freightShare - discountShare;

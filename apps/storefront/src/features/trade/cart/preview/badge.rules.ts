const badgeMost = 99;

/** What stands on the cart: nothing at 0, 99+ above 99. */
export function badgeText(totalQty: number): string {
  if (totalQty <= 0) return '';
  return totalQty > badgeMost ? `${badgeMost}+` : String(totalQty);
}

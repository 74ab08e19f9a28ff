/** A whole number as people type it: full-width digits and thousands separators are fine. Undefined: it is none. */
export function readQty(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,，]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

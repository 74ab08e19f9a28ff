import type { BankMatch } from '@yigou/contract/books/statements.terms';

/** The codes that somebody wrote into a transfer: of statements, and of orders. */
export function codesIn(text: string): { statements: string[]; orders: string[] } {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  const found = (shape: RegExp) => [...new Set([...plain.matchAll(shape)].map(([, digits = '']) => digits))];
  return { statements: found(/(?:DZ|D20\d{6})(\d{8})(?!\d)/g), orders: found(/HK(\d{8})(?!\d)/g) };
}

/** Exactly what is owed for the oldest one, the two oldest and so on, or for the one that is named. */
export function amountFits(money: number, unpaid: readonly number[], named?: number): boolean {
  const sums = unpaid.map((_, at) => unpaid.slice(0, at + 1).reduce((sum, each) => sum + each, 0));
  return money === named || sums.includes(money);
}

type Evidence = { codeFits: boolean; amountFits: boolean; payerFits: boolean };

/** How sure it is, by what fits. */
export function matchOf({ codeFits, amountFits: amount, payerFits }: Evidence): BankMatch {
  if (!codeFits && !payerFits) return 'none';
  if (!amount) return 'amount';
  if (!codeFits) return 'guess';
  return payerFits ? 'sure' : 'payer';
}

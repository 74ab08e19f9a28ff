import type { BankLineState } from '@yigou/contract/books/statements.terms';

/** The same number, whoever typed it: full width, spaces and small letters do not make it another. */
export const plainBankNo = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();

type Sums = { amount: number; matched: number; returned: number };

/** What of it is nobody's yet. */
export const leftOn = ({ amount, matched, returned }: Sums): number => amount - matched - returned;

export const isOpen = ({ state }: { state: BankLineState }): boolean => state === 'waiting' || state === 'part';

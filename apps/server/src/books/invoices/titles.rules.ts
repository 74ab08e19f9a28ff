import type { Qualification } from '@yigou/contract/books/invoices.terms';
import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';

export type TitleDraft = Omit<InvoiceTitle, 'titleId' | 'isDefault' | 'qualification' | 'refusal'>;

/** What the operator looked at; where it goes is none of their business. */
const reviewed = ['holder', 'name', 'taxNo', 'address', 'phone', 'bank', 'bankAccount'] as const;

/** A 专票 title waits for its review whenever it is new or says something else than what was passed. */
export function qualificationAfter(
  draft: TitleDraft,
  before?: TitleDraft & { qualification: Qualification },
): Qualification {
  if (draft.type === 'normal') return 'unreviewed';
  const same = before?.type === 'special' && reviewed.every((name) => before[name] === draft[name]);
  return same && before.qualification === 'passed' ? 'passed' : 'pending';
}

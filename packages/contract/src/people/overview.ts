import { z } from 'zod';
import { call, keysOf, noInput, rows } from '../ground/call';
import { waitingKindLabels } from './overview.terms';

const WaitingThing = z.object({
  /** Its number, and whose it is. */
  number: z.string(),
  who: z.string(),
  why: z.string(),
  amount: z.number().nullable(),
  /** Since when it waits, and until when it may; empty: nothing was promised. */
  sinceTime: z.string(),
  dueTime: z.string(),
  orderId: z.number().nullable(),
});
export type WaitingThing = z.infer<typeof WaitingThing>;

const Waiting = z.object({
  kind: z.enum(keysOf(waitingKindLabels)),
  count: z.number(),
  /** Of them past what was promised. */
  overdue: z.number(),
  things: z.array(WaitingThing),
});
export type Waiting = z.infer<typeof Waiting>;

export const overviewCalls = {
  'Overview/GetWaiting': call({
    summary: '等着处理的事，每一类有多少、最急的是哪些；只有自己的功能管得着的',
    access: 'operator',
    needs: 'anyOperator',
    work: 'read',
    input: noInput,
    answer: rows(Waiting),
  }),
};

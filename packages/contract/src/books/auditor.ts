import { z } from 'zod';
import { call, keysOf, noInput, requestId, result } from '../ground/call';
import { taskProgressLabels } from '../people/tasks.terms';

/** One look at all books, in the background: so many of its questions are answered. */
const BooksCheck = z.object({
  taskId: z.number(),
  state: z.enum(keysOf(taskProgressLabels)),
  done: z.number(),
  total: z.number(),
  who: z.string(),
  createTime: z.string(),
  /** Empty while it is not over. */
  endTime: z.string(),
  /** Why it failed. */
  error: z.string(),
  /** What contradicts what, one sentence each; nothing once it is over: the books agree. */
  faults: z.array(z.string()),
});
export type BooksCheck = z.infer<typeof BooksCheck>;

export const auditorCalls = {
  'System/CheckBooks': call({
    summary: '在后台核对全部账目：库存、额度、订单、收款、退款、发票、对账；已在核对时答复正在进行的一次',
    access: 'operator',
    needs: 'system/books',
    work: 'write',
    input: z.object({ requestId }),
    answer: result(BooksCheck),
  }),
  'System/GetBooksCheck': call({
    summary: '最近一次账目核对：进度，与逐条说出的不符之处；没有核对过为 null',
    access: 'operator',
    needs: 'system/books',
    work: 'read',
    input: noInput,
    answer: result(BooksCheck.nullable()),
  }),
};

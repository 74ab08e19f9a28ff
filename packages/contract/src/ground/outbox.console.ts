import { z } from 'zod';
import { call, keysOf, nothing, page, pageInput } from './call';
import { outboxLaneLabels } from './outbox.terms';

const DeadLetter = z.object({
  outboxId: z.string(),
  lane: z.enum(keysOf(outboxLaneLabels)),
  to: z.string(),
  /** Empty where it would tell a code. */
  subject: z.string(),
  createTime: z.string(),
  deadTime: z.string(),
  tries: z.number(),
  error: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const byLetter = z.object({ outboxId: z.uuid('编号格式不正确') });

export const consoleOutboxCalls = {
  'Outbox/GetPage': call({
    summary: '多次未能送达、已停止重试的邮件与短信，新的在前',
    access: 'operator',
    needs: 'system/tasks',
    work: 'read',
    input: pageInput(z.looseObject({})),
    answer: page(DeadLetter),
  }),
  'Outbox/Retry': call({
    summary: '重新发送一封未送达的',
    access: 'operator',
    needs: 'system/tasks',
    work: 'write',
    input: byLetter,
    answer: nothing,
  }),
  'Outbox/Drop': call({
    summary: '放弃一封未送达的，不再发送',
    access: 'operator',
    needs: 'system/tasks',
    work: 'write',
    input: byLetter,
    answer: nothing,
  }),
};

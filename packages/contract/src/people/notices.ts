import { z } from 'zod';
import { call, id, keysOf, noInput, nothing, page, pageInput, result, rows } from '../ground/call';
import { noticeKindLabels } from './notices.terms';

const Kind = z.enum(keysOf(noticeKindLabels), { error: '消息类型不存在' });

const Notice = z.object({
  noticeId: z.number(),
  kind: Kind,
  title: z.string(),
  text: z.string(),
  /** The page of the shop that it speaks of. */
  link: z.string(),
  time: z.string(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

const Preference = z.object({
  kind: Kind,
  bell: z.boolean({ error: '请选择是否接收站内消息' }),
  mail: z.boolean({ error: '请选择是否接收邮件' }),
});
export type NoticePreference = z.infer<typeof Preference>;

export const noticeCalls = {
  'Notice/GetUnread': call({
    summary: '未读消息的条数与最新几条',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: noInput,
    answer: result(z.object({ count: z.number(), latest: z.array(Notice) })),
  }),
  'Notice/GetPage': call({
    summary: '我的消息',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: pageInput(z.object({ onlyUnread: z.boolean().optional(), kind: Kind.optional() })),
    answer: page(Notice),
  }),
  'Notice/MarkRead': call({
    summary: '标为已读；不指明哪些，就是全部',
    access: 'account',
    needs: 'anyAccount',
    work: 'write',
    input: z
      .object({ noticeIds: z.array(id).min(1, '请选择消息').max(100, '一次最多 100 条').optional() })
      .prefault({}),
    answer: nothing,
  }),
  'Notice/GetPreferences': call({
    summary: '各类消息从哪里送达',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: noInput,
    answer: rows(Preference),
  }),
  'Notice/SavePreferences': call({
    summary: '设置各类消息从哪里送达',
    access: 'account',
    needs: 'anyAccount',
    work: 'write',
    input: z.object({ list: z.array(Preference).min(1, '请选择消息类型').max(20, '消息类型过多') }),
    answer: nothing,
  }),
};

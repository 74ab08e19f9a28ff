import { z } from 'zod';
import { call, id, noInput, result, rows } from '../ground/call';

const HelpTitle = z.object({ docId: z.number(), docTitle: z.string() });
export const HelpGroup = z.object({ groupId: z.number(), groupTitle: z.string(), children: z.array(HelpTitle) });
export type HelpGroup = z.infer<typeof HelpGroup>;

export const HelpDoc = HelpTitle.extend({
  groupTitle: z.string(),
  /** Sanitised by the server when it was saved. */
  html: z.string(),
  editTime: z.string(),
});
export type HelpDoc = z.infer<typeof HelpDoc>;

export const Agreement = z.object({
  docTitle: z.string(),
  version: z.string(),
  effectiveDate: z.string(),
  html: z.string(),
});
export type Agreement = z.infer<typeof Agreement>;

export const helpCalls = {
  'Help/GetTree': call({
    summary: '帮助目录',
    access: 'public',
    work: 'read',
    input: noInput,
    answer: rows(HelpGroup),
  }),
  'Help/GetModel': call({
    summary: '帮助文章',
    access: 'public',
    work: 'read',
    input: z.object({ docId: id }),
    answer: result(HelpDoc),
  }),
  'Help/Search': call({
    summary: '搜索帮助文章',
    access: 'public',
    work: 'read',
    input: z.object({
      searchKey: z.string({ error: '请输入关键字' }).trim().min(1, '请输入关键字').max(50, '关键字最多 50 个字'),
    }),
    answer: rows(HelpTitle.extend({ groupTitle: z.string(), excerpt: z.string() })),
  }),
  'Help/GetAgreement': call({
    summary: '现行隐私协议',
    access: 'public',
    work: 'read',
    input: noInput,
    answer: result(Agreement),
  }),
};

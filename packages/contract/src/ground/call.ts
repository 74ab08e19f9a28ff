import { z } from 'zod';
import type { FunctionCode, Needs, OperatorFunction } from './functions';

/**
 * Who may call: anybody, or an account of a customer, or an operator of the company, each with a live session of its
 * kind that holds what is needed. A call of either without `needs` does not compile.
 */
export type Entrance =
  | { access: 'public'; needs?: never }
  | { access: 'account'; needs: Needs<FunctionCode, 'anyAccount'> }
  | { access: 'operator'; needs: Needs<OperatorFunction, 'anyOperator'> };

/**
 * read: no transaction. write: bind opens one transaction around the whole call.
 * steps: the service opens its own, because something must stay even when the call is refused (a failed login).
 */
type Work = 'read' | 'write' | 'steps';

export type CallSpec = Entrance & {
  summary: string;
  work: Work;
  /** Tries per address and minute, besides the limit that all calls share. */
  triesPerMinute?: number;
  /** How much may be sent, where it is more than most calls need. */
  bodyMaxBytes?: number;
  /** Fields whose ends of lines are kept; every other text is one line. */
  severalLines?: readonly string[];
  input: z.ZodType;
  answer: z.ZodObject;
};

/** What a caller sends: defaults may be left out. */
export type InputOf<S extends Pick<CallSpec, 'input'>> = z.input<S['input']>;
export type AnswerOf<S extends Pick<CallSpec, 'answer'>> = z.output<S['answer']>;

export const bodyUsualMaxBytes = 64 * 1024;
export const bodyMaxBytesOf = (spec: CallSpec): number => spec.bodyMaxBytes ?? bodyUsualMaxBytes;

export const call = <const S extends CallSpec>(spec: S): S => spec;

export const result = <T extends z.ZodType>(data: T) => z.object({ resultData: data });
export const rows = <T extends z.ZodType>(row: T) => z.object({ resultData: z.array(row) });
export const page = <T extends z.ZodType>(row: T) => z.object({ resultData: z.array(row), totalCount: z.number() });
export const nothing = z.object({ resultData: z.null() });

export const noInput = z.object({}).prefault({});

/** The keys of a table of labels, for an enum of exactly them. */
export const keysOf = <T extends object>(labels: T) =>
  Object.keys(labels) as [keyof T & string, ...(keyof T & string)[]];

/** Ids are positive safe integers; anything else is an invalid field, not a missing row. */
export const id = z.int('编号必须是数字').positive('编号必须大于 0');

export const pageInput = <T extends z.ZodType>(reqData: T) =>
  z.object({
    pageIndex: z.int('页码必须是整数').min(1, '页码从 1 开始').max(1_000_000_000, '页码过大').default(1),
    pageSize: z.int('每页条数必须是整数').min(1, '每页至少 1 条').max(100, '每页最多 100 条').default(10),
    searchKey: z.string().max(100, '关键字最多 100 个字').default(''),
    reqData: reqData.optional(),
  });

/** A field that follows one of the plain rules which the forms check as well. */
export const field = (rule: { pattern: RegExp; message: string }) =>
  z.string({ error: rule.message }).trim().regex(rule.pattern, rule.message);

/** The same request, sent again, is done once. */
export const requestId = z.uuid('请求编号格式不正确');

export const text = (most: number, name: string) => z.string().trim().max(most, `${name}最多 ${most} 个字`).default('');

/** A day of the calendar; 2026-02-30 is none. */
export const day = z.iso.date('日期格式应为 YYYY-MM-DD');

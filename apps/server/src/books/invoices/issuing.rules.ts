import type { TitleSnapshot } from '@yigou/contract/books/invoices';
import type { TitleType } from '@yigou/contract/books/invoices.terms';

export type IssueLine = {
  name: string;
  spec: string;
  unit: string;
  qty: number;
  taxRate: number;
  /** 税收分类编码; empty: whoever makes the invoice has to know it. */
  taxCode: string;
  total: number;
  tax: number;
};

/** What the shop asks of whoever makes invoices, in its own words: money in 分, no field of any service. */
export type IssueRequest = {
  /** The same number never makes two invoices. */
  requestNo: string;
  colour: 'blue' | 'red';
  type: TitleType;
  buyer: TitleSnapshot;
  seller: { name: string; taxNo: string };
  remark: string;
  /** Of a red one all amounts are what it takes back, as positive numbers. */
  total: number;
  tax: number;
  lines: IssueLine[];
  /** The one that a red one reverses, and why. */
  original?: { invoiceNo: string; reason: string };
};

export type IssuedFile = { fileName: string; bytes: Buffer };

/** unknown: never heard of it, so it may be sent; accepted: it is being made. */
export type Progress =
  | { state: 'unknown' | 'accepted' }
  | { state: 'failed'; reason: string }
  | { state: 'issued'; invoiceNo: string; issuedOn: string; files: IssuedFile[] };

export type NotifyHeaders = Record<string, string | string[] | undefined>;

export type Issuer = {
  issue: (request: IssueRequest) => Promise<Progress>;
  query: (requestNo: string) => Promise<Progress>;
  /** Of which request a notify speaks. Throws NoticeRefused unless the service itself wrote every byte. */
  readNotify: (headers: NotifyHeaders, body: Buffer) => string;
};

/** Network, time-out, 5xx or an answer nobody can trust: what happened is unknown, asking again is safe. */
export class IssuerUnavailable extends Error {
  constructor(cause: unknown) {
    super(`开票服务暂不可用：${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

export class NoticeRefused extends Error {
  constructor(reason: string) {
    super(`开票通知未通过校验：${reason}`);
  }
}

import type { Success } from '@yigou/contract/ground/envelope';
import { z } from 'zod';
import { cachedJson, hasCachedJson } from '../lib/cachedJson';

const ok = { success: true, errorCode: '', errorMsg: '' } as const;

const encoder = new TextEncoder();

/** Not as a small buffer: those are cut from larger ones, and what is kept of one keeps all of it. */
function rowText(type: z.core.$ZodType, row: unknown): Uint8Array {
  const write = () => encoder.encode(JSON.stringify(z.parse(type, row)));
  if (!hasCachedJson(row)) return write();
  row[cachedJson] ??= write();
  return row[cachedJson];
}

const comma = Buffer.from(',');
const end = Buffer.from(']}');

/** Row by row, for a list whose rows were mostly written before. */
function listText(type: z.ZodObject, rowType: z.core.$ZodType, answer: { resultData: unknown[] }): Buffer {
  const { resultData: _rows, ...rest } = type.parse({ ...answer, resultData: [] });
  const pieces: Uint8Array[] = [Buffer.from(`${JSON.stringify({ ...ok, ...rest }).slice(0, -1)},"resultData":[`)];
  for (const [at, row] of answer.resultData.entries()) {
    if (at > 0) pieces.push(comma);
    pieces.push(rowText(rowType, row));
  }
  return Buffer.concat([...pieces, end]);
}

const holdsKept = (answer: object): answer is { resultData: unknown[] } =>
  'resultData' in answer && Array.isArray(answer.resultData) && hasCachedJson(answer.resultData[0]);

/** Checks an answer and writes it out. A verb that keeps an answer gives the same again: it is written once. */
export function writer(type: z.ZodObject): (answer: object) => Buffer {
  const texts = new WeakMap<object, Buffer>();
  const { resultData } = type.shape;
  const rowType = resultData instanceof z.ZodArray ? resultData.element : null;
  const write = (answer: object): Buffer => {
    if (rowType && holdsKept(answer)) return listText(type, rowType, answer);
    const success: Success<object> = { ...ok, ...type.parse(answer) };
    return Buffer.from(JSON.stringify(success));
  };
  return (answer) => {
    const text = texts.get(answer) ?? write(answer);
    texts.set(answer, text);
    return text;
  };
}

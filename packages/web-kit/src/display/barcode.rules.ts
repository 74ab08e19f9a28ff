/// <reference path="./jsbarcode.d.ts" />
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** Code 128 as bars: where each begins and how wide it is, in modules. */
export function barsOf(text: string): { width: number; bars: { at: number; width: number }[] } {
  const { data } = new CODE128(text, {}).encode();
  const bars = [...data.matchAll(/1+/g)].map((run) => ({ at: run.index, width: run[0].length }));
  return { width: data.length, bars };
}

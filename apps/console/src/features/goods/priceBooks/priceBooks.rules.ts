import { fields } from '@yigou/contract/goods/fields.terms';
import type { BookHead, LineDraft, PastedSku } from '@yigou/contract/goods/priceBooks.console';
import type { BookState, LostBy } from '@yigou/contract/goods/priceBooks.terms';
import { lostByLabels } from '@yigou/contract/goods/priceBooks.terms';
import { narrowed, readMoney } from '@yigou/contract/goods/typedParts';
import { readTyped } from '@yigou/contract/goods/typedValues';
import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { dayIn } from '@yigou/contract/ground/time';
import type { Turn } from '../../../ui/StateDot';

export const bookTurns: Record<BookState, Turn> = { running: 'ok', coming: 'way', ended: 'off', stopped: 'off' };

/** `2026-01-01 至 2026-12-31`, or without an end. */
export const daysText = (fromDay: string, toDay: string): string =>
  `${fromDay || '随价目表'} 至 ${toDay || (fromDay ? '长期' : '随价目表')}`;

/** What stands beside the name of a book. */
export const ruleTexts = ({ priority, ceiling }: Pick<BookHead, 'priority' | 'ceiling'>): string[] => [
  ...(priority ? ['专项优先'] : []),
  ...(ceiling ? [] : ['可高于商城价']),
];

export const lostText = (lostBy: LostBy | null): string => (lostBy === null ? '按此价' : lostByLabels[lostBy]);

export type PastedLine = {
  word: string;
  price: number | null;
  tiers: LineDraft['tiers'];
  fromDay: string;
  toDay: string;
  fault: string;
};

type Tiers = { fromQty: number; price: number }[];

/** Before a last day that has no first one beside it. */
const untilWord = /^至\s*/;

/** As a sheet gives it: number, price, and where they are there days or tiers, in whatever order. */
export function readPasted(typed: string): PastedLine[] {
  return typed
    .split('\n')
    .map((line) => narrowed(line))
    .filter((line) => line !== '')
    .map((line) => {
      const [word = '', money = '', ...rest] = line
        .split(line.includes('\t') ? /\t/ : /\s+/)
        .map((cell) => cell.trim());
      const read: PastedLine = { word, price: null, tiers: [], fromDay: '', toDay: '', fault: '' };
      const fen = readMoney(money);
      if (fen === null) return { ...read, fault: money === '' ? '没有价格' : `看不懂价格“${money}”` };
      if (fen <= 0) return { ...read, fault: '价格须大于 0' };
      for (const cell of rest.filter(Boolean)) {
        const day = dayIn(cell.replace(untilWord, ''));
        const tiers = day ? null : readTyped(fields.priceLine.tiers, cell);
        if (day) read[read.fromDay || untilWord.test(cell) ? 'toDay' : 'fromDay'] = day;
        else if (tiers?.kind === 'value')
          read.tiers = (tiers.value as Tiers).map((tier) => ({ ...tier, price: fenToYuan(tier.price) }));
        else return { ...read, fault: `看不懂“${cell}”` };
      }
      return { ...read, price: fenToYuan(fen) };
    });
}

const slipTimes = 50;

/** A slip of the point, as imports see one: 50 times or more, or a fiftieth. Empty: nothing to ask. */
export function slipText(price: number, before: number, name: string): string {
  if (before <= 0 || price <= 0) return '';
  const times = price >= before ? price / before : before / price;
  if (times < slipTimes) return '';
  const way = price > before ? `的 ${Math.round(times)} 倍` : `的 ${Math.round(times)} 分之一`;
  return `是${name} ${formatYuan(before)} ${way}`;
}

/** A pasted line beside what it means; nothing is saved of one with a fault, and of one with a doubt when it is confirmed. */
export type CheckedLine = PastedLine & { at: number; match: PastedSku | undefined; doubt: string };

const doubtOf = ({ price }: PastedLine, match: PastedSku | undefined): string => {
  if (price === null || !match?.skuId) return '';
  return match.price === null ? slipText(price, match.listPrice, '商城价') : slipText(price, match.price, '现价');
};

/** An article may come twice: with a price now, and one from a day on. */
export function checkPasted(lines: readonly PastedLine[], matched: readonly PastedSku[]): CheckedLine[] {
  const seen = new Set<string>();
  return lines.map((line, at) => {
    const match = matched[at];
    const key = match?.skuId ? `${match.skuId} ${line.fromDay}` : `word ${at}`;
    const again = seen.has(key) ? '与前面的行重复' : '';
    seen.add(key);
    return { ...line, at, match, fault: line.fault || match?.fault || again, doubt: doubtOf(line, match) };
  });
}

export const draftsOf = (lines: readonly CheckedLine[], confirmed: ReadonlySet<number>): LineDraft[] =>
  lines.flatMap(({ at, match, price, tiers, fromDay, toDay, fault, doubt }) =>
    fault || !match?.skuId || price === null || (doubt && !confirmed.has(at))
      ? []
      : [
          {
            // One that begins on a day of its own stands beside the one that is there.
            priceLineId: fromDay ? null : match.priceLineId,
            ...{ skuId: match.skuId, price, tiers, fromDay: fromDay || null, toDay: toDay || null },
          },
        ],
  );

/** In percent of the list price; below zero: cheaper. */
export const percentOf = (price: number, listPrice: number): string => {
  const percent = Math.round(((price - listPrice) * 1000) / listPrice) / 10;
  return percent === 0 ? '同价' : `${percent < 0 ? '低' : '高'} ${Math.abs(percent)}%`;
};

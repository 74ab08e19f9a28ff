import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Db } from '../db/client';
import { backoffUntil, type Deadline, runDeadline } from './deadlines';

type Row = { id: number; tries: number; nextTryAt: Date | null; done: boolean };
const { log } = Fastify({ logger: false });
const tx = {} as Db;
const start = new Date('2026-11-15T02:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function house(count: number, fails: (row: Row) => boolean) {
  const rows: Row[] = Array.from({ length: count }, (_, id) => ({ id, tries: 0, nextTryAt: null, done: false }));
  const acted: number[] = [];
  let open = 0;
  let most = 0;
  const deadline: Deadline<{ tx: Db; now: Date; log: typeof log }, Row> = {
    name: 'test',
    select: async (_, now, limit) =>
      rows.filter((row) => !row.done && (!row.nextTryAt || row.nextTryAt <= now)).slice(0, limit),
    act: async (_, row) => {
      acted.push(row.id);
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      if (fails(row)) throw new Error('no');
      row.done = true;
    },
    postpone: async (_, row, next) => {
      Object.assign(row, next);
    },
  };
  return { rows, acted, deadline, mostAtOnce: () => most };
}

describe('what falls due', () => {
  it('is done behind as many as like to fail', async () => {
    const { rows, deadline } = house(350, (row) => row.id < 250);
    await runDeadline({ tx, now: start, log }, deadline);
    expect(rows.filter((row) => row.done).map((row) => row.id)).toEqual(
      Array.from({ length: 100 }, (_, at) => 250 + at),
    );
    expect(rows.slice(0, 250).every((row) => row.tries === 1)).toBe(true);
  });

  it('is done several at once, each once', async () => {
    const { acted, deadline, mostAtOnce } = house(30, () => false);
    await runDeadline({ tx, now: start, log }, deadline);
    expect(acted).toHaveLength(30);
    expect(mostAtOnce()).toBeGreaterThan(1);
  });

  it('steps back further each time it fails, and comes again', async () => {
    const { acted, deadline, rows } = house(1, (row) => row.tries < 3);
    for (let minute = 0; minute <= 7; minute += 1) await runDeadline({ tx, now: after(minute), log }, deadline);
    // At 0, 1, 3 and 7 minutes.
    expect(acted).toHaveLength(4);
    expect(rows[0]).toMatchObject({ done: true, tries: 3 });
  });

  it('is never put off for more than six hours', () => {
    expect([1, 2, 3, 4, 50].map((tries) => backoffUntil(start, tries))).toEqual([1, 2, 4, 8, 360].map(after));
  });
});

import { formatDate } from '@yigou/contract/ground/time';
import type { Db } from '../../ground/db/client';
import type { Context } from '../../ground/http/context';
import { cacheBudget } from '../../ground/lib/cacheBudget';
import { Gate } from './gate.rules';
import { isRobot, isTyped, keptWord } from './keeping.rules';
import { storeCounts } from './storing.queries';
import { Tally, type Where } from './tally.rules';

/** Of whoever asks, only the customer is ever written down. */
export type Typist = Pick<Context, 'site' | 'caller' | 'client' | 'now'>;

type Asked = Parameters<typeof isTyped>[0];
type Found = { totalCount: number; exactItemId: number };
export type Outcome = 'carts' | 'requests';

/** What is counted here and not stored yet, from all companies. */
const tallyMost = 5000;
const storedAtOnce = 1000;
const typistBytes = 300;
/** Whatever happens later has nothing to do with the search. */
const rememberedMs = 10 * 60_000;
const rewordedWithinMs = 60_000;

/** The last search of somebody, and what came of it: each is counted once. */
type Last = { where: Where; at: number; clicks: boolean; carts: boolean; requests: boolean };

function sourceOf({ site, caller, client }: Typist): string {
  const { companyId } = site;
  return caller ? `${companyId} session ${caller.sessionId}` : `${companyId} ${client.address}`;
}

/** Visitors have no session: behind one address they are told apart by their browsers, in memory only. */
const typistOf = (ctx: Typist): string => (ctx.caller ? sourceOf(ctx) : `${sourceOf(ctx)} ${ctx.client.agent}`);

const whereOf = ({ site, caller, now }: Typist, word: string): Where => ({
  companyId: site.companyId,
  day: formatDate(now),
  customerId: caller?.customerId ?? null,
  word,
});

/** Who types their own name looks for no goods. */
const isOwnName = ({ caller }: Typist, word: string): boolean =>
  caller !== null && keptWord(caller.accountName) === word;

/**
 * Counts in memory what is searched for, so that a search costs nothing more, and stores it every few seconds in the
 * background (decisions/0079). What a crash takes with it are the counts of these seconds.
 */
export class TypedWords {
  private readonly tally = new Tally(tallyMost);
  private readonly gate = new Gate();
  private readonly lasts = cacheBudget.open<string, Last>('typists', {
    bytesOf: () => typistBytes,
    keepMs: rememberedMs,
  });
  private storing: Promise<void> = Promise.resolve();

  searched(ctx: Typist, asked: Asked, { totalCount, exactItemId }: Found): void {
    if (!isTyped(asked) || isRobot(ctx.client.agent)) return;
    const word = this.wordOf(ctx, asked.searchKey);
    if (word === '') return;
    const at = ctx.now.getTime();
    const typist = typistOf(ctx);
    const last = this.lasts.get(typist);
    // Back from a filter, or the page read again.
    if (last?.where.word === word && at - last.at <= rememberedMs) return;
    if (!this.gate.lets(sourceOf(ctx), ctx.caller === null, word, at)) return;
    if (last && !last.clicks && at - last.at <= rewordedWithinMs) this.reword(last.where, word);
    const where = whereOf(ctx, word);
    const row = this.tally.at(where);
    if (!row) return;
    row.searches += 1;
    row.results = totalCount;
    if (totalCount === 0) row.nothing += 1;
    this.lasts.set(typist, { where, at, clicks: false, carts: false, requests: false });
    // The page goes straight to the article whose number was typed.
    if (exactItemId > 0) this.came(ctx, 'clicks');
  }

  /** Something was opened from the results of this word. */
  clicked(ctx: Typist, searchKey: string): void {
    const word = isRobot(ctx.client.agent) ? '' : this.wordOf(ctx, searchKey);
    if (word === '') return;
    const typist = typistOf(ctx);
    const last = this.lasts.get(typist);
    if (last?.where.word === word) {
      this.came(ctx, 'clicks');
      return;
    }
    const at = ctx.now.getTime();
    if (!this.gate.lets(sourceOf(ctx), ctx.caller === null, word, at)) return;
    // Searched for on another server, or in another tab.
    const where = whereOf(ctx, word);
    const row = this.tally.at(where);
    if (row) row.clicks += 1;
    if (!last) this.lasts.set(typist, { where, at, clicks: true, carts: false, requests: false });
  }

  /** Soon after a search. Who puts something into the cart from the list has found it as well. */
  cameTo(ctx: Typist, outcome: Outcome): void {
    this.came(ctx, outcome);
    if (outcome === 'carts') this.came(ctx, 'clicks');
  }

  private came(ctx: Typist, outcome: Outcome | 'clicks'): void {
    const last = this.lasts.get(typistOf(ctx));
    const at = ctx.now.getTime();
    if (!last || last[outcome] || at - last.at > rememberedMs) return;
    const row = this.tally.at(last.where);
    if (!row) return;
    last[outcome] = true;
    row[outcome] += 1;
  }

  private wordOf(ctx: Typist, typed: string): string {
    const word = keptWord(typed);
    return isOwnName(ctx, word) ? '' : word;
  }

  private reword(from: Where, word: string): void {
    const row = this.tally.at(from);
    if (!row) return;
    row.reworded += 1;
    row.nexts.set(word, (row.nexts.get(word) ?? 0) + 1);
  }

  /** One after the other; what fails is kept for the next time. */
  store(db: Db, now: Date): Promise<void> {
    this.storing = this.storing.catch(() => {}).then(() => this.storeAll(db, now));
    return this.storing;
  }

  private async storeAll(db: Db, now: Date): Promise<void> {
    const rows = this.tally.take();
    for (let at = 0; at < rows.length; at += storedAtOnce) {
      try {
        await storeCounts(db, rows.slice(at, at + storedAtOnce), formatDate(now));
      } catch (cause) {
        this.tally.putBack(rows.slice(at));
        throw cause;
      }
    }
  }
}

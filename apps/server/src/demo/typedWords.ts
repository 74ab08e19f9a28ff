import { formatDate } from '@yigou/contract/ground/time';
import { addCounts } from '../goods/typedWords/storing.service';
import { Tally } from '../goods/typedWords/tally.rules';
import type { Db } from '../ground/db/client';
import { addDays } from '../ground/lib/clock';
import { customers } from '../people/customers/customers.tables';
import { type Chance, chanceFrom } from './past/chance';
import { type DemoWord, demoWords } from './typedWords.data';

const daysBack = 56;
const room = 20_000;

/** Of a hundred searches. */
const clickedOf = { fine: 62, ignored: 6, nothing: 0 };

const partOf = (searches: number, percent: number, chance: Chance): number =>
  Array.from({ length: searches }).filter(() => chance.happens(percent / 100)).length;

/** The words of one customer on one day. */
function search(tally: Tally, { word, results, fate, next, share }: DemoWord, where: Searcher, chance: Chance): void {
  const row = tally.at({ ...where, word });
  if (!row) return;
  const searches = chance.between(1, 4);
  const reworded = partOf(searches, share, chance);
  const clicks = partOf(searches - reworded, clickedOf[fate], chance);
  row.results = results;
  row.searches += searches;
  row.nothing += results === 0 ? searches : 0;
  row.reworded += reworded;
  row.clicks += clicks;
  row.carts += partOf(clicks, 30, chance);
  row.requests += where.customerId !== null && fate === 'nothing' ? partOf(searches, 12, chance) : 0;
  if (reworded > 0) row.nexts.set(next, (row.nexts.get(next) ?? 0) + reworded);
}

type Searcher = { companyId: number; customerId: number | null; day: string };

/** What was searched for in the last eight weeks, stored by the verb that stores every search. The first words came most. */
export async function leaveTypedWords(tx: Db, now: Date): Promise<void> {
  const who = await tx.select({ companyId: customers.companyId, customerId: customers.customerId }).from(customers);
  const [{ companyId } = { companyId: 0 }] = who;
  if (companyId === 0) return;
  const chance = chanceFrom(20_261_119);
  const tally = new Tally(room);
  const searchers = [...who.map(({ customerId }) => customerId), null, null];
  for (const [at, word] of demoWords.entries()) {
    // Trouble is typed more often than its share of the words: that is why somebody looks at this list.
    const most = word.next === '' ? 26 - (at % 18) : 30;
    const times = word.fate === 'fine' ? chance.between(3, 8) : chance.between(Math.min(most, 16) - 8, most);
    for (let time = 0; time < times; time += 1) {
      // Lately more than before.
      const daysAgo = Math.min(chance.between(0, daysBack - 1), chance.between(0, daysBack - 1));
      const day = formatDate(addDays(now, -daysAgo));
      search(tally, word, { companyId, customerId: chance.pick(searchers), day }, chance);
    }
  }
  const rows = tally.take();
  const atOnce = 1000;
  for (let at = 0; at < rows.length; at += atOnce) await addCounts(tx, rows.slice(at, at + atOnce), now);
}

import type { consoleCalls } from '@yigou/contract/console';
import type { ChangeSetState } from '@yigou/contract/goods/changeSets.terms';
import type { BookHead, BookModel } from '@yigou/contract/goods/priceBooks.console';
import { type BookTab, bookTabs } from '@yigou/contract/goods/priceBooks.terms';
import { formatDate } from '@yigou/contract/ground/time';
import { and, asc, eq, ilike, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customerGroups, customers } from '../../people/customers/customers.tables';
import { type Book, findOverlaps, type Overlaps, selectBooks, selectWaitingSets } from './priceBooks.queries';
import { endsIn, isInTab, namesText, stateOf } from './priceBooks.rules';

export type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

type Named = { id: number; name: string };
type Parties = { customers: ReadonlyMap<number, string>; groups: ReadonlyMap<number, string> };

const namedBy = (rows: readonly Named[]) => new Map(rows.map(({ id, name }) => [id, name]));

async function partiesOf(tx: Db, companyId: number, books: readonly Book[]): Promise<Parties> {
  const customerIds = [...new Set(books.flatMap((book) => book.customerIds))];
  const groupIds = [...new Set(books.flatMap((book) => book.groupIds))];
  const ofCustomers = and(eq(customers.companyId, companyId), inArray(customers.customerId, customerIds));
  const ofGroups = and(eq(customerGroups.companyId, companyId), inArray(customerGroups.groupId, groupIds));
  return {
    customers: namedBy(
      await tx.select({ id: customers.customerId, name: customers.name }).from(customers).where(ofCustomers),
    ),
    groups: namedBy(
      await tx.select({ id: customerGroups.groupId, name: customerGroups.name }).from(customerGroups).where(ofGroups),
    ),
  };
}

const named = (ids: readonly number[], names: ReadonlyMap<number, string>): Named[] =>
  ids.map((id) => ({ id, name: names.get(id) ?? `#${id}` }));

function forWhom({ audience, customerIds, groupIds }: Book, parties: Parties): string {
  const texts = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
    named(ids, names).map(({ name }) => name);
  if (audience === 'customers') return namesText(texts(customerIds, parties.customers), '家');
  return audience === 'groups' ? namesText(texts(groupIds, parties.groups), '组') : '全体客户';
}

type Counted = Pick<BookHead, 'state' | 'endsIn' | 'overlapCount' | 'overlapSpans' | 'waitingCount'>;

const countedOf = (book: Book, overlaps: ReadonlyMap<number, Overlaps>, today: string): Counted => ({
  state: stateOf(book, today),
  endsIn: endsIn(book, today),
  overlapCount: overlaps.get(book.priceBookId)?.articles ?? 0,
  overlapSpans: overlaps.get(book.priceBookId)?.spans ?? [],
  waitingCount: book.waitingCount,
});

const toHead = (book: Book, counted: Counted, parties: Parties): BookHead => ({
  ...book,
  ...counted,
  forWhom: forWhom(book, parties),
  toDay: book.toDay ?? '',
});

export async function pageBooks(
  { tx, caller: { companyId }, now }: OperatorContext,
  { searchKey, reqData, pageIndex, pageSize }: Input<'PriceBook/GetPage'>,
) {
  const today = formatDate(now);
  const { tab = 'all', audience, customerId } = reqData ?? {};
  const books = await selectBooks(tx, companyId, { word: searchKey.trim(), audience, customerId });
  const overlaps = await findOverlaps(tx, companyId, today);
  const all = books.map((book) => ({ book, counted: countedOf(book, overlaps, today) }));
  const inTab = (name: BookTab) => all.filter(({ counted }) => isInTab(name, counted));
  const shown = inTab(tab).slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
  const parties = await partiesOf(
    tx,
    companyId,
    shown.map(({ book }) => book),
  );
  const names = Object.keys(bookTabs) as BookTab[];
  const tabCounts = Object.fromEntries(names.map((name) => [name, inTab(name).length])) as Record<BookTab, number>;
  return {
    resultData: shown.map(({ book, counted }) => toHead(book, counted, parties)),
    totalCount: tabCounts[tab],
    tabCounts,
  };
}

/** One of the company; another's is like one that does not exist. */
export async function findBook({ tx, caller }: OperatorContext, bookId: number): Promise<Book> {
  const [book] = await selectBooks(tx, caller.companyId, { bookId });
  if (!book) throw new DomainError('notFound');
  return book;
}

export async function readBook(ctx: OperatorContext, bookId: number): Promise<BookModel> {
  const { tx, caller, now } = ctx;
  const today = formatDate(now);
  const book = await findBook(ctx, bookId);
  const parties = await partiesOf(tx, caller.companyId, [book]);
  const overlaps = await findOverlaps(tx, caller.companyId, today);
  const waiting = await selectWaitingSets(tx, caller.companyId, bookId);
  return {
    ...toHead(book, countedOf(book, overlaps, today), parties),
    customers: named(book.customerIds, parties.customers),
    groups: named(book.groupIds, parties.groups),
    waiting: waiting.map((set) => ({ ...set, state: set.state as ChangeSetState })),
  };
}

const suggested = 20;

/** Customers that were let in, and groups, by what is typed of their names. */
export async function findParties({ tx, caller: { companyId } }: OperatorContext, searchKey: string) {
  const like = containing(searchKey.trim());
  return {
    customers: await tx
      .select({ id: customers.customerId, name: customers.name })
      .from(customers)
      .where(and(eq(customers.companyId, companyId), eq(customers.state, 'passed'), ilike(customers.name, like)))
      .orderBy(asc(customers.customerId))
      .limit(suggested),
    groups: await tx
      .select({ id: customerGroups.groupId, name: customerGroups.name })
      .from(customerGroups)
      .where(and(eq(customerGroups.companyId, companyId), ilike(customerGroups.name, like)))
      .orderBy(asc(customerGroups.groupId))
      .limit(suggested),
  };
}

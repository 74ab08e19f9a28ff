import type { TypedWordState } from '@yigou/contract/goods/typedWords.terms';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { idColumn, refColumn } from '../../ground/db/columns';
import { customers } from '../../people/customers/customers.tables';

const times = () => integer().notNull().default(0);

const sums = () => ({
  searches: times(),
  /** Searches that found nothing. */
  nothing: times(),
  /** Searches after which something was opened, put into the cart, asked for (求购), or another word was typed. */
  clicks: times(),
  carts: times(),
  requests: times(),
  reworded: times(),
});

/** What most of the searches came to. Found since, it is no word without results any more. */
export const fateOf = sql`case
  when results = 0 and nothing * 2 >= searches then 'noResult'
  when reworded * 3 >= searches then 'reworded'
  when clicks * 8 < searches then 'noClick'
  else 'fine' end`;

/** A word that was searched for. None of these tables knows a person. */
export const typedWords = pgTable(
  'typed_word',
  {
    wordId: idColumn(),
    companyId: refColumn()
      .notNull()
      .references(() => companies.companyId),
    word: text().notNull(),
    /** What the last search for it found. */
    results: integer().notNull(),
    lastDay: date().notNull(),
    state: text().$type<TypedWordState>().notNull().default('open'),
  },
  (table) => [uniqueIndex().on(table.companyId, table.word)],
);

const wordRef = () =>
  refColumn()
    .notNull()
    .references(() => typedWords.wordId, { onDelete: 'cascade' });

/** How often on a day, by the people of one customer; without one: by visitors, or long ago. */
export const typedWordDays = pgTable(
  'typed_word_day',
  {
    wordId: wordRef(),
    companyId: refColumn().notNull(),
    day: date().notNull(),
    customerId: refColumn().references(() => customers.customerId),
    ...sums(),
  },
  (table) => [
    unique('typed_word_day_key').on(table.wordId, table.day, table.customerId).nullsNotDistinct(),
    index().on(table.customerId, table.day),
    index().on(table.day),
  ],
);

/**
 * The sums of the last 7, 30 and 90 days, since nobody waits for two hundred thousand rows to be added up. `asOf` is the
 * last of the days: every midnight a day falls out.
 */
export const typedWordSums = pgTable(
  'typed_word_sum',
  {
    wordId: wordRef(),
    days: integer().notNull(),
    companyId: refColumn().notNull(),
    asOf: date().notNull(),
    /** As the word itself has them. */
    results: integer().notNull(),
    state: text().$type<TypedWordState>().notNull(),
    ...sums(),
    fate: text().notNull().generatedAlwaysAs(fateOf),
  },
  (table) => [
    primaryKey({ columns: [table.wordId, table.days] }),
    index().on(table.companyId, table.days, table.searches),
    index().on(table.asOf),
  ],
);

/** Which word was typed next, whoever typed it. */
export const typedWordNexts = pgTable(
  'typed_word_next',
  { wordId: wordRef(), day: date().notNull(), nextWord: text().notNull(), times: integer().notNull() },
  (table) => [primaryKey({ columns: [table.wordId, table.day, table.nextWord] })],
);

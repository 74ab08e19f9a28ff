import type { TypedWordState } from '@yigou/contract/goods/typedWords.terms';
import { date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../../ground/companies/companies.tables';
import { idColumn, refColumn } from '../../ground/db/columns';
import { customers } from '../../people/customers/customers.tables';

const times = () => integer().notNull().default(0);

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
    searches: times(),
    /** Searches that found nothing. */
    nothing: times(),
    /** Searches after which something was opened, put into the cart, asked for (求购), or another word was typed. */
    clicks: times(),
    carts: times(),
    requests: times(),
    reworded: times(),
  },
  (table) => [
    unique('typed_word_day_key').on(table.wordId, table.day, table.customerId).nullsNotDistinct(),
    index().on(table.companyId, table.day),
  ],
);

/** Which word was typed next, whoever typed it. */
export const typedWordNexts = pgTable(
  'typed_word_next',
  { wordId: wordRef(), day: date().notNull(), nextWord: text().notNull(), times: integer().notNull() },
  (table) => [primaryKey({ columns: [table.wordId, table.day, table.nextWord] })],
);

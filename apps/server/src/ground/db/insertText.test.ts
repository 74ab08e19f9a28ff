import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { insertText, rowsText } from './insertText';

const parcelColumns = {
  parcelId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  parcelNo: text().notNull(),
  weight: integer().notNull().default(7),
  marks: jsonb().$type<string[]>().notNull().default([]),
  sentAt: timestamp({ withTimezone: true }),
};
const parcels = pgTable('parcel', parcelColumns);

describe('the insert of a table', () => {
  it('names every column, and one that is added to the table as well', () => {
    const longer = pgTable('parcel', { ...parcelColumns, carrierName: text() });
    expect(insertText(parcels, '$1')).not.toContain('carrier_name');
    const written = insertText(longer, '$1');
    expect(written).toContain('insert into parcel (parcel_no, weight, marks, sent_at, carrier_name)');
    expect(written).toContain('"sentAt", "carrierName"');
    expect(written).toContain('"sentAt" timestamp with time zone, "carrierName" text');
  });

  it('takes the key where it is known, and works out what is left to it', () => {
    const written = insertText(parcels, '$2', { keyGiven: true, made: { parcelNo: '$1' } });
    expect(written).toContain('(parcel_id, parcel_no, weight, marks, sent_at) overriding system value');
    expect(written).toContain('select "parcelId", $1, "weight"');
  });
});

describe('the rows of an insert', () => {
  it('hold what is given, and the defaults of the table for the rest', () => {
    const rows = [{ parcelNo: 'P1' }, { parcelNo: 'P2', weight: 0, marks: ['fragile'], sentAt: new Date(0) }];
    expect(JSON.parse(rowsText(parcels, rows))).toEqual([
      { parcelId: null, parcelNo: 'P1', weight: 7, marks: [], sentAt: null },
      { parcelId: null, parcelNo: 'P2', weight: 0, marks: ['fragile'], sentAt: '1970-01-01T00:00:00.000Z' },
    ]);
  });

  it('cannot be made where only the database knows a value', () => {
    const stamped = pgTable('parcel', { ...parcelColumns, madeAt: timestamp().notNull().default(sql`now()`) });
    expect(() => rowsText(stamped, [{ parcelNo: 'P1' }])).toThrow('only the database knows a value for madeAt');
    expect(rowsText(stamped, [{ parcelNo: 'P1', madeAt: new Date(0) }])).toContain('1970-01-01');
  });
});

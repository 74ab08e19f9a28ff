import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestApp } from './testApp';

type Described = { name: string; typeId: number }[];
/** What a statement would answer: the database reads it and looks at nothing. */
export type Describe = (text: string) => Promise<Described>;

type Connection = {
  parse: (statement: { name: string; text: string; types: number[] }) => void;
  describe: (what: { type: 'S'; name: string }) => void;
  sync: () => void;
};

/** The driver only describes what it also runs; this stops after the description. */
const describeWith = (client: pg.Client) => (text: string) =>
  new Promise<Described>((resolve, reject) => {
    let described: Described = [];
    client.query({
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
        described = fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(described),
    } as unknown as pg.Submittable);
  });

export async function openDescribing({
  database,
}: TestApp): Promise<{ describe: Describe; close: () => Promise<void> }> {
  const template = inject('template');
  if (database.engine === 'pglite') {
    const lite = await PGlite.create({ loadDataDir: await openAsBlob(template) });
    const describe: Describe = async (text) =>
      (await lite.describeQuery(text)).resultFields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }));
    return { describe, close: () => lite.close() };
  }
  const { rows } = await database.run('select current_database() as name');
  const client = new pg.Client(`${template}/${rows[0]?.name}`);
  await client.connect();
  return { describe: describeWith(client), close: () => client.end() };
}

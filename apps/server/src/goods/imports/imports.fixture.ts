import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ConsoleAnswer, ConsoleInput } from '@yigou/contract/console';
import { importUploadPath } from '@yigou/contract/goods/imports.terms';
import { uploadFile } from '../../../test/builders';
import { must } from '../../../test/buying';
import { memoryStore, type TestApp } from '../../../test/testApp';
import { type Cell, xlsxOf } from '../../ground/lib/xlsx';
import { keepersOf } from '../changeSets/changeSets.fixture';
import { runImport } from './importing.service';

type Rows = ConsoleAnswer<'Import/GetRows'>['resultData'];

/** A sheet as a program writes it: texts as texts, prices as numbers. */
export const sheetBytes = async (rows: readonly (readonly Cell[])[]): Promise<Buffer> => {
  const [titles = [], ...rest] = rows;
  async function* pages() {
    yield rest;
  }
  const columns = titles.map((title) => ({ title: String(title ?? ''), type: 'text' as const, width: 10 }));
  return buffer(xlsxOf({ name: '报价', columns, pages: pages() }));
};

/** Somebody who imports, and what the background would do meanwhile. */
export async function importersOf(test: TestApp) {
  const k = await keepersOf(test);
  const { staff, maker } = k;
  const run = (importId: number) =>
    runImport(
      {
        ...{ db: test.db, clock: test.clock, files: memoryStore(test.files), log: test.app.log },
        jobs: { send: async () => {} },
      },
      importId,
    );
  const upload = (name: string, bytes: Buffer | Buffer[], token = maker.token) =>
    uploadFile(test, { file: { name, bytes } }, 'localhost', token, importUploadPath);
  const model = async (importId: number): Promise<ConsoleAnswer<'Import/GetModel'>['resultData']> =>
    must(await staff.call('Import/GetModel', { importId }, maker)).resultData;
  const rows = async (importId: number, tab: 'first' | 'fault' | 'change' | 'new' | 'same' = 'first'): Promise<Rows> =>
    must(await staff.call('Import/GetRows', { pageSize: 100, reqData: { importId, tab } }, maker)).resultData;
  /** Read and looked at. */
  const read = async (name: string, bytes: Buffer): Promise<number> => {
    const { body } = await upload(name, bytes);
    if (!body.success) throw new Error(body.errorMsg);
    await run(body.resultData.importId);
    return body.resultData.importId;
  };
  const readText = (text: string) => read('报价.csv', Buffer.from(text));
  const readRows = async (given: readonly (readonly Cell[])[]) => read('报价.xlsx', await sheetBytes(given));
  const choose = async (
    importId: number,
    more: Record<string, Partial<ConsoleInput<'Import/SetColumns'>['columns'][number]>>,
    usual?: Record<string, string>,
  ) => {
    const now = await model(importId);
    const columns = now.columns.map(({ title, to, addTax, fillDown, onlyNew }) => ({
      ...{ to, addTax, fillDown, onlyNew },
      ...more[title],
    }));
    must(await staff.call('Import/SetColumns', { importId, columns, usual: { ...now.usual, ...usual } }, maker));
    await run(importId);
  };
  const draft = async (importId: number, goodRowsOnly = true) => {
    const wish = { importId, requestId: randomUUID(), title: '导入报价', goodRowsOnly };
    const answer = await staff.call('Import/Draft', wish, maker);
    if (answer.success) await run(importId);
    return answer;
  };
  /** Written, by whoever may. */
  const release = async (importId: number) => {
    must(await draft(importId));
    const { changeSetId } = await model(importId);
    const released = await k.release(changeSetId ?? 0);
    if (!released.success) must(await k.release(changeSetId ?? 0, k.second));
    await k.run(changeSetId ?? 0);
    return changeSetId ?? 0;
  };
  return {
    ...k,
    runImport: run,
    upload,
    importModel: model,
    importRows: rows,
    readText,
    readRows,
    read,
    choose,
    draftImport: draft,
    releaseImport: release,
  };
}

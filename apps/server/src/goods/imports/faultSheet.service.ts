import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { Sheet } from '../../ground/lib/xlsx';
import type { GoodsImport } from './imports.queries';
import { goodsImportRows } from './imports.tables';

const pageSize = 1000;

/** The rows that failed as they were written, with the reason last: mended there, the file comes back as it is. */
export function faultSheet(tx: Db, { importId, columns }: GoodsImport): Sheet {
  async function* pages(): Sheet['pages'] {
    for (let after = 0; ; ) {
      const rows = await tx
        .select()
        .from(goodsImportRows)
        .where(
          and(
            eq(goodsImportRows.importId, importId),
            eq(goodsImportRows.verdict, 'fault'),
            gt(goodsImportRows.rowNo, after),
          ),
        )
        .orderBy(asc(goodsImportRows.rowNo))
        .limit(pageSize);
      if (rows.length === 0) return;
      yield rows.map(({ cells, rowNo, faults }) => [
        ...columns.map((_, at) => cells[at] ?? ''),
        `第 ${rowNo} 行：${faults.map(({ fault }) => fault).join('；')}`,
      ]);
      after = rows.at(-1)?.rowNo ?? after;
    }
  }
  const titles = [...columns.map(({ title }) => title), '失败原因'];
  return { name: '失败行', columns: titles.map((title) => ({ title, type: 'text', width: 16 })), pages: pages() };
}

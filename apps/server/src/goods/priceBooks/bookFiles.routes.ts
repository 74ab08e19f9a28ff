import { importLimits } from '@yigou/contract/goods/imports.terms';
import { BookLinesExport, type BookSheet } from '@yigou/contract/goods/priceBooks.console';
import { bookLimits, bookLinesExportPath, bookSheetPath } from '@yigou/contract/goods/priceBooks.terms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setFileHeaders } from '../../ground/files/fileSending.service';
import { admit, type CallDeps, openConsole } from '../../ground/http/bind';
import { InvalidInput } from '../../ground/http/errors';
import { limitTo } from '../../ground/http/limits';
import { DomainError } from '../../ground/lib/domainError';
import { xlsxOf, xlsxType } from '../../ground/lib/xlsx';
import { readSheet } from '../imports/sheetReading.service';
import { bookSheet } from './bookSheet.service';

/** Titles and a few lines above them come with the rows. */
const rowsMost = bookLimits.pasted + 50;

async function bytesOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new DomainError('fileMissing');
  const limits = { fileSize: importLimits.sheetBytes, files: 1 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  const bytes = await part?.toBuffer();
  if (!part || !bytes || bytes.length === 0) throw new DomainError('fileMissing');
  if (part.file.truncated) throw new DomainError('importFileTooLarge');
  return bytes;
}

/** In the thread that reads imports, and as they are read. */
async function textsOf(bytes: Buffer): Promise<BookSheet> {
  const sheet: BookSheet = { rows: [], rowCount: 0 };
  await readSheet(bytes, '', {
    sheet: async ({ rowCount }) => {
      sheet.rowCount = rowCount;
    },
    rows: async ({ rows }) => {
      sheet.rows.push(...rows.slice(0, rowsMost - sheet.rows.length));
    },
  });
  if (sheet.rows.length === 0) throw new DomainError('importEmpty');
  return sheet;
}

/** A book goes out as a sheet, and a sheet comes in as what might have been pasted; nothing is written by either. */
export function bindBookFiles(app: FastifyInstance, deps: CallDeps) {
  app.post(bookLinesExportPath, async (request, reply) => {
    const ctx = await openConsole(deps, request);
    const caller = admit('goods/prices', ctx.caller);
    const wanted = BookLinesExport.safeParse(request.body);
    if (!wanted.success) throw new InvalidInput(wanted.error);
    const { fileName, sheet } = await bookSheet({ ...ctx, caller }, wanted.data);
    return setFileHeaders(reply, { fileName, contentType: xlsxType }).send(xlsxOf(sheet));
  });
  app.post(bookSheetPath, { config: limitTo(20) }, async (request) => {
    const ctx = await openConsole(deps, request);
    admit('goods/prices/edit', ctx.caller);
    return { success: true, errorCode: '', errorMsg: '', resultData: await textsOf(await bytesOf(request)) };
  });
}

import { Readable } from 'node:stream';
import { ImportFaults } from '@yigou/contract/goods/imports.console';
import {
  importFaultsPath,
  importLimits,
  importTargets,
  importTemplatePath,
  importUploadPath,
  isArchive,
  targetLabel,
} from '@yigou/contract/goods/imports.terms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tools } from '../../feature';
import { setFileHeaders } from '../../ground/files/fileSending.service';
import { shownName } from '../../ground/files/files.rules';
import { type FileStore, writeResult } from '../../ground/files/results.service';
import { admit, type CallDeps, openConsole } from '../../ground/http/bind';
import { InvalidInput } from '../../ground/http/errors';
import { limitTo } from '../../ground/http/limits';
import { DomainError } from '../../ground/lib/domainError';
import { type Sheet, xlsxOf, xlsxType } from '../../ground/lib/xlsx';
import { faultSheet } from './faultSheet.service';
import { ownImport } from './importPages.service';
import { receiveSheet } from './imports.service';

const usualKind = { like: /\.xlsx$/i, ext: 'xlsx', contentType: xlsxType };
const kinds = [
  usualKind,
  { like: /\.(csv|txt|tsv)$/i, ext: 'csv', contentType: 'text/csv' },
  { like: /\.zip$/i, ext: 'zip', contentType: 'application/zip' },
];

/** No more than that is let through; the rest is read all the same, or whoever sends it would never hear the answer. */
async function* noMoreThan(most: number, bytes: Readable) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size <= most) yield chunk;
  }
  if (size > most) throw new DomainError('importFileTooLarge');
}

/** Straight into the store as it comes; what is too large leaves nothing behind. */
async function storeUpload(request: FastifyRequest, store: FileStore) {
  if (!request.isMultipart()) throw new DomainError('fileMissing');
  const part = await request.file({
    limits: { fileSize: importLimits.zipBytes + 1, files: 1 },
    throwFileSizeLimit: false,
  });
  if (!part) throw new DomainError('fileMissing');
  const most = isArchive(part.filename) ? importLimits.zipBytes : importLimits.sheetBytes;
  const written = await writeResult(store, Readable.from(noMoreThan(most, part.file)));
  if (written.size === 0) {
    await store.remove(written.fileId);
    throw new DomainError('fileMissing');
  }
  const kind = kinds.find(({ like }) => like.test(part.filename)) ?? usualKind;
  return { ...written, fileName: shownName(part.filename, kind.ext), contentType: kind.contentType };
}

async function* noRows(): Sheet['pages'] {}

/** Every title that is known again without looking. */
const template: () => Sheet = () => ({
  name: '商品',
  columns: importTargets
    .filter((to) => to !== 'group')
    .map((to) => ({ title: targetLabel(to), type: 'text' as const, width: 14 })),
  pages: noRows(),
});

export function bindImportFiles(app: FastifyInstance, deps: CallDeps, { files }: Tools) {
  app.post(importUploadPath, { config: limitTo(20) }, async (request) => {
    const ctx = await openConsole(deps, request);
    const caller = admit('goods/edit', ctx.caller);
    const file = await storeUpload(request, files);
    const importId = await receiveSheet({ ...ctx, caller }, file).catch(async (cause) => {
      await files.remove(file.fileId);
      throw cause;
    });
    deps.afterWrite();
    return { success: true, errorCode: '', errorMsg: '', resultData: { importId } };
  });
  app.post(importTemplatePath, async (request, reply) => {
    admit('goods/view', (await openConsole(deps, request)).caller);
    return setFileHeaders(reply, { fileName: '商品导入模板.xlsx', contentType: xlsxType }).send(xlsxOf(template()));
  });
  app.post(importFaultsPath, async (request, reply) => {
    const ctx = await openConsole(deps, request);
    const caller = admit('goods/view', ctx.caller);
    const wanted = ImportFaults.safeParse(request.body);
    if (!wanted.success) throw new InvalidInput(wanted.error);
    const sheet = await ownImport({ ...ctx, caller }, wanted.data.importId);
    const fileName = `${sheet.fileName.replace(/\.\w+$/, '')} 失败行.xlsx`;
    return setFileHeaders(reply, { fileName, contentType: xlsxType }).send(xlsxOf(faultSheet(ctx.tx, sheet)));
  });
}

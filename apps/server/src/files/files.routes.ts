import multipart from '@fastify/multipart';
import {
  downloadPath,
  type Success,
  type UploadAnswer,
  type UploadKind,
  uploadKinds,
  uploadMaxBytes,
  uploadPath,
} from '@yigou/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { admit, checkAccess, type Doors, openContext } from '../http/bind';
import type { AccountContext } from '../http/context';
import { BadForm, InvalidInput } from '../http/errors';
import { limitTo } from '../http/limits';
import { DomainError } from '../lib/domainError';
import { findFile, keepUpload } from './files.service';
import type { FileStore } from './files.store';
import { asFile } from './sending.service';

const isKind = (text: unknown): text is UploadKind => typeof text === 'string' && Object.hasOwn(uploadKinds, text);

async function readParts(request: FastifyRequest) {
  let kind: unknown;
  let file: { fileName: string; bytes: Buffer } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'kind') kind = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.fieldname === 'file') file = { fileName: part.filename, bytes };
  }
  return { kind, file };
}

/** The reader names only some of its complaints; whatever else it cannot read is a form that is not whole. */
function readingFault(cause: FastifyError): Error {
  if (cause.code === 'FST_REQ_FILE_TOO_LARGE') return new DomainError('fileTooLarge');
  return cause.statusCode === 413 ? cause : new BadForm(cause.message);
}

async function readUpload(request: FastifyRequest) {
  if (!request.isMultipart()) throw new DomainError('fileMissing');
  const { kind, file } = await readParts(request).catch((cause: FastifyError) => {
    throw readingFault(cause);
  });
  if (!file || file.bytes.length === 0 || !isKind(kind)) throw new DomainError('fileMissing');
  return { kind, ...file };
}

/** A call that is not JSON. It passes the same door: site, session, envelope, error handler. */
export async function bindUpload(app: FastifyInstance, doors: Doors, store: FileStore) {
  await app.register(multipart, { limits: { fileSize: uploadMaxBytes, files: 1, fields: 5, parts: 6 } });
  app.post(
    uploadPath,
    { config: limitTo(30), bodyLimit: uploadMaxBytes + 64 * 1024 },
    async (request): Promise<Success<UploadAnswer>> => {
      const ctx = await openContext(doors, request);
      const upload = await readUpload(request);
      checkAccess(uploadKinds[upload.kind], ctx.caller);
      const resultData = await keepUpload(ctx, store, upload);
      return { success: true, errorCode: '', errorMsg: '', resultData };
    },
  );
}

const Wanted = z.object({ fileId: z.uuid('文件编号格式不正确') });

/** Whether a file that somebody else uploaded is still the caller's business. */
type MayRead = (ctx: AccountContext, fileId: string) => Promise<boolean>;

/**
 * The bytes, always as a file to keep and never as a page of ours, whatever they are. Any account may ask: the file is
 * its own upload, or `mayRead` decides.
 */
export function bindDownload(app: FastifyInstance, doors: Doors, store: FileStore, mayRead: MayRead) {
  app.post(downloadPath, async (request, reply) => {
    const ctx = await openContext(doors, request);
    const caller = admit('anyAccount', ctx.caller);
    const wanted = Wanted.safeParse(request.body);
    if (!wanted.success) throw new InvalidInput(wanted.error);
    const file = await findFile(ctx.tx, ctx.site.companyId, wanted.data.fileId);
    const seen = file && (file.accountId === caller.accountId || (await mayRead({ ...ctx, caller }, file.fileId)));
    if (!seen) throw new DomainError('notFound');
    return asFile(reply, file).send(await store.get(file.fileId));
  });
}

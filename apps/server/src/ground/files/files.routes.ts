import multipart from '@fastify/multipart';
import { bodyUsualMaxBytes } from '@yigou/contract/ground/call';
import type { Success } from '@yigou/contract/ground/envelope';
import type { UploadAnswer } from '@yigou/contract/ground/files';
import {
  consoleDownloadPath,
  consoleUploadPath,
  downloadPath,
  type UploadKind,
  uploadKinds,
  uploadMaxBytes,
  uploadPath,
} from '@yigou/contract/ground/files.terms';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { admit, type CallDeps, checkAccess, enterRoom, openConsole, openContext } from '../http/bind';
import type { AccountContext, OperatorContext } from '../http/context';
import { BadForm, InvalidInput } from '../http/errors';
import { limitTo } from '../http/limits';
import { DomainError } from '../lib/domainError';
import { setFileHeaders } from './fileSending.service';
import { type FileRow, findFile, keepOperatorUpload, keepUpload, refuseTooManyUploads } from './files.service';
import type { FileStore } from './files.store';

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

/** One file, one word what it is, and a name as long as a name can be. */
const formLimits = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
  headerSize: 4096,
};

/** A call that is not JSON. It passes the same door: site, session, envelope, error handler. */
export async function bindUpload(app: FastifyInstance, deps: CallDeps, store: FileStore) {
  await app.register(multipart, { limits: { ...formLimits, fileSize: uploadMaxBytes } });
  const bodyLimit = uploadMaxBytes + bodyUsualMaxBytes;
  const options = { config: limitTo(30), bodyLimit };
  app.post(uploadPath, options, async (request, reply): Promise<Success<UploadAnswer>> => {
    const ctx = await openContext(deps, request);
    if (!ctx.caller) await refuseTooManyUploads(ctx.tx, ctx.client.address, 0, ctx.now);
    enterRoom(deps, ctx, request, reply, bodyLimit);
    const upload = await readUpload(request);
    checkAccess(uploadKinds[upload.kind], ctx.caller);
    const resultData = await keepUpload(ctx, store, upload);
    return { success: true, errorCode: '', errorMsg: '', resultData };
  });
  app.post(consoleUploadPath, options, async (request, reply): Promise<Success<UploadAnswer>> => {
    const ctx = await openConsole(deps, request);
    const caller = admit('anyOperator', ctx.caller);
    enterRoom(deps, ctx, request, reply, bodyLimit);
    const upload = await readUpload(request);
    checkAccess(uploadKinds[upload.kind], caller);
    const resultData = await keepOperatorUpload({ ...ctx, caller }, store, upload);
    return { success: true, errorCode: '', errorMsg: '', resultData };
  });
}

const Wanted = z.object({ fileId: z.uuid('文件编号格式不正确') });

function wantedFile(request: FastifyRequest): string {
  const wanted = Wanted.safeParse(request.body);
  if (!wanted.success) throw new InvalidInput(wanted.error);
  return wanted.data.fileId;
}

async function sendFile(reply: FastifyReply, store: FileStore, file: FileRow) {
  const bytes = await store.get(file.fileId);
  return setFileHeaders(reply, file).send(bytes);
}

/** Whether a file that somebody else uploaded is still the caller's business; one room that says so is enough. */
export type MayRead<Ctx> = (ctx: Ctx, fileId: string) => Promise<boolean>;

async function anyMayRead<Ctx>(rooms: readonly MayRead<Ctx>[], ctx: Ctx, fileId: string): Promise<boolean> {
  for (const mayRead of rooms) if (await mayRead(ctx, fileId)) return true;
  return false;
}

/** Any account may ask: the file is its own upload, or one of the rooms decides. */
export function bindDownload(
  app: FastifyInstance,
  deps: CallDeps,
  store: FileStore,
  rooms: readonly MayRead<AccountContext>[],
) {
  app.post(downloadPath, async (request, reply) => {
    const ctx = await openContext(deps, request);
    const caller = admit('anyAccount', ctx.caller);
    const file = await findFile(ctx.tx, ctx.site.companyId, wantedFile(request));
    const isOwn = file?.accountId === caller.accountId;
    if (!file || !(isOwn || (await anyMayRead(rooms, { ...ctx, caller }, file.fileId))))
      throw new DomainError('notFound');
    return sendFile(reply, store, file);
  });
}

/** Operators upload nothing of their own here: one of the rooms decides. */
export function bindConsoleDownload(
  app: FastifyInstance,
  deps: CallDeps,
  store: FileStore,
  rooms: readonly MayRead<OperatorContext>[],
) {
  app.post(consoleDownloadPath, async (request, reply) => {
    const ctx = await openConsole(deps, request);
    const caller = admit('anyOperator', ctx.caller);
    const file = await findFile(ctx.tx, caller.companyId, wantedFile(request));
    if (!file || !(await anyMayRead(rooms, { ...ctx, caller }, file.fileId))) throw new DomainError('notFound');
    return sendFile(reply, store, file);
  });
}

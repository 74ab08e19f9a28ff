import multipart from '@fastify/multipart';
import {
  type Success,
  type UploadAnswer,
  type UploadKind,
  uploadKinds,
  uploadMaxBytes,
  uploadPath,
} from '@yigou/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Doors, openContext } from '../http/bind';
import { DomainError } from '../lib/domainError';
import { keepUpload } from './files.service';
import type { FileStore } from './files.store';

const isKind = (text: unknown): text is UploadKind => typeof text === 'string' && Object.hasOwn(uploadKinds, text);

async function readUpload(request: FastifyRequest) {
  if (!request.isMultipart()) throw new DomainError('fileMissing');
  let kind: unknown;
  let file: { fileName: string; bytes: Buffer } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'kind') kind = part.value;
      continue;
    }
    const bytes = await part.toBuffer().catch(() => {
      throw new DomainError('fileTooLarge');
    });
    if (part.fieldname === 'file') file = { fileName: part.filename, bytes };
  }
  if (!file || file.bytes.length === 0 || !isKind(kind)) throw new DomainError('fileMissing');
  return { kind, ...file };
}

/** The one call that is not JSON. It passes the same door: site, session, envelope, error handler. */
export async function bindUpload(app: FastifyInstance, doors: Doors, store: FileStore) {
  await app.register(multipart, { limits: { fileSize: uploadMaxBytes, files: 1, fields: 5, parts: 6 } });
  const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };
  app.post(
    uploadPath,
    { config, bodyLimit: uploadMaxBytes + 64 * 1024 },
    async (request): Promise<Success<UploadAnswer>> => {
      const ctx = await openContext(doors, request);
      const resultData = await keepUpload(ctx, store, await readUpload(request));
      return { success: true, errorCode: '', errorMsg: '', resultData };
    },
  );
}

import { pictureLimits, pictureUploadPath } from '@yigou/contract/goods/pictures.terms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tools } from '../../feature';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { admit, type CallDeps, openConsole } from '../../ground/http/bind';
import { limitTo } from '../../ground/http/limits';
import { DomainError } from '../../ground/lib/domainError';
import { keepPicture, pictureFile } from './pictures.service';

async function readPicture(request: FastifyRequest) {
  if (!request.isMultipart()) throw new DomainError('fileMissing');
  const part = await request.file({ limits: { fileSize: pictureLimits.bytes, files: 1 }, throwFileSizeLimit: false });
  if (!part) throw new DomainError('fileMissing');
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new DomainError('pictureTooLarge', { name: part.filename });
  if (bytes.length === 0) throw new DomainError('fileMissing');
  return { fileName: part.filename, bytes };
}

const keptForEver = 'public, max-age=31536000, immutable';
const keptForMoments = 'public, max-age=10';

/** Pictures come in one by one, and go out to everybody: an address names what is in it, and says nothing else. */
export function bindPictures(app: FastifyInstance, deps: CallDeps, { files }: Tools) {
  const bodyLimit = pictureLimits.bytes + 64 * 1024;
  app.post(pictureUploadPath, { config: limitTo(120), bodyLimit }, async (request) => {
    const ctx = await openConsole(deps, request);
    const caller = admit('goods/edit', ctx.caller);
    const given = await readPicture(request);
    const resultData = await keepPicture({ ...ctx, companyId: caller.companyId }, files, given);
    const object = { kind: 'goodsPicture' as const, id: resultData.url };
    await writeAudit({ ...ctx, caller }, { what: '上传商品图片', object, after: { fileName: given.fileName } });
    deps.afterWrite();
    return { success: true, errorCode: '', errorMsg: '', resultData };
  });
  app.get<{ Params: { key: string; file: string } }>('/pictures/:key/:file', async ({ params }, reply) => {
    const [, size = '0'] = /^(\d{2,4})\.webp$/.exec(params.file) ?? [];
    const found = await pictureFile(deps.database.db, params.key, Number(size));
    if (!found) return reply.callNotFound();
    return reply
      .type(found.contentType)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', found.lasting ? keptForEver : keptForMoments)
      .send(await files.read(found.fileId));
  });
}

import type { FastifyReply } from 'fastify';

type Sent = { fileName: string; contentType: string };

/** Always a file to keep and never a page of ours, whatever it holds. */
export const setFileHeaders = (reply: FastifyReply, { fileName, contentType }: Sent): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('cache-control', 'private, no-store');

import type { FastifyInstance } from 'fastify';

/** What is drawn at an address of the demo goods; null: nothing. `lasting`: it will never show anything else. */
export type PictureAt = (skuNo: string, file: string) => Promise<{ svg: string; lasting: boolean } | null>;

const keptForEver = 'public, max-age=31536000, immutable';
const keptForAnHour = 'public, max-age=3600';

/** Beside the emoji of the same folder, which are files. A drawing that is opened by itself may load and run nothing. */
export function serveDrawings(app: FastifyInstance, pictureAt: PictureAt): void {
  app.get<{ Params: { skuNo: string; file: string } }>('/demo/goods/:skuNo/:file', async ({ params }, reply) => {
    const picture = await pictureAt(params.skuNo, params.file);
    if (!picture) return reply.callNotFound();
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', picture.lasting ? keptForEver : keptForAnHour)
      .send(picture.svg);
  });
}

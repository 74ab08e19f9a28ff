import type { pictureCalls } from '@yigou/contract/goods/pictures.console';
import type { Feature } from '../../feature';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { FileStore } from '../../ground/files/results.service';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { bindPictures } from './pictureFiles.routes';
import { makeForgotten, makeSizes, squarePicture } from './pictures.service';

const pictureRoutes = (files: FileStore): ConsoleRoutes<typeof pictureCalls> => ({
  'Goods/SquarePicture': async (ctx, { url }) => {
    const resultData = await squarePicture({ ...ctx, companyId: ctx.caller.companyId }, files, url);
    await writeAudit(ctx, {
      what: '裁剪商品图片',
      object: { kind: 'goodsPicture', id: resultData.url },
      after: { fileName: url },
    });
    return { resultData };
  },
});

export const picturesFeature: Feature = {
  consoleRoutes: ({ files }) => pictureRoutes(files),
  bind: bindPictures,
  work: ({ db, jobs, clock, files }) =>
    jobs.work('goodsPicture', ({ pictureId }) => makeSizes({ db, files, now: clock.now() }, pictureId)),
  cleanUp: (db, now, files) => makeForgotten({ db, files, now }),
};

import { GoodsExport } from '@yigou/contract/goods/assortment.console';
import { goodsExportPath } from '@yigou/contract/goods/assortment.terms';
import { formatDate } from '@yigou/contract/ground/time';
import type { FastifyInstance } from 'fastify';
import { setFileHeaders } from '../../ground/files/fileSending.service';
import { admit, type CallDeps, openConsole } from '../../ground/http/bind';
import { InvalidInput } from '../../ground/http/errors';
import { xlsxOf, xlsxType } from '../../ground/lib/xlsx';
import { sheetOf } from './exporting.service';

/** A call that answers with a file, through the same door as the others. */
export function bindGoodsExport(app: FastifyInstance, deps: CallDeps) {
  app.post(goodsExportPath, async (request, reply) => {
    const ctx = await openConsole(deps, request);
    const caller = admit('goods/view', ctx.caller);
    const wanted = GoodsExport.safeParse(request.body);
    if (!wanted.success) throw new InvalidInput(wanted.error);
    const sheet = await sheetOf({ ...ctx, caller }, wanted.data);
    const file = { fileName: `商品 ${formatDate(ctx.now)}.xlsx`, contentType: xlsxType };
    return setFileHeaders(reply, file).send(xlsxOf(sheet));
  });
}

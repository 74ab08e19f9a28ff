import { TypedWordExport } from '@yigou/contract/goods/typedWords.console';
import { typedWordsExportPath } from '@yigou/contract/goods/typedWords.terms';
import { formatDate } from '@yigou/contract/ground/time';
import type { FastifyInstance } from 'fastify';
import { setFileHeaders } from '../../ground/files/fileSending.service';
import { admit, type CallDeps, openConsole } from '../../ground/http/bind';
import { InvalidInput } from '../../ground/http/errors';
import { xlsxOf, xlsxType } from '../../ground/lib/xlsx';
import { wordSheet } from './exporting.service';

/** A call that answers with a file, through the same door as the others. */
export function bindWordExport(app: FastifyInstance, deps: CallDeps) {
  app.post(typedWordsExportPath, async (request, reply) => {
    const ctx = await openConsole(deps, request);
    const caller = admit('goods/view', ctx.caller);
    const wanted = TypedWordExport.safeParse(request.body);
    if (!wanted.success) throw new InvalidInput(wanted.error);
    const sheet = await wordSheet({ ...ctx, caller }, wanted.data);
    const file = { fileName: `搜索过的词 ${formatDate(ctx.now)}.xlsx`, contentType: xlsxType };
    return setFileHeaders(reply, file).send(xlsxOf(sheet));
  });
}

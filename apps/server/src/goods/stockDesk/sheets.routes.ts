import { StockExport } from '@yigou/contract/goods/stock.console';
import { countSheetPath, stockExportPath } from '@yigou/contract/goods/stock.terms';
import { formatDate } from '@yigou/contract/ground/time';
import type { FastifyInstance } from 'fastify';
import { setFileHeaders } from '../../ground/files/fileSending.service';
import { admit, type CallDeps, openConsole } from '../../ground/http/bind';
import { InvalidInput } from '../../ground/http/errors';
import { xlsxOf, xlsxType } from '../../ground/lib/xlsx';
import { stockSheet, stockSheets } from './sheets.service';
import type { Knowing } from './stockList.service';

const paths = { list: stockExportPath, count: countSheetPath } as const;

/** Calls that answer with a file, through the same door as the others. */
export function bindStockSheets(app: FastifyInstance, deps: CallDeps, knowing: Knowing) {
  for (const kind of ['list', 'count'] as const)
    app.post(paths[kind], async (request, reply) => {
      const ctx = await openConsole(deps, request);
      const caller = admit('goods/stock', ctx.caller);
      const wanted = StockExport.safeParse(request.body);
      if (!wanted.success) throw new InvalidInput(wanted.error);
      const sheet = await stockSheet({ ...ctx, caller }, knowing, kind, wanted.data);
      const file = { fileName: `${stockSheets[kind].name} ${formatDate(ctx.now)}.xlsx`, contentType: xlsxType };
      return setFileHeaders(reply, file).send(xlsxOf(sheet));
    });
}

import { calls } from '@yigou/contract/calls';
import { taskDownloadPath } from '@yigou/contract/people/tasks.terms';
import type { FastifyInstance } from 'fastify';
import { setFileHeaders } from '../../ground/files/fileSending.service';
import type { FileStore } from '../../ground/files/results.service';
import { admit, type CallDeps, openContext } from '../../ground/http/bind';
import { InvalidInput } from '../../ground/http/errors';
import { DomainError } from '../../ground/lib/domainError';
import { xlsxType } from '../../ground/lib/xlsx';
import { stillHasRights } from './tasks.rules';
import { hasFile, ownTask } from './tasks.service';

const { input } = calls['Task/GetModel'];

/**
 * A call that is not JSON, through the same door. Only who started the task gets its file, while it is kept and they still
 * holds the rights it was made with.
 */
export function bindTaskDownload(app: FastifyInstance, deps: CallDeps, store: FileStore) {
  app.post(taskDownloadPath, async (request, reply) => {
    const ctx = await openContext(deps, request);
    const caller = admit('anyAccount', ctx.caller);
    const wanted = input.safeParse(request.body);
    if (!wanted.success) throw new InvalidInput(wanted.error);
    const task = await ownTask({ ...ctx, caller }, wanted.data.taskId);
    if (!task.fileId || !hasFile(task, ctx.now)) throw new DomainError('taskFileGone');
    if (!task.madeWith || !stillHasRights(caller, task.madeWith)) throw new DomainError('taskRightsLess');
    const bytes = await store.read(task.fileId);
    const file = { fileName: task.fileName, contentType: xlsxType };
    return setFileHeaders(reply, file).header('content-length', task.size).send(bytes);
  });
}

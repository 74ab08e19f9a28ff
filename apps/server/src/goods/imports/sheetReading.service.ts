import { Worker } from 'node:worker_threads';
import { importLimits } from '@yigou/contract/goods/imports.terms';
import { type DomainErrorCode, domainErrors } from '@yigou/contract/ground/errors';
import { DomainError } from '../../ground/lib/domainError';
import { workerFile } from '../../ground/lib/folders';

type Sheet = { kind: 'sheet'; names: string[]; name: string; rowCount: number };
type Rows = { kind: 'rows'; from: number; rows: string[][] };
type Message = Sheet | Rows | { kind: 'end' } | { kind: 'fault'; code: string };

/** A sheet that needs more than that is refused, and the server does not feel it. */
const memoryMegabytes = 1536;

const isKnown = (code: string): code is DomainErrorCode => Object.hasOwn(domainErrors, code);

function faultOf(cause: NodeJS.ErrnoException): Error {
  return cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new DomainError('importSheetTooLarge') : cause;
}

type Takers = { sheet: (sheet: Sheet) => Promise<void>; rows: (rows: Rows) => Promise<void> };

/** Reads it in a thread of its own; the next rows come when these are taken. */
export function readSheet(bytes: Buffer, sheetName: string, take: Takers): Promise<void> {
  const worker = new Worker(workerFile('readSheet.mjs'), {
    workerData: { bytes, sheetName, limits: importLimits },
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  const reading = new Promise<void>((resolve, reject) => {
    worker.on('error', (cause) => reject(faultOf(cause as NodeJS.ErrnoException)));
    worker.on('exit', () => reject(new Error('the reader of a sheet ended early')));
    worker.on('message', (message: Message) => {
      if (message.kind === 'end') return resolve();
      if (message.kind === 'fault')
        return reject(new DomainError(isKnown(message.code) ? message.code : 'importNoSheet'));
      const taken = message.kind === 'sheet' ? take.sheet(message) : take.rows(message);
      taken.then(() => worker.postMessage('next'), reject);
    });
  });
  return reading.finally(() => worker.terminate());
}

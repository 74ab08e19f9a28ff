import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../lib/domainError';
import { privateFile, privateFolder } from '../lib/privateFiles';

/** Where the bytes lie. Names are ids of ours, never what a user typed. */
export type FileStore = {
  put: (fileId: string, bytes: Buffer) => Promise<void>;
  get: (fileId: string) => Promise<Buffer>;
  /** The same two for what is too big to be held in memory. */
  write: (fileId: string, bytes: Readable) => Promise<void>;
  read: (fileId: string) => Promise<Readable>;
  remove: (fileId: string) => Promise<void>;
  /** Everything that was put in before, a folder at a time. */
  writtenBefore: (time: Date) => AsyncIterable<string[]>;
};

/** Only what we put in ourselves is ours to remove. */
const ourName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isAbsent = (cause: NodeJS.ErrnoException): boolean => cause.code === 'ENOENT';

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (isAbsent(cause)) return [];
    throw cause;
  });

/** A row without bytes: another server keeps them in a folder of its own, or a backup came back without them. */
const notHere = (cause: NodeJS.ErrnoException): never => {
  throw isAbsent(cause) ? new DomainError('fileNotHere') : cause;
};

export function folderStore(folder: string): FileStore {
  const placeOf = (fileId: string) => join(folder, fileId.slice(0, 2), fileId);
  const isOlder = async (fileId: string, time: Date) => (await stat(placeOf(fileId))).mtime < time;
  return {
    put: async (fileId, bytes) => {
      await mkdir(dirname(placeOf(fileId)), privateFolder);
      await writeFile(placeOf(fileId), bytes, { flag: 'wx', ...privateFile });
    },
    get: (fileId) => readFile(placeOf(fileId)).catch(notHere),
    write: async (fileId, bytes) => {
      await mkdir(dirname(placeOf(fileId)), privateFolder);
      await pipeline(bytes, createWriteStream(placeOf(fileId), { flags: 'wx', ...privateFile }));
    },
    read: async (fileId) => (await open(placeOf(fileId)).catch(notHere)).createReadStream(),
    remove: (fileId) => rm(placeOf(fileId), { force: true }),
    async *writtenBefore(time) {
      for (const part of await namesIn(folder)) {
        const fileIds = (await namesIn(join(folder, part))).filter((name) => ourName.test(name));
        const older = await Promise.all(fileIds.map((fileId) => isOlder(fileId, time)));
        if (older.includes(true)) yield fileIds.filter((_, at) => older[at]);
      }
    },
  };
}

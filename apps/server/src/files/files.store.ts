import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the bytes lie. Names are ids of ours, never what a user typed. */
export type FileStore = {
  put: (fileId: string, bytes: Buffer) => Promise<void>;
  get: (fileId: string) => Promise<Buffer>;
};

export function folderStore(folder: string): FileStore {
  const placeOf = (fileId: string) => join(folder, fileId.slice(0, 2), fileId);
  return {
    put: async (fileId, bytes) => {
      await mkdir(dirname(placeOf(fileId)), { recursive: true });
      await writeFile(placeOf(fileId), bytes, { flag: 'wx' });
    },
    get: (fileId) => readFile(placeOf(fileId)),
  };
}

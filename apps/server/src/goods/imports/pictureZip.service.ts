import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { importLimits } from '@yigou/contract/goods/imports.terms';
import { pictureLimits } from '@yigou/contract/goods/pictures.terms';
import { type Entry, open, type ZipFile } from 'yauzl';
import type { FileStore } from '../../ground/files/results.service';
import { DomainError } from '../../ground/lib/domainError';
import { archiveName } from './pictureNames.rules';

const opened = (file: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // Names are ours to read, and nothing is ever written where they say.
    open(file, { lazyEntries: true, autoClose: false, decodeStrings: false }, (fault, zip) =>
      fault ? reject(new DomainError('importNoArchive')) : resolve(zip),
    );
  });

const pathOf = ({ fileName }: Entry): string => archiveName(fileName as unknown as Uint8Array);

function listed(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(new DomainError('importNoArchive')));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      const path = pathOf(entry);
      if (!path.endsWith('/')) entries.set(path, entry);
      if (entries.size > importLimits.pictures)
        reject(new DomainError('importTooManyPictures', { most: importLimits.pictures }));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

/** No more of it than a picture may have, whatever the archive says of itself. */
function bytesOf(zip: ZipFile, entry: Entry, path: string): Promise<Buffer> {
  const refusal = () => new DomainError('pictureBroken', { name: path });
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (fault, stream) => {
      if (fault) return reject(refusal());
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('error', () => reject(refusal()));
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size <= pictureLimits.bytes) return;
        stream.destroy();
        reject(new DomainError('pictureTooLarge', { name: path }));
      });
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
}

export type Archive = { paths: string[]; read: (path: string) => Promise<Buffer> };

/** The archive beside the store for as long as it is read: half a gigabyte is not held in memory. */
export async function withArchive<T>(store: FileStore, fileId: string, work: (archive: Archive) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'yigou-pictures-'));
  let zip: ZipFile | undefined;
  try {
    const file = join(folder, 'pictures.zip');
    await pipeline(await store.read(fileId), createWriteStream(file, { mode: 0o600 }));
    const archive = await opened(file);
    zip = archive;
    const entries = await listed(archive);
    const read = (path: string) => {
      const entry = entries.get(path);
      if (!entry) throw new DomainError('pictureBroken', { name: path });
      return bytesOf(archive, entry, path);
    };
    return await work({ paths: [...entries.keys()], read });
  } finally {
    zip?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

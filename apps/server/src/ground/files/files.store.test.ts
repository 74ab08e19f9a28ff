import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from './files.store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yigou-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function listed(found: AsyncIterable<string[]>): Promise<string[]> {
  const all: string[] = [];
  for await (const some of found) all.push(...some);
  return all.sort();
}

describe('the folder of files', () => {
  it('is for nobody but us', async () => {
    const fileId = randomUUID();
    await folderStore(join(folder, 'files')).put(fileId, Buffer.from('x'));
    const modeOf = (...path: string[]) => (statSync(join(folder, 'files', ...path)).mode & 0o777).toString(8);
    expect([modeOf(), modeOf(fileId.slice(0, 2)), modeOf(fileId.slice(0, 2), fileId)]).toEqual(['700', '700', '600']);
  });

  it('says so when the bytes of a file lie elsewhere, read at once or as they come', async () => {
    const store = folderStore(folder);
    await expect(store.get(randomUUID())).rejects.toMatchObject({ code: 'fileNotHere' });
    await expect(store.read(randomUUID())).rejects.toMatchObject({ code: 'fileNotHere' });
  });

  it('lists what has lain there long, names it did not give left out, and removes it', async () => {
    const store = folderStore(folder);
    const old = [randomUUID(), randomUUID(), randomUUID()].sort();
    for (const fileId of [...old, randomUUID()]) await store.put(fileId, Buffer.from('x'));
    const yesterday = new Date(Date.now() - 86_400_000);
    for (const fileId of old) utimesSync(join(folder, fileId.slice(0, 2), fileId), yesterday, yesterday);
    const foreign = join(folder, old[0]?.slice(0, 2) ?? '', 'notes.txt');
    writeFileSync(foreign, 'x');
    utimesSync(foreign, yesterday, yesterday);
    const hourAgo = new Date(Date.now() - 3_600_000);
    expect(await listed(store.writtenBefore(hourAgo))).toEqual(old);
    await store.remove(old[0] ?? '');
    await store.remove(old[0] ?? '');
    expect(await listed(store.writtenBefore(hourAgo))).toEqual(old.slice(1));
    expect(await listed(folderStore(join(folder, 'none')).writtenBefore(hourAgo))).toEqual([]);
  });
});

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './dataLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yigou-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leaveBehind = (pid: number, host = hostname()) =>
  writeFileSync(join(folder, 'folder.lock', 'owner.json'), JSON.stringify({ pid, host }));

describe('the lock on a data folder', () => {
  it('refuses a second server at once, and says who has it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const release = await lockDataFolder(folder);
    leaveBehind(other.pid ?? 0);
    await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
    await expect(lockDataFolder(folder)).rejects.toThrow(new RegExp(`正被进程 ${other.pid}`));
    other.kill();
    await release();
    await (await lockDataFolder(folder))();
  });

  it('of a killed process is taken over without waiting', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.on('close', resolve));
    mkdirSync(join(folder, 'folder.lock'));
    leaveBehind(gone.pid ?? 0);
    const release = await lockDataFolder(folder);
    await release();
  });

  it('makes the folder for nobody but us', async () => {
    const own = join(folder, 'shop', 'data');
    const release = await lockDataFolder(own);
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect([modeOf(own), modeOf(join(own, 'folder.lock', 'owner.json'))]).toEqual(['700', '600']);
    await release();
  });

  it('of another machine is respected', async () => {
    const release = await lockDataFolder(folder);
    leaveBehind(1, 'another-machine');
    await expect(lockDataFolder(folder)).rejects.toThrow(/another-machine/);
    // A lock whose folder goes away ends the whole process.
    await release();
  });
});

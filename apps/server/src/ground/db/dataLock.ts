import fs, { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { privateFile, privateFolder } from '../lib/privateFiles';

type Owner = { pid: number; host: string };

export class DataFolderInUse extends Error {
  constructor(folder: string, owner: Owner | null) {
    const who = owner ? `进程 ${owner.pid}（${owner.host}）` : '另一个进程';
    super(
      `数据目录 ${folder} 正被${who}使用。请先停止它，或用 DATA_DIR 指定另一个目录，或用 DATABASE_URL 连接 PostgreSQL。`,
    );
  }
}

const ownerFileIn = (lock: string): string => join(lock, 'owner.json');

function readOwner(lock: string): Owner | null {
  try {
    return JSON.parse(readFileSync(ownerFileIn(lock), 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A killed process leaves its lock behind. On the same machine we can see that it is gone and need not wait. */
const isLeftover = (owner: Owner | null): boolean =>
  owner !== null && owner.host === hostname() && (owner.pid === process.pid || !alive(owner.pid));

const held = (): NodeJS.ErrnoException => Object.assign(new Error('held'), { code: 'EEXIST' });

/** The lock is a folder with its owner's name inside. It is moved to its place whole: killed at any moment, it has one. */
function takePlace(place: string): void {
  const prepared = mkdtempSync(`${place}.`);
  const owner: Owner = { pid: process.pid, host: hostname() };
  writeFileSync(ownerFileIn(prepared), JSON.stringify(owner), privateFile);
  try {
    renameSync(prepared, place);
  } catch (cause) {
    rmSync(prepared, { recursive: true, force: true });
    throw existsSync(place) ? held() : cause;
  }
}

const leavePlace = (place: string): void => rmSync(place, { recursive: true, force: true });

type Done = (cause: NodeJS.ErrnoException | null) => void;

const toCallback = (work: (place: string) => void) => (place: string, done: Done) => {
  try {
    work(place);
  } catch (cause) {
    return done(cause as NodeJS.ErrnoException);
  }
  done(null);
};

const lockingFs = { ...fs, mkdir: toCallback(takePlace), rmdir: toCallback(leavePlace), rmdirSync: leavePlace };

/** PGlite has no lock of its own: two processes on one folder would destroy it. */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, privateFolder);
  const lockfilePath = join(folder, 'folder.lock');
  const options = {
    lockfilePath,
    fs: lockingFs,
    // Long, because a heavy PGlite query blocks the event loop that refreshes the lock.
    stale: 60_000,
    update: 5_000,
    onCompromised: (cause: Error) => {
      process.stderr.write(`数据目录的锁已丢失，为避免损坏数据立即退出：${cause.message}\n`);
      process.exit(1);
    },
  };
  if (isLeftover(readOwner(lockfilePath))) leavePlace(lockfilePath);
  return lockfile.lock(folder, options).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ELOCKED') throw new DataFolderInUse(folder, readOwner(lockfilePath));
    throw cause;
  });
}

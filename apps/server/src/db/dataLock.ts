import fs, { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { privateFile, privateFolder } from '../lib/privately';

type Owner = { pid: number; host: string };

export class DataFolderInUse extends Error {
  constructor(folder: string, owner: Owner | null) {
    const who = owner ? `进程 ${owner.pid}（${owner.host}）` : '另一个进程';
    super(
      `数据目录 ${folder} 正被${who}使用。请先停止它，或用 DATA_DIR 指定另一个目录，或用 DATABASE_URL 连接 PostgreSQL。`,
    );
  }
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
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

/** The lock is a folder. Who holds it is written in the same breath: killed in between, nobody could be blamed. */
const lockingFs = (ownerFile: string) => ({
  ...fs,
  mkdir: (place: string, done: (cause: NodeJS.ErrnoException | null) => void) => {
    try {
      mkdirSync(place);
      writeFileSync(ownerFile, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner), privateFile);
    } catch (cause) {
      return done(cause as NodeJS.ErrnoException);
    }
    done(null);
  },
});

/** PGlite has no lock of its own: two processes on one folder would destroy it. */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, privateFolder);
  const ownerFile = join(folder, 'owner.json');
  const lockfilePath = join(folder, 'folder.lock');
  const options = {
    lockfilePath,
    fs: lockingFs(ownerFile),
    // Long, because a heavy PGlite query blocks the event loop that refreshes the lock.
    stale: 60_000,
    update: 5_000,
    onCompromised: (cause: Error) => {
      process.stderr.write(`数据目录的锁已丢失，为避免损坏数据立即退出：${cause.message}\n`);
      process.exit(1);
    },
  };
  if (isLeftover(readOwner(ownerFile))) rmSync(lockfilePath, { recursive: true, force: true });
  return lockfile.lock(folder, options).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ELOCKED') throw new DataFolderInUse(folder, readOwner(ownerFile));
    throw cause;
  });
}

import { renameSync, writeFileSync } from 'node:fs';

/** Written beside and renamed: whoever reads, even after a crash, finds the old file or the new one, never half of it. */
export function writeWhole(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(content, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const decoders: Record<string, (body: string) => string> = {
  base64: (body) => Buffer.from(body, 'base64').toString('utf8'),
  'quoted-printable': (body) =>
    Buffer.from(
      body
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString('utf8'),
};

/** The text of a mail as a server without a mail server keeps it. */
function textOf(raw: string): string {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const encoding = head.match(/^Content-Transfer-Encoding: (\S+)$/im)?.[1]?.toLowerCase() ?? '';
  const body = rest.join('\n\n');
  return decoders[encoding]?.(body) ?? body;
}

/** Waits for what the pattern finds in the last mail to somebody. */
export async function mailed(dataDir: string, to: string, pattern: RegExp): Promise<string> {
  const folder = join(dataDir, 'mail');
  const found = () => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const mails = names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
    const mine = mails.filter((mail) => new RegExp(`^To: .*${to}`, 'im').test(mail)).map(textOf);
    return mine.findLast((text) => pattern.test(text))?.match(pattern)?.[1] ?? '';
  };
  await expect.poll(found).not.toBe('');
  return found();
}

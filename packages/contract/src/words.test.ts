import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const house = join(import.meta.dirname, '../../..');
/** Names of goods and places, and what buyers say: not our words. */
const notOurs =
  /\.test\.|\.fixture\.|server\/src\/goods\/search\/|demo\/(drawings|goods|past)\/|synonyms|people\.data|addresses|ground\/areas\//;
const rooms = [
  'apps/console',
  'apps/sandbox',
  'apps/server',
  'apps/storefront',
  'packages/contract',
  'packages/web-kit',
];

const files = rooms.flatMap((room) =>
  readdirSync(join(house, room, 'src'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => relative(house, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((file) => !notOurs.test(file)),
);

/** Code without its comments, and without what only describes a call. */
const lines = files.flatMap((file) =>
  readFileSync(join(house, file), 'utf8')
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((text, at) => ({ file, at: `${file}:${at + 1}`, text }))
    .filter(({ text }) => /\p{Script=Han}/u.test(text) && !/^\s*(\/\/|summary:)/.test(text)),
);
const where = (wrong: RegExp, but: readonly string[] = []) =>
  lines
    .filter(({ file, text }) => wrong.test(text) && !but.some((end) => file.endsWith(end)))
    .map(({ at, text }) => `${at} ${text.trim()}`);

describe('every sentence a user reads', () => {
  it('is found', () => expect(lines.length).toBeGreaterThan(4000));

  it('says 您', () => expect(where(/你/)).toEqual([]));

  it('promises money the way it came only where it came through a gateway', () => {
    const online = [
      'payments.terms.ts',
      'PayingFrame.tsx',
      'AttemptResult.tsx',
      'orderPayables.service.ts',
      'help.data.ts',
    ];
    expect(where(/原路/, online)).toEqual([]);
  });

  it('is punctuated in full width, with a blank beside digits', () => {
    expect(where(/\p{Script=Han}[,;!]|[,;!]\p{Script=Han}/u)).toEqual([]);
    // A filing number and the date on an invoice are written as the authorities write them.
    const asGiven = ['sites.data.ts', 'invoice.rules.ts'];
    expect(where(/\p{Script=Han}\d|\d\p{Script=Han}/u, asGiven)).toEqual([]);
  });

  it.each([
    ['spoken', /照实|记下|没能|看不到|看得到|买不到|用不了|怎么办|为什么|会看到|告诉|再想想|去逛|就是他|什么也|这么多/],
    ['waiting', /[^相同均]等(平台|我方|我处理|买方|仓库|客户|红字)|在等[^待]/],
    ['ended', /了结/],
    ['rules of approval are met', /命中/],
    ['goods are received', /签收/],
    ['bank money is claimed', /记给/],
    ['owed are statements', /未还的账单/],
    ['nothing yet', /这里(还)?没有|还没有(这样|导出过|核对过|调整过)/],
  ])('keeps to one word: %s', (_, retired) => expect(where(retired)).toEqual([]));
});

import { pinyin } from 'pinyin-pro';

/** Words half Latin, half Chinese would be cut in the middle; these stand for them everywhere. */
const mixed: [RegExp, string][] = [[/u盘/g, '优盘']];

const unmix = (text: string): string => mixed.reduce((sofar, [word, other]) => sofar.replace(word, other), text);

/** Full width to half width, lower case, and one sign for "times" between sizes: `Ｍ６×２０` → `m6*20`. */
export const fold = (text: string): string =>
  unmix(text.normalize('NFKC').toLowerCase())
    .replace(/(?<=[\d.a-z])\s*[×✕╳*]\s*(?=\d)/g, '*')
    .replace(/(?<=\d)x(?=\d)/g, '*');

const latinRun = /[a-z0-9]+(?:[.\-*/#+_][a-z0-9]+)*/g;
const hanRun = /\p{Script=Han}+/gu;

/** `cf-280a*2` counts whole and in its parts. */
export function latinWords(folded: string): string[] {
  return (folded.match(latinRun) ?? []).flatMap((run) => {
    const parts = run.split(/[.\-*/#+_]/);
    return parts.length > 1 ? [run, ...parts] : [run];
  });
}

export const hanRuns = (folded: string): string[] => folded.match(hanRun) ?? [];

export type Cut = (text: string) => string[];

/** Every word in it, long and short, with the single characters: a word cut differently is still found by them. */
export function wordsOf(text: string, cut: Cut): string[] {
  const folded = fold(text);
  const han = hanRuns(folded).flatMap((run) => [run, ...cut(run), ...run]);
  return [...new Set([...latinWords(folded), ...han.filter((word) => word.length <= 12)])];
}

type Sounds = [full: string, initials: string];

/** Words come again and again, and a sound takes longer to find than everything else about a word. */
const known = new Map<string, Sounds>();
const knownLimit = 50_000;

/** 复印纸 → ['fuyinzhi', 'fyz'] */
export function soundsOf(han: string): Sounds {
  const before = known.get(han);
  if (before) return before;
  const syllables = pinyin(han, { toneType: 'none', type: 'array', v: true });
  const sounds: Sounds = [syllables.join(''), syllables.map((each) => each[0] ?? '').join('')];
  if (known.size >= knownLimit) known.clear();
  known.set(han, sounds);
  return sounds;
}

/** A number as one types it: without blanks and signs. */
export const bareNumber = (text: string): string => fold(text).replace(/[^a-z0-9]/g, '');

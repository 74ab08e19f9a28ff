/** A number however it is written: DL-A4-70, dl a4 70, ＤＬ＿Ａ４－７０. */
export const numberKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×✕*]/g, 'x')
    .replace(/[^a-z0-9\p{Script=Han}]/gu, '');

const run = /[a-z0-9]+(?:[.\-*/#+_×][a-z0-9]+)*/g;
const joinLimit = 4;
const keyLimit = 30;
const longestKey = 50;

const mayBeNumber = (key: string): boolean => key.length >= 3 && key.length <= longestKey && /\d/.test(key);

/** Everything in it that may be a number: each word, neighbours together, and the whole. */
export function numberKeys(typed: string): string[] {
  const text = typed.normalize('NFKC').toLowerCase();
  const parts = text.match(run) ?? [];
  // HP-CF280A/HP-CF280X are two, HH-MF4*2 is one and how many of it.
  const alone = parts.flatMap((part) => part.split(/[*/+×]/)).map(numberKey);
  const joined = parts.flatMap((_, from) =>
    Array.from({ length: joinLimit }, (__, size) => numberKey(parts.slice(from, from + size + 1).join(''))),
  );
  return [...new Set([...alone, ...joined].filter(mayBeNumber))].slice(0, keyLimit);
}

/** Taken for one another by eye: the letter O and nought, I and L and one. */
const asDigits = (key: string): string => key.replace(/o/g, '0').replace(/[il]/g, '1');

const lookalikes: Record<string, string[]> = { o: ['0'], '0': ['o'], i: ['1'], l: ['1'], '1': ['i', 'l'] };

/** The same number but for letters that look like digits. */
export function lookalikeKeys(key: string): string[] {
  let forms = [''];
  for (const sign of key) {
    forms = forms.flatMap((form) => [sign, ...(lookalikes[sign] ?? [])].map((each) => form + each)).slice(0, 64);
  }
  return [...new Set([...forms, asDigits(key)])].filter((form) => form !== key);
}

/** A sign too many, a digit too few, two exchanged, one digit wrong. */
export function nearKeys(key: string): string[] {
  if (key.length < 5 || key.length > 24) return [];
  const near = new Set<string>();
  for (let at = 0; at <= key.length; at += 1) {
    const [before, after] = [key.slice(0, at), key.slice(at)];
    if (after) near.add(before + after.slice(1));
    if (after.length > 1) near.add(before + after[1] + after[0] + after.slice(2));
    for (const digit of '0123456789') {
      near.add(before + digit + after);
      if (/^\d/.test(after)) near.add(before + digit + after.slice(1));
    }
  }
  near.delete(key);
  return [...near];
}

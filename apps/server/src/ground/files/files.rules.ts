const nameMostCharacters = 100;
/** Longer than any system lets a file be called. What comes after is not looked at. */
const lookedAtMost = 1000;

/** Controls, invisible signs, signs that turn the reading direction or break the line, markup and paths. */
const unwelcome = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>"/\\]/gu;
/** With a letter in it: the 2 of v1.2 is none. */
const anyExtension = /\.(?=\d*[a-z])[a-z0-9]{1,8}$/i;

const isLoose = (sign: string | undefined): boolean => sign === '.' || sign?.trim() === '';

/** Without dots and blanks at its end. Step by step: a pattern would begin anew at each of them. */
function closed(text: string): string {
  let to = text.length;
  while (to > 0 && isLoose(text[to - 1])) to -= 1;
  return text.slice(0, to);
}

/** The name is only shown, never used as a path, and it ends as the content is, whatever it was called. */
export function shownName(given: string, extension: string): string {
  const own = new RegExp(`\\.${extension === 'jpg' ? 'jpe?g' : extension}$`, 'i');
  const cleaned = closed(given.slice(0, lookedAtMost).replace(unwelcome, ''));
  const named = own.test(cleaned) ? cleaned : cleaned.replace(anyExtension, '');
  const ending = own.exec(named)?.[0] ?? `.${extension}`;
  const stem = [...named.replace(own, '').replace(/^[.\s]+/, '')].slice(0, nameMostCharacters - ending.length);
  return `${stem.join('') || '未命名'}${ending}`;
}

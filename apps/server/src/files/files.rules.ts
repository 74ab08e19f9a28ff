const nameMostCharacters = 100;

/** Controls, invisible signs, signs that turn the reading direction or break the line, markup and paths. */
const unwelcome = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>"/\\]/gu;
/** With a letter in it: the 2 of v1.2 is none. */
const anyExtension = /\.(?=\d*[a-z])[a-z0-9]{1,8}$/i;

/** The name is only shown, never used as a path, and it ends as the content is, whatever it was called. */
export function shownName(given: string, extension: string): string {
  const own = new RegExp(`\\.${extension === 'jpg' ? 'jpe?g' : extension}$`, 'i');
  const cleaned = given.replace(unwelcome, '').replace(/[.\s]+$/, '');
  const named = own.test(cleaned) ? cleaned : cleaned.replace(anyExtension, '');
  const ending = own.exec(named)?.[0] ?? `.${extension}`;
  const stem = [...named.replace(own, '').replace(/^[.\s]+/, '')].slice(0, nameMostCharacters - ending.length);
  return `${stem.join('') || '未命名'}${ending}`;
}

/** A picture in an archive: where it stands, whose it may be, and which of its pictures it is. */
export type NamedPicture = { path: string; numbers: string[]; order: number };

const pictureLike = /\.(jpe?g|png|webp|avif|gif|bmp|tiff?|heic)$/i;
/** What systems add of their own. */
const unwanted = /(^|\/)(__MACOSX\/|\.[^./]|Thumbs\.db)/i;
/** 3M-1621-2, 3M-1621_02, 3M-1621 (2), 3M-1621主图 */
const ending = /[-_ ]*(?:\((\d{1,2})\)|（(\d{1,2})）|[-_ ](\d{1,2})|主图|详情图?)$/;

/** Old programs of this country write names in their own code. */
export function archiveName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Whose picture it is, the likeliest first: its own name, its name without a count, its folder. Null: no picture. */
export function namePicture(path: string): NamedPicture | null {
  const parts = path.replaceAll('\\', '/').split('/').filter(Boolean);
  const file = parts.at(-1) ?? '';
  if (unwanted.test(path) || !pictureLike.test(file)) return null;
  const stem = file.replace(pictureLike, '').normalize('NFKC').trim();
  const [, ...counts] = ending.exec(stem) ?? [];
  const order = Number(counts.find(Boolean) ?? 0);
  const folder = parts.at(-2)?.normalize('NFKC').trim();
  const numbers = [stem, stem.replace(ending, '').trim(), ...(folder ? [folder] : [])].filter(Boolean);
  const own = /^\d{1,2}$/.test(stem) ? Number(stem) : order;
  return { path, numbers: [...new Set(numbers)], order: own };
}

export type PictureRow = { skuNo: string; paths: string[] };

/** A number of its own may end in what looks like a count. */
const asFirst = (picture: NamedPicture): NamedPicture => ({ ...picture, order: 0 });

/** Pictures by the number that is known; of the others the file itself is named. */
export function rowsOfPictures(pictures: readonly NamedPicture[], isKnown: (skuNo: string) => boolean) {
  const known = new Map<string, NamedPicture[]>();
  const strange: NamedPicture[] = [];
  for (const picture of pictures) {
    const skuNo = picture.numbers.find(isKnown);
    if (skuNo === undefined) strange.push(picture);
    else known.set(skuNo, [...(known.get(skuNo) ?? []), skuNo === picture.numbers[0] ? asFirst(picture) : picture]);
  }
  const byOrder = (a: NamedPicture, b: NamedPicture) => a.order - b.order || (a.path < b.path ? -1 : 1);
  const rows: PictureRow[] = [...known].map(([skuNo, found]) => ({
    skuNo,
    paths: found.sort(byOrder).map(({ path }) => path),
  }));
  return { rows, strange };
}

/** Pieces of SVG as text. A picture is 240 units wide and high; what stands on the ground ends at 204. */

const short = (value: number): string => `${Math.round(value * 10) / 10}`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round ? ` rx="${short(round)}"` : ''} fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"/>`;

const tidy = (d: string): string => d.replace(/-?\d+\.\d{2,}(e-\d+)?/g, (number) => short(Number(number)));

export const path = (d: string, fill: string): string => `<path d="${tidy(d)}" fill="${fill}"/>`;

/** Ends and corners are round: the picture says so once. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${tidy(d)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"/>`;

/** A row of equal pieces, such as keys: as long as the first number of `pattern`, as far apart as the second. */
export const dashes = (d: string, stroke: string, width: number, pattern: string): string =>
  `<path d="${tidy(d)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}" stroke-linecap="butt" stroke-dasharray="${pattern}"/>`;

/** A broken line with round ends, as a seam. */
export const stitches = (d: string, stroke: string, width: number, pattern: string): string =>
  line(d, stroke, width).replace('/>', ` stroke-dasharray="${pattern}"/>`);

/** A row of round dots. */
export const dots = (d: string, fill: string, width: number, apart: number): string =>
  `<path d="${tidy(d)}" fill="none" stroke="${fill}" stroke-width="${short(width)}" stroke-dasharray="0 ${short(apart)}"/>`;

type Place = readonly [x: number, y: number];

/** The same parts, drawn around 0 0, at several places; within a picture no others have this name. */
export function repeated(name: string, parts: readonly string[], [first, ...others]: readonly Place[]): string {
  if (!first) return '';
  const copies = others.map(([x, y]) => `<use href="#${name}" x="${short(x)}" y="${short(y)}"/>`);
  return (
    placed(`translate(${short(first[0])} ${short(first[1])})`, [`<g id="${name}">${parts.join('')}</g>`]) +
    copies.join('')
  );
}

export const ring = (x: number, y: number, r: number, stroke: string, width: number): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"/>`;

export const placed = (transform: string, parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

export const turned = (degrees: number, parts: readonly string[], x = 120, y = 120): string =>
  placed(`rotate(${short(degrees)} ${x} ${y})`, parts);

/** Larger or smaller around a point that stays where it is. */
export const scaled = (by: number, parts: readonly string[], x = 120, y = 204): string =>
  placed(`translate(${short(x * (1 - by))} ${short(y * (1 - by))}) scale(${Math.round(by * 1000) / 1000})`, parts);

export const faint = (opacity: number, parts: readonly string[]): string =>
  `<g opacity="${opacity}">${parts.join('')}</g>`;

const overlay = (shape: string, gradient: string): string =>
  shape + shape.replace(/fill="[^"]*"/, `fill="url(#${gradient})"`);

/** As a thing that is round is lit: bright at the left, dark at the right. */
export const lit = (shape: string): string => overlay(shape, 'x');

/** As a thing that is flat is lit from above. */
export const litDown = (shape: string): string => overlay(shape, 'y');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** In ems, of bold letters: a Han character is one. */
function emsOf(character: string): number {
  if ((character.codePointAt(0) ?? 0) > 0x2e7f) return 1.02;
  if (/[mMwW%@]/.test(character)) return 0.94;
  if (/[A-Z&]/.test(character)) return 0.68;
  return /[ijltI1.,:;'|! -]/.test(character) ? 0.42 : 0.61;
}

const widthOf = (text: string): number => [...text].reduce((sum, character) => sum + emsOf(character), 0);

/** Bold and centred at x, on the line y; smaller when it would be wider than `most`. */
export function words(x: number, y: number, size: number, fill: string, text: string, most = 200): string {
  if (!text) return '';
  const fitting = Math.min(size, most / widthOf(text));
  return `<text x="${short(x)}" y="${short(y - (size - fitting) * 0.36)}" font-size="${short(fitting)}" fill="${fill}">${escaped(text)}</text>`;
}

/** From the top to the bottom: (x, y) is the middle of the line it stands on. */
export const wordsDown = (x: number, y: number, size: number, fill: string, text: string, most = 200): string =>
  turned(90, [words(x, y + size * 0.36, size, fill, text, most)], Math.round(x), Math.round(y));

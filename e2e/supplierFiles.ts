import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { type Cell, xlsxOf } from '../apps/server/src/ground/lib/xlsx';

/** A sheet as a supplier sends it; its first row need not be the titles. */
export async function sheetFile(name: string, [first = [], ...rest]: readonly (readonly Cell[])[]) {
  async function* pages() {
    yield rest;
  }
  const columns = first.map((title) => ({ title: String(title ?? ''), type: 'text' as const, width: 12 }));
  const bytes = await buffer(xlsxOf({ name: '报价', columns, pages: pages() }));
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer: bytes };
}

/** A drawn article, each in a colour of its own. */
const drawn = (hue: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#f4f6fa"/><rect x="150" y="110" width="300" height="380" rx="60" fill="hsl(${hue} 55% 45%)"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** An archive of pictures, named after the numbers they belong to. */
export async function pictureArchive(name: string, skuNos: readonly string[]) {
  const zip = new ZipFile();
  for (const [at, skuNo] of skuNos.entries()) zip.addBuffer(await drawn((at * 37) % 360), `图片/${skuNo}.png`);
  zip.end();
  return { name, mimeType: 'application/zip', buffer: await buffer(zip.outputStream) };
}

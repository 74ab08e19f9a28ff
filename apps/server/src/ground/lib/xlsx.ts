import { Readable } from 'node:stream';
import { harmlessCell } from '@yigou/contract/ground/cells';
import { ZipFile } from 'yazl';

/** Money in yuan; a time is shown as it is in Shanghai. Whatever is only a name, however many digits it has, is text. */
type CellType = 'text' | 'money' | 'integer' | 'time';
export type Cell = string | number | Date | null;
export type SheetColumn = { title: string; type: CellType /** In characters. */; width: number };
export type Sheet = {
  name: string;
  columns: readonly SheetColumn[];
  /** A page of rows at a time: the sheet is written as they come and never held whole. */
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
};

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** No program reads more of a cell. */
const textMost = 32_767;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no word for controls, for half a character, or for U+FFFE and U+FFFF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;
/** `_x0041_` would be read as an A; escaped it stays what it is. */
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g;

/** Nearly every cell has nothing of all this, and a sheet has millions of cells. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const odd = /[&<>"_\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;

const xml = (text: string): string =>
  text.length <= textMost && !odd.test(text)
    ? text
    : text
        .slice(0, textMost)
        .replace(unwritable, '')
        .replace(looksEscaped, '_x005F_')
        .replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** Which of the styles below. */
const styleOf: Record<CellType, number> = { text: 0, money: 2, integer: 3, time: 4 };
const styles = `${xmlDeclaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Microsoft YaHei"/></font><font><b/><sz val="11"/><name val="Microsoft YaHei"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF0F0F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="1" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** 1 → A, 27 → AA */
export const columnName = (number: number): string =>
  number <= 26
    ? String.fromCharCode(64 + number)
    : columnName(Math.floor((number - 1) / 26)) + columnName(((number - 1) % 26) + 1);

const dayMs = 86_400_000;
/** Days since the end of 1899, of the clock on a wall in Shanghai. */
const serialOf = (time: Date): number => (time.getTime() + dayMs / 3) / dayMs + 25_569;

const textCell = (place: string, style: number, text: string): string =>
  text === '' ? '' : `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`;

function cellXml(place: string, type: CellType, value: Cell): string {
  if (value === null) return '';
  const style = styleOf[type];
  if (typeof value === 'string') return textCell(place, style, harmlessCell(value));
  return `<c r="${place}" s="${style}"><v>${typeof value === 'number' ? value : serialOf(value)}</v></c>`;
}

async function* sheetXml({ columns, pages }: Sheet): AsyncGenerator<string> {
  const names = columns.map((_, at) => columnName(at + 1));
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }, at) => textCell(`${names[at]}1`, 1, title));
  yield `${xmlDeclaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`;
  let number = 1;
  for await (const page of pages) {
    let text = '';
    for (const row of page) {
      number += 1;
      const cells = columns.map(({ type }, at) => cellXml(`${names[at]}${number}`, type, row[at] ?? null));
      text += `<row r="${number}">${cells.join('')}</row>`;
    }
    yield text;
  }
  yield `</sheetData><autoFilter ref="A1:${names.at(-1)}${number}"/></worksheet>`;
}

const parts = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `${xmlDeclaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${xlsxType}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  '_rels/.rels': `${xmlDeclaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${xmlDeclaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${xmlDeclaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': styles,
});

/** The bytes of an .xlsx file, made while they are read. A row that cannot be had breaks the stream off. */
export function xlsxOf(sheet: Sheet): Readable {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(parts(sheet.name))) zip.addBuffer(Buffer.from(text), path);
  const written = Readable.from(sheetXml(sheet), { objectMode: false, highWaterMark: 64 * 1024 });
  const output = zip.outputStream as Readable;
  written.on('error', (cause) => output.destroy(cause));
  output.on('close', () => written.destroy());
  zip.addReadStream(written, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}

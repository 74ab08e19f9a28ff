/**
 * Reads a sheet away from the thread that answers calls. What comes in is the whole file; what goes out are its rows as
 * texts, some at a time, each answered before the next are sent.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { fromBuffer } from 'yauzl';

const { bytes, sheetName, limits } = workerData;
const rowsAtOnce = 1000;

class Unreadable extends Error {}

/** Nothing is believed of what an archive says of itself: it is unpacked once, and counted. */
function refuseBombs(buffer) {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Unreadable('importNoSheet'));
    fromBuffer(buffer, { lazyEntries: true }, (fault, zip) => {
      if (fault) return refuse();
      let unpacked = 0;
      zip.on('error', refuse);
      zip.on('end', resolve);
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return refuse();
          stream.on('error', refuse);
          stream.on('data', (chunk) => {
            unpacked += chunk.length;
            if (unpacked <= limits.unpackedBytes) return;
            stream.destroy();
            reject(new Unreadable('importSheetTooLarge'));
          });
          stream.on('end', () => zip.readEntry());
        });
      });
      zip.readEntry();
    });
  });
}

/** As Excel keeps it, 78.6 may stand there as 78.599999999999994. */
const numberText = (written) => {
  const number = Number(written);
  return Number.isSafeInteger(number) || !Number.isFinite(number) ? written : String(Number(number.toPrecision(15)));
};

const two = (number) => String(number).padStart(2, '0');
const dayText = (time) => `${time.getUTCFullYear()}-${two(time.getUTCMonth() + 1)}-${two(time.getUTCDate())}`;

function cellText(value) {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dayText(value);
  if (typeof value === 'boolean') return value ? '是' : '否';
  return String(value);
}

async function readBook(buffer) {
  await refuseBombs(buffer);
  const sheets = await readXlsx(buffer, { parseNumber: numberText });
  const chosen = sheets.find(({ sheet }) => sheet === sheetName) ?? sheets.find(({ data }) => data.length > 0);
  if (!chosen) throw new Unreadable('importEmpty');
  return { names: sheets.map(({ sheet }) => sheet), name: chosen.sheet, rows: chosen.data };
}

/** What old programs of this country write is no UTF-8. */
function decoded(buffer) {
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return new TextDecoder('utf-16le').decode(buffer);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    return new TextDecoder('gb18030').decode(buffer);
  }
}

const delimiters = [',', '\t', ';'];

function readText(buffer) {
  const text = decoded(buffer);
  if (text.includes('\0')) throw new Unreadable('importNoSheet');
  const [first = ''] = text.split('\n', 1);
  const counts = delimiters.map((sign) => first.split(sign).length);
  const delimiter = delimiters[counts.indexOf(Math.max(...counts))];
  const rows = parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  });
  return { names: [''], name: '', rows };
}

const isArchive = (buffer) => buffer[0] === 0x50 && buffer[1] === 0x4b;
/** What often bears the name of a sheet and is none: documents, pictures, archives of other kinds. */
const otherKinds = ['%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', 'Rar!', '7z\xbc\xaf', '\x1f\x8b'];
const isOtherKind = (buffer) => {
  const start = buffer.subarray(0, 4).toString('latin1');
  return otherKinds.some((kind) => start.startsWith(kind));
};
/** Books of before 2007. */
const isOldBook = (buffer) => buffer.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));

async function read() {
  const buffer = Buffer.from(bytes);
  if (isOldBook(buffer)) throw new Unreadable('importOldBook');
  if (isOtherKind(buffer)) throw new Unreadable('importNoSheet');
  const { names, name, rows } = isArchive(buffer) ? await readBook(buffer) : readText(buffer);
  const wide = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (wide > limits.columns) throw new Unreadable('importTooManyColumns');
  if (rows.length > limits.rows + 100) throw new Unreadable('importTooManyRows');
  return { names, name, rows };
}

const answered = () => new Promise((resolve) => parentPort.once('message', resolve));

async function send(message) {
  const next = answered();
  parentPort.postMessage(message);
  await next;
}

try {
  const { names, name, rows } = await read();
  await send({ kind: 'sheet', names, name, rowCount: rows.length });
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    const texts = some.map((row) => row.map((cell) => cellText(cell).slice(0, limits.cell)));
    await send({ kind: 'rows', from, rows: texts });
  }
  parentPort.postMessage({ kind: 'end' });
} catch (cause) {
  const code = cause instanceof Unreadable ? cause.message : 'importNoSheet';
  parentPort.postMessage({ kind: 'fault', code, cause: String(cause) });
}

import { inflateSync } from 'node:zlib';
import { asWasm, type PdfiumCalls } from '#server/reading/opening/pdfium-calls.ts';

/**
 * Returns the XMP packet of a PDF. PDFium has no function for it, so this reads the copy that PDFium writes of the document, which has one
 * spelling for everything and no encryption.
 */
export function xmpOf(calls: PdfiumCalls): Buffer | undefined {
  const copy = copyOf(calls);
  return copy && metadataIn(copy);
}

/** The package's table of functions cannot grow. This place is that of the null pointer, and empty. */
const EMPTY_PLACE = 0;
const REMOVE_SECURITY = 3;
const COPY_MAX_BYTES = 40e6;

function copyOf(calls: PdfiumCalls): Buffer | undefined {
  const pieces: Buffer[] = [];
  let length = 0;
  const keep = (_writer = 0, place = 0, size = 0) => {
    length += size;
    if (length > COPY_MAX_BYTES) return 0;
    pieces.push(Buffer.from(calls.memory(place, size)));
    return 1;
  };
  calls.table.set(EMPTY_PLACE, asWasm(keep, 3));
  try {
    // FPDF_FILEWRITE: its version, and the function that takes the pieces.
    const isWhole = calls.lend(8, (writer) => {
      const memory = calls.memory(writer, 8);
      memory.writeUInt32LE(1);
      memory.writeUInt32LE(EMPTY_PLACE, 4);
      return calls.save(writer, REMOVE_SECURITY) !== 0;
    });
    return isWhole ? Buffer.concat(pieces) : undefined;
  } finally {
    calls.table.set(EMPTY_PLACE, null);
  }
}

/** Follows the trailer to the catalog, and the catalog to its metadata. */
function metadataIn(copy: Buffer): Buffer | undefined {
  const text = copy.toString('latin1');
  const tableAt = text.lastIndexOf('\nxref') + 1;
  const objectAt = (id: number | undefined) => dictionaryAt(text, placeOf(text.slice(tableAt), id));
  const root = dictionaryAt(text, text.indexOf('\ntrailer', tableAt))?.numbers.get('/Root');
  const metadata = objectAt(objectAt(root)?.numbers.get('/Metadata'));
  const size = metadata?.numbers.get('/Length');
  if (!metadata || size === undefined) return undefined;
  const at = text.indexOf('\n', metadata.end) + 1;
  return unpacked(copy.subarray(at, at + size));
}

/** PDFium leaves a metadata stream compressed, but names no filter. Other compressions stay as they are. */
function unpacked(data: Buffer): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: COPY_MAX_BYTES });
  } catch {
    return data;
  }
}

/** Returns where an object begins, by the cross-reference table with rows of 20 bytes; -1 if unknown. */
function placeOf(table: string, id = -1): number {
  for (const head of table.matchAll(/^(?<first>\d+) (?<count>\d+)\r?$/gm)) {
    const row = id - Number(head.groups?.['first']);
    if (row < 0 || row >= Number(head.groups?.['count'])) continue;
    const rowsAt = table.indexOf('\n', head.index) + 1;
    return Number.parseInt(table.slice(rowsAt + 20 * row), 10);
  }
  return -1;
}

const TOKEN = /\((?:[^\\()]|\\.)*\)|<<|>>|<[\da-f]*>|[[\]]|\/[^\s/()<>[\]]*|[^\s/()<>[\]]+/gis;

type Dictionary = {
  /** The values that are numbers, or begin with one as references do. */
  numbers: Map<string, number>;
  end: number;
};

/** Returns the next dictionary from `at` on. */
function dictionaryAt(text: string, at: number): Dictionary | undefined {
  if (at < 0) return undefined;
  const numbers = new Map<string, number>();
  const tokens = new RegExp(TOKEN);
  tokens.lastIndex = at;
  let [depth, before] = [0, ''];
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const [token] = found;
    if (depth === 1 && before.startsWith('/') && /^\d+$/.test(token)) numbers.set(before, Number(token));
    if (token === '<<' || token === '[') depth += 1;
    if (token === '>>' || token === ']') depth -= 1;
    if (depth === 0 && token === '>>') return { numbers, end: tokens.lastIndex };
    before = token;
  }
  return undefined;
}

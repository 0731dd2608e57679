import { readFileSync } from 'node:fs';
import type { PDFiumLibrary } from '@hyzyla/pdfium';
import { asWasm } from '#server/reading/opening/pdfium-calls.ts';

/** Chinese and Japanese (fonts/README.md). Loaded at once, because a process that reads receipts opens no file later. */
const FALLBACK = readFileSync(new URL('fonts/droid-sans-fallback.ttf', import.meta.url));
const FALLBACK_NAME = Buffer.from('Droid Sans Fallback\0', 'latin1');
/** The Windows charsets that PDFium asks for: Shift JIS, GB 2312 and Big5. */
const CHARSETS = new Set([128, 134, 136]);
const GB2312 = 134;
/** Asks a font for the whole file instead of one of its tables. */
const WHOLE = 0;
const [NO_FONT, THE_FALLBACK] = [0, 1];

type Module = {
  HEAPU8: Uint8Array;
  wasmExports: { __indirect_function_table: { set: (place: number, called: unknown) => void } };
  _FPDF_GetDefaultSystemFontInfo: () => number;
  _FPDF_SetSystemFontInfo: (fonts: number) => void;
};

/** The places of the functions for finding fonts in FPDF_SYSFONTINFO, whose fields have four bytes. */
const PLACES = { mapFont: 3, getFontData: 5, getFaceName: 6, getCharset: 7, deleteFont: 8 };

/**
 * Gives PDFium a font for Chinese and Japanese text whose font is not in the file; PDFium would leave that text out. It cannot reach the
 * machine's fonts. Our functions replace those that look for fonts, because the table of functions cannot grow.
 */
export function installFallbackFont(library: PDFiumLibrary): void {
  const { module } = library as unknown as { module: Module };
  const { _FPDF_GetDefaultSystemFontInfo: lookingForFonts, _FPDF_SetSystemFontInfo: setFonts } = module;
  const { __indirect_function_table: functions } = module.wasmExports;
  const fonts = lookingForFonts();
  const memory = () => Buffer.from(module.HEAPU8.buffer, module.HEAPU8.byteOffset);
  const replace = (name: keyof typeof PLACES, ...by: Parameters<typeof asWasm>) =>
    functions.set(memory().readUInt32LE(fonts + 4 * PLACES[name]), asWasm(...by));
  /** Writes all of it if there is room, and returns its length. */
  const give = (bytes: Buffer, place = 0, room = 0) => {
    if (place !== 0 && room >= bytes.length) bytes.copy(memory(), place);
    return bytes.length;
  };
  const mapFont = (_fonts = 0, _weight = 0, _italic = 0, charset = 0) =>
    CHARSETS.has(charset) ? THE_FALLBACK : NO_FONT;
  replace('mapFont', mapFont, 7);
  const getFontData = (_fonts = 0, _font = 0, table = 0, place = 0, room = 0) =>
    table === WHOLE ? give(FALLBACK, place, room) : 0;
  replace('getFontData', getFontData, 5);
  replace('getFaceName', (_fonts, _font, place, room) => give(FALLBACK_NAME, place, room), 4);
  replace('getCharset', () => GB2312, 2);
  replace('deleteFont', () => {}, 2, { returns: false });
  setFonts(fonts);
}

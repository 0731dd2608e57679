import type { PDFiumDocument } from '@hyzyla/pdfium';

type Table = { set: (place: number, called: unknown) => void };

/** PDFium's module, of which the package types other functions only. */
type Module = {
  _malloc: (size: number) => number;
  _free: (place: number) => void;
  HEAPU8: Uint8Array;
  wasmExports: { __indirect_function_table: Table };
  _FPDF_GetMetaText: (document: number, tag: number, buffer: number, length: number) => number;
  _FPDF_GetTrailerEnds: (document: number, buffer: number, length: number) => number;
  _FPDF_SaveAsCopy: (document: number, writer: number, flags: number) => number;
};

/** Returns what PDFium is asked of a document beside what the package offers. */
export function callsOf(document: PDFiumDocument) {
  const { module, documentIdx: id } = document as unknown as { module: Module; documentIdx: number };
  const { _malloc: take, _free: free, wasmExports } = module;
  const { _FPDF_GetMetaText: metaText, _FPDF_GetTrailerEnds: trailerEnds, _FPDF_SaveAsCopy: save } = module;
  const { __indirect_function_table: table } = wasmExports;
  return {
    /** Looked up each time, since memory moves when it grows. */
    memory(place: number, size: number): Buffer {
      const { buffer, byteOffset } = module.HEAPU8;
      return Buffer.from(buffer, byteOffset + place, size);
    },
    /** Gives `work` so many bytes of PDFium's memory. */
    lend<T>(size: number, work: (place: number) => T): T {
      const place = take(size);
      try {
        return work(place);
      } finally {
        free(place);
      }
    },
    /** How many bytes of UTF-16 the text of the information dictionary has, with the two that end it. */
    metaText: (tag: number, buffer: number, length: number) => metaText(id, tag, buffer, length),
    /** How many revisions the file has; of as many as fit into `buffer`, where each ends. */
    trailerEnds: (buffer: number, length: number) => trailerEnds(id, buffer, length),
    /** Writes the document anew: decrypted, unpacked, one object after the other, in one spelling. 0: not to the end. */
    save: (writer: number, flags: number) => save(id, writer, flags),
    /** Which functions C may call. */
    table,
  };
}
export type PdfiumCalls = ReturnType<typeof callsOf>;

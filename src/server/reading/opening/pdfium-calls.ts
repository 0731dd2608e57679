import type { PDFiumDocument } from '@hyzyla/pdfium';

type Table = { set: (place: number, called: unknown) => void };

/** PDFium's module, with functions that the package has no types for. */
type Module = {
  _malloc: (size: number) => number;
  _free: (place: number) => void;
  HEAPU8: Uint8Array;
  wasmExports: { __indirect_function_table: Table };
  _FPDF_GetMetaText: (document: number, tag: number, buffer: number, length: number) => number;
  _FPDF_GetTrailerEnds: (document: number, buffer: number, length: number) => number;
  _FPDF_SaveAsCopy: (document: number, writer: number, flags: number) => number;
};

/** Returns functions of PDFium for a document that the package does not offer. */
export function callsOf(document: PDFiumDocument) {
  const { module, documentIdx: id } = document as unknown as { module: Module; documentIdx: number };
  const { _malloc: take, _free: free, wasmExports } = module;
  const { _FPDF_GetMetaText: metaText, _FPDF_GetTrailerEnds: trailerEnds, _FPDF_SaveAsCopy: save } = module;
  const { __indirect_function_table: table } = wasmExports;
  return {
    /** Read each time, because memory moves when it grows. */
    memory(place: number, size: number): Buffer {
      const { buffer, byteOffset } = module.HEAPU8;
      return Buffer.from(buffer, byteOffset + place, size);
    },
    /** Lends `work` this many bytes of PDFium's memory. */
    lend<T>(size: number, work: (place: number) => T): T {
      const place = take(size);
      try {
        return work(place);
      } finally {
        free(place);
      }
    },
    /** Returns the length of a text of the information dictionary in UTF-16 bytes, with the two that end it. */
    metaText: (tag: number, buffer: number, length: number) => metaText(id, tag, buffer, length),
    /** Returns how many revisions the file has; writes the ends of those that fit into `buffer`. */
    trailerEnds: (buffer: number, length: number) => trailerEnds(id, buffer, length),
    /**
     * Writes a new copy of the document: decrypted, uncompressed, one object after the other, in one spelling. Returns 0 if it is
     * incomplete.
     */
    save: (writer: number, flags: number) => save(id, writer, flags),
    /** The functions that C may call. */
    table,
  };
}
export type PdfiumCalls = ReturnType<typeof callsOf>;

type Wasm = {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { f: unknown } };
};
// Missing from the types of Node.
const { Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;

const WASM_HEAD = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const I32 = 0x7f;
const section = (id: number, ...bytes: number[]) => [id, bytes.length, ...bytes];
const MODULE_E = [1, 0x65];
const NAME_F = [1, 0x66];

/**
 * Turns a JavaScript function into one that C can call: only those can be in a table of functions. A module imports the function and
 * exports it again as `f`.
 * @param parameters how many it takes; all of them, and the result, are i32
 */
export function asWasm(
  called: (...given: number[]) => number | void,
  parameters: number,
  { returns = true } = {},
): unknown {
  const type = [
    0x60,
    parameters,
    ...Array.from({ length: parameters }, () => I32),
    ...(returns ? [1, I32] : [0]),
  ];
  const passingOn = [
    ...WASM_HEAD,
    ...section(1, 1, ...type),
    ...section(2, 1, ...MODULE_E, ...NAME_F, 0, 0),
    ...section(7, 1, ...NAME_F, 0, 0),
  ];
  return new Instance(new Module(Uint8Array.from(passingOn)), { e: { f: called } }).exports.f;
}

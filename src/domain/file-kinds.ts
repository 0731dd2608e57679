import type { ProofMimeType } from '#domain/files.ts';

/** How many first bytes of a file are enough to tell its kind. */
export const KIND_LENGTH = 1024;

const text = (bytes: Uint8Array, end: number) => String.fromCodePoint(...bytes.subarray(0, end));

const SIGNATURES: Record<ProofMimeType, (bytes: Uint8Array) => boolean> = {
  'image/png': (bytes) => text(bytes, 8) === '\u0089PNG\r\n\u001A\n',
  'image/jpeg': (bytes) => text(bytes, 3) === '\u00FF\u00D8\u00FF',
  'image/gif': (bytes) => /^GIF8[79]a$/.test(text(bytes, 6)),
  'image/webp': (bytes) => /^RIFF.{4}WEBP$/s.test(text(bytes, 12)),
  // Mail programs put lines of their own before it, and every reader accepts that.
  'application/pdf': (bytes) => text(bytes, KIND_LENGTH).includes('%PDF-'),
};

/** Returns the kind of a file by its first bytes, whatever its name says; undefined if it cannot be a proof. */
export const typeOf = (bytes: Uint8Array): ProofMimeType | undefined =>
  (Object.keys(SIGNATURES) as ProofMimeType[]).find((type) => SIGNATURES[type](bytes));

/** Returns whether a file can be a picture of a person or a code: also an AVIF, but not a PDF. */
export const isPicture = (bytes: Uint8Array): boolean =>
  typeOf(bytes)?.startsWith('image/') ?? /^.{4}ftypavi[fs]/s.test(text(bytes, 12));

/**
 * Returns whether a file is a photo as iPhones take it, by its first bytes (ISO/IEC 23008-12). An AVIF, which has the same structure, is
 * not.
 */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(text(bytes, 12));

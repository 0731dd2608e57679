import type { ProofMimeType } from '#domain/files.ts';

const text = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', start, end);

const SIGNATURES: Record<ProofMimeType, (bytes: Uint8Array) => boolean> = {
  'image/png': (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/jpeg': (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff',
  'image/gif': (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6)),
  'image/webp': (bytes) => /^RIFF.{4}WEBP$/s.test(text(bytes, 0, 12)),
  // Mailers put lines of their own before it, and every reader allows for that.
  'application/pdf': (bytes) => text(bytes, 0, 1024).includes('%PDF-'),
};

/** What a file is by its first bytes, whatever its name says; undefined for what cannot be a proof. */
export const typeOf = (bytes: Uint8Array): ProofMimeType | undefined =>
  (Object.keys(SIGNATURES) as ProofMimeType[]).find((type) => SIGNATURES[type](bytes));

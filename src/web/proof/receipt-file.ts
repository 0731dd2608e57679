import { PROOF_MAX_BYTES, PROOF_MIME_TYPES, type ProofMimeType } from '#domain/files.ts';
import { paymentProblems } from '#words/payments.ts';

/** A file that can be sent as it is, under the type that the server knows it by. */
export type Receipt = { file: File; mimeType: ProofMimeType };

const BY_EXTENSION: Readonly<Record<string, ProofMimeType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};
/** Some systems do not say what a file is, or say it in their own way; then its name tells. */
const TELLS_NOTHING = new Set(['', 'application/octet-stream', 'image/jpg', 'application/x-pdf']);

function mimeTypeOf({ name, type }: File): ProofMimeType | undefined {
  if (!TELLS_NOTHING.has(type)) return PROOF_MIME_TYPES.find((known) => known === type);
  return BY_EXTENSION[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

/** docs/product/limits.md 'Size and kind of receipts', as far as it can be told before sending. */
export function receiptOf(file: File): Receipt | { problem: string } {
  const mimeType = mimeTypeOf(file);
  if (mimeType === undefined) return { problem: paymentProblems.PROOF_TYPE };
  return file.size > PROOF_MAX_BYTES ? { problem: paymentProblems.PROOF_TOO_LARGE } : { file, mimeType };
}

export const isPdf = ({ mimeType }: Receipt) => mimeType === 'application/pdf';

/**
 * The content as base64 without a prefix (docs/product/callables.md 'What it takes'); undefined where it cannot be read, or nothing is in
 * it.
 */
export const base64Of = (file: File) =>
  new Promise<string | undefined>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] || undefined));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });

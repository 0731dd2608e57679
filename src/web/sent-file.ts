import { PROOF_MAX_BYTES, PROOF_MIME_TYPES, type ProofMimeType } from '#domain/files.ts';
import { paymentProblems } from '#words/payments.ts';

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

/** The kind by which the server knows a receipt or a bill, or what is wrong with it as far as that can be told before sending. */
export function kindOf(file: File): { mimeType: ProofMimeType } | { problem: string } {
  const mimeType = mimeTypeOf(file);
  if (mimeType === undefined) return { problem: paymentProblems.PROOF_TYPE };
  return file.size > PROOF_MAX_BYTES ? { problem: paymentProblems.PROOF_TOO_LARGE } : { mimeType };
}

import type { ProofMimeType } from '#domain/files.ts';
import { kindOf } from '#web/sent-file.ts';

/** A file that can be sent as it is, under the type that the server knows it by. */
export type Receipt = { file: File; mimeType: ProofMimeType };

/** docs/product/limits.md 'Size and kind of receipts', as far as it can be told before sending. */
export function receiptOf(file: File): Receipt | { problem: string } {
  const kind = kindOf(file);
  return 'problem' in kind ? kind : { file, ...kind };
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

import { isHeic, isPicture, KIND_LENGTH, typeOf } from '#domain/file-kinds.ts';
import { PROOF_MAX_BYTES, type ProofMimeType } from '#domain/files.ts';
import { paymentProblems } from '#words/money.ts';
import { fileProblems } from '#words/files.ts';

/** What is wrong with a receipt or a bill at first sight; undefined where that is nothing. */
export function sizeProblemOf({ size }: File): string | undefined {
  if (size === 0) return fileProblems.empty;
  return size > PROOF_MAX_BYTES ? paymentProblems.PROOF_TOO_LARGE : undefined;
}

const startOf = (file: File): Promise<Uint8Array | undefined> =>
  file
    .slice(0, KIND_LENGTH)
    .arrayBuffer()
    .then(
      (start) => new Uint8Array(start),
      () => undefined,
    );

/** Whether a file can be a profile picture or the picture of a code, by its first bytes. */
export async function isPictureFile(file: File): Promise<boolean> {
  const bytes = await startOf(file);
  return bytes !== undefined && isPicture(bytes);
}

/**
 * The kind by which the server knows a receipt or a bill, by its first bytes: what the browser says of a file is often wrong. Else what is
 * wrong with it; where it cannot be read any more, nothing: whoever sends it finds that out.
 */
export async function kindOf(file: File): Promise<{ mimeType?: ProofMimeType; problem?: string }> {
  const bytes = await startOf(file);
  if (!bytes) return {};
  const mimeType = typeOf(bytes);
  if (mimeType) return { mimeType };
  return { problem: isHeic(bytes) ? fileProblems.heic : paymentProblems.PROOF_TYPE };
}

/** What the server takes. Told so, phones turn their own kinds into one of these. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

import type { DecodeRequest, DecodeResult } from '#server/reading/opening/messages.ts';
import { PROOF_MAX_BYTES } from '#domain/files.ts';
import { FileProblem, openedPicture, previewOf } from '#server/reading/opening/page-sources.ts';
import { library, openedPdf } from '#server/reading/opening/pdf-pages.ts';
import { readProof } from '#server/reading/ocr/reading.ts';
import { recogniser } from '#server/reading/ocr/recognising.ts';
import { typeOf } from '#domain/file-kinds.ts';

/** Resolves when the PDF library and the recogniser are loaded. */
export const prepared = Promise.all([library, recogniser]);

/** Opens a file as pages. Throws a FileProblem if it cannot be checked. */
export async function openedProof(bytes: Uint8Array) {
  if (bytes.length === 0) throw new FileProblem('damaged');
  if (bytes.length > PROOF_MAX_BYTES) throw new FileProblem('size');
  const mimeType = typeOf(bytes);
  if (!mimeType) throw new FileProblem('type');
  const document = await (mimeType === 'application/pdf' ? openedPdf(bytes) : openedPicture(bytes));
  return { document, mimeType };
}

/**
 * Turns the bytes of a proof into findings. `opened` is called when the pixels of the first page are there. Throws a FileProblem if it
 * cannot be checked.
 */
export async function decodeProof(
  { bytes, expected }: DecodeRequest<'proof'>,
  opened?: () => void,
): Promise<DecodeResult<'proof'>> {
  const { document, mimeType } = await openedProof(bytes);
  let preview: Promise<Uint8Array> | undefined;
  // Runs during the reading, which takes longer, but not before its pixels are there: a big picture that is opened twice takes much memory.
  const reading = readProof(document, expected, () => {
    opened?.();
    preview = previewOf(document.pages);
    preview.catch(() => undefined);
  });
  const { decision, pages } = await reading.finally(() => preview?.catch(() => undefined));
  const shown = pages === document.pages ? preview : undefined;
  return { findings: decision.findings, mimeType, preview: await (shown ?? previewOf(pages)) };
}

import type { DecodeRequest, DecodeResult } from '#server/reading/opening/messages.ts';
import { PROOF_MAX_BYTES } from '#domain/files.ts';
import { FileProblem, openedPicture, previewOf } from '#server/reading/opening/page-sources.ts';
import { library, openedPdf } from '#server/reading/opening/pdf-pages.ts';
import { readProof } from '#server/reading/ocr/reading.ts';
import { recogniser } from '#server/reading/ocr/recognising.ts';
import { typeOf } from '#domain/file-kinds.ts';

/** What opens PDFs and what reads are loaded. */
export const prepared = Promise.all([library, recogniser]);

/** What somebody sent, as pages. Throws a FileProblem where it is nothing that can be checked. */
export async function openedProof(bytes: Uint8Array) {
  if (bytes.length === 0) throw new FileProblem('damaged');
  if (bytes.length > PROOF_MAX_BYTES) throw new FileProblem('size');
  const mimeType = typeOf(bytes);
  if (!mimeType) throw new FileProblem('type');
  const document = await (mimeType === 'application/pdf' ? openedPdf(bytes) : openedPicture(bytes));
  return { document, mimeType };
}

/**
 * From the bytes that somebody sent to what is found in them. `opened` is called when the first page's pixels are there. Throws a FileProblem
 * where they cannot be checked.
 */
export async function decodeProof(
  { bytes, expected }: DecodeRequest<'proof'>,
  opened?: () => void,
): Promise<DecodeResult<'proof'>> {
  const { document, mimeType } = await openedProof(bytes);
  let preview: Promise<Uint8Array> | undefined;
  // Beside the reading, which takes longer, and not before its pixels are there: a big picture opened twice takes much memory.
  const reading = readProof(document, expected, () => {
    opened?.();
    preview = previewOf(document.pages);
    preview.catch(() => undefined);
  });
  const { decision, pages } = await reading.finally(() => preview?.catch(() => undefined));
  const shown = pages === document.pages ? preview : undefined;
  return { findings: decision.findings, mimeType, preview: await (shown ?? previewOf(pages)) };
}

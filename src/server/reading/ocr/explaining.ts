import type { SeenPage } from '#receipts/rows/rows.ts';
import type { DecodeRequest, DecodeResult } from '#server/reading/opening/messages.ts';
import { explanation } from '#server/reading/ocr/explanation-text.ts';
import { openedProof, prepared } from '#server/reading/ocr/proof-decoding.ts';
import { firstLook, readProof } from '#server/reading/ocr/reading.ts';

export { prepared };

/** In characters: the answer of a file's process is limited by ANSWER_MAX. */
const EXPLAINED_TEXT_MAX = 50_000;

/** Explains a receipt for the host, from its bytes. Throws a FileProblem if it cannot be checked. */
export async function explainProof(
  { bytes, expected }: DecodeRequest<'explained'>,
  opened?: () => void,
): Promise<DecodeResult<'explained'>> {
  const { document } = await openedProof(bytes);
  const looks: SeenPage[][] = [];
  if (!expected) looks.push(await firstLook(document, opened));
  const read = expected && (await readProof(document, expected, opened, (pages) => looks.push(pages)));
  const text = explanation(looks, expected && read && { expected, decision: read.decision });
  return { text: text.slice(0, EXPLAINED_TEXT_MAX) };
}

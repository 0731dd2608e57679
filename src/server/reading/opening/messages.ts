import type { ProofMimeType } from '#domain/files.ts';
import type { Findings } from '#receipts/verdict/decision.ts';
import type { Expected } from '#receipts/verdict/verdict.ts';

/**
 * What can be done with a person's file. A separate process does it (program.ts), because the file may take over a decoder, use all memory,
 * or never end.
 */
type Decoding = {
  /** Cropped to a square and upright, as WebP without metadata. */
  picture: { given: { bytes: Uint8Array }; made: { large: Uint8Array; small: Uint8Array } };
  /** The text of the payment code in a picture, or of the only code. */
  paymentCode: { given: { bytes: Uint8Array }; made: { text: string } };
  /** All its pages below each other as WebP, upright and without metadata. */
  bill: { given: { bytes: Uint8Array }; made: { shown: Uint8Array } };
  /** Read and judged; the preview shows the pages that were read as WebP, upright and without metadata. */
  proof: {
    given: { bytes: Uint8Array; expected: Expected };
    made: { findings: Findings; mimeType: ProofMimeType; preview: Uint8Array };
  };
  /** Read the same way and described for the host (reading/ocr/explaining.ts); only what was read if nothing is expected. */
  explained: { given: { bytes: Uint8Array; expected: Expected | null }; made: { text: string } };
};
export type Kind = keyof Decoding;
export type DecodeRequest<K extends Kind> = Decoding[K]['given'];
export type DecodeResult<K extends Kind> = Decoding[K]['made'];

/** Why the process was ended: too much time or memory, a crash, an invalid answer, or others waited for it. */
export type KillReason = 'time' | 'memory' | 'crash' | 'answer' | 'waitedFor';

/** What a process makes of a file. `refused`: the decoder's reason to refuse it. `killed`: why its process ended. */
export type Outcome<K extends Kind, Why = KillReason> =
  | { made: DecodeResult<K> }
  | { refused: string }
  | { killed: Why };

/** The most characters of a text in an answer. */
export const TEXT_MAX = 1000;

/** A message of a process: one at the start, then some about each file. */
export type DecoderMessage<K extends Kind> =
  | { said: 'ready' | 'opened' }
  | { said: 'refused'; reason: string }
  | (DecodeResult<K> & { said: 'made' });

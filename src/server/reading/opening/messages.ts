import type { ProofMimeType } from '#domain/files.ts';
import type { Findings } from '#receipts/verdict/decision.ts';
import type { Expected } from '#receipts/verdict/verdict.ts';

/**
 * What can be done with a file that somebody sent. It is done in a process of its own (program.ts): what is in such a file may take
 * a decoder over, or all memory, or for ever.
 */
type Decoding = {
  /** Cut square and upright, as WebP without metadata. */
  picture: { given: { bytes: Uint8Array }; made: { large: Uint8Array; small: Uint8Array } };
  /** The text of the payment code in a picture, or of the only code. */
  paymentCode: { given: { bytes: Uint8Array }; made: { text: string } };
  /** All its pages one below the other as WebP, upright and without metadata. */
  bill: { given: { bytes: Uint8Array }; made: { shown: Uint8Array } };
  /** Read and looked at; the preview is the pages that were read as WebP, upright and without metadata. */
  proof: {
    given: { bytes: Uint8Array; expected: Expected };
    made: { findings: Findings; mimeType: ProofMimeType; preview: Uint8Array };
  };
  /** Read the same way, and told to the host in words (reading/ocr/explaining.ts); where nothing is expected, only what was read. */
  explained: { given: { bytes: Uint8Array; expected: Expected | null }; made: { text: string } };
};
export type Kind = keyof Decoding;
export type DecodeRequest<K extends Kind> = Decoding[K]['given'];
export type DecodeResult<K extends Kind> = Decoding[K]['made'];

/** Why its process was ended: it took too long or too much memory, broke, said what it cannot say, or others waited for it. */
export type KillReason = 'time' | 'memory' | 'crash' | 'answer' | 'waitedFor';

/** What a process makes of a file. `refused`: the decoder says no, and why. `killed`: its process ended over it. */
export type Outcome<K extends Kind, Why = KillReason> =
  | { made: DecodeResult<K> }
  | { refused: string }
  | { killed: Why };

/** How long a text is that it says. */
export const TEXT_MAX = 1000;

/** What the process says, once at the start and then of each file that it is given. */
export type DecoderMessage<K extends Kind> =
  | { said: 'ready' | 'opened' }
  | { said: 'refused'; reason: string }
  | (DecodeResult<K> & { said: 'made' });

import type { ProofMimeType } from '#domain/files.ts';
import type { Decision } from '#domain/proofs/decision.ts';
import type { Expected } from '#domain/proofs/verdict.ts';

/**
 * What can be done with a file that somebody sent. It is done in a process of its own (decoder-program.ts): what is in such a file may take
 * a decoder over, or all memory, or for ever.
 */
export type Decoding = {
  /** Cut square and upright, as WebP without metadata. */
  picture: { given: { bytes: Uint8Array }; made: { large: Uint8Array; small: Uint8Array } };
  /** Read and decided on; the preview is its first page as WebP, upright and without metadata. */
  proof: {
    given: { bytes: Uint8Array; expected: Expected };
    made: { decision: Decision; mimeType: ProofMimeType; preview: Uint8Array };
  };
};
export type Kind = keyof Decoding;
export type Given<K extends Kind> = Decoding[K]['given'];
export type Made<K extends Kind> = Decoding[K]['made'];

/** `refused`: the decoder says no, by `reason`. `killed`: it took too long or too much memory, or broke. `busy`: it was not begun. */
export type Outcome<K extends Kind> =
  { made: Made<K> } | { refused: string } | { killed: 'time' | 'memory' | 'crash' } | { busy: true };

/** Between the processes. */
export type Asked = { [K in Kind]: { kind: K; given: Given<K> } }[Kind];
export type Answered = { ready: true } | { made: Made<Kind> } | { refused: string };

/**
 * What can be done with a file that somebody sent. It is done in a process of its own (decoder.ts): what is in such a file may take
 * a decoder over, or all memory, or for ever.
 */
export type Decoding = {
  /** Cut square and upright, as WebP without metadata. */
  picture: { given: { bytes: Uint8Array }; made: { large: Uint8Array; small: Uint8Array } };
};
export type Kind = keyof Decoding;
export type Given<K extends Kind> = Decoding[K]['given'];
export type Made<K extends Kind> = Decoding[K]['made'];

/** `refused`: the decoder says no, by `reason`. `killed`: it took too long or too much memory, or broke. `busy`: it was not begun. */
export type Outcome<K extends Kind> =
  { made: Made<K> } | { refused: string } | { killed: 'time' | 'memory' | 'crash' } | { busy: true };

/** Between the processes. */
export type Asked = { kind: Kind; given: Given<Kind> };
export type Answered = { ready: true } | { made: Made<Kind> } | { refused: string };

import { JOINING_DOUBTS, type JoiningDoubt } from '#domain/payee-notes.ts';
import { codeOf } from '#web/calls/api.ts';

export type { JoiningDoubt };

/** Returns what the person must be asked about before they join; undefined for any other error (docs/product/homes.md 'Asked about names'). */
export const doubtOf = (error: unknown): JoiningDoubt | undefined =>
  JOINING_DOUBTS.find((doubt) => doubt === codeOf(error));

import { listed } from './lists.ts';

/** In a row whose act has not been sent yet (docs/product/board.md 'Completing without a connection'). */
export const waits = 'Dihantar apabila dalam talian';

/** What is said of acts that waited for a connection (docs/product/board.md 'Completing without a connection'). */
export const refused = {
  completeChore: (names: readonly string[]) => `Tidak dapat ditandakan siap: ${listed(names)}`,
  reopenChore: (names: readonly string[]) => `Tidak dapat dibuat asal: ${listed(names)}`,
};

/** Any other act of the kind names its own reason: only the home itself is closed to somebody who has left. */
export const leftMeanwhile = 'Anda tidak lagi tinggal di rumah ini.';

export const signedOutBefore =
  'Anda telah dilog keluar sebelum tindakan anda semasa luar talian sempat dihantar.';

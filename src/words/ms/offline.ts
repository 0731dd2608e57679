import { listed } from './grammar.ts';

/** What the app says of itself: of the connection and of a new version (docs/product/everywhere.md 'When the connection is lost'). */
export const connectionWords = {
  offline: 'Anda di luar talian.',
  offlineSince: (time: string) => `Anda di luar talian. Ini keadaan pada ${time}.`,
  /** Not today. */
  offlineSinceDay: (day: string, time: string) => `Anda di luar talian. Ini keadaan pada ${day}, ${time}.`,
  /** A page or a part was asked for that has not been loaded yet. */
  offlineWaiting: 'Anda di luar talian. Halaman ini dibuka sebaik sahaja anda kembali dalam talian.',
  partOffline: 'Anda di luar talian. Bahagian ini muncul sebaik sahaja anda kembali dalam talian.',
  reconnecting: 'Menyambung semula…',
  serverFailed: 'Pelayan menghadapi masalah. Sila cuba sebentar lagi.',
  /** A proxy, or the network, in place of the server. */
  notOurs:
    'Sesuatu di tengah jalan menjawab bagi pihak pelayan, misalnya halaman log masuk rangkaian anda. Muat semula halaman dan log masuk di sana.',
  tooMany: 'Terlalu banyak permintaan sekali gus. Tunggu seminit, kemudian cuba lagi.',
  appFailed: 'Ada yang tidak kena dalam aplikasi ini. Muat semula halaman dan cuba lagi.',
  partMissing: 'Pelayan tidak mempunyai bahagian aplikasi ini. Muat semula halaman.',
  newVersion: 'Versi baharu sudah sedia',
  reload: 'Muat semula',
};

/** Of whatever the database does not answer in time; each page has it, and no other sentence beside it. */
export const catchingUp = 'Pelayan agak perlahan sekarang. Sila cuba sebentar lagi.';

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

/** Over a form that was left before it was sent (docs/product/everywhere.md 'Drafts'). */
export const drafts = {
  left: (time: string) => `Anda tinggalkan ini separuh siap pada ${time}.`,
  /** Not today. */
  leftOn: (day: string, time: string) => `Anda tinggalkan ini separuh siap pada ${day}, ${time}.`,
  goOn: 'Teruskan',
  discard: 'Buang',
};

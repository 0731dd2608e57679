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

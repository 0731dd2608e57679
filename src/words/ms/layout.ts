/** The frame around every screen (docs/product/everywhere.md 'The frame'). */
export const layout = {
  product: 'Serumah',
  /** The line at the end of a page. */
  version: (number: string) => `Serumah ${number}`,
  skipToContent: 'Langkau ke kandungan',
  mainNavigation: 'Menu utama',
  menu: 'Menu',
  close: 'Tutup',
  notices: 'Makluman',
  dashboard: 'Utama',
  chores: 'Tugas',
  swapRequests: 'Permintaan tukar',
  payMyMoneyBack: 'Pay My Money Back',
  homeManagement: 'Urus rumah',
  logout: 'Log keluar',
  logoutFailed: 'Tidak dapat log keluar. Sila cuba lagi.',
  switchScheme: 'Tukar mod cerah dan gelap',
  language: 'Bahasa',
  languageFailed: 'Bahasa tidak dapat ditukar. Sila cuba lagi.',
  loading: 'Memuatkan…',
  loadFailed: 'Halaman ini tidak dapat dimuatkan',
  loadFailedAdvice:
    'Semak sambungan internet dan cuba lagi. Jika masih berlaku, beritahu orang yang mengendalikan pelayan Serumah anda.',
  tryAgain: 'Cuba lagi',
  notFound: 'Halaman ini tidak wujud',
  notFoundAdvice: 'Mungkin pautan ini sudah lama atau tersalah taip.',
  goToDashboard: 'Ke laman utama',
};

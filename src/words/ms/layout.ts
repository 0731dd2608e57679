import { formatAmount, type Sen } from '#domain/money.ts';

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
  broken: 'Ada yang tidak kena pada halaman ini',
  brokenAdvice: 'Ini kesilapan aplikasi, bukan sambungan internet anda. Muat semula halaman.',
  ifItStays: 'Jika masih berlaku, beritahu orang yang mengendalikan pelayan Serumah anda.',
  tryAgain: 'Cuba lagi',
  notFound: 'Halaman ini tidak wujud',
  notFoundAdvice: 'Mungkin pautan ini sudah lama atau tersalah taip.',
  goToDashboard: 'Ke laman utama',
};

export const languageHint = 'Untuk semua halaman di sini dan e-\u2060mel anda.';

/** The tab bar of phones, which has room for one word (docs/product/everywhere.md 'The tab bar'). */
export const tabs = { swaps: 'Tukar', money: 'Wang' };

/** What waits behind a link, read out after its name. */
export const waitingInTabs = {
  toAnswer: (count: number) => `${count} perlu dijawab`,
  toPayOrCheck: (count: number) => `${count} perlu dibayar atau disemak`,
};

/** The menu of small screens (docs/product/everywhere.md 'The frame'). */
export const menu = {
  profile: 'Profil',
  yourHomes: 'Rumah anda',
  homeFacts: (people: number, owes: Sen) =>
    `${people} orang${owes > 0 ? ` · Anda berhutang ${formatAmount(owes)}` : ''}`,
  scheme: 'Cerah atau gelap',
  schemes: { auto: 'Auto', light: 'Cerah', dark: 'Gelap' },
};

/** Before a form closes in which something was typed. */
export const discarding = {
  title: 'Buang perubahan anda?',
  text: 'Perubahan ini belum disimpan.',
  yes: 'Buang',
  keep: 'Terus mengedit',
};

/** The bell in the top bar of every screen; the list's own words are in notifications.ts. */
export const bell = {
  title: 'Pemberitahuan',
  name: (unread: number) => (unread === 0 ? 'Pemberitahuan' : `Pemberitahuan, ${unread} belum dibaca`),
};

/** Another home becomes the active one, on Home Management or by a notification that tells of it. */
export const switching = {
  switched: 'Berjaya beralih ke rumah lain!',
  failed: 'Tidak dapat beralih ke rumah itu',
  /** Another tab or device switched; this one still shows its own home. */
  elsewhere: (home: string) => `Anda beralih ke ${home} di tetingkap lain.`,
  showIt: 'Tunjukkan',
  notNow: 'Bukan sekarang',
};

/** A link of a letter or notification whose home or thing cannot be shown. */
export const linkWords = {
  notYourHome: 'Pautan ini untuk rumah yang bukan rumah anda.',
  notFound: 'Kandungan pautan ini tidak wujud lagi.',
};

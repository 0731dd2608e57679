import { formatAmount, type Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import { plainDate } from './days.ts';
import { listed } from './lists.ts';

/** What a requester is asked, and told, as they do something to a request of theirs. */
export const ownActs = {
  cancel: 'Batal',
  letGoTitle: (name: string) => `Lepaskan bahagian ${name}?`,
  letGoText: (amount: Sen, request: string) =>
    `Anda tidak akan meminta ${formatAmount(amount)} untuk “${request}” lagi. Bahagian ini dikira selesai, bukan dibayar.`,
  letGoTold: (name: string) => `Kami akan memberitahu ${name}.`,
  letGoReceipt: 'Resit yang menunggu jawapan anda tidak diperlukan lagi.',
  letGoDone: 'Bahagian itu dilepaskan.',
  letGoFailed: 'Bahagian itu tidak dapat dilepaskan. Sila cuba lagi.',
  reopenTitle: (name: string) => `Buka semula bahagian ${name}?`,
  reopenText: (amount: Sen, request: string) =>
    `${formatAmount(amount)} untuk “${request}” akan dikira belum dibayar.`,
  reopenTold: (name: string, reminds: boolean) =>
    `Kami akan memberitahu ${name}${reminds ? ', dan peringatan diteruskan' : ''}.`,
  reopened: 'Bahagian dibuka semula. Kami sudah memberitahu rakan serumah anda.',
  reopenedUntold: 'Bahagian dibuka semula.',
  reopenFailed: 'Bahagian itu tidak dapat dibuka semula. Sila cuba lagi.',
  deleteTitle: 'Padam permintaan ini?',
  deleteText: (title: string, total: Sen, names: readonly string[]) =>
    `“${title}”, ${formatAmount(total)}. ${listed(names)} tidak perlu membayarnya lagi, dan pautan dalam e-\u2060mel terdahulu tidak akan berfungsi lagi.`,
  deleteWaits: 'Ada resit yang menunggu jawapan anda',
  deleteWaitsText: (names: readonly string[]) =>
    `${listed(names)} sudah menghantar resit. Pilih “Sahkan” atau “Belum terima”, kemudian padam permintaan ini.`,
  deleteYes: 'Padam',
  deleted: 'Permintaan bayaran dipadam.',
  deleteFailed: 'Permintaan bayaran tidak dapat dipadam. Sila cuba lagi.',
};

/** The requester's look at a proof. */
export const proofReview = {
  from: (name: string) => `Bukti daripada ${name}`,
  enlarge: (name: string) => `Besarkan resit daripada ${name}`,
  notKept: 'Resit ini sudah tiada.',
  uploaded: (day: Day, time: string) => `Dimuat naik ${plainDate(day)}, ${time}`,
  amount: 'Jumlah',
  recipient: 'Penerima',
  date: 'Tarikh',
  status: 'Status',
  reference: 'Rujukan',
  notFound: 'Tidak dijumpai',
  isThisYou: 'Adakah ini anda?',
  isMyName: 'Ini nama saya',
  myNameFits: 'Mulai sekarang, resit atas nama ini akan sepadan.',
  /** '20 Nov 2026, 21:14' */
  moment: (day: Day, time: string | undefined) =>
    time === undefined ? plainDate(day) : `${plainDate(day)}, ${time}`,
  fits: { fits: 'sepadan', unsure: 'tidak pasti', contradicts: 'tidak sepadan' },
  noBankAccount: 'Kami tidak dapat melihat akaun bank anda.',
  arrived: (amount: Sen) => `Adakah ${formatAmount(amount)} sudah masuk?`,
  confirm: 'Sahkan',
  /** Where the receipt is the sum of several open shares. */
  alsoPays: 'Resit ini meliputi semua bahagian berikut:',
  confirmAll: 'Sahkan semua',
  onlyThis: 'Yang ini sahaja',
  confirmedAll: (count: number, name: string) => `${count} bayaran disahkan. Kami sudah memberitahu ${name}.`,
  notReceived: 'Belum terima',
  notReceivedTitle: (name: string) => `Belum terima bayaran daripada ${name}?`,
  notReceivedText: (name: string, amount: Sen) =>
    `${formatAmount(amount)} kekal belum dibayar, dan resit ini tidak dikira lagi. Kami akan memberitahu ${name}.`,
  confirmed: (name: string) => `Bayaran disahkan. Kami sudah memberitahu ${name}.`,
  declined: (name: string) => `Kami sudah memberitahu ${name} bahawa wang belum masuk.`,
  confirmFailed: 'Bayaran tidak dapat disahkan. Sila cuba lagi.',
  declineFailed: 'Jawapan anda tidak dapat dihantar. Sila cuba lagi.',
};

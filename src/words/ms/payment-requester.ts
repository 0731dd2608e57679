import type { NoReminder, WhyNoEmail } from '#domain/payments.ts';
import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';
import { listed } from './lists.ts';

/** What a requester sees beside a request of theirs, at once. */
export const ownRequest = {
  stillOpen: 'Belum dibayar',
  change: 'Ubah',
  remind: 'Ingatkan sekarang',
  reminded: (count: number) => `${count} peringatan dihantar.`,
  nobodyReminded: {
    paid: 'Tiada peringatan dihantar: semua orang sudah membayar.',
    recent: 'Tiada peringatan dihantar: e-\u2060mel terakhir dihantar kurang daripada sejam lalu.',
    review: 'Tiada peringatan dihantar: ada resit yang menunggu jawapan anda.',
    full: 'Tiada peringatan dihantar: e-\u2060mel tidak sampai kepadanya hari ini. Minta dia sahkan alamatnya, atau cuba lagi esok.',
    stopped: 'Tiada peringatan dihantar: orang yang berhutang sudah menghentikannya.',
    gone: 'Tiada peringatan dihantar: tiada sesiapa lagi untuk diingatkan.',
  } satisfies Record<NoReminder, string>,
  remindFailed: 'Peringatan tidak dapat dihantar. Sila cuba lagi.',
  /** Below a debtor whom no email reaches. */
  noEmail: {
    stopped: (name: string) =>
      `Tiada e-\u2060mel sampai kepada ${name}: e-\u2060mel ini sudah dihentikan. Sila beritahunya dengan cara lain.`,
    unconfirmed: (name: string) =>
      `Tiada e-\u2060mel sampai kepada ${name} hari ini: alamatnya belum disahkan dan menerima sedikit sahaja sehari. Minta dia sahkannya.`,
    full: (name: string) =>
      `Tiada lagi e-\u2060mel sampai kepada ${name} hari ini: had sehari rumah ini sudah dicapai. Cuba lagi esok.`,
    failed: (name: string) =>
      `Tiada e-\u2060mel sampai kepada ${name}: peti melnya menolak e-\u2060mel terakhir. Minta dia semak alamatnya.`,
    unsent: (name: string) =>
      `Tiada e-\u2060mel sampai kepada ${name}: e-\u2060mel terakhir melebihi had hari itu. Hantar peringatan sekarang.`,
  } satisfies Record<WhyNoEmail, (name: string) => string>,
  noReminder: 'Belum ada peringatan dihantar',
  stoppedBy: (names: readonly string[]) => `Tiada peringatan: dihentikan oleh ${listed(names)}`,
  nobodyLeft: 'Tiada peringatan: akaun sudah dipadam',
  firstReminder: (day: Day) => `Peringatan pertama pada ${shortDate(day)}`,
  lastReminder: (last: Day) => `Peringatan terakhir ${shortDate(last)}`,
  nextReminder: (last: Day, next: Day) =>
    `Peringatan terakhir ${shortDate(last)} · seterusnya ${shortDate(next)}`,
  noMoreReminders: (last: Day) => `Peringatan terakhir ${shortDate(last)} · tiada lagi selepas itu`,
  letGo: 'Lepaskan',
  reopen: 'Buka semula',
  delete: (title: string) => `Padam: ${title}`,
};

/** The way to a proof. */
export const proofCheck = {
  check: 'Semak bukti',
  see: 'Lihat bukti',
  seeOwn: 'Lihat resit',
  receipt: (name: string) => `Resit daripada ${name}`,
  notLoaded: 'Resit tidak dapat dimuatkan.',
  close: 'Tutup',
};

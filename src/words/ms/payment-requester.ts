import type { NoReminder } from '#domain/payments.ts';
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
    stopped: 'Tiada peringatan dihantar: orang yang berhutang sudah menghentikannya.',
    gone: 'Tiada peringatan dihantar: tiada sesiapa lagi untuk diingatkan.',
  } satisfies Record<NoReminder, string>,
  remindFailed: 'Peringatan tidak dapat dihantar. Sila cuba lagi.',
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

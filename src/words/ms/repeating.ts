import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import type { Repeats } from '#domain/repeating.ts';
import { dayShort, plainDate } from './days.ts';
import { listed } from './grammar.ts';

/** How often, in the form and in the part 'Repeating'. */
export const often: Record<Repeats, string> = {
  month: 'Setiap bulan',
  two_weeks: 'Setiap 2 minggu',
  week: 'Setiap minggu',
};

/** In the form's 'More options' (docs/product/repeating.md 'How often'). */
export const repeatsOption = {
  label: 'Ulangan',
  never: 'Tidak berulang',
  next: (day: Day) => `Permintaan seterusnya pada ${dayShort(day)}, pukul 09:00.`,
};

/** The part of what repeats, below the list (docs/product/repeating.md 'The list of what repeats'). */
export const repeating = {
  title: 'Berulang',
  loadFailed: 'Permintaan berulang tidak dapat dimuatkan',
  empty: 'Tiada lagi yang berulang.',
  nextOn: (every: Repeats, day: Day) => `${often[every]} · seterusnya pada ${plainDate(day)}`,
  pausedSince: (every: Repeats) => `${often[every]} · tiada yang diminta sehingga anda menyambungnya`,
  paused: 'Dijeda',
  asks: (names: readonly string[]) => `Daripada ${listed(names)}`,
  withOwn: (own: Sen) => `Bahagian anda sendiri: ${formatAmount(own)}`,
  change: 'Ubah jumlah',
  pause: 'Jeda',
  resume: 'Sambung',
  stop: 'Hentikan',
  pauseDone: 'Dijeda. Tiada yang diminta sehingga anda menyambungnya.',
  pauseFailed: 'Tidak dapat dijeda. Sila cuba lagi.',
  resumeDone: (day: Day) => `Disambung. Permintaan seterusnya pada ${dayShort(day)}.`,
  resumeFailed: 'Tidak dapat disambung. Sila cuba lagi.',
  stopTitle: (title: string) => `Hentikan ulangan “${title}”?`,
  stopText: 'Bayaran ini tidak akan diminta lagi. Apa yang sudah diminta kekal seperti sedia ada.',
  stopYes: 'Hentikan',
  stopDone: 'Permintaan ini tidak lagi berulang.',
  stopFailed: 'Tidak dapat dihentikan. Sila cuba lagi.',
  cancel: 'Batal',
  changeTitle: (title: string) => `Ubah jumlah: ${title}`,
  from: (day: Day) => `Mulai ${plainDate(day)}. Apa yang sudah diminta kekal seperti sedia ada.`,
  fromResuming: 'Mulai kali seterusnya. Apa yang sudah diminta kekal seperti sedia ada.',
  save: 'Simpan jumlah',
  changeDone: 'Jumlah telah diubah.',
  changeFailed: 'Jumlah tidak dapat diubah. Sila cuba lagi.',
};

/** On the cards of its requests (docs/product/repeating.md 'Who sees it'). */
export const repeats: Record<Repeats, string> = {
  month: 'Berulang setiap bulan',
  two_weeks: 'Berulang setiap 2 minggu',
  week: 'Berulang setiap minggu',
};

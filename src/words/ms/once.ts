import { dayShort } from './days.ts';
import type { Day } from '#domain/days.ts';

/** The form of a chore that comes once, and its deletion (docs/product/board.md 'Add once'). */
export const addOnce = {
  title: 'Tambah tugas sekali sahaja',
  hint: 'Tugas ini sekali sahaja dan tiada giliran.',
  name: 'Apa yang perlu dibuat?',
  nameMissing: 'Sila isi apa yang perlu dibuat.',
  when: 'Bila',
  today: 'Hari ini',
  anotherDay: 'Hari lain',
  day: 'Hari',
  dayInvalid: 'Pilih hari mulai hari ini, paling jauh setahun dari sekarang.',
  who: 'Siapa',
  leastBusy: 'Paling lapang',
  you: 'Anda',
  away: 'Tiada di rumah',
  minutes: 'Minit',
  lessTime: 'Kurangkan masa',
  moreTime: 'Tambah masa',
  cancel: 'Batal',
  save: 'Tambah tugas',
  added: (name: string, person: string, day: Day) => `${name} pada ${dayShort(day)}, untuk ${person}.`,
  addedForYou: (name: string, day: Day) => `${name} pada ${dayShort(day)}, untuk anda.`,
  addedForNobody: (name: string, day: Day) =>
    `${name} ditambah, tetapi semua orang tiada pada ${dayShort(day)}.`,
  failed: 'Tugas tidak dapat ditambah. Sila cuba lagi.',
  delete: 'Padam',
  deleteMeans: 'Anda yang menambahnya. Ia dibuang dari papan tugas semua orang.',
  deleted: (name: string) => `${name} sudah dipadam.`,
  deleteFailed: 'Tugas tidak dapat dipadam. Sila cuba lagi.',
};

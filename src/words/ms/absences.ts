import type { Day } from '#domain/days.ts';
import { dayRange, shortDate } from './days.ts';

/** The dialog in which one says that one is away (docs/product/absences.md 'The absence dialog'). */
export const absenceDialog = {
  title: 'Saya tiada di rumah',
  from: 'Dari',
  to: 'Hingga',
  fromMissing: 'Sila pilih hari pertama.',
  toMissing: 'Sila pilih hari terakhir.',
  seen: (days: number, home: string) =>
    `${days} hari. Semua orang di ${home} boleh melihatnya di papan tugas.`,
  already: (from: Day, to: Day) => `Anda tiada di rumah: ${dayRange(from, to)}.`,
  choose: 'Pilih tarikh untuk melihat siapa yang akan mengambil tugas anda.',
  going: (count: number) => `${count} tugas anda akan diberikan kepada orang lain`,
  nothing: 'Anda tiada tugas pada hari-hari ini.',
  back: (count: number) => `${count} tugas kembali kepada anda`,
  backFrom: (name: string) => `daripada ${name}`,
  toWhom: (name: string) => `kepada ${name}`,
  swapped: (chore: string, day: Day, name: string | undefined) =>
    name === undefined
      ? `${chore} pada ${shortDate(day)} kekal milik anda: anda bersetuju melalui pertukaran.`
      : `${chore} pada ${shortDate(day)} kekal milik anda: anda bersetuju dengan ${name}.`,
  openSwap: 'Buka pertukaran',
  staying: (count: number) => `${count} tugas kekal milik anda, kerana tiada sesiapa di rumah pada hari itu.`,
  previewing: 'Menyemak siapa yang mengambil tugas anda…',
  previewFailed: 'Tidak dapat menyemak siapa yang mengambil tugas anda.',
  save: 'Simpan',
  cancel: 'Batal',
  saved: 'Disimpan. Rakan serumah anda boleh melihatnya di papan tugas.',
  saveFailed: 'Gagal menyimpan. Sila cuba lagi.',
};

/** The profile's part 'Away' (docs/product/absences.md 'Where absences show'). */
export const absenceCard = {
  hint: (home: string) =>
    `Pada hari-hari ini anda tidak mendapat tugas di ${home}, dan semua orang di sana tahu anda tiada di rumah.`,
  loading: 'Memuatkan hari anda tiada di rumah…',
  loadFailed: 'Hari anda tiada di rumah tidak dapat dimuatkan.',
  empty: 'Anda belum menetapkan hari tiada di rumah.',
  days: (from: Day, to: Day) => dayRange(from, to),
  count: (days: number) => `${days} hari`,
  change: 'Ubah',
  delete: 'Padam',
  deleteTitle: (from: Day, to: Day) => `Padam ${dayRange(from, to)}?`,
  deleteText: 'Tugas pada hari-hari ini yang belum siap dan belum ditukar akan kembali kepada anda.',
  deleted: 'Dipadam. Tugas yang belum siap kembali kepada anda.',
  deleteFailed: 'Gagal memadam. Sila cuba lagi.',
};

import { listed } from './lists.ts';

/** A chore that moves by a day, and a word to whoever is late (docs/product/board.md 'A day earlier, a day later', 'Reminding'). */
export const grace = {
  earlier: 'Awalkan sehari',
  later: 'Tangguhkan sehari',
  means: (day: string, along: readonly string[]) =>
    along.length === 0
      ? `Ke ${day}. Setiap tugas boleh diubah harinya sekali sahaja.`
      : `Ke ${day}, bersama ${listed(along)}. Setiap tugas boleh diubah harinya sekali sahaja.`,
  moved: (name: string, day: string) => `${name} kini pada ${day}.`,
  moveFailed: 'Tugas tidak dapat dipindahkan. Sila cuba lagi.',
  moveBackFailed: 'Tugas tidak dapat dipindahkan semula. Sila cuba lagi.',
  remind: (person: string) => `Ingatkan ${person}`,
  remindOf: (person: string, chore: string) => `Ingatkan ${person}: ${chore}`,
  reminded: 'Sudah diingatkan',
  remindedOf: (chore: string) => `Sudah diingatkan: ${chore}`,
  away: 'Tiada di rumah',
  wasReminded: (person: string) => `${person} akan diingatkan.`,
  wasRemindedBefore: (person: string) => `${person} sudah diingatkan hari ini.`,
  remindFailed: 'Peringatan tidak dapat dihantar. Sila cuba lagi.',
};

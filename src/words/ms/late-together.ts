import type { Day } from '#domain/days.ts';
import { weekRange } from './days.ts';

/** Letting go of everything that is late from earlier weeks at once (docs/product/board.md 'Letting all of it go'). */
export const lateTogether = {
  letGo: (count: number) => `Lepaskan kesemua ${count}`,
  letGoOfOwn: (count: number) => `Lepaskan kesemua ${count} tugas anda`,
  title: (count: number) => `Lepaskan ${count} tugas yang lewat?`,
  /** `from` and `to` are the first and the last day of whole weeks. */
  from: (from: Day, to: Day) => `Semuanya dari minggu ${weekRange(from, to)}.`,
  whose: (own: number, others: number) =>
    own === 0
      ? 'Semuanya tugas rakan serumah.'
      : `${own} daripadanya tugas anda, ${others} tugas rakan serumah.`,
  means: 'Semuanya dikeluarkan dari papan tugas untuk selamanya dan dikira tidak siap.',
  yes: 'Lepaskan semua',
  cancel: 'Batal',
  wereLetGo: (count: number) => `${count} tugas dikeluarkan dari papan tugas untuk selamanya.`,
  putBack: (count: number) => `${count} tugas dikembalikan ke papan tugas.`,
  letGoFailed: 'Tugas tidak dapat dilepaskan. Sila cuba lagi.',
  putBackFailed: 'Tugas tidak dapat dikembalikan. Sila cuba lagi.',
};

import type { Day } from '#domain/days.ts';
import { relativeDate, shortDate, weekdayShort } from './days.ts';

/** Dashboard (docs/product/dashboard.md 'Lists of chores'). */
export const dashboard = {
  noHome: 'Tugas dan belanja anda akan muncul di sini apabila anda ada rumah.',
  welcome: 'Selamat datang ke',
  loading: 'Memuatkan…',
  loadFailed: 'Rumah anda tidak dapat dimuatkan.',
};

/** The four counters (docs/product/dashboard.md 'The four counters'): on phones a line of them has room for ten letters. */
export const counters = {
  today: 'Tugas hari ini',
  upcoming: 'Tugas akan datang',
  overdue: 'Tugas lewat',
  pendingSwaps: 'Permintaan tukar',
  /** Below the title of today's. */
  done: (done: number, all: number) => `${done}/${all} siap`,
  /** Below the title of the overdue ones. */
  yours: (count: number) => `Anda: ${count}`,
};

/** The row below the counters, which leads to Pay My Money Back (docs/product/dashboard.md 'The four counters'). */
export const money = {
  title: 'Wang',
  owes: 'Anda berhutang',
  owed: 'Hutang kepada anda',
  toCheck: (_count: number) => 'semakan',
};

export const nothingDueToday = 'Tiada tugas hari ini.';
/** One's own of today that are done, folded to a line (docs/product/dashboard.md 'Lists of chores'). */
export const doneToday = (count: number) => `${count} siap`;
/** In their place after the last one. */
export const allDoneToday = {
  title: 'Semua siap hari ini',
  next: (name: string, when: string) => `Tugas anda seterusnya: ${name}, ${when}`,
};

export const upcomingChores = {
  none: 'Semua sudah siap!',
  more: (count: number) => `${count} lagi di papan tugas`,
};

/** docs/product/dashboard.md 'Lists of chores' */
export const pendingSwaps = {
  outgoing: 'Anda minta tukar tugas',
  incoming: 'Permintaan tukar untuk anda',
};

/** The names of one's own chores of today that are still open, whether there were any, and how many are late. */
export function ownToday(open: readonly string[], any: boolean, late: number): string {
  const [first] = open;
  if (first === undefined) {
    const none = any ? 'Tugas anda hari ini sudah siap' : 'Anda tiada tugas hari ini';
    return late > 0 ? `${none}, tetapi ada ${late} tugas yang lewat.` : `${none}.`;
  }
  return open.length === 1 ? `Tugas anda hari ini: ${first}.` : `Anda ada ${open.length} tugas hari ini.`;
}

const isNumbered = (date: string) => /\d/.test(date);

/** 'Hari ini', 'Esok', 'Semalam', else with the weekday: 'Sab, 28 Nov' */
export function weekdayDate(day: Day, today: Day): string {
  const date = relativeDate(day, today);
  return isNumbered(date) ? `${weekdayShort(day)}, ${date}` : date;
}

/** One's own late chores, the first list of the page (docs/product/dashboard.md 'Lists of chores'). */
export const ownOverdue = {
  title: 'Lewat',
  more: (count: number) => `${count} lagi di papan tugas`,
  /** One card instead of the list. */
  many: (count: number) => `${count} tugas anda sudah lewat`,
  oldest: (day: Day) => `Yang paling lama sejak ${shortDate(day)}.`,
  mayStartFresh: (count: number) =>
    `Sudah tidak perlu? Lepaskan ${count} tugas dari minggu-minggu lepas dan mula semula hari ini.`,
  startFresh: 'Mula semula',
  show: 'Tunjukkan',
  hide: 'Sembunyikan',
};

/** What a newcomer is shown until their first chore is due (docs/product/dashboard.md 'Lists of chores'). */
export const newcomer = {
  title: (name: string) => `Tugas pertama anda: ${name}`,
  turns: (members: number) => `Tugas ini bergilir antara ${members} orang di rumah ini.`,
  evenMinutes: 'Tugas ini diberi kepada orang yang paling sedikit membuat tugas setakat ini.',
  week: 'Lihat minggu saya',
  people: 'Siapa tinggal di sini',
};

/** What the creator of a home is shown until all are done (docs/product/dashboard.md 'Next steps'). */
export const nextSteps = {
  title: 'Langkah seterusnya',
  /** The one line that they are folded to on phones. */
  next: (step: string) => `Seterusnya: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  progress: (done: number, all: number) => `${done} daripada ${all} siap`,
  done: '(siap)',
  /** Opens the line to all steps. */
  showAll: 'Tunjukkan semua langkah',
  chores: 'Pilih tugas rumah',
  choresText: (templates: number) =>
    templates === 0
      ? 'Belum ada tugas. Tambah apa yang rumah anda perlukan.'
      : `${templates} tugas sudah tersedia dan dijadualkan. Ubah, atau tambah lagi.`,
  choresButton: 'Pilih tugas',
  invite: 'Jemput rakan serumah',
  inviteText: 'Sesiapa yang menyertai boleh sama-sama membuat tugas rumah.',
  inviteButton: 'Buka pautan jemputan',
  board: 'Lihat siapa buat apa',
  boardText: 'Minggu ini, hari demi hari, bersama rakan serumah.',
  boardButton: 'Buka papan tugas',
};

import type { ChoreBadge } from '#domain/chores.ts';
import { listed, nameInside } from './grammar.ts';
import { type Day, monthOf } from '#domain/days.ts';
import { weekRange, longDate, shortDate } from './days.ts';
import type { WhyReason } from '#domain/plan/why.ts';

/** The board (docs/product/board.md 'The week'). */
export const board = {
  title: 'Tugas mingguan',
  subtitle: (homeName: string) => `Urus tugas rumah di ${homeName}`,
  week: (week: number, year: number) => `Minggu ${week}, ${year}`,
  previousWeek: 'Minggu sebelumnya',
  nextWeek: 'Minggu berikutnya',
  thisWeek: 'Minggu ini',
  choresOfWeek: 'Tugas minggu ini',
  calendar: 'Kalendar, Isnin hingga Ahad',
  jumpToDay: 'Pergi ke hari',
  view: 'Paparan',
  calendarView: 'Kalendar',
  // 'Jadual' is the plan (docs/glossary.md).
  tableView: 'Senarai',
  whose: 'Tunjukkan',
  allChores: 'Semua',
  myChores: 'Saya',
  days: 'Hari',
  wholeWeek: 'Seminggu',
  remainingDays: 'Baki hari',
  overdueTitle: 'Lewat',
  standsAbove: 'Lewat, disenaraikan di atas',
  showEarlier: 'Tunjukkan hari sebelumnya',
  hideEarlier: 'Sembunyikan hari sebelumnya',
  today: 'Hari ini',
  todayIs: (day: string) => `Hari ini, ${day}`,
  chores: (count: number) => `${count} tugas`,
  minutes: (minutes: number) => `${minutes} min`,
  flexible: 'fleksibel',
  movedFrom: (day: string) => `dipindahkan dari ${day}`,
  nothingDue: 'Tiada tugas',
  done: (done: number, all: number) => (all === 0 ? board.nothingDue : `${done} daripada ${all} siap`),
  overdue: (count: number) => `${count} lewat`,
  progress: 'Tugas yang siap minggu ini',
  markComplete: 'Tandakan siap',
  markCompleteOf: (name: string) => `Tandakan siap: ${name}`,
  thanks: 'Siap. Terima kasih!',
  undo: 'Buat asal',
  undoOf: (name: string) => `Buat asal: ${name}`,
  requestSwap: 'Minta tukar',
  requestSwapOf: (name: string) => `Minta tukar: ${name}`,
  swapRequested: 'Sudah minta tukar',
  swapRequestedOf: (name: string) => `Sudah minta tukar: ${name}`,
  you: 'Anda',
  someone: 'Bekas rakan serumah',
  completed: 'Tugas ditandakan siap!',
  reopened: 'Tugas dibuka semula.',
  completeFailed: 'Tugas tidak dapat ditandakan siap',
  reopenFailed: 'Tugas tidak dapat dibuka semula. Sila cuba lagi.',
  lateFailed: 'Tugas yang lewat daripada minggu-minggu lepas tidak dapat dimuatkan.',
  loadFailed: 'Tugas tidak dapat dimuatkan',
  loading: 'Memuatkan tugas…',
  addOnce: 'Tambah sekali',
  noHome: 'Sertai rumah dahulu untuk melihat dan mengurus tugas.',
};

/** docs/product/board.md 'Status and badge' */
export const badges: Record<ChoreBadge, string> = {
  completed: 'Siap',
  'due-today': 'Hari ini',
  overdue: 'Lewat',
  scheduled: 'Dijadualkan',
};

/** A chore that was opened (docs/product/board.md 'The chore sheet'). */
export const choreSheet = {
  close: 'Tutup',
  flexible: 'Fleksibel',
  turn: 'Giliran siapa',
  last: 'Sebelum ini',
  now: 'Sekarang',
  next: 'Seterusnya',
  noLast: 'Belum ada',
  noNext: 'Belum dijadualkan',
  readingTurn: 'Memuatkan…',
  turnFailed: 'Giliran sebelum dan selepas ini tidak dapat dimuatkan.',
  letGoMeans: 'Dikeluarkan dari papan tugas untuk selamanya dan dikira tidak siap.',
};

/** The columns of the board's table (docs/product/board.md 'Views and layouts'). */
export const columns = {
  day: 'Hari',
  chore: 'Tugas',
  assignee: 'Giliran',
  minutes: 'Masa',
  status: 'Status',
  actions: 'Tindakan',
};

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

/** Taking over a housemate's chore, and undoing that (docs/product/board.md 'I’ll do it'). */
export const claim = {
  do: 'Biar saya buat',
  doOf: (name: string) => `Biar saya buat: ${name}`,
  means: 'Tugas ini menjadi milik anda. Giliran tidak berubah, dan minitnya dikira untuk anda.',
  /** After 'You': whose it was before. */
  for: (person: string) => `untuk ${person}`,
  taken: (person: string) => `Tugas ini milik anda sekarang. ${person} sudah dimaklumkan.`,
  takeFailed: 'Tugas tidak dapat diambil alih. Sila cuba lagi.',
  giveBack: 'Pulangkan tugas',
  giveBackMeans: (person: string) => `Kepada ${person}, yang akan dimaklumkan. Boleh sehingga tengah malam.`,
  takeBack: 'Tak apa, saya buat',
  takeBackOf: (name: string) => `Tak apa, saya buat: ${name}`,
  gaveBack: (person: string) => `Tugas ini kembali kepada ${person}.`,
  tookBack: 'Tugas ini milik anda semula.',
  backFailed: 'Tugas tidak dapat dipulangkan. Sila cuba lagi.',
};

/** Thanks for a housemate's completed chore (docs/product/board.md 'Thanks'). */
export const thanking = {
  thank: (person: string) => `Ucap terima kasih kepada ${person}`,
  thankOf: (person: string, chore: string) => `Ucap terima kasih kepada ${person}: ${chore}`,
  thanked: 'Terima kasih diucapkan',
  thankedOf: (chore: string) => `Terima kasih diucapkan: ${chore}`,
  didIt: (person: string) => `${person} yang buat`,
  youDidIt: 'Anda yang buat',
  thankedBy: (people: readonly string[]) =>
    `Terima kasih daripada ${listed(people.map((name) => nameInside(name)))}`,
  failed: 'Ucapan terima kasih tidak dapat dihantar. Sila cuba lagi.',
  backFailed: 'Ucapan terima kasih tidak dapat ditarik balik. Sila cuba lagi.',
};

/** What is late from the weeks before this one (docs/product/board.md 'Late chores'). */
export const lateChores = {
  title: 'Tugas lewat dari minggu-minggu lalu',
  letGo: 'Lepaskan',
  letGoOf: (name: string) => `Lepaskan: ${name}`,
  wasLetGo: (name: string) => `${name} dikeluarkan dari papan tugas untuk selamanya.`,
  putBack: 'Tugas dikembalikan ke papan tugas.',
  letGoFailed: 'Tugas tidak dapat dilepaskan. Sila cuba lagi.',
  putBackFailed: 'Tugas tidak dapat dikembalikan. Sila cuba lagi.',
  ofHousemates: (count: number) => `${count} tugas rakan serumah`,
  more: (count: number) => `${count} lagi`,
  rest: (count: number) => `${count} lagi akan muncul apabila tugas di sini siap atau dilepaskan.`,
};

/** Letting go of everything that is late from earlier weeks at once (docs/product/board.md 'Letting a chore go'). */
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

/** Why a week of the board is empty. */
export const emptyWeek = {
  past: 'Minggu ini sudah berlalu. Tiada tugas yang tinggal.',
  beforeStart: 'Rumah ini belum wujud pada minggu itu.',
  notYetPlanned: (weeks: number) =>
    `Tugas dijadualkan ${weeks} minggu lebih awal. Minggu ini akan dijadualkan kemudian.`,
  planningOff:
    'Di rumah ini, tugas setiap bulan dijadualkan pada hari pertama bulan itu. Pentadbir boleh menjadualkannya lebih awal.',
  free: 'Semua sudah siap!',
  nothingElse: 'Tiada tugas lain minggu ini.',
  noneMine: 'Tiada tugas anda pada minggu ini.',
  nextDue: (day: string) => `Tiada lagi tugas minggu ini. Tugas seterusnya pada ${day}.`,
  showNext: (day: string) => `Lihat ${day}`,
};

/** Why a chore is one's own (docs/product/fair.md 'Why me?'). */
export const why = {
  title: 'Kenapa saya?',
  titleOfPerson: (person: string) => `Kenapa ${person}?`,
  loading: 'Memuatkan…',
  failed: 'Sebab tugas ini tugas anda tidak dapat dimuatkan.',
  failedOfPerson: (person: string) => `Sebab tugas ini tugas ${person} tidak dapat dimuatkan.`,
  you: 'anda',
  somebody: 'bekas rakan serumah',
};

export type WhyNames = {
  today: Day;
  /** The chore itself. */
  chore: string;
  /** The display name of a housemate whose chore it is; undefined for the reader's own. */
  whose?: string | undefined;
  /** A whole display name, `why.you` or `why.somebody`. */
  person: (userId: string) => string;
  choreOf: (type: string) => string;
};

const date = (day: Day, today: Day) =>
  monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
const on = (day: Day | null, { today }: WhyNames) => (day === null ? '' : ` pada ${date(day, today)}`);

const standIn = (who: string) => `Antara ahli yang ada, kerja tambahan ${who} paling sedikit.`;

/** Says it in a sentence or two. */
export function whySentence(reason: WhyReason, names: WhyNames): string {
  const { person, choreOf, chore, today, whose } = names;
  const who = whose ?? why.you;
  const subject = whose ?? 'Anda';
  switch (reason.kind) {
    case 'alone':
      return 'Hanya anda yang tinggal di sini, jadi semua tugas ialah tugas anda.';
    case 'turn':
      return reason.plannedBy === 'turns'
        ? `${chore} bergilir antara semua ahli, dan kali ini giliran ${who}.`
        : `Minit ${who} paling sedikit semasa tugas ini dijadualkan.`;
    case 'swap': {
      const other = reason.from === null ? '' : ` dengan ${person(reason.from)}`;
      const gave = reason.gave === null ? '' : `, sebagai ganti ${choreOf(reason.gave)} ${who}`;
      return `Tugas ini hasil pertukaran${other}${on(reason.on, names)}${gave}.`;
    }
    case 'once':
      return `Tugas ini sekali sahaja, dan diberikan kepada ${who}.`;
    case 'move':
      return `${subject} memindahkannya ke tarikh ini.`;
    case 'claim':
      return reason.from === null
        ? `${subject} mengambil alih tugas ini.`
        : `${subject} mengambil alih tugas ini daripada ${person(reason.from)}.`;
    case 'left':
      return `Asalnya giliran ${person(reason.from)}, yang sudah keluar. ${standIn(who)}`;
    case 'away':
      return person(reason.from) === why.you
        ? `Asalnya giliran anda, tetapi anda tiada di rumah pada hari itu. ${standIn(who)}`
        : `Asalnya giliran ${person(reason.from)}, yang tiada di rumah pada hari itu. ${standIn(who)}`;
    case 'joined':
      return `${subject} menyertai pada ${date(reason.since, today)}. Satu daripada setiap ${reason.part} giliran yang dijadualkan sebelum itu ialah giliran ${whose === undefined ? 'anda' : 'ahli ini'}.`;
  }
}

/** Days away, as the board shows them (docs/product/absences.md 'Where absences show'). */
export const absenceLine = {
  button: 'Saya tiada di rumah',
  line: (names: readonly string[]) => `Tiada di rumah: ${names.join(', ')}`,
};

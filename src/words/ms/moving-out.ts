import { monthOf, type Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { bothWays } from './settling-up.ts';
import { capital } from './grammar.ts';
import { plainDate, shortDate } from './days.ts';

/**
 * How many lines somebody owes, if that is said, what both owe each other if they do, how many receipts of theirs wait, and when they were
 * last reminded.
 */
type OwedFacts = {
  lines: number | undefined;
  both: { owes: Sen; owed: Sen } | undefined;
  toCheck: number;
  reminded: Day | undefined;
};

/** The page 'Move out of …' (docs/product/moving-out.md 'The list'). */
export const movingOut = {
  title: (home: string) => `Pindah keluar dari ${home}`,
  text: 'Ikut apa-apa turutan. Senarai ini kekal di sini sehingga anda keluar.',
  noHome: 'Anda perlu tinggal di sebuah rumah untuk pindah keluar.',
  loading: 'Memuatkan senarai pindah keluar…',
  loadFailed: 'Senarai pindah keluar tidak dapat dimuatkan',
  progress: (settled: number, all: number) => `${settled} daripada ${all} selesai`,
  settled: 'Selesai',
  open: 'Belum selesai',
  parts: {
    owe: 'Hutang saya',
    owed: 'Hutang kepada saya',
    chores: 'Tugas saya',
    swaps: 'Permintaan tukar',
    administrator: 'Pentadbir',
    data: 'Data saya',
  },
  noneOpen: 'Tiada',
};

/** Its parts 'What I owe' and 'What I am owed'. */
export const openMoney = {
  nothing: 'Tiada',
  oweNothing: 'Anda tidak berhutang kepada sesiapa di sini.',
  owedNothing: 'Tiada sesiapa berhutang kepada anda di sini.',
  /** Nobody is to be paid, since each of them owes more. */
  oweSetOff: (amount: Sen) => `${formatAmount(amount)} ditolak daripada hutang orang lain kepada anda.`,
  owedSetOff: (amount: Sen) => `${formatAmount(amount)} ditolak daripada hutang anda.`,
  bothWays,
  lines: (count: number) => `${count} bahagian`,
  /** Several lines. */
  byOnePayment: (count: number) => `${count} bahagian, selesai dengan satu bayaran`,
  beingChecked: 'Resit anda sedang disemak',
  /** '2 bahagian, 1 untuk disemak', '3 bahagian, diingatkan pada 22 Nov' or 'Diingatkan pada 22 Nov'. */
  owed: ({ lines, both, toCheck, reminded }: OwedFacts) =>
    capital(
      [
        ...(lines === undefined ? [] : [`${lines} bahagian`]),
        ...(both === undefined ? [] : [bothWays(both.owes, both.owed)]),
        ...(toCheck > 0 ? [`${toCheck} untuk disemak`] : []),
        ...(reminded === undefined ? [] : [`diingatkan pada ${shortDate(reminded)}`]),
      ].join(', '),
    ),
  settleUpWith: (name: string) => `Selesaikan dengan ${name}`,
  remind: 'Ingatkan',
  remindThem: (name: string) => `Ingatkan ${name}`,
};

/** Its part 'My chores'. */
export const reassignedChores = {
  fact: (count: number) => `${count} diberikan kepada ahli lain`,
  text: 'Apabila anda keluar, tugas anda yang belum siap diberikan kepada ahli lain. Jika anda keluar hari ini:',
  nobody: 'Tiada ahli lain di sini untuk mengambil tugas anda.',
  none: 'Anda tiada tugas yang belum siap di sini.',
  gets: (name: string, count: number) => `${name} mendapat ${count} tugas`,
  chore: (name: string, day: string) => `${name}, ${day}`,
  late: (count: number) => `${count} tugas lewat dilepaskan.`,
  showAll: (count: number) => `Tunjukkan semua ${count}`,
};

/** Its part 'Swaps'. */
export const endingSwaps = {
  fact: (count: number) => `${count} akan tamat`,
  text: 'Permintaan ini tamat apabila anda keluar.',
  none: 'Anda tiada permintaan tukar yang masih terbuka.',
  byMe: (name: string, chore: string, day: string) => `Anda meminta ${name} mengambil ${chore}, ${day}`,
  byThem: (name: string, chore: string, day: string) => `${name} meminta anda mengambil ${chore}, ${day}`,
  see: 'Lihat permintaan tukar',
};

/** Its part 'Administrator'. */
export const ownRole = {
  isMe: 'Anda',
  notMe: 'Bukan anda',
  somebodyElse: (name: string) => `${name} ialah pentadbir rumah.`,
  alone:
    'Tiada ahli lain untuk mengambil peranan ini. Untuk menamatkan rumah ini, padamkannya di Urus rumah.',
};

const isOf = (today: Day, day: Day) => monthOf(day).year === monthOf(today).year;

/** Its part 'My data'. */
export const ownData = {
  never: 'Belum dimuat turun',
  /** With the year where it is not today's. */
  on: (day: Day, today: Day) => `Dimuat turun ${(isOf(today, day) ? shortDate : plainDate)(day)}`,
};

/** Its end: what stays as it is, and 'Leave now'. */
export const leavingNow = {
  title: 'Apabila anda keluar',
  moneyStays: ({ owes, owed }: { owes: Sen; owed: Sen }) => {
    if (owes > 0 && owed > 0)
      return `Hutang anda ${formatAmount(owes)} dan hutang kepada anda ${formatAmount(owed)} kekal di Pay My Money Back.`;
    return owes > 0
      ? `Hutang anda ${formatAmount(owes)} kekal di Pay My Money Back.`
      : `Hutang kepada anda ${formatAmount(owed)} kekal di Pay My Money Back.`;
  },
  noMoney: 'Tiada hutang yang belum selesai.',
  repeating: (count: number) => `${count} permintaan berulang anda tamat: tiada sesiapa diminta lagi.`,
  chores: (count: number) => `${count} tugas diberikan kepada ahli lain.`,
  swaps: (count: number) => `${count} permintaan tukar tamat.`,
  told: 'Ahli lain akan diberitahu bahawa anda keluar.',
  roleFirst: 'Serahkan peranan dahulu.',
  alone: 'Tiada ahli lain di sini: padam rumah ini.',
  leave: 'Keluar sekarang',
};

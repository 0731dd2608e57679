import { monthOf, type Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { bothWays } from './settling-up.ts';
import { capital, listed } from './grammar.ts';
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
  text: 'Apa yang masih terbuka, dan apa yang berlaku nanti.',
  textEven: 'Tiada hutang antara anda semua.',
  noHome: 'Anda perlu tinggal di sebuah rumah untuk pindah keluar.',
  loading: 'Memuatkan senarai pindah keluar…',
  loadFailed: 'Senarai pindah keluar tidak dapat dimuatkan',
  parts: {
    owe: 'Hutang saya',
    owed: 'Hutang kepada saya',
    chores: 'Tugas saya',
    swaps: 'Permintaan tukar',
    data: 'Data saya',
  },
};

/** Its parts 'What I owe' and 'What I am owed'. */
export const openMoney = {
  /** Nobody is to be paid, since each of them owes more. */
  oweSetOff: 'Ditolak daripada hutang orang lain kepada anda',
  owedSetOff: 'Ditolak daripada hutang anda',
  none: 'Tiada hutang yang belum selesai',
  even: 'Anda tidak berhutang dengan sesiapa',
  youOwe: (amount: Sen) => `Anda berhutang ${formatAmount(amount)}`,
  youAreOwed: (amount: Sen) => `Orang lain berhutang ${formatAmount(amount)} kepada anda`,
  to: (names: readonly string[]) => `Kepada ${listed(names)}`,
  by: (people: number, toCheck: number) =>
    `Daripada ${people} orang${toCheck === 0 ? '' : `, ${toCheck} resit untuk disemak`}`,
  settleUp: 'Selesaikan',
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
  fact: (count: number) => `${count} tugas diberikan kepada ahli lain`,
  /** 'Wei Jie Tan 3, Priya Nair 2': who gets how many. */
  people: (counts: readonly (readonly [name: string, count: number])[]) =>
    counts.map(([name, count]) => `${name} ${count}`).join(', '),
  text: 'Apabila anda keluar, tugas anda yang belum siap diberikan kepada ahli lain. Jika anda keluar hari ini:',
  gets: (name: string, count: number) => `${name} mendapat ${count} tugas`,
  chore: (name: string, day: string) => `${name}, ${day}`,
  showAll: (count: number) => `Tunjukkan semua ${count}`,
};

/** Its part 'Swaps'. */
export const endingSwaps = {
  fact: (count: number) => `${count} permintaan tukar tamat`,
  text: 'Permintaan ini tamat apabila anda keluar.',
  byMe: (name: string, chore: string, day: string) => `Anda meminta ${name} mengambil ${chore}, ${day}`,
  byThem: (name: string, chore: string, day: string) => `${name} meminta anda mengambil ${chore}, ${day}`,
  see: 'Lihat permintaan tukar',
};

/** Its question to the administrator, who cannot leave yet. */
export const ownRole = {
  title: 'Siapa yang ambil alih?',
  text: 'Anda pentadbir rumah ini. Serahkan peranan dahulu, kemudian anda boleh keluar.',
  alone:
    'Tiada ahli lain untuk mengambil peranan ini. Untuk menamatkan rumah ini, padamkannya di Urus rumah.',
};

const isOf = (today: Day, day: Day) => monthOf(day).year === monthOf(today).year;

/** Its part 'My data'. */
export const ownData = {
  title: 'Data anda kekal milik anda',
  never: 'Muat turun sekarang, atau nanti dari profil anda',
  /** With the year where it is not today's. */
  on: (day: Day, today: Day) => `Dimuat turun ${(isOf(today, day) ? shortDate : plainDate)(day)}`,
};

/** Its question: what stays as it is, and 'Leave now'. */
export const leavingNow = {
  title: (home: string) => `Keluar dari ${home}?`,
  titleOpen: 'Keluar dengan hutang belum selesai?',
  moneyStays: ({ owes, owed }: { owes: Sen; owed: Sen }) => {
    if (owes > 0 && owed > 0)
      return `Hutang anda ${formatAmount(owes)} dan hutang kepada anda ${formatAmount(owed)} kekal di Pay My Money Back.`;
    return owes > 0
      ? `Hutang anda ${formatAmount(owes)} kekal di Pay My Money Back.`
      : `Hutang kepada anda ${formatAmount(owed)} kekal di Pay My Money Back.`;
  },
  repeating: (count: number) => `${count} permintaan berulang anda tamat: tiada sesiapa diminta lagi.`,
  late: (count: number) => `${count} tugas lewat dilepaskan.`,
  told: 'Ahli lain akan diberitahu bahawa anda keluar.',
  stay: 'Kekal di sini',
  leave: 'Keluar sekarang',
};

/** The page after leaving. */
export const goodbye = {
  title: (home: string) => `Selamat tinggal, ${home}`,
  text: 'Terima kasih atas semua yang anda buat di sana.',
  owes: 'Kekal di Pay My Money Back',
  owed: 'Kami ingatkan mereka bagi pihak anda',
  show: (home: string) => `Tunjukkan ${home}`,
  another: 'Cipta atau sertai rumah lain',
};

import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';
import { listed, listedUpTo } from './grammar.ts';

/** What the board offers of planning (docs/product/board.md 'The week'). */
export const planning = {
  title: 'Perancangan',
  weekendsMeans: 'Jadualkan tugas pada hari Sabtu dan Ahad juga',
  regenerateMeans: 'Jadualkan semuanya semula. Anda ditanya dahulu, dan boleh buat asal dalam masa 7 hari.',
  awayMeans: 'Tugas anda pada hari-hari itu diberikan kepada yang lain.',
  awayOn: (days: string) => `${days}. ${planning.awayMeans}`,
  chores: 'Tugas dan kekerapannya',
  choresWhere: (count: number) => `${count} tugas, di Urus rumah`,
  balanceMeans: 'Siapa buat berapa minit',
  includeWeekends: 'Termasuk hujung minggu',
  regenerate: 'Susun semula',
  weekendsFailed: 'Tetapan tidak dapat disimpan. Sila cuba lagi.',
};

/** What does not fit the plan, for whoever does not see that it is a banner. */
export const planOffers = 'Cadangan perubahan jadual';

/** `names` of the templates that are still there, `gone` of those that are deleted. */
type Misfit = {
  names: readonly string[];
  gone: readonly string[];
  from: Day;
  added: number;
  moved: number;
  removed: number;
  reassigned: number;
  swapsEnded: number;
};

const counted = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}`]);

/** The offer to plan templates anew whose chores do not fit the plan (docs/product/plan.md 'Planning templates again'). */
export const misfitOffer = {
  title: ({ names, gone, added, moved, removed, reassigned }: Misfit) => {
    const count = added + moved + removed + reassigned;
    const whose = listedUpTo(3, [...names, ...gone.map((name) => `${name} (dipadam)`)]);
    return `${count} tugas tidak lagi sepadan dengan jadual: ${whose}.`;
  },
  changes: ({ from, added, moved, removed, reassigned, swapsEnded }: Misfit) => {
    const parts = [
      ...counted(added, 'ditambah'),
      ...counted(moved, 'beralih hari'),
      ...counted(removed, 'dibuang'),
      ...counted(reassigned, 'mungkin bertukar orang'),
    ];
    const swaps = swapsEnded === 0 ? 'Tiada' : swapsEnded;
    return `Mulai ${shortDate(from)}: ${listed(parts)}. ${swaps} pertukaran yang dipersetujui akan hilang.`;
  },
  yes: 'Jadualkan semula',
  notNow: 'Bukan sekarang',
  busy: 'Menjadualkan…',
  done: 'Tugas dijadualkan semula!',
  nothing: 'Tiada yang perlu diubah: tugas sudah sepadan dengan jadual.',
  failed: 'Tugas tidak dapat dijadualkan. Sila cuba lagi.',
  undo: 'Buat asal',
};

type Replaced = { chores: number; completed: number; swapped: number };

/** Regenerate: its question, and what came of it (docs/product/plan.md 'Regenerate'). */
export const regenerating = {
  yes: 'Susun semula',
  title: 'Susun semula tugas?',
  cancel: 'Batal',
  counting: 'Mengira tugas…',
  loses: (count: Replaced | undefined, keepCompleted: boolean) => {
    if (!count) return 'Anda akan kehilangan semua tugas di rumah ini.';
    const gone = keepCompleted ? count.chores - count.completed : count.chores;
    const among = keepCompleted || count.completed === 0 ? '' : ` (${count.completed} sudah siap)`;
    const swaps = count.swapped === 0 ? '' : ` dan ${count.swapped} pertukaran yang dipersetujui`;
    return `Anda akan kehilangan ${gone} tugas${among}${swaps}.`;
  },
  canBeUndone: 'Mana-mana ahli boleh mengembalikannya dalam masa 7 hari, melalui sejarah rumah.',
  planned: 'Tugas baharu kemudian dijadualkan mengikut tetapan terkini.',
  keepCompleted: 'Kekalkan tugas yang sudah siap',
  done: 'Tugas disusun semula mengikut tetapan terkini!',
  failed: 'Tugas tidak dapat disusun semula',
  undo: 'Buat asal',
  broughtBack: 'Tugas terdahulu sudah dikembalikan.',
  bringBackFailed: 'Tugas terdahulu tidak dapat dikembalikan. Sila cuba lagi.',
};

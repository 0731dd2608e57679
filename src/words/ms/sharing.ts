import { listed, listedUpTo } from './lists.ts';

const NAMED_MAX = 3;
const named = (names: readonly string[]) => listedUpTo(NAMED_MAX, names);

const dealtAnew = 'Jika dikongsi, tugas yang belum siap akan dibahagikan antara semua orang, mulai esok.';

/** The offer to whoever joined without a part in the open chores (docs/product/plan.md 'Sharing by a button'). */
export const sharing = {
  text: (names: readonly string[]) =>
    `${names.length === 1 ? listed(names) : `${names.length} rakan serumah`} belum ada tugas. ${dealtAnew}`,
  textForMe: `Anda belum ada tugas. ${dealtAnew}`,
  button: (names: readonly string[]) => `Kongsi tugas dengan ${named(names)}`,
  done: (count: number, names: readonly string[]) =>
    count === 0
      ? 'Tiada tugas yang belum siap untuk dikongsi.'
      : `Tugas yang belum siap kini dikongsi dengan ${named(names)}.`,
  notNow: 'Bukan sekarang',
  failed: 'Tugas tidak dapat dikongsi. Sila cuba lagi.',
};

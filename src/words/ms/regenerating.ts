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

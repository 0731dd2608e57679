import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';
import { listed, listedUpTo } from './lists.ts';

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

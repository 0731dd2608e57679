import { monthOf, type Day } from '#domain/days.ts';
import type { WhyReason } from '#domain/plan/why.ts';
import { longDate, shortDate } from './days.ts';

/** Why a chore is one's own (docs/product/fair.md 'Why me?'). */
export const why = {
  title: 'Kenapa saya?',
  titleOf: (name: string) => `Kenapa saya? ${name}`,
  loading: 'Memuatkan…',
  failed: 'Sebab tugas ini tugas anda tidak dapat dimuatkan.',
  you: 'anda',
  somebody: 'bekas rakan serumah',
};

export type WhyNames = {
  today: Day;
  /** The chore itself. */
  chore: string;
  /** A whole display name, `why.you` or `why.somebody`. */
  person: (userId: string) => string;
  choreOf: (type: string) => string;
};

const date = (day: Day, today: Day) =>
  monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
const on = (day: Day | null, { today }: WhyNames) => (day === null ? '' : ` pada ${date(day, today)}`);

const standIn = 'Antara ahli yang ada, kerja tambahan anda paling sedikit.';

/** Says it in a sentence or two. */
export function whySentence(reason: WhyReason, names: WhyNames): string {
  const { person, choreOf, chore, today } = names;
  switch (reason.kind) {
    case 'alone':
      return 'Hanya anda yang tinggal di sini, jadi semua tugas ialah tugas anda.';
    case 'turn':
      return reason.plannedBy === 'turns'
        ? `${chore} bergilir antara semua ahli, dan kali ini giliran anda.`
        : 'Minit anda paling sedikit semasa tugas ini dijadualkan.';
    case 'swap': {
      const whose = reason.from === null ? '' : ` dengan ${person(reason.from)}`;
      const gave = reason.gave === null ? '' : `, sebagai ganti ${choreOf(reason.gave)} anda`;
      return `Tugas ini hasil pertukaran${whose}${on(reason.on, names)}${gave}.`;
    }
    case 'move':
      return 'Anda memindahkannya ke tarikh ini.';
    case 'offer':
      return 'Anda menawarkan diri untuk melakukannya.';
    case 'left':
      return `Asalnya giliran ${person(reason.from)}, yang sudah keluar. ${standIn}`;
    case 'away':
      return `Asalnya giliran ${person(reason.from)}, yang tiada di rumah pada hari itu. ${standIn}`;
    case 'joined':
      return `Anda menyertai pada ${date(reason.since, today)}. Satu daripada setiap ${reason.part} giliran yang dijadualkan sebelum itu ialah giliran anda.`;
  }
}

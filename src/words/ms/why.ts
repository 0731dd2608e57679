import { monthOf, type Day } from '#domain/days.ts';
import type { ChoreBefore, WhyReason } from '#domain/why.ts';
import { capital } from './capital.ts';
import { longDate, shortDate } from './days.ts';
import { sentences } from './lists.ts';

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
  me: string;
  today: Day;
  /** The chore itself. */
  chore: string;
  /** A whole display name, `why.you` or `why.somebody`. */
  person: (userId: string) => string;
  choreOf: (type: string) => string;
};

/** So many of a round are named. */
const NAMED_IN_ROUND = 5;

const date = (day: Day, today: Day) =>
  monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
const on = (day: Day | null, { today }: WhyNames) => (day === null ? '' : ` pada ${date(day, today)}`);

function goesRound(round: readonly string[], { chore, person }: WhyNames): string {
  const named = round.slice(0, NAMED_IN_ROUND).map(person).join(', ');
  const more = round.length - NAMED_IN_ROUND;
  return `${chore} bergilir antara ${named}${more > 0 ? ` dan ${more} lagi` : ''}.`;
}

function hadIt({ userId, dueDate, inPlaceOf }: ChoreBefore, names: WhyNames): string {
  const place = inPlaceOf === null ? '' : ` menggantikan ${names.person(inPlaceOf)}`;
  return `${capital(names.person(userId))} bertugas${on(dueDate, names)}${place}`;
}

/** One or two sentences that say it. */
export function whySentence(reason: WhyReason, names: WhyNames): string {
  const { person, choreOf, today } = names;
  switch (reason.kind) {
    case 'turn': {
      const round = goesRound(reason.round, names);
      if (reason.before === null) return `${round} Ini kali pertama, dan anda yang mula.`;
      const yours = reason.before.dueDate < today ? 'kini giliran anda' : 'selepas itu giliran anda';
      return `${round} ${hadIt(reason.before, names)}; ${yours}.`;
    }
    case 'dealt': {
      const round = reason.round.length === 0 ? [] : [goesRound(reason.round, names)];
      const before = reason.before === null ? [] : [`${hadIt(reason.before, names)}.`];
      return sentences([...round, ...before, 'Kali ini tugas diagihkan kepada anda.']);
    }
    case 'alone':
      return 'Hanya anda yang tinggal di sini, jadi semua tugas ialah tugas anda.';
    case 'templateGone':
      return 'Tugas ini diagihkan kepada anda. Templatnya sudah dipadam selepas itu.';
    case 'evening':
      return 'Minit anda paling sedikit semasa tugas ini dijadualkan.';
    case 'swap': {
      const whose = reason.from === null ? '' : ` dengan ${person(reason.from)}`;
      const gave = reason.gave === null ? '' : `, sebagai ganti ${choreOf(reason.gave)} anda`;
      return `Tugas ini hasil pertukaran${whose}${on(reason.on, names)}${gave}.`;
    }
    case 'leaving': {
      const who = reason.from === null ? why.somebody : person(reason.from);
      return `Tugas ini diserahkan kepada anda apabila ${who} keluar${on(reason.on, names)}.`;
    }
    case 'sharing': {
      const whose = reason.from === null ? '' : ` daripada ${person(reason.from)}`;
      return `Anda menerima tugas ini${whose}${on(reason.on, names)}, semasa tugas dikongsi antara semua ahli.`;
    }
    case 'absence': {
      const whose = reason.from === null ? '' : ` daripada ${person(reason.from)}`;
      return `Anda menerima tugas ini${whose}${on(reason.on, names)}, kerana ada yang tiada di rumah.`;
    }
  }
}

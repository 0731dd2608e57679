import { monthOf, type Day } from '#domain/days.ts';
import type { WhyReason } from '#domain/plan/why.ts';
import { longDate, shortDate } from './days.ts';

/** Why a chore is one's own (docs/product/fair.md 'Why me?'). */
export const why = {
  title: 'Why me?',
  titleOf: (name: string) => `Why me? ${name}`,
  loading: 'Loading…',
  failed: 'Why it is yours could not be loaded.',
  you: 'you',
  somebody: 'a former housemate',
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
const on = (day: Day | null, { today }: WhyNames) => (day === null ? '' : ` on ${date(day, today)}`);

const standIn = 'Of those who are there, you had the least extra work.';

/** Says it in a sentence or two. */
export function whySentence(reason: WhyReason, names: WhyNames): string {
  const { person, choreOf, chore, today } = names;
  switch (reason.kind) {
    case 'alone':
      return 'You are the only one here, so every chore is yours.';
    case 'turn':
      return reason.plannedBy === 'turns'
        ? `${chore} goes round all members, and this is your turn.`
        : 'You had the fewest minutes when it was planned.';
    case 'swap': {
      const whose = reason.from === null ? '' : ` with ${person(reason.from)}`;
      const gave = reason.gave === null ? '' : `, for your ${choreOf(reason.gave)}`;
      return `It came by a swap${whose}${on(reason.on, names)}${gave}.`;
    }
    case 'move':
      return 'You moved it to this day.';
    case 'offer':
      return 'You offered to do it.';
    case 'left':
      return `It was the turn of ${person(reason.from)}, who has left. ${standIn}`;
    case 'away':
      return `It is the turn of ${person(reason.from)}, who is away that day. ${standIn}`;
    case 'joined':
      return `You joined on ${date(reason.since, today)}. One of every ${reason.part} turns that were planned before is yours.`;
  }
}

import { monthOf, type Day } from '#domain/days.ts';
import type { ChoreBefore, WhyReason } from '#domain/why.ts';
import { capital } from './capital.ts';
import { longDate, shortDate } from './days.ts';
import { sentences } from './lists.ts';

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
const on = (day: Day | null, { today }: WhyNames) => (day === null ? '' : ` on ${date(day, today)}`);

function goesRound(round: readonly string[], { chore, person }: WhyNames): string {
  const named = round.slice(0, NAMED_IN_ROUND).map(person).join(', ');
  const more = round.length - NAMED_IN_ROUND;
  return `${chore} goes round ${named}${more > 0 ? ` and ${more} more` : ''}.`;
}

function hadIt({ userId, dueDate, inPlaceOf }: ChoreBefore, names: WhyNames): string {
  const has = userId === names.me ? 'have' : 'has';
  const verb = dueDate < names.today ? 'had' : has;
  const place = inPlaceOf === null ? '' : ` in place of ${names.person(inPlaceOf)}`;
  return `${capital(names.person(userId))} ${verb} it${on(dueDate, names)}${place}`;
}

/** One or two sentences that say it. */
export function whySentence(reason: WhyReason, names: WhyNames): string {
  const { person, choreOf, today } = names;
  switch (reason.kind) {
    case 'turn': {
      const round = goesRound(reason.round, names);
      if (reason.before === null) return `${round} This is the first one, and you begin.`;
      const yours = reason.before.dueDate < today ? 'it is your turn' : 'then it is your turn';
      return `${round} ${hadIt(reason.before, names)}; ${yours}.`;
    }
    case 'dealt': {
      const round = reason.round.length === 0 ? [] : [goesRound(reason.round, names)];
      const before = reason.before === null ? [] : [`${hadIt(reason.before, names)}.`];
      return sentences([...round, ...before, 'This one was dealt to you.']);
    }
    case 'alone':
      return 'You are the only one here, so every chore is yours.';
    case 'templateGone':
      return 'It was dealt to you. Its template has been deleted since.';
    case 'evening':
      return 'You had the fewest minutes when it was planned.';
    case 'swap': {
      const whose = reason.from === null ? '' : ` with ${person(reason.from)}`;
      const gave = reason.gave === null ? '' : `, for your ${choreOf(reason.gave)}`;
      return `It came by a swap${whose}${on(reason.on, names)}${gave}.`;
    }
    case 'leaving': {
      const who = reason.from === null ? why.somebody : person(reason.from);
      return `It came to you when ${who} left${on(reason.on, names)}.`;
    }
    case 'sharing': {
      const whose = reason.from === null ? '' : ` from ${person(reason.from)}`;
      return `It came${whose}${on(reason.on, names)}, when the chores were shared among everyone.`;
    }
    case 'absence': {
      const whose = reason.from === null ? '' : ` from ${person(reason.from)}`;
      return `It came${whose}${on(reason.on, names)}, because of days away.`;
    }
  }
}

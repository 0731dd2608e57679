import type { Chore } from '#contract/chores.ts';
import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import {
  badgeOf,
  isFromEarlierWeek,
  mayComplete,
  mayLetGo,
  mayRemind,
  mayReopen,
  type ChoreBadge,
} from '#domain/chores.ts';
import { type Day, weekStart } from '#domain/days.ts';
import { mayRequestSwap } from '#domain/swaps.ts';
import { chorePlace } from '#domain/places.ts';
import { board } from '#words/chores.ts';
import { shortDate } from '#words/days.ts';
import { choreFace, findPerson, type Face } from '#web/homes/faces.ts';
import type { Laid, waitingNow } from '#web/offline/waiting.ts';

/** A chore as the board shows it: with its template, its assignee and what the reader may do. */
export type BoardChore = Laid & {
  name: string;
  icon: string;
  priority: number;
  /** Estimated; unknown where the template is gone. */
  minutes: number | undefined;
  /** Its template says that a day earlier or later is fine too. */
  flexible: boolean;
  badge: ChoreBadge;
  /** It was finished a moment ago, and still stands among what is late. */
  staysLate?: boolean;
  mine: boolean;
  assignee: Face;
  mayComplete: boolean;
  mayReopen: boolean;
  mayLetGo: boolean;
  /** A housemate's late chore: they can be told of it, were today already, or are away. */
  remind: 'none' | 'offered' | 'done' | 'away';
  swap: SwapOffer;
  /** The request that waits, where one was asked already. */
  swapRequestId: string | undefined;
};

/** Of the reader's own open chore: a housemate can be asked to take it, or one was asked already. */
type SwapOffer = 'none' | 'offered' | 'requested';

type Known = {
  home: Home | undefined;
  templates: readonly Template[];
  me: string;
  today: Day;
  /** The chores that the reader has asked somebody to take, each with its request; until they are known no swap is offered. */
  requested?: ReadonlyMap<string, string> | undefined;
  /** Who is away on a day; without it nobody is. */
  awayOn?: (day: Day) => ReadonlySet<string>;
  /** What was done without a connection; the chore shows as if it had been sent. */
  waiting?: ReturnType<typeof waitingNow>;
};

/** Somebody who lives in the home or once did, and somebody without a name where they are not known. */
export const personFace = (home: Home | undefined, userId: string): Face =>
  findPerson(home, userId) ?? { displayName: board.someone, photoURL: null, tone: 'leaf' };

function swapOffer(chore: Chore, { home, me, today, requested }: Known): SwapOffer {
  if (!requested || !mayRequestSwap(me, chore)) return 'none';
  if (requested.has(chore.id)) return 'requested';
  // Only while it is pending (docs/product/board.md 'Asking for a swap'). And whoever lives alone has nobody to ask.
  return badgeOf(chore, today) !== 'overdue' && home && home.members.length > 1 ? 'offered' : 'none';
}

function reminding(chore: Chore, { me, today, awayOn }: Known): BoardChore['remind'] {
  if (!mayRemind(me, chore, today)) return 'none';
  if (awayOn?.(today).has(chore.assignedTo)) return 'away';
  return chore.remindedOn === today ? 'done' : 'offered';
}

export function toBoardChore(read: Chore, known: Known): BoardChore {
  const { home, templates, me, today, waiting } = known;
  const chore: Laid = waiting ? waiting(read, today) : read;
  const template = templates.find((each) => each.id === chore.type);
  return {
    ...chore,
    ...choreFace(chore.type, templates, chore.name),
    priority: template?.priority ?? 0,
    minutes: template?.estimatedTime,
    flexible: template?.flexible ?? false,
    badge: badgeOf(chore, today),
    mine: chore.assignedTo === me,
    assignee: personFace(home, chore.assignedTo),
    mayComplete: mayComplete(me, chore),
    mayReopen: mayReopen(me, chore, today),
    mayLetGo:
      home !== undefined &&
      isFromEarlierWeek(chore, today) &&
      mayLetGo({ userId: me, role: home.role }, chore),
    remind: reminding(chore, known),
    swap: swapOffer(chore, known),
    swapRequestId: known.requested?.get(chore.id),
  };
}

/** Whether it stands with what is late, and not under its day. */
export const standsLate = ({ badge, staysLate }: BoardChore): boolean =>
  badge === 'overdue' || staysLate === true;

/** A completed chore, until the server answers it or its row leaves. */
export const COMPLETED: Partial<BoardChore> = {
  status: 'completed',
  badge: 'completed',
  mayComplete: false,
  mayReopen: true,
  mayLetGo: false,
  remind: 'none',
  swap: 'none',
};
/** The same of one that was let go. */
export const LET_GO: Partial<BoardChore> = {
  mayComplete: false,
  mayLetGo: false,
  remind: 'none',
  swap: 'none',
};

/** How long it takes, whether its day may shift, and from which it was moved, '45 min · flexible'; empty where nothing is known. */
export const factsOf = ({
  minutes,
  flexible,
  movedFrom,
}: Pick<BoardChore, 'minutes' | 'flexible'> & { movedFrom?: Day | null }): string =>
  [
    minutes === undefined ? '' : board.minutes(minutes),
    // Once it has moved it stays.
    movedFrom ? board.movedFrom(shortDate(movedFrom)) : flexible ? board.flexible : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

/** A day's chores: the most urgent first, then by name (docs/product/board.md 'Views and layouts'). */
export const byUrgency = (one: BoardChore, other: BoardChore) =>
  other.priority - one.priority || one.name.localeCompare(other.name, import.meta.env.OWN_LANGUAGE);

/** Where the board shows a chore, for a link: this week also holds what is late from earlier ones. */
export const placeOnBoard = ({ id, dueDate, mine }: BoardChore, today: Day) => ({
  search: {
    week: weekStart(dueDate) > weekStart(today) ? dueDate : undefined,
    // Whichever tab the board was left on.
    tab: mine ? undefined : ('all' as const),
  },
  hash: chorePlace(id),
});

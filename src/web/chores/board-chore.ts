import type { Chore } from '#contract/chores.ts';
import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import {
  badgeOf,
  isFromEarlierWeek,
  mayClaim,
  mayComplete,
  mayEndClaim,
  mayLetGo,
  mayRemind,
  mayReopen,
  mayThank,
  type ChoreBadge,
} from '#domain/chores.ts';
import type { Day } from '#domain/days.ts';
import { mayRequestSwap } from '#domain/swaps.ts';
import { board, claim, why } from '#words/chores.ts';
import { shortDate } from '#words/days.ts';
import { choreFace, findPerson, type Face } from '#web/homes/faces.ts';
import type { ChoreWithActs, applyUnsent } from '#web/offline/unsent-acts.ts';

/** A chore as the board shows it: with its template, its assignee and what the reader may do. */
export type BoardChore = ChoreWithActs & {
  name: string;
  icon: string;
  priority: number;
  /** Estimated; undefined if the template was deleted. */
  minutes: number | undefined;
  /** Its template allows the day before or after as well. */
  flexible: boolean;
  badge: ChoreBadge;
  /** It has just been finished and is still listed among the late chores. */
  staysLate?: boolean;
  /** The reader has just completed it, and its row stays for a moment (finished-chore.tsx). */
  finish?: 'shown' | 'folding';
  mine: boolean;
  assignee: Face;
  mayComplete: boolean;
  mayReopen: boolean;
  mayLetGo: boolean;
  /** For a housemate's late chore: whether the reader can remind them, did so today, or they are away. */
  remind: 'none' | 'offered' | 'done' | 'away';
  swap: SwapOffer;
  claim: ClaimOffer;
  /** The name of the member from whom its assignee took it over; undefined if nobody did. */
  claimedFor: string | undefined;
  /** 'for Wei Jie Tan', after the assignee's name. */
  claimNote: string | undefined;
  /** For a housemate's completed chore: whether the reader can thank, or has thanked. */
  thank: 'none' | 'offered' | 'done';
  /** It is listed before housemates' chores. One that the reader took over today keeps its place. */
  isFirst: boolean;
  /** The reader added it once, and it is not done. */
  mayDelete: boolean;
  swapRequestId: string | undefined;
};

/** For the reader's own open chore: whether they can ask a housemate to take it, or have asked already. */
type SwapOffer = 'none' | 'offered' | 'requested';

/**
 * Whether the reader can take over the chore, can give back one that they took over today, or can take back one that a housemate took
 * over today.
 */
type ClaimOffer = 'none' | 'offered' | 'mine' | 'theirs';

type Known = {
  home: Home | undefined;
  templates: readonly Template[];
  me: string;
  today: Day;
  /**
   * The chores for which the reader has requested a swap, with the request's id. No swap is offered until they are
   * loaded.
   */
  requested?: ReadonlyMap<string, string> | undefined;
  /** Returns who is away on a day; undefined means that everyone is at home. */
  awayOn?: (day: Day) => ReadonlySet<string>;
  /** Applies what was done offline, so that the chore shows as if it had been sent. */
  waiting?: ReturnType<typeof applyUnsent>;
};

/** Returns a member or former member, or a person without a name if they are unknown. */
export const personFace = (home: Home | undefined, userId: string): Face =>
  findPerson(home, userId) ?? { displayName: board.someone, photoURL: null, tone: 'leaf' };

function swapOffer(chore: Chore, { home, me, today, requested }: Known): SwapOffer {
  if (!requested || !mayRequestSwap(me, chore)) return 'none';
  if (requested.has(chore.id)) return 'requested';
  // Only while the chore is pending (docs/product/board.md 'Asking for a swap'), and only if the reader has
  // housemates.
  return badgeOf(chore, today) !== 'overdue' && home && home.members.length > 1 ? 'offered' : 'none';
}

function reminding(chore: Chore, { me, today, awayOn }: Known): BoardChore['remind'] {
  if (!mayRemind(me, chore, today)) return 'none';
  if (awayOn?.(today).has(chore.assignedTo)) return 'away';
  return chore.remindedOn === today ? 'done' : 'offered';
}

const nameOf = (home: Home | undefined, userId: string, me: string) =>
  userId === me ? why.you : personFace(home, userId).displayName;

function claimOffer(chore: Chore, { home, me, today, awayOn }: Known): ClaimOffer {
  const memberIds = home?.members.map(({ userId }) => userId) ?? [];
  if (mayEndClaim(me, chore, { today, memberIds })) return chore.assignedTo === me ? 'mine' : 'theirs';
  return mayClaim(me, chore, today) && awayOn?.(today).has(me) !== true ? 'offered' : 'none';
}

function thanking(chore: Chore, { me, home }: Known): BoardChore['thank'] {
  const members = home?.members.map(({ userId }) => userId) ?? [];
  if (!mayThank(me, chore, members)) return 'none';
  return chore.thankedBy.includes(me) ? 'done' : 'offered';
}

export function toBoardChore(read: Chore, known: Known): BoardChore {
  const { home, templates, me, today, waiting } = known;
  const chore: ChoreWithActs = waiting ? waiting(read, today) : read;
  const template = templates.find((each) => each.id === chore.type);
  const claimedFor = chore.claimedFrom === null ? undefined : nameOf(home, chore.claimedFrom, me);
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
    claim: claimOffer(chore, known),
    claimedFor,
    claimNote: claimedFor === undefined ? undefined : claim.for(claimedFor),
    thank: thanking(chore, known),
    isFirst: chore.assignedTo === me && chore.claimedOn !== today,
    mayDelete: template?.once?.by === me && chore.status !== 'completed',
    swapRequestId: known.requested?.get(chore.id),
  };
}

/** Returns whether the reader should do it now: it is theirs, and due today or late. */
export const isForNow = (chore: BoardChore): boolean => chore.mayComplete && chore.badge !== 'scheduled';

/** Returns whether it is listed with the late chores instead of under its day. */
export const isListedAsLate = ({ badge, staysLate }: BoardChore): boolean =>
  badge === 'overdue' || staysLate === true;

/** Shown for a completed chore until the server answers or its row leaves. */
export const COMPLETED: Partial<BoardChore> = {
  status: 'completed',
  badge: 'completed',
  mayComplete: false,
  mayReopen: true,
  mayLetGo: false,
  remind: 'none',
  swap: 'none',
  claim: 'none',
};
/** The same for a chore that was let go. */
export const LET_GO: Partial<BoardChore> = {
  mayComplete: false,
  mayLetGo: false,
  remind: 'none',
  swap: 'none',
  claim: 'none',
};

/**
 * Returns how long it takes, whether its day is flexible and from which day it was moved: '45 min · flexible'. Empty if
 * nothing is known.
 */
export const factsOf = ({
  minutes,
  flexible,
  movedFrom,
}: Pick<BoardChore, 'minutes' | 'flexible'> & { movedFrom?: Day | null }): string =>
  [
    minutes === undefined ? '' : board.minutes(minutes),
    // A chore can move only once.
    movedFrom ? board.movedFrom(shortDate(movedFrom)) : flexible ? board.flexible : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

/** Orders a day's chores: most urgent first, then by name (docs/product/board.md 'Views and layouts'). */
export const byUrgency = (one: BoardChore, other: BoardChore) =>
  other.priority - one.priority || one.name.localeCompare(other.name, import.meta.env.PAGE_LANGUAGE);

import type { SavedAbsence } from '#domain/absences.ts';
import type { Day } from '#domain/days.ts';

/**
 * Numbers the acts of a home: joinings, absences and plans. They only grow, so they say what a plan knew, whatever the clocks of two
 * servers show (docs/product/plan.md 'Who does a chore').
 */
export type Act = number;

/** Why a member has agreed to do a chore: an agreed swap, or a move to another day (docs/product/plan.md 'Agreements'). */
export const HELD_WHY = ['swap', 'move'] as const;
export type HeldWhy = (typeof HELD_WHY)[number];

/** A chore of a plan. `type` and `plannedOn` identify it (docs/product/plan.md 'Who does a chore'). */
export type PlannedChore = {
  /** A template's id. */
  type: string;
  plannedOn: Day;
  /** The id of the template whose round it follows: its own, or the leader's of its same-day group. */
  round: string;
  /** The user id of the member whose turn it is. */
  turnOf: string;
};

/** A chore and all that decides who does it. */
export type ChoreFacts = PlannedChore & {
  id: string;
  /** The act that planned it. */
  made: Act;
  /** The template's minutes when it was planned. */
  minutes: number;
  /** The day on which it is due. It differs from `plannedOn` after 'A day earlier' or 'A day later'. */
  dueDate: Day;
  /** It comes once and is on no round. */
  isOnce: boolean;
  /** Neither completed nor let go. */
  isOpen: boolean;
  /** The member who agreed to do it, and why; for a swap also the member who gave it away. */
  heldBy: string | null;
  heldWhy: HeldWhy | null;
  heldFrom: string | null;
  /** The member who took it over with 'I’ll do it', whatever was agreed before. */
  claimedBy: string | null;
};

/** A person who lives in the home. */
export type MemberFacts = {
  userId: string;
  joinedOn: Day;
  /** The act of their joining. */
  joined: Act;
  /** How many members the home had after this joining. A newcomer gets one of so many turns. */
  part: number;
};

/** All that decides who does which chore of a home (docs/product/plan.md 'Who does a chore'). */
export type HomeFacts = {
  today: Day;
  seed: string;
  members: readonly MemberFacts[];
  absences: readonly SavedAbsence[];
  /** Planned on or after `firstDayRead`. */
  chores: readonly ChoreFacts[];
};

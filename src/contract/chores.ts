import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { longRead, longWrite, read, write } from '#contract/procedure.ts';
import { CHORE_STATUSES, WHOSE_LATE } from '#domain/chores.ts';
import { isDay } from '#domain/days.ts';
import { DEAL_BY } from '#domain/plan/even-minutes.ts';

/** A calendar date 'YYYY-MM-DD' in the home's zone (docs/product/everywhere.md 'Days and instants'). */
export const DayText = z.string().refine(isDay, { error: 'INVALID_INPUT' });

/** docs/product/plan.md 'What a plan depends on'. */
export const Chore = z.object({
  id: Id,
  homeId: Id,
  type: z.string(),
  assignedTo: Id,
  dueDate: DayText,
  weekNumber: z.int(),
  year: z.int(),
  month: z.int(),
  status: z.enum(CHORE_STATUSES),
  createdAt: z.date(),
  completedAt: z.date().nullable(),
  completedBy: Id.nullable(),
  /** The day that it was in the home when it was completed: it can be reopened until that day ends. */
  completedOn: DayText.nullable(),
  /** The day that it was planned for, where its person moved it by a day. */
  movedFrom: DayText.nullable(),
  /** The day on which its person was last reminded of it, while it was late. */
  remindedOn: DayText.nullable(),
  /**
   * What its template was called when it was completed, or when that was deleted; null if the template says it. Built-in names in English.
   */
  name: z.string().nullable(),
});
export type Chore = z.infer<typeof Chore>;

/** Why a member does a chore, as domain/plan/why.ts says it (docs/product/fair.md 'Why me?'). */
const WhyReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alone') }),
  z.object({ kind: z.literal('turn'), plannedBy: z.enum(DEAL_BY) }),
  z.object({
    kind: z.literal('swap'),
    from: Id.nullable(),
    on: DayText.nullable(),
    gave: z.string().nullable(),
  }),
  z.object({ kind: z.enum(['move', 'offer']) }),
  z.object({ kind: z.enum(['left', 'away']), from: Id }),
  z.object({ kind: z.literal('joined'), part: z.int(), since: DayText }),
]);

const InHome = z.object({ homeId: Id });
const OneChore = InHome.extend({ choreId: Id });
/** With an id that the client made: the same one again does nothing more (docs/product/board.md 'Completing without a connection'). */
const ActOnChore = OneChore.extend({ id: Id.optional() });

/** The chores of a home (docs/product/board.md 'Completing', 'Late chores') and their plan (docs/product/plan.md 'Planning ahead'). */
export const chores = {
  /** The chores due from one day to another (both in it, at most 62 days), and what day it is in the home. */
  listChores: longRead('member')
    .input(InHome.extend({ from: DayText, to: DayText }))
    .output(z.object({ today: DayText, chores: z.array(Chore) })),
  /**
   * What is late from the weeks before this one: one's own first, then by day, at most 50; how many there are in all, and of one's own; and
   * since which day, null where there are none (docs/product/board.md 'Late chores').
   */
  listLateChores: read('member')
    .input(InHome)
    .output(
      z.object({
        today: DayText,
        chores: z.array(Chore),
        counts: z.object({ all: z.int(), own: z.int() }),
        since: z.object({ all: DayText.nullable(), own: DayText.nullable() }),
      }),
    ),
  /**
   * Who does a chore, and why. A chore that was let go, or of a day on which all are away, is CHORE_NOT_FOUND, because no member has it.
   */
  getWhy: read('member', 'CHORE_NOT_FOUND')
    .input(OneChore)
    .output(z.object({ userId: Id, reason: WhyReason })),
  /** A member opened the app: plans the months that are due and marks what is late. `planned` tells whether anything was. */
  openHome: write('member', [])
    .input(InHome)
    .output(z.object({ today: DayText, changed: z.boolean() })),
  /**
   * Its assignee has done an open chore, also before its day and when it is late: answers it with instant, person and day. The same person
   * again gets the first answer; CHORE_COMPLETED where somebody else did it (docs/product/board.md 'Completing').
   */
  completeChore: write('party', ['chores', 'history'], 'CHORE_NOT_FOUND', 'CHORE_OF_OTHER', 'CHORE_COMPLETED')
    .input(ActOnChore)
    .output(Chore),
  /**
   * Takes the completion back, by whoever made it and on the home's same day: answers the chore, pending or overdue by its day. CHORE_OPEN
   * where it is not completed, REOPEN_TOO_LATE after that day (docs/product/board.md 'Completing').
   */
  reopenChore: write(
    'party',
    ['chores', 'history'],
    'CHORE_NOT_FOUND',
    'CHORE_OF_OTHER',
    'CHORE_OPEN',
    'REOPEN_TOO_LATE',
  )
    .input(ActOnChore)
    .output(Chore),
  /** Takes a late chore of an earlier week off the board for good: its assignee, or the administrator. */
  letGoChore: write('party', ['chores', 'history'], 'CHORE_NOT_FOUND', 'CHORE_COMPLETED', 'CHORE_NOT_LATE')
    .input(OneChore)
    .output(Chore),
  /** Takes that back, by whoever did it and on the same day. */
  putBackChore: write('party', ['chores', 'history'], 'CHORE_NOT_FOUND', 'PUT_BACK_TOO_LATE')
    .input(OneChore)
    .output(Chore),
  /**
   * Takes what is late off the board for good, one's own or everybody's, that was due before a Monday; answers how many. `monday` is the
   * one that the reader saw, at the latest this week's, else CHORE_NOT_LATE. FORBIDDEN where one of them is a housemate's, but for the
   * administrator. The id is the client's: the same call again does nothing more (docs/product/board.md 'Letting a chore go').
   */
  letGoLateChores: longWrite('party', ['chores', 'history'], 'CHORE_NOT_LATE')
    .input(InHome.extend({ id: Id, whose: z.enum(WHOSE_LATE), monday: DayText }))
    .output(z.object({ count: z.int() })),
  /** Takes that back, named by its id, by whoever did it and on the same day; answers how many came back. */
  putBackLateChores: longWrite('party', ['chores', 'history'], 'PUT_BACK_TOO_LATE')
    .input(InHome.extend({ id: Id }))
    .output(z.object({ count: z.int() })),
  /**
   * Its assignee moves an open chore by one day, once, and what of its same-day group is theirs with it: answers these. The same day again
   * changes nothing; the day that it was planned for, on the day of the move, takes it back. CHORE_FIXED where it may not go there
   * (docs/product/board.md 'A day earlier, a day later').
   */
  moveChore: write(
    'party',
    ['chores', 'history'],
    'CHORE_NOT_FOUND',
    'CHORE_OF_OTHER',
    'CHORE_COMPLETED',
    'CHORE_FIXED',
  )
    .input(OneChore.extend({ to: DayText }))
    .output(z.object({ chores: z.array(Chore) })),
  /**
   * Reminds a housemate of a late chore, once a day whoever asks; `wasReminded` where somebody did so today already. FORBIDDEN for its
   * assignee, CHORE_NOT_OVERDUE where its day has not passed, REMIND_AWAY while they are away (docs/product/board.md 'Reminding').
   */
  remindOfChore: write(
    'member',
    ['chores'],
    'CHORE_NOT_FOUND',
    'CHORE_COMPLETED',
    'CHORE_NOT_OVERDUE',
    'REMIND_AWAY',
  )
    .input(OneChore)
    .output(z.object({ wasReminded: z.boolean() })),
  /**
   * What Regenerate would replace, so that its question can say so: all chores, those completed, and those swapped, open and still to come.
   */
  countReplaced: longRead('member')
    .input(InHome)
    .output(z.object({ chores: z.int(), completed: z.int(), swapped: z.int() })),
  /**
   * Deletes the home's chores (the completed ones stay with `keepCompleted`), draws a new seed and plans again. The id is the client's
   * and names the plan that was replaced: the same call again changes nothing more.
   */
  regenerateChoresForHome: longWrite(
    'member',
    ['chores', 'swaps', 'history', 'home'],
    'ID_TAKEN',
    'TOO_MANY_TRIES',
  )
    .input(InHome.extend({ id: Id, keepCompleted: z.boolean() }))
    .output(z.object({ planId: Id, chores: z.int() })),
  /**
   * Undo of a Regenerate or of planning templates anew, one of the 10 that a home keeps, by any member within 7 days; what was completed
   * since stays completed. It goes back in time: whatever was planned anew of the same chores after the plan that comes back can be
   * undone no more. The same call again by the same person answers the first result.
   */
  restorePlan: longWrite('member', ['chores', 'swaps', 'history', 'home'], 'PLAN_GONE')
    .input(InHome.extend({ planId: Id }))
    .output(z.object({ chores: z.int() })),
};

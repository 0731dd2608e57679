import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { longRead, longWrite, read, write } from '#contract/procedure.ts';
import { CHORE_STATUSES, WHOSE_LATE } from '#domain/chores.ts';
import { isDay } from '#domain/days.ts';
import { DEAL_BY } from '#domain/plan/even-minutes.ts';
import { isEstimate, isIcon, TEMPLATE_LIMITS } from '#domain/templates.ts';
import { cleanLine } from '#domain/texts.ts';

/** A calendar date 'YYYY-MM-DD' in the home's zone (docs/product/everywhere.md 'Days and instants'). */
export const DayText = z.string().refine(isDay, { error: 'INVALID_INPUT' });

/** A chore of a home (docs/product/plan.md 'What a plan depends on'). */
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
  /** The home's day on which it was completed. It can be reopened until that day ends. */
  completedOn: DayText.nullable(),
  /** The day it was planned for, if its member moved it by a day. */
  movedFrom: DayText.nullable(),
  /** The day of the last reminder about it. */
  remindedOn: DayText.nullable(),
  /** If its assignee took it over: from whom, and on which day of the home. Both can end that until the day ends. */
  claimedFrom: Id.nullable(),
  claimedOn: DayText.nullable(),
  /** The members who thanked for it, in that order. Empty if it is open. */
  thankedBy: z.array(Id),
  /**
   * Its template's name when it was completed, or when the template was deleted; null if the template has the name. Built-in names are in
   * English.
   */
  name: z.string().nullable(),
});
export type Chore = z.infer<typeof Chore>;

/** Says why a member does a chore, as `whyOf` returns it (docs/product/fair.md 'Why me?'). */
const WhyReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alone') }),
  z.object({ kind: z.literal('turn'), plannedBy: z.enum(DEAL_BY) }),
  z.object({ kind: z.literal('once') }),
  z.object({
    kind: z.literal('swap'),
    from: Id.nullable(),
    on: DayText.nullable(),
    gave: z.string().nullable(),
  }),
  z.object({ kind: z.literal('claim'), from: Id.nullable() }),
  z.object({ kind: z.literal('move') }),
  z.object({ kind: z.enum(['left', 'away']), from: Id }),
  z.object({ kind: z.literal('joined'), part: z.int(), since: DayText }),
]);

const OnceName = z
  .string()
  .overwrite(cleanLine)
  .min(1, { error: 'TEMPLATE_FIELDS_MISSING' })
  .max(TEMPLATE_LIMITS.nameLength, { error: 'TEMPLATE_TEXT_TOO_LONG' });
const OnceIcon = z.string().max(100).overwrite(cleanLine).refine(isIcon, { error: 'ICON_INVALID' });

const InHome = z.object({ homeId: Id });
const OneChore = InHome.extend({ choreId: Id });
/** The client makes `id`: the server does an act with the same id once (docs/product/board.md 'Completing without a connection'). */
const ActOnChore = OneChore.extend({ id: Id.optional() });

/**
 * Reads and changes the chores of a home (docs/product/board.md 'Completing', 'Late chores') and their plan (docs/product/plan.md 'Planning
 * ahead').
 */
export const chores = {
  /** Returns the chores due from one day to another (both included, at most 62 days) and the home's today. */
  listChores: longRead('member')
    .input(InHome.extend({ from: DayText, to: DayText }))
    .output(z.object({ today: DayText, chores: z.array(Chore) })),
  /**
   * Returns the open chores of earlier weeks: the reader's first, then by day, at most 50. Also how many there are, in all and of the
   * reader's, and since which day, null if there are none (docs/product/board.md 'Late chores').
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
   * Returns who does a chore, and why. CHORE_NOT_FOUND if it was let go or all members are away on its day, because then no member has it.
   */
  getWhy: read('member', 'CHORE_NOT_FOUND')
    .input(OneChore)
    .output(z.object({ userId: Id, reason: WhyReason })),
  /** Plans the months that are due and marks late chores, when a member opens the app. `planned` says whether anything changed. */
  openHome: write('member', [])
    .input(InHome)
    .output(z.object({ today: DayText, changed: z.boolean() })),
  /**
   * Completes an open chore of its assignee, also before its day and when it is late. The same member again gets the first answer.
   * CHORE_COMPLETED if another person completed it (docs/product/board.md 'Completing').
   */
  completeChore: write(
    'assignee',
    ['chores', 'history'],
    'CHORE_NOT_FOUND',
    'CHORE_OF_OTHER',
    'CHORE_COMPLETED',
  )
    .input(ActOnChore)
    .output(Chore),
  /**
   * Reopens a chore, for the member who completed it, until that day ends in the home. CHORE_OPEN if it is not completed, REOPEN_TOO_LATE
   * after that day (docs/product/board.md 'Completing').
   */
  reopenChore: write(
    'completer',
    ['chores', 'history'],
    'CHORE_NOT_FOUND',
    'CHORE_OF_OTHER',
    'CHORE_OPEN',
    'REOPEN_TOO_LATE',
  )
    .input(ActOnChore)
    .output(Chore),
  /** Takes a late chore of an earlier week off the board for good, for its assignee or the administrator. */
  letGoChore: write(
    'assigneeOrAdministrator',
    ['chores', 'history'],
    'CHORE_NOT_FOUND',
    'CHORE_COMPLETED',
    'CHORE_NOT_LATE',
  )
    .input(OneChore)
    .output(Chore),
  /** Undoes letting a chore go, for the member who did, until that day ends. */
  putBackChore: write('letGoBy', ['chores', 'history'], 'CHORE_NOT_FOUND', 'PUT_BACK_TOO_LATE')
    .input(OneChore)
    .output(Chore),
  /**
   * Lets go of all late chores due before `monday`, the reader's own or everybody's, and returns how many. `monday` is the one that the
   * reader saw, this week's or an earlier one, else CHORE_NOT_LATE. FORBIDDEN if one is a housemate's, except for the administrator. The
   * client makes the id; the same call again changes nothing (docs/product/board.md 'Letting a chore go').
   */
  letGoLateChores: longWrite('ownOrAdministrator', ['chores', 'history'], 'CHORE_NOT_LATE')
    .input(InHome.extend({ id: Id, whose: z.enum(WHOSE_LATE), monday: DayText }))
    .output(z.object({ count: z.int() })),
  /** Undoes `letGoLateChores` by its id, for the member who did, until that day ends. Returns how many chores came back. */
  putBackLateChores: longWrite('letGoBy', ['chores', 'history'], 'PUT_BACK_TOO_LATE')
    .input(InHome.extend({ id: Id }))
    .output(z.object({ count: z.int() })),
  /**
   * Moves an open chore of its assignee by one day, once, with their chores of its same-day group; returns all of them. The planned day, on
   * the day of the move, undoes it. CHORE_FIXED if it cannot move there (docs/product/board.md 'A day earlier, a day later').
   */
  moveChore: write(
    'assignee',
    ['chores', 'history'],
    'CHORE_NOT_FOUND',
    'CHORE_OF_OTHER',
    'CHORE_COMPLETED',
    'CHORE_FIXED',
  )
    .input(OneChore.extend({ to: DayText }))
    .output(z.object({ chores: z.array(Chore) })),
  /**
   * Reminds a housemate of a late chore, once a day; `wasReminded` if a member did so today. FORBIDDEN for its assignee, CHORE_NOT_OVERDUE
   * if its day has not passed, REMIND_AWAY while they are away (docs/product/board.md 'Reminding').
   */
  remindOfChore: write(
    'notAssignee',
    ['chores'],
    'CHORE_NOT_FOUND',
    'CHORE_COMPLETED',
    'CHORE_NOT_OVERDUE',
    'REMIND_AWAY',
  )
    .input(OneChore)
    .output(z.object({ wasReminded: z.boolean() })),
  /**
   * Makes a housemate's open chore of today or before the caller's, and notifies the housemate. The same member again gets the first answer.
   * FORBIDDEN for its assignee, CHORE_NOT_DUE before its day, CHORE_CLAIMED if another member took it over, CLAIM_AWAY while the caller is
   * away (docs/product/board.md 'I’ll do it').
   */
  claimChore: write(
    'notAssignee',
    ['chores', 'history'],
    'CHORE_NOT_FOUND',
    'CHORE_COMPLETED',
    'CHORE_NOT_DUE',
    'CHORE_CLAIMED',
    'CLAIM_AWAY',
  )
    .input(OneChore)
    .output(Chore),
  /**
   * Gives a chore that was taken over today back to the member who had it, for either of the two, and notifies the other. CLAIM_OVER if it was
   * not taken over today (docs/product/board.md 'I’ll do it').
   */
  endClaim: write(
    'eitherOfClaim',
    ['chores', 'history'],
    'CHORE_NOT_FOUND',
    'CHORE_OF_OTHER',
    'CHORE_COMPLETED',
    'CLAIM_OVER',
  )
    .input(OneChore)
    .output(Chore),
  /**
   * Adds a chore that comes once and joins no round, for a member, or for the least busy one if `userId` is null. Another member does it if
   * that one is away; null if all are. The client makes the id; the same call again returns the first result. ONCE_DAY_INVALID before today or
   * more than a year ahead, ONCE_FULL with 100 of them ahead (docs/product/board.md 'Add once').
   */
  addOnceChore: write(
    'member',
    ['templates', 'chores', 'history'],
    'ID_TAKEN',
    'CHORE_NOT_FOUND',
    'ONCE_DAY_INVALID',
    'ONCE_FULL',
    'MEMBER_NOT_FOUND',
  )
    .input(
      InHome.extend({
        id: Id,
        name: OnceName,
        icon: OnceIcon,
        dueDate: DayText,
        minutes: z.number().refine(isEstimate, { error: 'MINUTES_INVALID' }),
        userId: Id.nullable(),
      }),
    )
    .output(z.object({ choreId: Id, userId: Id.nullable() })),
  /** Deletes a chore that was added once, for the member who added it, until it is done. */
  deleteOnceChore: write(
    'onceCreator',
    ['templates', 'chores', 'swaps', 'history'],
    'CHORE_NOT_FOUND',
    'CHORE_COMPLETED',
  )
    .input(OneChore)
    .output(z.object({})),
  /**
   * Thanks a housemate for a completed chore, which only their bell shows, or takes that back. The same call again changes nothing.
   * FORBIDDEN for the member who completed it, CHORE_OPEN if it is not completed, CHORE_NOT_FOUND if that member has left (docs/product/board.md
   * 'Thanks').
   */
  thankForChore: write('notAssignee', ['chores'], 'CHORE_NOT_FOUND', 'CHORE_OPEN')
    .input(OneChore.extend({ isThanked: z.boolean() }))
    .output(Chore),
  /** Counts what Regenerate would remove, for its question: all chores, completed ones, and open swapped ones from today on. */
  countReplaced: longRead('member')
    .input(InHome)
    .output(z.object({ chores: z.int(), completed: z.int(), swapped: z.int() })),
  /**
   * Deletes the home's chores (but completed ones with `keepCompleted`), draws a new seed and plans again. The client makes the id, which
   * names the plan that was replaced; the same call again changes nothing.
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
   * Undoes a Regenerate or 'Plan again', for any member, within 7 days; a home keeps 10 plans. Chores completed since stay completed. Later
   * plans of the same chores cannot be undone any more. The same call again by the same person returns the first result.
   */
  restorePlan: longWrite('member', ['chores', 'swaps', 'history', 'home'], 'PLAN_GONE')
    .input(InHome.extend({ planId: Id }))
    .output(z.object({ chores: z.int() })),
};

import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { longRead, longWrite, read } from '#contract/procedure.ts';

const InHome = z.object({ homeId: Id });
const Days = InHome.extend({ from: DayText, to: DayText });

/** The days on which a member is away from a home; both ends count (docs/product/absences.md 'Days away'). */
const ShownAbsence = z.object({ id: Id, userId: Id, from: DayText, to: DayText });

const OneChore = z.object({ choreId: Id, type: z.string(), dueDate: DayText });
/** Says how saving an absence would change the reader's chores (docs/product/absences.md 'Chores of days away', 'Coming home early'). */
const Preview = z.object({
  /** `userId` gets the chore. */
  going: z.array(OneChore.extend({ userId: Id })),
  /** The member keeps it because of a swap: its request and the other member, if these are known. */
  swapped: z.array(OneChore.extend({ swapRequestId: Id.nullable(), userId: Id.nullable() })),
  /** All members are away on that day. */
  staying: z.array(OneChore),
  /** `userId` gives the chore back. */
  back: z.array(OneChore.extend({ userId: Id })),
});
export type AbsencePreview = z.infer<typeof Preview>;

const DAYS_REFUSED = [
  'ABSENCE_ENDS_BEFORE',
  'ABSENCE_PAST',
  'ABSENCE_TOO_LONG',
  'ABSENCE_TOO_FAR',
  'ABSENCE_OVERLAPS',
  'ABSENCES_TOO_MANY',
] as const;
const CHANGES = ['chores', 'swaps', 'history'] as const;

/** Reads and changes days away (docs/product/absences.md 'Days away'). */
export const absences = {
  /**
   * Returns all members' absences that are not over or that the board still shows, by first day, and the home's today
   * (docs/product/absences.md 'Where absences show').
   */
  listAbsences: read('member')
    .input(InHome)
    .output(z.object({ today: DayText, absences: z.array(ShownAbsence) })),
  /** Returns what saving a new absence, or other days of one of the reader's, would change now. */
  previewAbsence: longRead('absencePreview', ...DAYS_REFUSED, 'ABSENCE_GONE')
    .input(Days.extend({ absenceId: Id.optional() }))
    .output(Preview),
  /** Creates an absence of the reader. The client makes the id; the same call again returns the first result. */
  createAbsence: longWrite('member', CHANGES, ...DAYS_REFUSED, 'ID_TAKEN', 'TOO_MANY_TRIES')
    .input(Days.extend({ id: Id }))
    .output(ShownAbsence),
  /** Changes the days of one of the reader's absences. */
  changeAbsence: longWrite('absentMember', CHANGES, ...DAYS_REFUSED, 'ABSENCE_GONE', 'TOO_MANY_TRIES')
    .input(Days.extend({ absenceId: Id }))
    .output(ShownAbsence),
  /**
   * Deletes one of the reader's absences; one that has begun ends yesterday. Succeeds if it is gone already (docs/product/absences.md
   * 'Coming home early').
   */
  deleteAbsence: longWrite('absentMember', CHANGES, 'TOO_MANY_TRIES')
    .input(InHome.extend({ absenceId: Id }))
    .output(z.object({})),
};

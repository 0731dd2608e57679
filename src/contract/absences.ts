import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { longRead, longWrite, read } from '#contract/procedure.ts';

const InHome = z.object({ homeId: Id });
const Days = InHome.extend({ from: DayText, to: DayText });

/** Who is away from a home on which days, both counted (docs/product/absences.md 'Days away'). */
const ShownAbsence = z.object({ id: Id, userId: Id, from: DayText, to: DayText });

const OneChore = z.object({ choreId: Id, type: z.string(), dueDate: DayText });
/** What saving an absence would do to the reader's chores (docs/product/absences.md 'Chores of days away', 'Coming home early'). */
const Preview = z.object({
  /** With who gets them. */
  going: z.array(OneChore.extend({ userId: Id })),
  /** By a swap, with its request and the other of its two people where these are known. */
  swapped: z.array(OneChore.extend({ swapRequestId: Id.nullable(), userId: Id.nullable() })),
  /** Since nobody is there. */
  staying: z.array(OneChore),
  /** With who gives them back. */
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

/** Days on which people are not at home (docs/product/absences.md 'Days away'). */
export const absences = {
  /**
   * Everybody's that are not over or that the board still shows, by their first days, and what day it is in the home
   * (docs/product/absences.md 'Where absences show').
   */
  listAbsences: read('member')
    .input(InHome)
    .output(z.object({ today: DayText, absences: z.array(ShownAbsence) })),
  /** What saving it would do, as it is by now: one that is not there yet, or one of the reader's with other days. */
  previewAbsence: longRead('party', ...DAYS_REFUSED, 'ABSENCE_GONE')
    .input(Days.extend({ absenceId: Id.optional() }))
    .output(Preview),
  /** The id is the client's; the same call again answers the first result. */
  createAbsence: longWrite('member', CHANGES, ...DAYS_REFUSED, 'ID_TAKEN', 'TOO_MANY_TRIES')
    .input(Days.extend({ id: Id }))
    .output(ShownAbsence),
  /** One's own. */
  changeAbsence: longWrite('party', CHANGES, ...DAYS_REFUSED, 'ABSENCE_GONE', 'TOO_MANY_TRIES')
    .input(Days.extend({ absenceId: Id }))
    .output(ShownAbsence),
  /** One's own; one that has begun ends yesterday. One that is gone is no mistake (docs/product/absences.md 'Coming home early'). */
  deleteAbsence: longWrite('party', CHANGES, 'TOO_MANY_TRIES')
    .input(InHome.extend({ absenceId: Id }))
    .output(z.object({})),
};

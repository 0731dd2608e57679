import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { longRead } from '#contract/procedure.ts';
import { BALANCE_WEEKS } from '#domain/balance.ts';

const Count = z.int();

/** Minutes and percents are whole numbers. `share` and `evenShare` are percents of all minutes done. */
const Part = z.object({
  minutes: Count,
  share: Count,
  evenMinutes: Count,
  evenShare: Count,
  late: Count,
  swapsTaken: Count,
  swapsHandedOn: Count,
});

/** A member of today. `waiting` is in minutes. */
const MemberBalance = Part.extend({ userId: Id, waiting: Count, daysThere: Count, daysAway: Count });

/** How many minutes a member is above or below an even share. */
const Off = z.object({ userId: Id, minutes: Count });

const Verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alone') }),
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('even'), furthest: Count }),
  z.object({ kind: z.literal('uneven'), ahead: Off.nullable(), behind: Off.nullable() }),
]);

const Balance = z.object({
  weeks: z.literal(BALANCE_WEEKS),
  days: Count,
  members: z.array(MemberBalance),
  former: Part.nullable(),
  verdict: Verdict,
});

/** Reads how evenly a home's chores are done (docs/product/fair.md 'Balance'). */
export const balance = {
  /**
   * Returns what each member did in the last 4 and the last 12 weeks, beside an even share, and the minutes of their open chores in the
   * next 4 weeks. Minutes are those of a chore when it was planned (docs/product/fair.md 'What counts'). The member who did most comes
   * first.
   */
  getBalance: longRead('member')
    .input(z.object({ homeId: Id }))
    .output(z.object({ periods: z.array(Balance) })),
};

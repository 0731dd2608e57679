import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { longRead } from '#contract/procedure.ts';
import { BALANCE_WEEKS } from '#domain/balance.ts';

const Count = z.int();

/** Minutes and percents are whole; `share` and `evenShare` are percents of all that was done. */
const Part = z.object({
  minutes: Count,
  share: Count,
  evenMinutes: Count,
  evenShare: Count,
  late: Count,
  swapsTaken: Count,
  swapsHandedOn: Count,
});

/** One who lives there; `waiting` in minutes. */
const MemberBalance = Part.extend({ userId: Id, waiting: Count, daysThere: Count, daysAway: Count });

/** By how many minutes somebody is off an even share. */
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

/** Who does how much of a home's chores (docs/product/fair.md 'Balance'). */
export const balance = {
  /**
   * What each member did in the last 4 and in the last 12 weeks, beside an even share of the days they were there, and what waits for them
   * in the next 4; minutes are those that a chore had when it was planned (docs/product/fair.md 'What counts'). Whoever did most comes first.
   */
  getBalance: longRead('member')
    .input(z.object({ homeId: Id }))
    .output(z.object({ periods: z.array(Balance) })),
};

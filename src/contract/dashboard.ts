import * as z from 'zod';
import { Chore, DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { read } from '#contract/procedure.ts';

/** A pending swap as the dashboard's card shows it (docs/product/dashboard.md 'Lists of chores'). */
const PendingSwap = z.object({
  id: Id,
  requesterId: Id,
  targetUserId: Id,
  choreType: z.string(),
  /** As `name` of a Chore. */
  choreName: z.string().nullable(),
  choreDueDate: DayText,
  createdAt: z.date(),
});
export type PendingSwap = z.infer<typeof PendingSwap>;

const DashboardOfHome = z.object({
  today: DayText,
  counts: z.object({
    /** Due today, completed ones too. */
    today: z.int(),
    /** Open and due in the 7 days after today. */
    upcoming: z.int(),
    /** Open and late, of people who live here. */
    overdue: z.int(),
    /** Those with the reader as requester or target. */
    pendingSwaps: z.int(),
  }),
  /** The day of the oldest late chore. */
  overdueSince: DayText.nullable(),
  todaysChores: z.array(Chore),
  /** The first 5: by day, then the reader's own, then the most urgent. */
  upcomingChores: z.array(Chore),
  /** How many of the reader's own chores are late, how many of them are of earlier weeks, and the 5 oldest. */
  ownOverdue: z.object({ count: z.int(), ofEarlierWeeks: z.int(), chores: z.array(Chore) }),
  /** The reader's first open chore of the 7 days after today. */
  ownNext: Chore.nullable(),
  /** Whether the reader has completed a chore that was due in the last 7 days, or is due in the next 7. */
  hasCompleted: z.boolean(),
  /** Up to 3: those waiting for the reader's answer first, then the newest. */
  pendingSwaps: z.array(PendingSwap),
  /** The reader's own chores of up to 7 days from now for which a housemate has an open request. */
  requested: z.array(z.object({ choreId: Id, swapRequestId: Id })),
});
export type DashboardOfHome = z.infer<typeof DashboardOfHome>;

/**
 * Reads the dashboard: the whole home's chores, and the reader's swaps (docs/product/dashboard.md 'The four counters', 'Lists of chores').
 */
export const dashboard = {
  /**
   * Returns what is due today, soon and late, by the home's today, and the pending swaps (docs/product/dashboard.md 'The four counters').
   */
  getDashboard: read('member')
    .input(z.object({ homeId: Id }))
    .output(DashboardOfHome),
};

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
  /** As a Chore's name. */
  choreName: z.string().nullable(),
  choreDueDate: DayText,
  createdAt: z.date(),
});
export type PendingSwap = z.infer<typeof PendingSwap>;

const DashboardOfHome = z.object({
  today: DayText,
  counts: z.object({
    /** Due today, the completed ones too. */
    today: z.int(),
    /** Open and due in the 7 days after today. */
    upcoming: z.int(),
    /** Open and late, of those who live here. */
    overdue: z.int(),
    /** Where the reader is requester or target. */
    pendingSwaps: z.int(),
  }),
  /** The day of what is late for the longest. */
  overdueSince: DayText.nullable(),
  todaysChores: z.array(Chore),
  /** The first 5: by date, then the reader's own, then the most urgent. */
  upcomingChores: z.array(Chore),
  /** How many of the reader's own are late, and the 5 that are late for the longest. */
  ownOverdue: z.object({ count: z.int(), chores: z.array(Chore) }),
  /** 3: what waits for the reader's answer first, then the newest. */
  pendingSwaps: z.array(PendingSwap),
  /** The reader's own chores of today and before that wait for a housemate's answer, each with its request. */
  requested: z.array(z.object({ choreId: Id, swapRequestId: Id })),
});
export type DashboardOfHome = z.infer<typeof DashboardOfHome>;

/** The whole home's chores, and the swaps that concern the reader (docs/product/dashboard.md 'The four counters', 'Lists of chores'). */
export const dashboard = {
  /**
   * What is due today, soon and late in the home, by its own calendar date, and the swaps that wait (docs/product/dashboard.md 'The four
   * counters').
   */
  getDashboard: read('member')
    .input(z.object({ homeId: Id }))
    .output(DashboardOfHome),
};

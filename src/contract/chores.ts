import * as z from 'zod';
import { read, write } from '#contract/procedure.ts';
import { isDay } from '#domain/days.ts';

/** A calendar date 'YYYY-MM-DD' in the home's zone (decisions 'Time'). */
export const DayText = z.string().refine(isDay, { error: 'INVALID_INPUT' });

/** spec §3 Chore. */
export const Chore = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  type: z.string(),
  assignedTo: z.uuid(),
  dueDate: DayText,
  weekNumber: z.int(),
  year: z.int(),
  month: z.int(),
  status: z.enum(['pending', 'completed', 'overdue']),
  createdAt: z.date(),
  completedAt: z.date().nullable(),
  completedBy: z.uuid().nullable(),
  /** The day in the home's zone on which it was completed: it can be reopened until that day ends. */
  completedOn: DayText.nullable(),
});
export type Chore = z.infer<typeof Chore>;

const OneChore = z.object({ homeId: z.uuid(), choreId: z.uuid() });

/** spec §2 Chores, §7 Service operations, decisions 'Chores'. */
export const chores = {
  /** The chores due from one day to another (both in it, at most 62 days), and what day it is in the home. */
  listChores: read('member')
    .input(z.object({ homeId: z.uuid(), from: DayText, to: DayText }))
    .output(z.object({ today: DayText, chores: z.array(Chore) })),
  /** A member opened the app: plans the months that are due and marks what is late. `planned` tells whether anything was. */
  openHome: write('member', [])
    .input(z.object({ homeId: z.uuid() }))
    .output(z.object({ today: DayText, changed: z.boolean() })),
  completeChore: write('party', ['chores', 'history'], 'CHORE_NOT_FOUND', 'CHORE_COMPLETED')
    .input(OneChore)
    .output(Chore),
  reopenChore: write('party', ['chores', 'history'], 'CHORE_NOT_FOUND', 'CHORE_OPEN', 'REOPEN_TOO_LATE')
    .input(OneChore)
    .output(Chore),
};

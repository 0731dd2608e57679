// The least that reading the dashboard can cost: bare node:http and pg with the statements of the real program.
import type pg from 'pg';
import type { Chore } from '#contract/chores.ts';
import { addDays, dayOf, weekStart, type Day } from '#domain/days.ts';
import { DASHBOARD_CHORES, DASHBOARD_SWAPS } from '#server/home/chores/dashboard.ts';
import { pool, serveFloor } from './floor-server.ts';

const MEMBERSHIP = `
  select homes.*, memberships.tone from homes join memberships on memberships.home_id = homes.id
   where homes.id = $1 and memberships.user_id = $2 and memberships.left_at is null`;

const prepared = <T extends pg.QueryResultRow>(name: string, text: string, values: string[]) =>
  pool.query<T>({ name, text, values });

type Counts = {
  today: number;
  upcoming: number;
  overdue: number;
  overdueSince: Day | null;
};
type Row = Counts &
  Chore & { ownOverdue: number; ownOfEarlierWeeks: number; hasCompleted: boolean; list: string };

const toChore = (row: Row): Chore => ({
  id: row.id,
  homeId: row.homeId,
  type: row.type,
  assignedTo: row.assignedTo,
  dueDate: row.dueDate,
  weekNumber: row.weekNumber,
  year: row.year,
  month: row.month,
  status: row.status,
  createdAt: row.createdAt,
  completedAt: row.completedAt,
  completedBy: row.completedBy,
  completedOn: row.completedOn,
  movedFrom: row.movedFrom,
  remindedOn: row.remindedOn,
  claimedFrom: row.claimedFrom,
  claimedOn: row.claimedOn,
  thankedBy: row.thankedBy,
  name: row.name,
});
const listed = (rows: Row[], list: string) => rows.filter((row) => row.list === list).map(toChore);

async function getDashboard(homeId: string, userId: string) {
  const home = await prepared<{ time_zone: string }>('membership', MEMBERSHIP, [homeId, userId]);
  const zone = home.rows[0]?.time_zone ?? '';
  const today = dayOf(new Date(), zone);
  const [{ rows }, swaps] = await Promise.all([
    prepared<Row>('chores', DASHBOARD_CHORES, [
      homeId,
      today,
      addDays(today, 7),
      userId,
      weekStart(today),
      addDays(today, -7),
    ]),
    prepared<{ count: number; requested: object[] | null }>('swaps', DASHBOARD_SWAPS, [
      homeId,
      userId,
      addDays(today, 7),
    ]),
  ]);
  const [counts] = rows;
  if (!counts) throw new Error('no counts');
  const { upcoming, overdue, overdueSince, ownOverdue, ownOfEarlierWeeks, hasCompleted } = counts;
  return {
    today,
    counts: { today: counts.today, upcoming, overdue, pendingSwaps: swaps.rows[0]?.count ?? 0 },
    overdueSince,
    todaysChores: listed(rows, 'today'),
    upcomingChores: listed(rows, 'upcoming'),
    ownOverdue: {
      count: ownOverdue,
      ofEarlierWeeks: ownOfEarlierWeeks,
      chores: listed(rows, 'ownOverdue'),
    },
    ownNext: listed(rows, 'ownNext')[0] ?? null,
    hasCompleted,
    pendingSwaps: swaps.rows.map(({ count: _count, requested: _requested, ...swap }) => swap),
    requested: swaps.rows[0]?.requested ?? [],
  };
}

serveFloor(({ homeId }: { homeId: string }, { userId }) => getDashboard(homeId, userId));

import { settingsOf } from '#server/home/homes/settings.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import {
  CHORE_FIELDS,
  jsonOf,
  named,
  SWAP_MESSAGE,
  type Part,
  type Read,
} from '#server/programs/exports/data-parts.ts';
import { OWN_PAYMENTS, OWN_REPEATING, OWN_SETTLEMENTS } from '#server/programs/exports/my-data.ts';

/** Returns the part with a table's rows of the home $1. */
const ofHome = (name: string, columns: string, table: string, key: readonly string[]): Part => ({
  name,
  columns,
  from: `${table} where home_id = $1`,
  key,
});

const HOME_PARTS: readonly Part[] = [
  {
    name: 'members',
    columns: named('own.user_id, users.display_name, own.joined_at, own.left_at, own.removed'),
    from: 'memberships as own join users on users.id = own.user_id where own.home_id = $1',
    key: ['own.joined_at', 'own.user_id'],
  },
  {
    name: 'joinRequests',
    columns: named('request.user_id, users.display_name, asked_at, declined_at'),
    from: 'join_requests as request join users on users.id = request.user_id where request.home_id = $1',
    key: ['asked_at', 'request.id'],
  },
  ofHome(
    'templates',
    `template_id as id, ${named('created_by, name, description, frequency, once_on, occurrences_per_week, priority, estimated_time')},
     ${named('icon, flexible, requires_same_day, is_custom, deleted, created_at, updated_at')}`,
    'chore_templates',
    ['created_at', 'template_id'],
  ),
  ofHome('plannedMonths', named('year, month, planned_at'), 'planned_months', ['year', 'month']),
  ofHome(
    'absences',
    'id, user_id as "userId", from_day as "from", to_day as "to", created_at as "createdAt"',
    'absences',
    ['from_day', 'id'],
  ),
  ofHome('chores', CHORE_FIELDS, 'chores', ['due_date', 'id']),
  ofHome('thanks', named('chore_id, user_id, thanked_at'), 'thanks', ['chore_id', 'user_id']),
  ofHome('removedChores', `${CHORE_FIELDS}, removed_by as "removedByAct"`, 'removed_chores', ['id']),
  ofHome('history', named('actor_id, type, data, created_at'), 'home_events', ['id']),
];

/** The parts that depend on the person $1 in the home $2: they do not get messages or debts between two others. */
const PARTS_FOR: readonly Part[] = [
  {
    name: 'swapRequests',
    columns: `
      ${named('id, requester_id, target_user_id, chore_type, chore_due_date, return_chore_type, return_chore_due_date')},
      ${named('status, exchanged, ended_because')}, ${SWAP_MESSAGE}`,
    from: 'swap_requests where home_id = $2',
    key: ['created_at', 'id'],
  },
  OWN_PAYMENTS,
  OWN_REPEATING,
  OWN_SETTLEMENTS,
];

/** Yields the data of a home for its administrator, as JSON in pieces. */
export function homeData(read: Read, userId: string, home: MemberHome, now: Date): AsyncGenerator<string> {
  const { id, name, created_at: createdAt, updated_at: updatedAt, admin_id: adminId } = home;
  const head = { madeAt: now, home: { id, name, adminId, settings: settingsOf(home), createdAt, updatedAt } };
  const parts = [
    ...HOME_PARTS.map((part) => [part, [[id]]] as const),
    ...PARTS_FOR.map((part) => [part, [[userId, id]]] as const),
  ];
  return jsonOf(read, head, parts);
}

import { CHORE_FIELDS, jsonOf, type Part, type Read } from '#server/programs/exports/data-parts.ts';
import { settingsOf } from '#server/home/homes/settings.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import { OWN_PAYMENTS, OWN_REPEATING, OWN_SETTLEMENTS } from '#server/programs/exports/my-data.ts';

/** Of the home $1. */
const HOME_PARTS: readonly Part[] = [
  {
    name: 'members',
    columns: `
      own.user_id as "userId", users.display_name as "displayName", own.joined_at as "joinedAt", own.left_at as "leftAt",
      own.removed`,
    from: 'memberships as own join users on users.id = own.user_id where own.home_id = $1',
    key: ['own.joined_at', 'own.user_id'],
  },
  {
    name: 'joinRequests',
    columns: `
      request.user_id as "userId", users.display_name as "displayName", asked_at as "askedAt", declined_at as "declinedAt"`,
    from: 'join_requests as request join users on users.id = request.user_id where request.home_id = $1',
    key: ['asked_at', 'request.id'],
  },
  {
    name: 'templates',
    columns: `
      template_id as id, created_by as "createdBy", name, description, frequency, occurrences_per_week as "occurrencesPerWeek",
      priority, estimated_time as "estimatedTime", icon, flexible, requires_same_day as "requiresSameDay",
      is_custom as "isCustom", deleted, created_at as "createdAt", updated_at as "updatedAt"`,
    from: 'chore_templates where home_id = $1',
    key: ['created_at', 'template_id'],
  },
  {
    name: 'plannedMonths',
    columns: 'year, month, planned_at as "plannedAt"',
    from: 'planned_months where home_id = $1',
    key: ['year', 'month'],
  },
  {
    name: 'absences',
    columns: 'id, user_id as "userId", from_day as "from", to_day as "to", created_at as "createdAt"',
    from: 'absences where home_id = $1',
    key: ['from_day', 'id'],
  },
  {
    name: 'chores',
    columns: CHORE_FIELDS,
    from: 'chores where home_id = $1',
    key: ['due_date', 'id'],
  },
  {
    name: 'removedChores',
    columns: `${CHORE_FIELDS}, removed_by as "removedByAct"`,
    from: 'removed_chores where home_id = $1',
    key: ['id'],
  },
  {
    name: 'history',
    columns: 'actor_id as "actorId", type, data, created_at as "createdAt"',
    from: 'home_events where home_id = $1',
    key: ['id'],
  },
];

/** Of the person $1 in the home $2: what two others wrote each other with a swap, or owe each other, is not theirs. */
const PARTS_FOR: readonly Part[] = [
  {
    name: 'swapRequests',
    columns: `
      id, requester_id as "requesterId", target_user_id as "targetUserId", chore_type as "choreType",
      chore_due_date as "choreDueDate", return_chore_type as "returnChoreType",
      return_chore_due_date as "returnChoreDueDate", status, exchanged, ended_because as "endedBecause",
      case when $1 in (requester_id, target_user_id) then message end as message, created_at as "createdAt",
      updated_at as "updatedAt"`,
    from: 'swap_requests where home_id = $2',
    key: ['created_at', 'id'],
  },
  OWN_PAYMENTS,
  OWN_REPEATING,
  OWN_SETTLEMENTS,
];

/** What a home's administrator may take away of it, as JSON in pieces. */
export function homeData(read: Read, userId: string, home: MemberHome, now: Date): AsyncGenerator<string> {
  const { id, name, created_at: createdAt, updated_at: updatedAt, admin_id: adminId } = home;
  const head = { madeAt: now, home: { id, name, adminId, settings: settingsOf(home), createdAt, updatedAt } };
  const parts = [
    ...HOME_PARTS.map((part) => [part, [[id]]] as const),
    ...PARTS_FOR.map((part) => [part, [[userId, id]]] as const),
  ];
  return jsonOf(read, head, parts);
}

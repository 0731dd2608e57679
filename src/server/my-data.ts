import type pg from 'pg';
import { byTime, instantText, jsonOf, type Part } from '#server/data-parts.ts';

const ACCOUNT = `
  select id, email, email_verified as "emailVerified", confirmed_at as "emailConfirmedAt", display_name as "displayName", photo_url as "photoURL",
         home_id as "activeHomeId", locale, unwanted_mail as "unwantedMail", created_at as "createdAt", updated_at as "updatedAt"
    from users where id = $1`;

/** By which indexes find what a person may be named in: else each page of it would read that of all homes. */
const OF_OWN_HOMES = 'home_id in (select home_id from memberships where user_id = $1)';
export const OF_OWN_PAYMENTS = `
  (request.home_id, request.id) in (
     select home_id, id from payment_requests where requester_id = $1
      union all
     select home_id, payment_id from payment_debtors where user_id = $1)`;

/**
 * The requests that the person $1 takes part in. The lines are all where they asked for the money, else their own: who else owes how
 * much is on the page, but not theirs to take away.
 */
export const OWN_PAYMENTS: Part = {
  name: 'paymentRequests',
  text: `
    select ${byTime('request.created_at', 'request.id')}, request.id, request.home_id as "homeId", homes.name as "homeName",
           request.requester_id as "requesterId", requester.display_name as "requesterName", request.title, request.category,
           request.total_amount as "totalAmountInSen", request.deleted, request.created_at as "createdAt",
           request.updated_at as "updatedAt",
           (select jsonb_agg(jsonb_build_object(
                     'userId', line.user_id, 'name', person.display_name, 'amountInSen', line.amount,
                     'paidAt', case when line.paid_by <> 'let_go' then ${instantText('line.paid_at')} end,
                     'paidBy', nullif(line.paid_by, 'let_go'),
                     'letGoAt', case when line.paid_by = 'let_go' then ${instantText('line.paid_at')} end,
                     'notifiedAt', ${instantText('line.notified_at')}, 'reminders', line.reminders,
                     'remindedAt', ${instantText('line.reminded_at')}, 'nextReminderOn', line.remind_on) order by line.user_id)
              from payment_debtors as line join users as person on person.id = line.user_id
             where line.home_id = request.home_id and line.payment_id = request.id
               and $1 in (request.requester_id, line.user_id)) as lines
      from payment_requests as request
      join homes on homes.id = request.home_id
      join users as requester on requester.id = request.requester_id
     where ${OF_OWN_PAYMENTS}`,
};

/** Everything of the person $1; passwords, tokens and their hashes are nobody's to read. */
const PARTS: readonly Part[] = [
  {
    name: 'waysToSignIn',
    text: `select ${byTime('created_at', 'id')}, provider_id as provider, created_at as "createdAt" from accounts where user_id = $1`,
  },
  {
    name: 'twoStepSignIn',
    text: `
      select ${byTime('created_at', 'user_id')}, confirmed_at as "onSince", cardinality(recovery_codes) as "recoveryCodesLeft"
        from two_steps where user_id = $1`,
  },
  {
    name: 'sessions',
    text: `
      select ${byTime('created_at', 'id')}, id, ip_address as "address", user_agent as "device", created_at as "createdAt",
             updated_at as "lastUsedAt", expires_at as "expiresAt"
        from sessions where user_id = $1`,
  },
  {
    name: 'pictures',
    text: `select ${byTime('created_at', 'id')}, id, created_at as "createdAt" from pictures where user_id = $1`,
  },
  {
    name: 'homes',
    text: `
      select ${byTime('own.joined_at', 'own.home_id')}, homes.id, homes.name, homes.admin_id = $1 as administrator,
             homes.created_by = $1 as "created", own.joined_at as "joinedAt", own.left_at as "leftAt", own.removed, own.tone,
             own.saw_chores as "sawChores", own.saw_board as "sawBoard", own.shares_chores as "sharesChores"
        from memberships as own join homes on homes.id = own.home_id where own.user_id = $1`,
  },
  {
    // Nobody learns more of a home by asking to join it than the name that they asked by.
    name: 'joinRequests',
    text: `
      select ${byTime('asked_at', 'id')}, id, home_name as "homeName", asked_at as "askedAt", declined_at as "declinedAt"
        from join_requests where user_id = $1`,
  },
  {
    name: 'chores',
    text: `
      select to_char(due_date, 'YYYY-MM-DD') || id as key, id, home_id as "homeId", type, due_date as "dueDate", status,
             assigned_to as "assignedTo", moved_by_swap as "movedBySwap", created_at as "createdAt",
             completed_at as "completedAt", completed_by as "completedBy", let_go_at as "letGoAt",
             let_go_by as "letGoBy"
        from chores where ${OF_OWN_HOMES} and $1 in (assigned_to, completed_by, let_go_by)`,
  },
  {
    name: 'templates',
    text: `
      select ${byTime('created_at', 'home_id || template_id')}, home_id as "homeId", template_id as id, name, description,
             frequency, occurrences_per_week as "occurrencesPerWeek", priority, estimated_time as "estimatedTime", icon, flexible,
             requires_same_day as "requiresSameDay", deleted, created_at as "createdAt", updated_at as "updatedAt"
        from chore_templates where ${OF_OWN_HOMES} and created_by = $1`,
  },
  {
    name: 'swapRequests',
    text: `
      select ${byTime('created_at', 'id')}, id, home_id as "homeId", requester_id as "requesterId",
             target_user_id as "targetUserId", chore_id as "choreId", chore_type as "choreType",
             chore_due_date as "choreDueDate", return_chore_id as "returnChoreId", return_chore_type as "returnChoreType",
             return_chore_due_date as "returnChoreDueDate", status, exchanged, ended_because as "endedBecause",
             ended_by as "endedBy", message, created_at as "createdAt",
             updated_at as "updatedAt"
        from swap_requests where ${OF_OWN_HOMES} and $1 in (requester_id, target_user_id)`,
  },
  {
    name: 'notifications',
    text: `
      select ${byTime('created_at', 'id')}, id, type, data, read, created_at as "createdAt"
        from notifications where user_id = $1`,
  },
  {
    name: 'history',
    text: `
      select ${byTime('created_at', 'id')}, home_id as "homeId", actor_id as "actorId", type, data, created_at as "createdAt"
        from home_events where ${OF_OWN_HOMES} and (actor_id = $1 or data->>'userId' = $1::text)`,
  },
  {
    name: 'regenerated',
    text: `
      select ${byTime('replaced_at', 'id')}, home_id as "homeId", replaced_at as "replacedAt"
        from replaced_plans where ${OF_OWN_HOMES} and replaced_by = $1`,
  },
  OWN_PAYMENTS,
  {
    name: 'proofs',
    text: `
      select ${byTime('uploaded_at', 'id')}, id, home_id as "homeId", payment_id as "paymentId", state,
             media_type as "mediaType", encode(sha256, 'hex') as sha256, read, shown as "shownInSen",
             reference_keys as "referenceKeys", also_pays as "alsoPays", uploaded_at as "uploadedAt", decided_at as "decidedAt",
             has_files as "filesKept", remove_files_at as "filesGoAt"
        from payment_proofs where ${OF_OWN_HOMES} and user_id = $1`,
  },
  {
    name: 'paymentLinks',
    text: `
      select ${byTime('created_at', "encode(token_hash, 'hex')")}, payment_id as "paymentId", created_at as "createdAt",
             expires_at as "expiresAt"
        from payment_links where ${OF_OWN_HOMES} and user_id = $1`,
  },
  {
    name: 'namesYouWerePaidUnder',
    text: `select ${byTime('created_at', 'name')}, name, created_at as "createdAt" from payee_aliases where user_id = $1`,
  },
  {
    name: 'lettersThatWait',
    text: `
      select ${byTime('held_at', 'id')}, letter->>'subject' as subject, letter->>'html' as html, held_at as "heldAt"
        from held_letters where user_id = $1`,
  },
];

/** Everything that is kept of a person, as JSON in pieces. */
export async function* myData(pool: pg.Pool, userId: string, now: Date): AsyncGenerator<string> {
  const { rows } = await pool.query(ACCOUNT, [userId]);
  yield* jsonOf(
    pool,
    { madeAt: now, account: rows[0] },
    PARTS.map((part) => [part, [userId]] as const),
  );
}

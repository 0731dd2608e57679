import {
  CHORE_FIELDS,
  instantText,
  jsonOf,
  type Part,
  type Read,
} from '#server/programs/exports/data-parts.ts';

const ACCOUNT = `
  select id, email, email_verified as "emailVerified", confirmed_at as "emailConfirmedAt", confirmation_sent_at as "confirmationSentAt", display_name as "displayName", photo_url as "photoURL",
         home_id as "activeHomeId", locale, unwanted_mail as "unwantedMail", mail_chosen_at as "mailChosenAt", data_downloaded_at as "dataDownloadedAt", created_at as "createdAt", updated_at as "updatedAt"
    from users where id = $1`;

/**
 * The requests of the home $2 that the person $1 takes part in. The shares are all where they asked for the money, else their own: who else
 * owes how much is on the page, but not theirs to take away.
 */
export const OWN_PAYMENTS: Part = {
  name: 'paymentRequests',
  columns: `
    request.id, request.home_id as "homeId", homes.name as "homeName", request.requester_id as "requesterId",
    requester.display_name as "requesterName", request.title, request.category, request.total_amount as "totalAmountInSen",
    request.split, request.own_share as "ownShareInSen",
    request.deleted, request.created_at as "createdAt", request.updated_at as "updatedAt",
    (select bill.attached_at from payment_bills as bill
      where bill.home_id = request.home_id and bill.payment_id = request.id and bill.shown) as "billAttachedAt",
    (select jsonb_agg(jsonb_build_object(
              'userId', share.user_id, 'name', person.display_name, 'amountInSen', share.amount,
              'paidAt', case when share.paid_by <> 'let_go' then ${instantText('share.paid_at')} end,
              'paidBy', nullif(share.paid_by, 'let_go'), 'settledWith', share.settled_with,
              'letGoAt', case when share.paid_by = 'let_go' then ${instantText('share.paid_at')} end,
              'notifiedAt', ${instantText('share.notified_at')}, 'reminders', share.reminders,
              'remindedAt', ${instantText('share.reminded_at')}, 'nextReminderOn', share.remind_on) order by share.user_id)
       from payment_debtors as share join users as person on person.id = share.user_id
      where share.home_id = request.home_id and share.payment_id = request.id
        and $1 in (request.requester_id, share.user_id)) as lines`,
  // One share looked up for each request: joined, the shares of all pages would be read for each.
  from: `
    payment_requests as request
    join homes on homes.id = request.home_id
    join users as requester on requester.id = request.requester_id
   where request.home_id = $2
     and $1 in (request.requester_id,
                (select own.user_id from payment_debtors as own
                  where own.home_id = request.home_id and own.payment_id = request.id and own.user_id = $1))`,
  key: ['request.created_at', 'request.id'],
};

/** What repeats in the home $2 and the person $1 asks for, or is asked for. */
export const OWN_REPEATING: Part = {
  name: 'repeatingRequests',
  columns: `
    series.id, series.home_id as "homeId", series.requester_id as "requesterId", series.title, series.category,
    series.total_amount as "totalAmountInSen", series.split, series.own_share as "ownShareInSen", series.every,
    series.first_on as "firstOn", series.next_on as "nextOn", series.paused, series.created_at as "createdAt",
    (select jsonb_agg(jsonb_build_object('userId', asked.user_id, 'amountInSen', asked.amount) order by asked.user_id)
       from payment_series_debtors as asked
      where asked.home_id = series.home_id and asked.series_id = series.id
        and $1 in (series.requester_id, asked.user_id)) as shares`,
  from: `
    payment_series as series
   where series.home_id = $2
     and $1 in (series.requester_id,
                (select own.user_id from payment_series_debtors as own
                  where own.home_id = series.home_id and own.series_id = series.id and own.user_id = $1))`,
  key: ['series.created_at', 'series.id'],
};

/** How the person $1 settled up with others in the home $2. */
export const OWN_SETTLEMENTS: Part = {
  name: 'settlements',
  columns: `
    id, home_id as "homeId", payer_id as "payerId", payee_id as "payeeId", amount as "differenceInSen", created_at as "createdAt",
    settled_at as "settledAt", settled_by as "settledBy",
    (select jsonb_agg(jsonb_build_object('paymentId', part.payment_id, 'userId', part.user_id, 'amountInSen', part.amount)
                      order by part.payment_id, part.user_id)
       from settlement_lines as part
      where part.home_id = settlements.home_id and part.settlement_id = settlements.id) as lines`,
  from: 'settlements where home_id = $2 and $1 in (payer_id, payee_id)',
  key: ['created_at', 'id'],
};

/** Whether a chore, in the plan or removed from it, names the person $1. */
const OWN_CHORES = '$1 in (assigned_to, completed_by, let_go_by, turn_of, held_by, held_from)';

/** `inHome`: of the home $2, else of all. */
type OwnPart = Part & { inHome?: true };

/** Everything of the person $1; passwords, tokens and their hashes are nobody's to read. */
const OWN_PARTS: readonly OwnPart[] = [
  {
    name: 'waysToSignIn',
    columns: `provider_id as provider, nullif(account_id, $1::uuid::text) as "accountThere", created_at as "createdAt"`,
    from: 'accounts where user_id = $1',
    key: ['created_at', 'id'],
  },
  {
    name: 'twoStepSignIn',
    columns: 'confirmed_at as "onSince", cardinality(recovery_codes) as "recoveryCodesLeft"',
    from: 'two_steps where user_id = $1',
    key: ['user_id'],
  },
  {
    name: 'sessions',
    columns: `
      id, ip_address as "address", user_agent as "device", created_at as "createdAt", updated_at as "lastUsedAt",
      expires_at as "expiresAt",
      (select jsonb_build_object('since', ${instantText('device.created_at')}, 'unwanted', device.unwanted, 'morning', device.morning)
         from push_subscriptions as device where device.session_id = sessions.id) as notifications`,
    from: 'sessions where user_id = $1',
    key: ['created_at', 'id'],
  },
  {
    name: 'morningReminder',
    columns: 'hour, by_mail as "byMail", done_on as "doneOn"',
    from: 'morning_reminders where user_id = $1',
    key: ['user_id'],
  },
  {
    name: 'calendar',
    columns: 'shows, made_at as "linkMadeAt"',
    from: 'calendars where user_id = $1',
    key: ['user_id'],
  },
  {
    name: 'paymentDetails',
    columns:
      'bank, account_number as "accountNumber", account_name as "accountName", duitnow_id as "duitNowId", code, changed_at as "changedAt", is_first as "isFirst", set_aside_at as "setAsideAt"',
    from: 'payment_details where user_id = $1',
    key: ['user_id'],
  },
  {
    name: 'pictures',
    columns: 'id, created_at as "createdAt"',
    from: 'pictures where user_id = $1',
    key: ['created_at', 'id'],
  },
  {
    name: 'homes',
    columns: `
      homes.id, homes.name, homes.admin_id = $1 as administrator, homes.created_by = $1 as "created", own.joined_at as "joinedAt",
      own.left_at as "leftAt", own.removed, own.tone, own.saw_chores as "sawChores", own.saw_board as "sawBoard",
      own.joined_on as "joinedOn", own.part`,
    from: 'memberships as own join homes on homes.id = own.home_id where own.user_id = $1',
    key: ['own.joined_at', 'own.home_id'],
  },
  {
    // Nobody learns more of a home by asking to join it than the name that they asked by.
    name: 'joinRequests',
    columns: 'id, home_name as "homeName", asked_at as "askedAt", declined_at as "declinedAt"',
    from: 'join_requests where user_id = $1',
    key: ['asked_at', 'id'],
  },
  {
    name: 'chores',
    columns: `home_id as "homeId", ${CHORE_FIELDS}`,
    from: `chores where home_id = $2 and ${OWN_CHORES}`,
    key: ['due_date', 'id'],
    inHome: true,
  },
  {
    name: 'absences',
    columns: 'id, home_id as "homeId", from_day as "from", to_day as "to", created_at as "createdAt"',
    from: 'absences where home_id = $2 and user_id = $1',
    key: ['from_day', 'id'],
    inHome: true,
  },
  {
    // What they say now may be others' words, and is read only where one lives.
    name: 'templates',
    columns: `
      made.home_id as "homeId", made.template_id as id, shown.name, shown.description, shown.frequency,
      shown.occurrences_per_week as "occurrencesPerWeek", shown.priority, shown.estimated_time as "estimatedTime", shown.icon,
      shown.flexible, shown.requires_same_day as "requiresSameDay", shown.deleted, made.created_at as "createdAt",
      shown.updated_at as "updatedAt"`,
    from: `
      chore_templates as made
      left join chore_templates as shown
        on shown.home_id = made.home_id and shown.template_id = made.template_id
       and exists (select from user_homes where user_id = $1 and home_id = $2)
     where made.home_id = $2 and made.created_by = $1`,
    key: ['made.created_at', 'made.template_id'],
    inHome: true,
  },
  {
    name: 'swapRequests',
    columns: `
      id, home_id as "homeId", requester_id as "requesterId", target_user_id as "targetUserId", chore_id as "choreId",
      chore_type as "choreType", chore_due_date as "choreDueDate", return_chore_id as "returnChoreId",
      return_chore_type as "returnChoreType", return_chore_due_date as "returnChoreDueDate", status, exchanged,
      ended_because as "endedBecause", ended_by as "endedBy",
      case when $1 in (requester_id, target_user_id) then message end as message, created_at as "createdAt", updated_at as "updatedAt"`,
    from: 'swap_requests where home_id = $2 and $1 in (requester_id, target_user_id, ended_by)',
    key: ['created_at', 'id'],
    inHome: true,
  },
  {
    name: 'notifications',
    columns: 'id, type, data, read, created_at as "createdAt"',
    from: 'notifications where user_id = $1',
    key: ['created_at', 'id'],
  },
  {
    name: 'history',
    columns: 'home_id as "homeId", actor_id as "actorId", type, data, created_at as "createdAt"',
    from: `home_events where home_id = $2 and (actor_id = $1 or data->>'userId' = $1::text or data->'userIds' ? $1::text)`,
    key: ['id'],
    inHome: true,
  },
  {
    // What they had, did or let go in plans that can still be brought back.
    name: 'removedChores',
    columns: `home_id as "homeId", ${CHORE_FIELDS}, removed_by as "removedByAct"`,
    from: `removed_chores where home_id = $2 and ${OWN_CHORES}`,
    key: ['id'],
    inHome: true,
  },
  {
    name: 'replacedPlans',
    columns: 'home_id as "homeId", id as "planId", act, replaced_at as "replacedAt"',
    from: 'replaced_plans where home_id = $2 and replaced_by = $1',
    key: ['replaced_at', 'id'],
    inHome: true,
  },
  { ...OWN_PAYMENTS, inHome: true },
  { ...OWN_REPEATING, inHome: true },
  {
    name: 'proofs',
    columns: `
      id, home_id as "homeId", payment_id as "paymentId", state, media_type as "mediaType", encode(sha256, 'hex') as sha256, read - 'rules' as read,
      shown as "shownInSen", reference_keys as "referenceKeys", also_pays as "alsoPays", settlement_id as "settlementId", uploaded_at as "uploadedAt",
      (select jsonb_agg(reason -> 'code') from jsonb_array_elements(reasons) as reason) as reasons,
      decided_at as "decidedAt", has_files as "filesKept", remove_files_at as "filesGoAt"`,
    from: 'payment_proofs where user_id = $1',
    key: ['uploaded_at', 'home_id', 'id'],
  },
  { ...OWN_SETTLEMENTS, inHome: true },
  {
    name: 'paymentLinks',
    columns: 'payment_id as "paymentId", created_at as "createdAt", expires_at as "expiresAt"',
    from: 'payment_links where user_id = $1',
    key: ['created_at', 'token_hash'],
  },
  {
    name: 'namesYouWerePaidUnder',
    columns: 'name, created_at as "createdAt"',
    from: 'payee_aliases where user_id = $1',
    key: ['created_at', 'name'],
  },
  {
    name: 'lettersThatWait',
    columns: `letter->>'subject' as subject, letter->>'html' as html, held_at as "heldAt"`,
    from: 'held_letters where user_id = $1',
    key: ['held_at', 'id'],
  },
  {
    name: 'lettersYouWroteThatWait',
    columns: `user_id as "to", letter->>'subject' as subject, letter->>'html' as html, held_at as "heldAt"`,
    from: `held_letters where letter->>'senderId' = $1::text`,
    key: ['held_at', 'id'],
  },
];

/** The homes that somebody lives in or has lived in, in the order in which they came there. */
export async function ownHomes(read: Read, userId: string): Promise<string[]> {
  const text = 'select home_id as id from memberships where user_id = $1 order by joined_at, home_id';
  return (await read<{ id: string }>(text, [userId])).map(({ id }) => id);
}

/** Everything that is kept of a person, as JSON in pieces. */
export async function* myData(read: Read, userId: string, now: Date): AsyncGenerator<string> {
  const [account] = await read(ACCOUNT, [userId]);
  const inHomes = (await ownHomes(read, userId)).map((homeId) => [userId, homeId]);
  yield* jsonOf(
    read,
    { madeAt: now, account },
    OWN_PARTS.map((part) => [part, part.inHome ? inHomes : [[userId]]] as const),
  );
}

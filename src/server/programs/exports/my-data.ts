import {
  CHORE_FIELDS,
  instantText,
  jsonOf,
  named,
  SWAP_MESSAGE,
  type Part,
  type Read,
} from '#server/programs/exports/data-parts.ts';

const ACCOUNT = `
  select ${named('id, email, email_verified')}, confirmed_at as "emailConfirmedAt", ${named('confirmation_sent_at, display_name')},
         photo_url as "photoURL", home_id as "activeHomeId",
         ${named('locale, unwanted_mail, mail_chosen_at, data_downloaded_at, created_at, updated_at')}
    from users where id = $1`;

/**
 * Requests of the home $2 with the person $1 as requester or debtor. A requester gets all shares, a debtor only their own: the page shows what others
 * owe, but a debtor may not download that.
 */
export const OWN_PAYMENTS: Part = {
  name: 'paymentRequests',
  columns: `
    ${named('request.id, request.home_id')}, homes.name as "homeName", ${named('request.requester_id')},
    requester.display_name as "requesterName", request.title, request.category, request.total_amount as "totalAmountInSen",
    request.split, request.own_share as "ownShareInSen", ${named('request.deleted, request.created_at, request.updated_at')},
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
  // Looks up a share for each request. A join would read the shares of all pages for each page.
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

/** Repeating requests in the home $2 by or to the person $1. */
export const OWN_REPEATING: Part = {
  name: 'repeatingRequests',
  columns: `
    ${named('series.id, series.home_id, series.requester_id, series.title, series.category')},
    series.total_amount as "totalAmountInSen", series.split, series.own_share as "ownShareInSen",
    ${named('series.every, series.first_on, series.next_on, series.paused, series.created_at')},
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

/** Settlements of the person $1 with others in the home $2. */
export const OWN_SETTLEMENTS: Part = {
  name: 'settlements',
  columns: `
    ${named('id, home_id, payer_id, payee_id')}, amount as "differenceInSen", ${named('created_at, settled_at, settled_by')},
    (select jsonb_agg(jsonb_build_object('paymentId', part.payment_id, 'userId', part.user_id, 'amountInSen', part.amount)
                      order by part.payment_id, part.user_id)
       from settlement_lines as part
      where part.home_id = settlements.home_id and part.settlement_id = settlements.id) as lines`,
  from: 'settlements where home_id = $2 and $1 in (payer_id, payee_id)',
  key: ['created_at', 'id'],
};

const EARLIEST_FIRST = ['created_at', 'id'];

/** Returns the part with a table's rows of the person. */
const own = (
  name: string,
  columns: string,
  table: string,
  key: readonly string[] = EARLIEST_FIRST,
): Part => ({
  name,
  columns,
  from: `${table} where user_id = $1`,
  key,
});

const HOME_ID = named('home_id');
/** Whether a chore, in the plan or removed from it, names the person $1. */
const OWN_CHORES =
  '$1 in (assigned_to, completed_by, let_go_by, turn_of, held_by, held_from, claimed_by, claimed_from)';
const LETTER = `letter->>'subject' as subject, letter->>'html' as html, held_at as "heldAt"`;

/** Everything about the person $1, without passwords, tokens and their hashes. */
const OWN_PARTS: readonly Part[] = [
  own(
    'waysToSignIn',
    `provider_id as provider, nullif(account_id, $1::uuid::text) as "accountThere", created_at as "createdAt"`,
    'accounts',
  ),
  own(
    'twoStepSignIn',
    'confirmed_at as "onSince", cardinality(recovery_codes) as "recoveryCodesLeft"',
    'two_steps',
    ['user_id'],
  ),
  own(
    'sessions',
    `id, ip_address as "address", user_agent as "device", created_at as "createdAt", updated_at as "lastUsedAt",
     expires_at as "expiresAt",
     (select jsonb_build_object('since', ${instantText('device.created_at')}, 'unwanted', device.unwanted, 'morning', device.morning)
        from push_subscriptions as device where device.session_id = sessions.id) as notifications`,
    'sessions',
  ),
  own('morningReminder', named('hour, by_mail, done_on'), 'morning_reminders', ['user_id']),
  own('calendar', 'shows, made_at as "linkMadeAt"', 'calendars', ['user_id']),
  own(
    'paymentDetails',
    `${named('bank, account_number, account_name')}, duitnow_id as "duitNowId",
     ${named('code, changed_at, is_first, set_aside_at')}`,
    'payment_details',
    ['user_id'],
  ),
  own('pictures', named('id, created_at'), 'pictures'),
  {
    name: 'homes',
    columns: `
      homes.id, homes.name, homes.admin_id = $1 as administrator, homes.created_by = $1 as "created",
      ${named('own.joined_at, own.left_at, own.removed, own.tone, own.saw_chores, own.saw_board, own.joined_on, own.part')}`,
    from: 'memberships as own join homes on homes.id = own.home_id where own.user_id = $1',
    key: ['own.joined_at', 'own.home_id'],
  },
  // A request to join reveals no more about a home than the name it was found by.
  own('joinRequests', named('id, home_name, asked_at, declined_at'), 'join_requests', ['asked_at', 'id']),
  {
    name: 'chores',
    columns: `${HOME_ID}, ${CHORE_FIELDS}`,
    from: `chores where home_id = $2 and ${OWN_CHORES}`,
    key: ['due_date', 'id'],
  },
  {
    // The thanks that they gave.
    name: 'thanks',
    columns: named('home_id, chore_id, thanked_at'),
    from: 'thanks where home_id = $2 and user_id = $1',
    key: ['thanked_at', 'chore_id'],
  },
  {
    name: 'absences',
    columns: `id, ${HOME_ID}, from_day as "from", to_day as "to", created_at as "createdAt"`,
    from: 'absences where home_id = $2 and user_id = $1',
    key: ['from_day', 'id'],
  },
  {
    // Their present text may be by others, so only current members get it.
    name: 'templates',
    columns: `
      ${named('made.home_id')}, made.template_id as id,
      ${named('shown.name, shown.description, shown.frequency, shown.once_on, shown.occurrences_per_week, shown.priority, shown.estimated_time')},
      ${named('shown.icon, shown.flexible, shown.requires_same_day, shown.deleted, made.created_at, shown.updated_at')}`,
    from: `
      chore_templates as made
      left join chore_templates as shown
        on shown.home_id = made.home_id and shown.template_id = made.template_id
       and exists (select from user_homes where user_id = $1 and home_id = $2)
     where made.home_id = $2 and made.created_by = $1`,
    key: ['made.created_at', 'made.template_id'],
  },
  {
    name: 'swapRequests',
    columns: `
      ${named('id, home_id, requester_id, target_user_id, chore_id, chore_type, chore_due_date, return_chore_id')},
      ${named('return_chore_type, return_chore_due_date, status, exchanged, ended_because, ended_by')}, ${SWAP_MESSAGE}`,
    from: 'swap_requests where home_id = $2 and $1 in (requester_id, target_user_id, ended_by)',
    key: EARLIEST_FIRST,
  },
  own('notifications', named('id, type, data, read, created_at'), 'notifications'),
  {
    name: 'history',
    columns: named('home_id, actor_id, type, data, created_at'),
    from: `home_events where home_id = $2 and (actor_id = $1 or data->>'userId' = $1::text or data->'userIds' ? $1::text)`,
    key: ['id'],
  },
  {
    // Their chores in replaced plans that can still be restored.
    name: 'removedChores',
    columns: `${HOME_ID}, ${CHORE_FIELDS}, removed_by as "removedByAct"`,
    from: `removed_chores where home_id = $2 and ${OWN_CHORES}`,
    key: ['id'],
  },
  {
    name: 'replacedPlans',
    columns: `${HOME_ID}, id as "planId", act, replaced_at as "replacedAt"`,
    from: 'replaced_plans where home_id = $2 and replaced_by = $1',
    key: ['replaced_at', 'id'],
  },
  OWN_PAYMENTS,
  OWN_REPEATING,
  own(
    'proofs',
    `${named('id, home_id, payment_id, state, media_type')}, encode(sha256, 'hex') as sha256, read - 'rules' as read,
     shown as "shownInSen", ${named('reference_keys, also_pays, settlement_id, uploaded_at')},
     (select jsonb_agg(reason -> 'code') from jsonb_array_elements(reasons) as reason) as reasons,
     decided_at as "decidedAt", has_files as "filesKept", remove_files_at as "filesGoAt"`,
    'payment_proofs',
    ['uploaded_at', 'home_id', 'id'],
  ),
  OWN_SETTLEMENTS,
  own('paymentLinks', named('payment_id, created_at, expires_at'), 'payment_links', [
    'created_at',
    'token_hash',
  ]),
  own('namesYouWerePaidUnder', named('name, created_at'), 'payee_aliases', ['created_at', 'name']),
  own('lettersThatWait', LETTER, 'held_letters', ['held_at', 'id']),
  {
    name: 'lettersYouWroteThatWait',
    columns: `user_id as "to", ${LETTER}`,
    from: `held_letters where letter->>'senderId' = $1::text`,
    key: ['held_at', 'id'],
  },
];

/** Reads the ids of the homes where a person lives or has lived, in the order of joining. */
export async function readHomeIds(read: Read, userId: string): Promise<string[]> {
  const text = 'select home_id as id from memberships where user_id = $1 order by joined_at, home_id';
  return (await read<{ id: string }>(text, [userId])).map(({ id }) => id);
}

/** Yields everything stored about a person, as JSON in pieces. */
export async function* myData(read: Read, userId: string, now: Date): AsyncGenerator<string> {
  const [account] = await read(ACCOUNT, [userId]);
  const inHomes = (await readHomeIds(read, userId)).map((homeId) => [userId, homeId]);
  yield* jsonOf(
    read,
    { madeAt: now, account },
    // A list for one home at a time has the home as $2.
    OWN_PARTS.map((part) => [part, part.from.includes('$2') ? inHomes : [[userId]]] as const),
  );
}

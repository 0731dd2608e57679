import { sql, type Kysely } from 'kysely';
import type { SetAside, StillSet, TakenBack } from '#contract/users.ts';
import { endResetLinks } from '#server/people/accounts/reset-links.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { CountedSetAside } from '#server/telling/letters/accounts.ts';
import { endLinksOf } from '#server/telling/letters/debtor-links.ts';
import { endSessions } from '#server/platform/sessions/ending.ts';

/**
 * How an owner takes an account back: by the letter to the old address, by the first proof that an address is theirs, or by a new password
 * (docs/product/accounts.md 'What an owner gets back').
 */
type Way = 'email-kept' | 'first-proof' | 'reset';
type TakingBack = { tx: Kysely<DB>; userId: string; way: Way; since: Date; now: Date };
/** Undoes what somebody else may have set since then; answers what of it the owner is told. */
type Undo = (taking: TakingBack) => Promise<Partial<SetAside>>;
/** What becomes of columns of a table: it is undone, or it stays for a reason. */
type Fate = { columns: string; undo: Undo } | { columns: string; stays: string };

const DAY_MS = 24 * 60 * 60 * 1000;
/** A thief was in the account before they changed its address: as long as the link to take it back works. */
const BEFORE_THE_CHANGE_MS = 7 * DAY_MS;
/** Of a confirmed account whose owner chose a new password: as long as a session lasts that nobody uses. */
const BEFORE_A_RESET_MS = 30 * DAY_MS;

const endEverySession: Undo = async ({ tx, userId }) => {
  await endSessions(tx, userId);
  return {};
};

/** The password and Google accounts that a stranger may have joined; a reset has set the password already, and came by the address itself. */
const endWaysIn: Undo = async ({ tx, userId, way, since }) => {
  if (way === 'reset') return {};
  await tx
    .deleteFrom('accounts')
    .where('user_id', '=', userId)
    .where((of) =>
      way === 'first-proof'
        ? of('provider_id', '!=', 'credential')
        : // The password is known to the thief. A Google account from before the change is the owner's.
          of.or([
            of('provider_id', '=', 'credential'),
            of('created_at', '>=', new Date(since.getTime() + BEFORE_THE_CHANGE_MS)),
          ]),
    )
    .execute();
  return {};
};

/** What is older was told to its owner by a letter: it still guards them from whoever reads their mail. A reset asks for its code. */
const endTwoStep: Undo = async ({ tx, userId, way, since }) => {
  if (way === 'reset') return {};
  await tx
    .deleteFrom('two_steps')
    .where('user_id', '=', userId)
    .where((of) => of.or([of('confirmed_at', 'is', null), of('confirmed_at', '>=', since)]))
    .execute();
  return {};
};

const endLinks: Undo = async ({ tx, userId }) => {
  await endResetLinks(tx, userId);
  await endLinksOf(tx, userId);
  return {};
};

const setDetailsAside: Undo = async ({ tx, userId, since, now }) => {
  const { numUpdatedRows } = await tx
    .updateTable('payment_details')
    .set({ set_aside_at: now })
    .where('user_id', '=', userId)
    .where('changed_at', '>=', since)
    .where('set_aside_at', 'is', null)
    .where(sql<boolean>`coalesce(account_number, duitnow_id, code, account_name) is not null`)
    .executeTakeFirstOrThrow();
  return { paymentDetails: numUpdatedRows > 0n };
};

const forgetNames: Undo = async ({ tx, userId, since }) => {
  const forgotten = await tx
    .deleteFrom('payee_aliases')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('name')
    .execute();
  return { payeeNames: forgotten.map(({ name }) => name) };
};

const pauseSeries: Undo = async ({ tx, userId, since }) => {
  const paused = await tx
    .updateTable('payment_series')
    .set({ paused: true })
    .where('home_id', 'in', (homes) =>
      homes.selectFrom('memberships').select('home_id').where('user_id', '=', userId),
    )
    .where('requester_id', '=', userId)
    .where(sql<boolean>`coalesce(changed_at, created_at) >= ${since}`)
    .where('paused', '=', false)
    .returning('title')
    .execute();
  return { repeating: paused.map(({ title }) => title) };
};

const switchMailOn: Undo = async ({ tx, userId, way, since }) => {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ unwanted_mail: [], mail_chosen_at: null })
    .where('id', '=', userId)
    .where(sql<boolean>`cardinality(unwanted_mail) > 0`)
    // Before the column was there nobody noted when: of an address that was never confirmed everything counts.
    .$if(way !== 'first-proof', (users) => users.where('mail_chosen_at', '>=', since))
    .executeTakeFirstOrThrow();
  return { mail: numUpdatedRows > 0n };
};

/**
 * The active home falls back to one that the person lived in before. Whoever only forgot the password keeps the one that they have, and so
 * does whoever has no other.
 */
const leaveActiveHome: Undo = async ({ tx, userId, way, since }) => {
  const living = await tx
    .selectFrom('memberships')
    .select(['home_id', 'joined_at'])
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .execute();
  const { home_id: active } = await tx
    .selectFrom('users')
    .select('home_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (living.length === 1) return {};
  const isNew = living.some((home) => home.home_id === active && home.joined_at >= since);
  const before = living.find(({ joined_at: joinedAt }) => joinedAt < since)?.home_id;
  if (!isNew || (before === undefined && way === 'reset')) return {};
  await tx
    .updateTable('users')
    .set({ home_id: before ?? null })
    .where('id', '=', userId)
    .execute();
  return { home: true };
};

/** What goes on by itself all the same, since it was set longer ago. */
async function readStillSet(tx: Kysely<DB>, userId: string): Promise<StillSet> {
  const details = await tx
    .selectFrom('payment_details')
    .select(sql<string>`right(coalesce(account_number, duitnow_id, ''), 4)`.as('ending'))
    .where('user_id', '=', userId)
    .where('set_aside_at', 'is', null)
    .where(sql<boolean>`coalesce(account_number, duitnow_id, code) is not null`)
    .executeTakeFirst();
  const names = await tx
    .selectFrom('payee_aliases')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const series = await tx
    .selectFrom('payment_series')
    .select('title')
    .where('home_id', 'in', (homes) =>
      homes.selectFrom('memberships').select('home_id').where('user_id', '=', userId),
    )
    .where('requester_id', '=', userId)
    .where('paused', '=', false)
    .orderBy('created_at')
    .execute();
  const { mail } = await tx
    .selectFrom('users')
    .select(sql<boolean>`cardinality(unwanted_mail) > 0`.as('mail'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    paymentDetails: details?.ending ?? null,
    payeeNames: names.map(({ name }) => name),
    repeating: series.map(({ title }) => title),
    mail,
  };
}

const ROW = 'whose row it is, and when it came about';
const HOME =
  'is the home’s: its members see it, its history says who did it, and to undo it would take from others';
const MONEY =
  'is between people who see it: a request pays its requester by the details that are told there, and its history stays';
const SERVER = 'is written by the server alone';
const SEEN = 'is seen on the first page and changed there by a tap';

/**
 * Everything that a session can leave behind, by table and column, and what becomes of it when the owner takes the account back. A new table
 * does not compile without a line, and a new column fails left-behind.test.ts.
 */
export const LEFT_BEHIND: Record<keyof DB, Fate[]> = {
  sessions: [
    {
      columns: 'id user_id token ip_address user_agent created_at updated_at expires_at',
      undo: endEverySession,
    },
  ],
  // It goes with its session.
  push_subscriptions: [
    {
      columns:
        'id session_id endpoint p256dh auth server_key unwanted morning created_at silent_since silent_until',
      undo: endEverySession,
    },
  ],
  calendars: [
    { columns: 'token_hash made_at made_in', undo: endEverySession },
    { columns: 'user_id shows', stays: 'says what a calendar shows, and no link to it is left' },
  ],
  calendar_feeds: [
    { columns: 'user_id choice body etag made_at', stays: 'is a copy that no link opens any more' },
  ],
  accounts: [
    {
      columns:
        'id user_id provider_id account_id password access_token access_token_expires_at refresh_token refresh_token_expires_at id_token scope created_at updated_at',
      undo: endWaysIn,
    },
  ],
  two_steps: [
    { columns: 'user_id secret recovery_codes last_step confirmed_at created_at', undo: endTwoStep },
  ],
  verifications: [{ columns: 'id identifier value created_at updated_at expires_at', undo: endLinks }],
  payment_links: [{ columns: 'home_id payment_id user_id token_hash created_at expires_at', undo: endLinks }],
  payment_details: [
    {
      columns: 'user_id bank account_number account_name duitnow_id code changed_at is_first set_aside_at',
      undo: setDetailsAside,
    },
  ],
  payee_aliases: [{ columns: 'user_id name created_at', undo: forgetNames }],
  payment_series: [
    {
      columns:
        'home_id id requester_id title category total_amount split own_share every first_on next_on paused created_at changed_at',
      undo: pauseSeries,
    },
  ],
  payment_series_debtors: [{ columns: 'home_id series_id user_id amount', undo: pauseSeries }],
  payment_series_days: [{ columns: 'home_id series_id day payment_id', stays: MONEY }],
  users: [
    { columns: 'unwanted_mail mail_chosen_at', undo: switchMailOn },
    { columns: 'home_id', undo: leaveActiveHome },
    { columns: 'display_name photo_url locale', stays: SEEN },
    { columns: 'email email_verified confirmed_at', stays: 'is what the owner has just proved' },
    { columns: 'id created_at updated_at deleted_at data_downloaded_at confirmation_sent_at', stays: ROW },
  ],
  stopped_addresses: [
    {
      columns: 'address_hash stopped_at',
      stays: 'takes the link of an email: only who reads the mailbox stops it',
    },
  ],
  morning_reminders: [
    {
      columns: 'user_id hour by_mail done_on',
      stays: 'tells the person of their own chores, and each email can stop it',
    },
  ],
  pictures: [{ columns: 'id user_id created_at', stays: SEEN }],
  notifications: [
    { columns: 'id user_id type data read created_at', stays: 'tells the owner what happened' },
  ],
  held_letters: [{ columns: 'id user_id letter held_at', stays: 'are letters to the owner' }],
  join_requests: [
    {
      columns: 'id user_id home_id home_name asked_at declined_at',
      stays: 'stand on the card ‘Join Home’, and another home’s administrator decides',
    },
  ],
  memberships: [
    {
      columns: 'home_id user_id joined_at left_at removed tone joined joined_on part saw_chores saw_board',
      stays: 'are listed in ‘Your Homes’ with ‘Leave’; leaving gives chores to others',
    },
  ],
  user_homes: [{ columns: 'user_id home_id', stays: HOME }],
  absences: [{ columns: 'id home_id user_id from_day to_day made created_at', stays: HOME }],
  homes: [
    {
      columns:
        'id name admin_id created_by seed time_zone include_weekends auto_generate weeks_in_advance find_by_name exchange_automatically deal_by acts swept_on board_revision created_at updated_at',
      stays: HOME,
    },
    {
      columns: 'invite_code',
      stays: 'would end the links of an honest host; the owner is told to make a new one',
    },
  ],
  deleted_homes: [{ columns: 'id', stays: SERVER }],
  chores: [
    {
      columns:
        'id home_id type planned_on round turn_of planned_by made assigned_to due_date week_number year month status held_by held_why held_from created_at completed_at completed_by completed_on name let_go_at let_go_by minutes acts moved_at reminded_on revision changed_at',
      stays: HOME,
    },
  ],
  removed_chores: [
    {
      columns:
        'id home_id removed_by type planned_on round turn_of planned_by made assigned_to due_date status held_by held_why held_from created_at completed_at completed_by completed_on name let_go_at let_go_by minutes acts moved_at reminded_on revision',
      stays: HOME,
    },
  ],
  chore_templates: [
    {
      columns:
        'home_id template_id client_id created_by name description frequency priority estimated_time occurrences_per_week icon flexible requires_same_day is_custom deleted revision created_at updated_at',
      stays: HOME,
    },
  ],
  planned_months: [{ columns: 'home_id year month planned_at', stays: HOME }],
  replaced_plans: [
    { columns: 'id home_id act replaced_by replaced_at seed months types template_ids lost', stays: HOME },
  ],
  swap_requests: [
    {
      columns:
        'id home_id requester_id target_user_id chore_id chore_type chore_due_date return_chore_id return_chore_type return_chore_due_date message status ended_because ended_by exchanged created_at updated_at',
      stays: HOME,
    },
  ],
  home_events: [{ columns: 'id home_id type actor_id data created_at', stays: 'says who did what' }],
  payment_requests: [
    {
      columns:
        'home_id id requester_id title category total_amount split own_share time_zone revision deleted created_at updated_at',
      stays: MONEY,
    },
  ],
  payment_debtors: [
    {
      columns:
        'home_id payment_id user_id amount paid_at paid_by paid_with settled_with before_marked refusals notified_at reminders reminded_at remind_on',
      stays: MONEY,
    },
  ],
  payment_homes: [{ columns: 'payment_id home_id', stays: SERVER }],
  payment_bills: [{ columns: 'id home_id payment_id bytes attached_at look_at shown', stays: MONEY }],
  payment_proofs: [
    {
      columns:
        'id home_id payment_id user_id state sha256 media_type bytes has_files expected read reasons reference_keys also_pays settlement_id amount minute shown seen_before uploaded_at decided_at remove_files_at tell_on times_told',
      stays: MONEY,
    },
  ],
  payment_proof_references: [{ columns: 'home_id proof_id reference_key', stays: SERVER }],
  proofs_to_remove: [{ columns: 'home_id proof_id since', stays: SERVER }],
  receipts_of_deleted_homes: [{ columns: 'mark since', stays: SERVER }],
  settlements: [
    { columns: 'home_id id payer_id payee_id amount created_at settled_at settled_by', stays: MONEY },
  ],
  settlement_lines: [{ columns: 'home_id settlement_id payment_id user_id amount', stays: MONEY }],
  letters_sent: [{ columns: 'address_hash purpose about_hash day count', stays: SERVER }],
  rate_limits: [{ columns: 'key points expire', stays: SERVER }],
  nightly_backups: [{ columns: 'machine night file bytes ended_at problem', stays: SERVER }],
};

const UNDOS = new Set(
  Object.values(LEFT_BEHIND).flatMap((fates) => fates.flatMap((fate) => ('undo' in fate ? [fate.undo] : []))),
);

/**
 * Nothing that somebody else may have left in the account goes on by itself, as LEFT_BEHIND has it. The person must be locked, and the address
 * or password of the owner be set. Answers what the owner is told of, and what they are asked about.
 * @param changedAt of 'email-kept': when the address was changed, or two-step sign-in switched on
 */
export async function takeBack(
  tx: Kysely<DB>,
  { userId, way, now, changedAt = now }: { userId: string; way: Way; now: Date; changedAt?: Date },
): Promise<TakenBack> {
  const since = {
    'email-kept': new Date(changedAt.getTime() - BEFORE_THE_CHANGE_MS),
    reset: new Date(now.getTime() - BEFORE_A_RESET_MS),
    'first-proof': new Date(0),
  }[way];
  const all: SetAside = { paymentDetails: false, payeeNames: [], repeating: [], mail: false, home: false };
  for (const undo of UNDOS) Object.assign(all, await undo({ tx, userId, way, since, now }));
  return { setAside: all, stillSet: await readStillSet(tx, userId) };
}

/** For a letter, which waits in the queue without a word of what was typed. */
export const countsOf = ({ payeeNames, repeating, ...rest }: SetAside): CountedSetAside => ({
  ...rest,
  payeeNames: payeeNames.length,
  repeating: repeating.length,
});

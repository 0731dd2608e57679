import type { Kysely } from 'kysely';
import type { SetAside, TakenBack } from '#contract/users.ts';
import {
  BEFORE_THE_CHANGE_MS,
  readStillSet,
  undo,
  type Undo,
  type Way,
} from '#server/people/accounts/undoing.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { CountedSetAside } from '#server/telling/letters/accounts.ts';

/** The fate of some columns of a table: undone, or kept for a reason. */
type Fate = { columns: string; undo: Undo } | { columns: string; stays: string };

const fates = (byColumns: Record<string, Undo | string>): Fate[] =>
  Object.entries(byColumns).map(([columns, fate]) =>
    typeof fate === 'string' ? { columns, stays: fate } : { columns, undo: fate },
  );

/** For a confirmed account whose owner chose a new password: as long as an unused session lasts. */
const BEFORE_A_RESET_MS = 30 * 24 * 60 * 60 * 1000;

const ROW = 'whose row it is, and when it came about';
const HOME =
  'is the home’s: its members see it, its history says who did it, and to undo it would take from others';
const MONEY =
  'is between people who see it: a request pays its requester by the details that are told there, and its history stays';
const SERVER = 'is written by the server alone';
const SEEN = 'is seen on the first page and changed there by a tap';

/**
 * Lists every column that a session can write, and what happens to it when the owner takes the account back. A new table does not compile
 * without an entry, and a new column fails left-behind.test.ts.
 */
export const LEFT_BEHIND: Record<keyof DB, Fate[]> = {
  sessions: fates({
    'id user_id token ip_address user_agent created_at updated_at expires_at': undo.endEverySession,
  }),
  // Deleted with its session.
  push_subscriptions: fates({
    'id session_id endpoint p256dh auth server_key unwanted morning created_at silent_since silent_until':
      undo.endEverySession,
  }),
  calendars: fates({
    'token_hash made_at made_in': undo.endEverySession,
    'user_id shows': 'says what a calendar shows, and no link to it is left',
  }),
  calendar_feeds: fates({ 'user_id choice body etag made_at': 'is a copy that no link opens any more' }),
  accounts: fates({
    'id user_id provider_id account_id password access_token access_token_expires_at refresh_token refresh_token_expires_at id_token scope created_at updated_at':
      undo.removeSignInMethods,
  }),
  two_steps: fates({ 'user_id secret recovery_codes last_step confirmed_at created_at': undo.endTwoStep }),
  verifications: fates({ 'id identifier value created_at updated_at expires_at': undo.endLinks }),
  payment_links: fates({ 'home_id payment_id user_id token_hash created_at expires_at': undo.endLinks }),
  payment_details: fates({
    'user_id bank account_number account_name duitnow_id code changed_at is_first set_aside_at':
      undo.setDetailsAside,
  }),
  payee_aliases: fates({ 'user_id name created_at': undo.forgetNames }),
  payment_series: fates({
    'home_id id requester_id title category total_amount split own_share every first_on next_on paused created_at changed_at':
      undo.pauseSeries,
  }),
  payment_series_debtors: fates({ 'home_id series_id user_id amount': undo.pauseSeries }),
  payment_series_days: fates({ 'home_id series_id day payment_id': MONEY }),
  users: fates({
    'unwanted_mail mail_chosen_at': undo.switchMailOn,
    home_id: undo.leaveActiveHome,
    'display_name photo_url locale': SEEN,
    'email email_verified confirmed_at': 'is what the owner has just proved',
    'id created_at updated_at deleted_at data_downloaded_at confirmation_sent_at': ROW,
  }),
  stopped_addresses: fates({
    'address_hash stopped_at': 'takes the link of an email: only who reads the mailbox stops it',
  }),
  morning_reminders: fates({
    'user_id hour by_mail done_on': 'tells the person of their own chores, and each email can stop it',
  }),
  pictures: fates({ 'id user_id created_at': SEEN }),
  notifications: fates({ 'id user_id type data read created_at': 'tells the owner what happened' }),
  held_letters: fates({ 'id user_id letter held_at': 'are letters to the owner' }),
  join_requests: fates({
    'id user_id home_id home_name asked_at declined_at':
      'stand on the card ‘Join Home’, and another home’s administrator decides',
  }),
  memberships: fates({
    'home_id user_id joined_at left_at removed tone joined joined_on part saw_chores saw_board':
      'are listed in ‘Your Homes’ with ‘Leave’; leaving gives chores to others',
  }),
  user_homes: fates({ 'user_id home_id': HOME }),
  absences: fates({ 'id home_id user_id from_day to_day made created_at': HOME }),
  homes: fates({
    'id name admin_id created_by seed time_zone include_weekends auto_generate weeks_in_advance find_by_name exchange_automatically deal_by acts swept_on board_revision created_at updated_at':
      HOME,
    invite_code: 'would end the links of an honest host; the owner is told to make a new one',
  }),
  deleted_homes: fates({ id: SERVER }),
  chores: fates({
    'id home_id type planned_on round turn_of planned_by made assigned_to due_date week_number year month status held_by held_why held_from claimed_by claimed_from claimed_at claimed_on created_at completed_at completed_by completed_on name let_go_at let_go_by minutes acts moved_at reminded_on revision changed_at':
      HOME,
  }),
  thanks: fates({ 'home_id chore_id user_id thanked_at': HOME }),
  removed_chores: fates({
    'id home_id removed_by type planned_on round turn_of planned_by made assigned_to due_date status held_by held_why held_from claimed_by claimed_from claimed_at claimed_on created_at completed_at completed_by completed_on name let_go_at let_go_by minutes acts moved_at reminded_on revision':
      HOME,
  }),
  chore_templates: fates({
    'home_id template_id client_id created_by name description frequency once_on priority estimated_time occurrences_per_week icon flexible requires_same_day is_custom deleted revision created_at updated_at':
      HOME,
  }),
  planned_months: fates({ 'home_id year month planned_at': HOME }),
  replaced_plans: fates({
    'id home_id act replaced_by replaced_at seed months types template_ids lost': HOME,
  }),
  swap_requests: fates({
    'id home_id requester_id target_user_id chore_id chore_type chore_due_date return_chore_id return_chore_type return_chore_due_date message status ended_because ended_by exchanged created_at updated_at':
      HOME,
  }),
  home_events: fates({ 'id home_id type actor_id data created_at': 'says who did what' }),
  payment_requests: fates({
    'home_id id requester_id title category total_amount split own_share time_zone revision deleted created_at updated_at':
      MONEY,
  }),
  payment_debtors: fates({
    'home_id payment_id user_id amount paid_at paid_by paid_with settled_with before_marked refusals notified_at reminders reminded_at remind_on':
      MONEY,
  }),
  payment_homes: fates({ 'payment_id home_id': SERVER }),
  payment_bills: fates({ 'id home_id payment_id bytes attached_at look_at shown': MONEY }),
  payment_proofs: fates({
    'id home_id payment_id user_id state sha256 media_type bytes has_files expected read reasons reference_keys also_pays settlement_id amount minute shown seen_before uploaded_at decided_at remove_files_at tell_on times_told':
      MONEY,
  }),
  payment_proof_references: fates({ 'home_id proof_id reference_key': SERVER }),
  proofs_to_remove: fates({ 'home_id proof_id since': SERVER }),
  receipts_of_deleted_homes: fates({ 'mark since': SERVER }),
  settlements: fates({ 'home_id id payer_id payee_id amount created_at settled_at settled_by': MONEY }),
  settlement_lines: fates({ 'home_id settlement_id payment_id user_id amount': MONEY }),
  letters_sent: fates({ 'address_hash purpose about_hash day count': SERVER }),
  rate_limits: fates({ 'key points expire': SERVER }),
  nightly_backups: fates({ 'machine night file bytes ended_at problem': SERVER }),
};

/**
 * Undoes what another person may have set in the account. Lock the person and set the owner's address or password first.
 * @param changedAt for 'email-kept': when the address was changed, or two-step sign-in switched on
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
  for (const each of Object.values(undo)) Object.assign(all, await each({ tx, userId, way, since, now }));
  return { setAside: all, stillSet: await readStillSet(tx, userId) };
}

/** Returns the counts for the email, which waits in the queue without any text that was typed. */
export const countsOf = ({ payeeNames, repeating, ...rest }: SetAside): CountedSetAside => ({
  ...rest,
  payeeNames: payeeNames.length,
  repeating: repeating.length,
});

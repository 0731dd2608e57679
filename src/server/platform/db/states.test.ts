import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CALENDAR_SHOWS } from '#domain/calendar.ts';
import { CHORE_STATUSES } from '#domain/chores.ts';
import { DEAL_BY, PLANNED_BY } from '#domain/plan/even-minutes.ts';
import { HELD_WHY } from '#domain/plan/facts.ts';
import { FIND_BY_NAME, TONES } from '#domain/homes.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { MAIL_GROUPS } from '#domain/mail-groups.ts';
import { PAYMENT_CATEGORIES, PAYMENT_KNOWN_BY, PROOF_STATES, SETTLED_BY } from '#domain/payments.ts';
import { REPEATS } from '#domain/repeating.ts';
import { SPLITS } from '#domain/splits.ts';
import { SWAP_ENDS, SWAP_STATUSES } from '#domain/swaps.ts';
import { FREQUENCIES } from '#domain/templates.ts';
import { startApp } from '#test/running/app.ts';

const KEPT: Record<string, readonly string[]> = {
  'calendars.shows': CALENDAR_SHOWS,
  'chore_templates.frequency': FREQUENCIES,
  'chores.held_why': HELD_WHY,
  'chores.planned_by': PLANNED_BY,
  'chores.status': CHORE_STATUSES,
  'homes.find_by_name': FIND_BY_NAME,
  'homes.deal_by': DEAL_BY,
  'memberships.tone': TONES,
  'payment_debtors.paid_by': SETTLED_BY,
  'payment_proofs.state': PROOF_STATES,
  'payment_requests.category': PAYMENT_CATEGORIES,
  'payment_requests.split': SPLITS,
  'payment_series.category': PAYMENT_CATEGORIES,
  'payment_series.every': REPEATS,
  'payment_series.split': SPLITS,
  'push_subscriptions.unwanted': MAIL_GROUPS,
  'settlements.settled_by': PAYMENT_KNOWN_BY,
  'swap_requests.ended_because': SWAP_ENDS,
  'swap_requests.status': SWAP_STATUSES,
  'users.locale': LANGUAGES,
  'users.unwanted_mail': MAIL_GROUPS,
};

test('the tables allow what domain/ names, and every list of a table is in domain/', async () => {
  await using app = await startApp();
  // PostgreSQL prints a check of a column against a list as ((status = ANY (ARRAY['pending'::text, …]))), and a check of an array column
  // as ((unwanted_mail <@ ARRAY['swaps'::text, …])).
  const { rows } = await sql<{ column: string; said: string }>`
    select held.conrelid::regclass || '.' || attname as column, pg_get_constraintdef(held.oid) as said
      from pg_constraint as held
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'c' and cardinality(conkey) = 1 and connamespace = current_schema()::regnamespace
       and pg_get_constraintdef(held.oid) ~ '(ANY \\(|<@ )ARRAY\\['`.execute(app.db);
  const kept = rows.map(({ column, said }) => [
    column,
    [...said.matchAll(/'([^']*)'::text/g)].map(([, value]) => value),
  ]);
  const sorted = (lists: [string, readonly unknown[]][]) =>
    Object.fromEntries(lists.map(([column, values]) => [column, values.toSorted()]));
  expect(sorted(kept as [string, unknown[]][])).toEqual(sorted(Object.entries(KEPT)));
});

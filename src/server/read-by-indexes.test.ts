import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql, type Kysely, type KyselyPlugin, type RawNode } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { LATE_CHORES } from '#server/letting-go.ts';
import { endLinksOf } from '#server/links.ts';
import { myData } from '#server/my-data.ts';
import { myPayments } from '#server/my-payments.ts';
import { sumEverywhere, sumInHome, sumListed } from '#server/open-amounts.ts';
import { listPayments } from '#server/payment-list.ts';
import { sharedApp } from '#test/app.ts';

const app = await sharedApp();

type Plan = { 'Relation Name'?: string; Plans?: Plan[] } & Record<string, unknown>;

const EXPLAIN = 'explain (format json) ';

/** Has what is asked explained instead of answered. */
function explaining(plans: Plan[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      const { sqlFragments: [first = '', ...rest] = [] } = node as RawNode;
      const sqlFragments = [EXPLAIN + first, ...rest];
      return { ...node, sqlFragments } as RawNode;
    },
    transformResult: async ({ result }) => {
      const [row] = result.rows as { 'QUERY PLAN': [{ Plan: Plan }] }[];
      if (row) plans.push(row['QUERY PLAN'][0].Plan);
      return { ...result, rows: [] };
    },
  };
}

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

/** Those that grow with every home. */
const LARGE = /^(?:payment_|chore|swap_requests|home_events|replaced_plans)/;

/** The large tables that are read from end to end, of whichever home, where there is any other way. */
async function readWhole(ask: (db: Kysely<DB>) => Promise<unknown>) {
  const plans: Plan[] = [];
  await app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await ask(tx.withPlugin(explaining(plans)));
  });
  expect(plans.length).toBeGreaterThan(0);
  return plans
    .flatMap(partsOf)
    .filter((part) => LARGE.test(part['Relation Name'] ?? '') && part['Node Type'] !== 'ModifyTable')
    .filter((part) => part['Index Cond'] === undefined && part['Recheck Cond'] === undefined)
    .map((part) => `${String(part['Node Type'])} ${part['Relation Name']}`);
}

/** A statement that is prepared. */
const prepared = (text: string, values: unknown[]) => (db: Kysely<DB>) =>
  db.executeQuery(CompiledQuery.raw(EXPLAIN + text, values));

/** Takes away a file whose statements are asked on this connection. */
const taken = (make: (pool: pg.Pool) => AsyncGenerator<string>) => async (db: Kysely<DB>) => {
  const query = async (text: string, values: unknown[]) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(EXPLAIN + text, values));
    return { rows };
  };
  let length = 0;
  for await (const piece of make({ query } as unknown as pg.Pool)) length += piece.length;
  expect(length).toBeGreaterThan(0);
};

const userId = randomUUID();
const homeId = randomUUID();

test.each<[what: string, ask: (db: Kysely<DB>) => Promise<unknown>]>([
  ['a page', (db) => listPayments(db, userId, { homeId, before: undefined, limit: 51 })],
  ['the next page', (db) => listPayments(db, userId, { homeId, before: `2.${randomUUID()}`, limit: 51 })],
  ['a page without a home', (db) => listPayments(db, userId, { homeId: null, before: undefined, limit: 51 })],
  ['the summary', (db) => sumListed(db, userId, homeId)],
  ['all that is open for somebody', (db) => sumEverywhere(db, userId)],
  ['everything of a person', taken((pool) => myData(pool, userId, app.clock.now))],
  ['their payments', taken((pool) => myPayments(pool, userId))],
  ['what is late from earlier weeks', prepared(LATE_CHORES, [homeId, '2026-11-23', userId])],
  ['the end of their links', (db) => endLinksOf(db, userId)],
  ['what is open in a home', (db) => sumInHome(db, { homeId, userId, viewerId: randomUUID() })],
])('%s reads by indexes, however many homes there are', async (_, ask) => {
  expect(await readWhole(ask)).toEqual([]);
});

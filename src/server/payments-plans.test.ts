import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type KyselyPlugin, type RawNode } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#server/db/types.ts';
import { sumEverywhere, sumInHome, sumListed } from '#server/open-amounts.ts';
import { listPayments } from '#server/payment-rows.ts';
import { sharedApp } from '#test/app.ts';

const app = await sharedApp();

type Plan = { 'Relation Name'?: string; Plans?: Plan[] } & Record<string, unknown>;

/** Has what is asked explained instead of answered. */
function explaining(plans: Plan[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      const { sqlFragments: [first = '', ...rest] = [] } = node as RawNode;
      const sqlFragments = [`explain (format json) ${first}`, ...rest];
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

/** The tables of payments that are read from end to end, of whichever home, where there is any other way. */
async function readWhole(ask: (db: Kysely<DB>) => Promise<unknown>) {
  const plans: Plan[] = [];
  await app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await ask(tx.withPlugin(explaining(plans)));
  });
  expect(plans).toHaveLength(1);
  return plans
    .flatMap(partsOf)
    .filter((part) => part['Relation Name']?.startsWith('payment_'))
    .filter((part) => part['Index Cond'] === undefined && part['Recheck Cond'] === undefined)
    .map((part) => `${String(part['Node Type'])} ${part['Relation Name']}`);
}

const userId = randomUUID();
const homeId = randomUUID();

test.each<[what: string, ask: (db: Kysely<DB>) => Promise<unknown>]>([
  ['a page', (db) => listPayments(db, userId, { homeId, before: undefined, limit: 51 })],
  ['the next page', (db) => listPayments(db, userId, { homeId, before: randomUUID(), limit: 51 })],
  [
    'a page without a home',
    (db) => listPayments(db, userId, { homeId: null, before: undefined, limit: 51 }),
  ],
  ['the summary', (db) => sumListed(db, userId, homeId)],
  ['all that is open for somebody', (db) => sumEverywhere(db, userId)],
  ['what is open in a home', (db) => sumInHome(db, { homeId, userId, viewerId: randomUUID() })],
])('%s reads by indexes, however many homes there are', async (_, ask) => {
  expect(await readWhole(ask)).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql, type Kysely, type KyselyPlugin, type RawNode } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#server/platform/db/types.ts';
import { LATE_CHORES } from '#server/home/chores/letting-go.ts';
import { endLinksOf } from '#server/telling/letters/debtor-links.ts';
import { sumEverywhere, sumInHome, sumListed } from '#server/money/payments/open-amounts.ts';
import { listPayments } from '#server/money/payments/list.ts';
import { isFirstRequest } from '#server/money/payments/making.ts';
import { sharedApp } from '#test/running/app.ts';
import { EXPLAIN, readWhole, type Explained, type Plan } from '#test/observers/explained.ts';

const app = await sharedApp();

/** Explains each query instead of running it. */
function explaining(plans: Plan[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      const { sqlFragments: [first = '', ...rest] = [] } = node as RawNode;
      const sqlFragments = [EXPLAIN + first, ...rest];
      return { ...node, sqlFragments } as RawNode;
    },
    transformResult: async ({ result }) => {
      const [row] = result.rows as Explained[];
      if (row) plans.push(row['QUERY PLAN'][0].Plan);
      return { ...result, rows: [] };
    },
  };
}

/** Returns the large tables that a query reads completely although an index could serve it. */
async function readWholeBy(ask: (db: Kysely<DB>) => Promise<unknown>) {
  const plans: Plan[] = [];
  await app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await ask(tx.withPlugin(explaining(plans)));
  });
  expect(plans.length).toBeGreaterThan(0);
  return readWhole(plans);
}

/** Returns a prepared statement. */
const prepared = (text: string, values: unknown[]) => (db: Kysely<DB>) =>
  db.executeQuery(CompiledQuery.raw(EXPLAIN + text, values));

const userId = randomUUID();
const homeId = randomUUID();

test.each<[what: string, ask: (db: Kysely<DB>) => Promise<unknown>]>([
  ['a page', (db) => listPayments(db, userId, { homeId, before: undefined, limit: 51 })],
  ['the next page', (db) => listPayments(db, userId, { homeId, before: `2.${randomUUID()}`, limit: 51 })],
  [
    'a page of what they owe',
    (db) => listPayments(db, userId, { homeId, side: 'owes', before: undefined, limit: 51 }),
  ],
  [
    'a page of what they are owed',
    (db) => listPayments(db, userId, { homeId, side: 'owed', before: undefined, limit: 51 }),
  ],
  ['a page without a home', (db) => listPayments(db, userId, { homeId: null, before: undefined, limit: 51 })],
  ['the summary', (db) => sumListed(db, userId, homeId)],
  ['all that is open for somebody', (db) => sumEverywhere(db, userId)],
  ['whether a request is the first', (db) => isFirstRequest(db, userId, randomUUID())],
  ['what is late from earlier weeks', prepared(LATE_CHORES, [homeId, '2026-11-23', userId])],
  ['the end of their links', (db) => endLinksOf(db, userId)],
  ['what is open in a home', (db) => sumInHome(db, { homeId, userId, viewerId: randomUUID() })],
])('%s is read by indexes, however many homes exist', async (_, ask) => {
  expect(await readWholeBy(ask)).toEqual([]);
});

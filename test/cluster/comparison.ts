import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Received } from '#test/fakes/smtp.ts';
import { DATABASE } from './layout.ts';
import { outcomeOf, titleOf, type Ledger, type Write } from './ledger.ts';
import type { Resident } from './people.ts';

/** Another server takes over the jobs of a killed one after a while (src/server/platform/queue/queues.ts). */
const LETTERS_GONE_WITHIN_MS = 120_000;

/** The differences from the ledger, as lines. */
export type Differences = { lost: string[]; doubled: string[]; letters: string[] };

const count = (outcome: Write['outcome'], writes: Write[] = []) =>
  writes.filter((write) => write.outcome === outcome).length;

/** Compares the acknowledged writes with the database, the files and the received letters. */
export function makeComparison(ledger: Ledger, residents: Resident[], mails: Received[]) {
  const homeIds = [...new Set(residents.map(({ homeId }) => homeId))];

  async function lettersAreGone(client: pg.Client) {
    for (const end = Date.now() + LETTERS_GONE_WITHIN_MS; Date.now() < end; await wait(500)) {
      const { rowCount } = await client.query(
        `select from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active') limit 1`,
      );
      if (rowCount === 0) return;
    }
  }

  /** Each change of a chore is a row in its home's history. */
  async function compareChores(client: pg.Client, differences: Differences) {
    const { rows } = await client.query<{ key: string; found: number }>(
      `select concat(data ->> 'choreId', ' ', type) as key, count(*)::int as found
         from home_events where home_id = any($1::uuid[]) and type in ('chore_completed', 'chore_reopened') group by key`,
      [homeIds],
    );
    const found = new Map(rows.map((row) => [row.key, row.found]));
    const writes = Map.groupBy(ledger.chores, ({ choreId, type }) => `${choreId} ${type}`);
    for (const [key, writesOfKey] of writes) {
      const there = found.get(key) ?? 0;
      const [sure, open] = [count('acknowledged', writesOfKey), count('unknown', writesOfKey)];
      if (there < sure)
        differences.lost.push(`chore ${key}: ${sure} times acknowledged, ${there} times stored`);
      if (there > sure + open)
        differences.doubled.push(`chore ${key}: ${sure} + ${open} at most, ${there} times stored`);
    }
    const chores = residents.flatMap((person) => person.chores);
    const { rows: states } = await client.query<{ id: string; isDone: boolean }>(
      `select id, status = 'completed' as "isDone" from chores where id = any($1::uuid[])`,
      [chores.map(({ id }) => id)],
    );
    const isDone = new Map(states.map((row) => [row.id, row.isDone]));
    const unsure = new Set(
      ledger.chores.filter(({ outcome }) => outcome === 'unknown').map((one) => one.choreId),
    );
    for (const chore of chores)
      if (isDone.get(chore.id) !== chore.isDone && !unsure.has(chore.id))
        differences.lost.push(
          `chore ${chore.id}: ${chore.isDone ? 'completed' : 'reopened'} last, and is not`,
        );
  }

  async function billsThere(client: pg.Client) {
    const { rows } = await client.query<{ id: string; lines: number }>(
      `select id, (select count(*)::int from payment_debtors where payment_id = payment_requests.id) as lines
         from payment_requests where home_id = any($1::uuid[])`,
      [homeIds],
    );
    return new Map(rows.map(({ id, lines }) => [id, lines]));
  }

  function compareBills(there: Map<string, number>, differences: Differences) {
    for (const { id, outcome } of ledger.bills) {
      const lines = there.get(id);
      if (outcome === 'acknowledged' && lines === undefined) differences.lost.push(`bill ${id}`);
      if (outcome === 'refused' && lines !== undefined)
        differences.doubled.push(`bill ${id}: refused, but stored`);
      if (lines !== undefined && lines !== 1) differences.doubled.push(`bill ${id}: ${lines} shares`);
    }
    const sent = new Set(ledger.bills.map(({ id }) => id));
    for (const id of there.keys()) if (!sent.has(id)) differences.doubled.push(`bill ${id}: never sent`);
  }

  /** Each debtor has one letter. A letter that comes twice with the same Message-ID counts as one, as mail programs show it once. */
  function compareLetters(there: Map<string, number>, differences: Differences) {
    for (const { id } of ledger.bills) {
      const letters = mails.filter(({ subject = '' }) => subject.includes(titleOf(id)));
      const different = new Set(letters.map(({ messageId }) => messageId)).size;
      const wanted = there.has(id) ? 1 : 0;
      if (different !== wanted)
        differences.letters.push(`bill ${id}: ${different} letters instead of ${wanted}`);
    }
  }

  /** The last acknowledged picture of each person can be fetched, unless another came after it. */
  async function comparePictures(differences: Differences) {
    for (const person of residents) {
      const last = ledger.pictures.findLast(
        (write) => write.person === person && write.outcome !== 'refused',
      );
      if (last?.outcome !== 'acknowledged') continue;
      const answer = await person.get(`${last.address}/64.webp`);
      if (outcomeOf(answer) !== 'acknowledged')
        differences.lost.push(`picture ${last.address}: ${answer.status}`);
    }
  }

  return async function compare(): Promise<Differences> {
    const differences: Differences = { lost: [], doubled: [], letters: [] };
    const client = new pg.Client(DATABASE);
    await client.connect();
    try {
      await lettersAreGone(client);
      const there = await billsThere(client);
      await compareChores(client, differences);
      compareBills(there, differences);
      compareLetters(there, differences);
      await comparePictures(differences);
    } finally {
      await client.end();
    }
    return differences;
  };
}

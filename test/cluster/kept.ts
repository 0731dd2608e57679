import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Received } from '#test/fakes/smtp.ts';
import { DATABASE } from './layout.ts';
import { outcomeOf, titleOf, type Ledger, type Write } from './ledger.ts';
import type { Resident } from './people.ts';

/** A job whose server was killed is taken up by another after a while (src/server/platform/queue/queues.ts). */
const LETTERS_GONE_WITHIN_MS = 120_000;

/** What is not as the ledger has it, a line each. */
export type Kept = { lost: string[]; doubled: string[]; letters: string[] };

const count = (outcome: Write['outcome'], writes: Write[] = []) =>
  writes.filter((write) => write.outcome === outcome).length;

/** Compares what was acknowledged with what is there, in the database, among the files and in the post. */
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

  /** Each change of a chore is a line of its home's history. */
  async function compareChores(client: pg.Client, kept: Kept) {
    const { rows } = await client.query<{ key: string; found: number }>(
      `select concat(data ->> 'choreId', ' ', type) as key, count(*)::int as found
         from home_events where home_id = any($1::uuid[]) and type in ('chore_completed', 'chore_reopened') group by key`,
      [homeIds],
    );
    const found = new Map(rows.map((row) => [row.key, row.found]));
    const writes = Map.groupBy(ledger.chores, ({ choreId, type }) => `${choreId} ${type}`);
    for (const [key, own] of writes) {
      const there = found.get(key) ?? 0;
      const [sure, open] = [count('acknowledged', own), count('unknown', own)];
      if (there < sure) kept.lost.push(`chore ${key}: ${sure} times acknowledged, ${there} times there`);
      if (there > sure + open)
        kept.doubled.push(`chore ${key}: ${sure} + ${open} at most, ${there} times there`);
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
        kept.lost.push(`chore ${chore.id}: ${chore.isDone ? 'completed' : 'reopened'} last, and is not`);
  }

  async function billsThere(client: pg.Client) {
    const { rows } = await client.query<{ id: string; lines: number }>(
      `select id, (select count(*)::int from payment_debtors where payment_id = payment_requests.id) as lines
         from payment_requests where home_id = any($1::uuid[])`,
      [homeIds],
    );
    return new Map(rows.map(({ id, lines }) => [id, lines]));
  }

  function compareBills(there: Map<string, number>, kept: Kept) {
    for (const { id, outcome } of ledger.bills) {
      const lines = there.get(id);
      if (outcome === 'acknowledged' && lines === undefined) kept.lost.push(`bill ${id}`);
      if (outcome === 'refused' && lines !== undefined) kept.doubled.push(`bill ${id}: refused, and there`);
      if (lines !== undefined && lines !== 1) kept.doubled.push(`bill ${id}: ${lines} shares`);
    }
    const sent = new Set(ledger.bills.map(({ id }) => id));
    for (const id of there.keys()) if (!sent.has(id)) kept.doubled.push(`bill ${id}: nobody sent it`);
  }

  /** Whoever was asked has one letter. One that comes twice under the same Message-ID is shown once by whoever reads it. */
  function compareLetters(there: Map<string, number>, kept: Kept) {
    for (const { id } of ledger.bills) {
      const own = mails.filter(({ subject = '' }) => subject.includes(titleOf(id)));
      const different = new Set(own.map(({ messageId }) => messageId)).size;
      const wanted = there.has(id) ? 1 : 0;
      if (different !== wanted) kept.letters.push(`bill ${id}: ${different} letters instead of ${wanted}`);
    }
  }

  /** The last picture that somebody was told is theirs can be seen, unless another of theirs came after it. */
  async function comparePictures(kept: Kept) {
    for (const person of residents) {
      const last = ledger.pictures.findLast(
        (write) => write.person === person && write.outcome !== 'refused',
      );
      if (last?.outcome !== 'acknowledged') continue;
      const answer = await person.get(`${last.address}/64.webp`);
      if (outcomeOf(answer) !== 'acknowledged') kept.lost.push(`picture ${last.address}: ${answer.status}`);
    }
  }

  return async function compare(): Promise<Kept> {
    const kept: Kept = { lost: [], doubled: [], letters: [] };
    const client = new pg.Client(DATABASE);
    await client.connect();
    try {
      await lettersAreGone(client);
      const there = await billsThere(client);
      await compareChores(client, kept);
      compareBills(there, kept);
      compareLetters(there, kept);
      await comparePictures(kept);
    } finally {
      await client.end();
    }
    return kept;
  };
}

import { sql } from 'kysely';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';
import type { TestApp } from '#test/running/app.ts';

/** Returns the queued letters of a kind, oldest first. */
export async function queuedLetters<K extends QueuedLetter['kind']>(app: TestApp, kind: K) {
  const { rows } = await sql<{ data: QueuedLetter }>`
    select data from pgboss.job where name = 'mail' order by created_on, id`.execute(app.db);
  return rows
    .map(({ data }) => data)
    .filter((letter): letter is Extract<QueuedLetter, { kind: K }> => letter.kind === kind);
}

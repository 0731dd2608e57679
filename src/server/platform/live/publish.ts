import { sql, type Kysely } from 'kysely';
import type { Topic } from '#contract/live.ts';
import type { DB } from '#server/platform/db/types.ts';

/** A change, for every member of a home or for single people. */
export type Change =
  | { homeId: string; topics: readonly Topic[] }
  | { userIds: readonly string[]; topics: readonly Topic[] };

export const CHANNEL = 'changes';

/** A notification of PostgreSQL has at most 8,000 bytes. */
const PEOPLE_IN_A_NOTE = 150;

function inParts(change: Change): Change[] {
  if ('homeId' in change || change.userIds.length <= PEOPLE_IN_A_NOTE) return [change];
  const { userIds, topics } = change;
  const first = { userIds: userIds.slice(0, PEOPLE_IN_A_NOTE), topics };
  return [first, ...inParts({ userIds: userIds.slice(PEOPLE_IN_A_NOTE), topics })];
}

/** Adds topics to those of an audience. */
export function collect(topicsOf: Map<string, Set<Topic>>, key: string, topics: readonly Topic[]) {
  topicsOf.set(key, new Set([...(topicsOf.get(key) ?? []), ...topics]));
}

/** Returns one note for each home, or for the same people, however many changes concern them. */
function notesOf(changes: readonly Change[]): string[] {
  const topicsOf = new Map<string, Set<Topic>>();
  for (const { topics, ...audience } of changes.flatMap(inParts))
    collect(topicsOf, JSON.stringify(audience), topics);
  return [...topicsOf].map(([audienceKey, topics]) =>
    JSON.stringify({ ...(JSON.parse(audienceKey) as object), topics: [...topics] }),
  );
}

/** Topics that change calendars, besides people's names. A handler that publishes these holds the home's lock. */
const BOARD_TOPICS = new Set<Topic>(['chores', 'templates']);

/** Publishes with the commit of `tx`, by NOTIFY. Counts changes of a board for calendars, which do not listen (home/calendar/state.ts). */
export async function publish(tx: Kysely<DB>, changes: readonly Change[]) {
  if (changes.length === 0) return;
  const notify = sql`select pg_notify(${sql.lit(CHANNEL)}, note) from unnest(${notesOf(changes)}::text[]) as note`;
  const boards = changes.flatMap((change) =>
    'homeId' in change && change.topics.some((topic) => BOARD_TOPICS.has(topic)) ? [change.homeId] : [],
  );
  const counted = sql`
    with counted as (update homes set board_revision = board_revision + 1 where id = any(${boards}::uuid[])) ${notify}`;
  await (boards.length > 0 ? counted : notify).execute(tx);
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type { LiveNote, Topic } from '#contract/live.ts';
import type { DB } from '#server/platform/db/types.ts';
import { collect, type Change } from '#server/platform/live/publish.ts';

const CHANGES_MAX = 10_000;

/** Returns the position up to which a browser has read: from its earlier stream, or from its page. */
export function positionOf({ headers, url = '' }: IncomingMessage): string | undefined {
  const said = headers['last-event-id'] ?? URL.parse(url, 'http://localhost')?.searchParams.get('since');
  return typeof said === 'string' ? said : undefined;
}

/** Keeps the latest changes, so that a browser receives only what it missed. Positions are counts of this process, because a clock may jump. */
export function makeReplay() {
  const id = randomUUID();
  const latest: Change[] = [];
  let count = 0;
  /** The first position after which no change is missing. Infinity before the first `restart`. */
  let completeAfter = Infinity;

  return {
    position: () => `${id}.${count}`,

    append(change: Change) {
      count += 1;
      latest.push(change);
      if (latest.length <= CHANGES_MAX) return;
      latest.shift();
      completeAfter = Math.max(completeAfter, count - CHANGES_MAX);
    },

    /** Starts again after a gap: changes may have been missed, so earlier positions become unknown. */
    restart() {
      count += 1;
      completeAfter = count;
      latest.length = 0;
    },

    /** Returns the changes after a position, or undefined if some are unknown. */
    since(position: string): Change[] | undefined {
      const [owner, counted] = position.split('.');
      const after = Number(counted);
      if (owner !== id || !(after >= completeAfter)) return undefined;
      return latest.slice(after - count + latest.length);
    },
  };
}

/** Returns the notes of what a person missed: one about themselves, and one for each home where they live now. */
export async function missedNotes(
  reads: Kysely<DB>,
  userId: string,
  changes: readonly Change[],
): Promise<LiveNote[]> {
  const [homes, own] = [new Map<string, Set<Topic>>(), new Set<Topic>()];
  for (const change of changes) {
    if ('homeId' in change) collect(homes, change.homeId, change.topics);
    else if (change.userIds.includes(userId)) for (const topic of change.topics) own.add(topic);
  }
  const ids = [...homes.keys()];
  const lived =
    ids.length === 0
      ? []
      : await reads
          .selectFrom('memberships')
          .select('home_id')
          .where('user_id', '=', userId)
          .where('left_at', 'is', null)
          .where('home_id', 'in', ids)
          .execute();
  return [
    ...(own.size > 0 ? [{ topics: [...own] }] : []),
    ...lived.map(({ home_id: homeId }) => ({ homeId, topics: [...(homes.get(homeId) ?? [])] })),
  ];
}

import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { onServer, twoServers } from '#test/builders/boards.ts';
import { refusalOf, type Person } from '#test/builders/homes.ts';
import { swapFaults } from '#test/observers/swap-faults.ts';
import { ask, homeOfThree } from '#test/builders/swaps.ts';

/** Each pair of calls meets at least this often, and until each has come first; `ROUNDS_MAX` is the limit. */
export const ROUNDS = 8;
const ROUNDS_MAX = 150;
const JITTER_MS = 8;
/** Enough time for the rounds on a busy machine. */
export const PATIENCE = { timeout: 120_000 };
export const OK = 'not refused';
const TODAY = '2026-11-16';

/** Makes the call after a random delay, from none to a few requests later. */
export async function lateBy<T>(call: () => Promise<T>): Promise<T> {
  await wait(randomInt(JITTER_MS));
  return call();
}

type Round = {
  one: () => Promise<unknown>;
  other: () => Promise<unknown>;
  /** Chores that their assignee must be able to complete afterwards. */
  about: readonly string[];
  /** Tells from the answers which of the two came first. Fails if the answers, or the resulting rows, are impossible. */
  judge: (answers: { one: string; other: string }) => Promise<'one' | 'other'>;
  /** Resets the home. */
  after?: () => Promise<unknown>;
};

/** A home of three on two servers, and pairs of calls that race there. */
export async function openRaces() {
  const servers = await twoServers();
  const app = servers.first;
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const regenerate = () =>
    aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  // Two weeks of chores are planned faster than three months.
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { weeksInAdvance: 1 } });
  await regenerate();

  async function completeAsShown(choreId: string) {
    const chore = await home.choreNow({ id: choreId });
    if (!chore || chore.status === 'completed') return;
    const owner = [aisyah, ben, chloe].find(({ userId }) => userId === chore.assigned_to);
    if (!owner) throw new Error('the assignee of the chore is none of the three');
    await owner.api.chores.completeChore({ homeId, choreId });
    await owner.api.chores.reopenChore({ homeId, choreId });
  }

  /** Deletes pending requests: Undo of a completion brings some back, which would disturb the next round. */
  const deletePendingSwaps = () =>
    app.db
      .deleteFrom('swap_requests')
      .where('home_id', '=', homeId)
      .where('status', '=', 'pending')
      .execute();

  /** Each round has its own minute, since all rounds in one would exceed the limit on changes. */
  let rounds = 0;
  const nextMinute = () => {
    rounds += 1;
    servers.setClock(`${TODAY}T02:${String(rounds % 60).padStart(2, '0')}:00Z`);
  };

  async function meet({ one, other, about, judge, after }: Round) {
    const answers = await Promise.all([refusalOf(lateBy(one)), refusalOf(lateBy(other))]);
    const first = await judge({ one: answers[0], other: answers[1] });
    expect(await swapFaults(app, { homeId, today: TODAY })).toEqual([]);
    for (const choreId of about) await completeAsShown(choreId);
    await after?.();
    return first;
  }

  return {
    app,
    home,
    completeAsShown,
    deletePendingSwaps,
    /** Plans all chores again. */
    regenerate,
    /** The same person, on the other server. */
    elsewhere: (person: Person) => onServer(servers.second, person),

    /** Lets two calls race until each has come first, and checks everything after each round. */
    async race(makeRound: () => Promise<Round>) {
      const firsts = { one: 0, other: 0 };
      for (let round = 0; round < ROUNDS_MAX; round++) {
        if (round >= ROUNDS && firsts.one > 0 && firsts.other > 0) return;
        nextMinute();
        firsts[await meet(await makeRound())] += 1;
      }
      expect.fail(`one of the two never came first: ${JSON.stringify(firsts)}`);
    },

    /** Ben asks Chloe, and offers to take one of hers in return. Neither is the administrator. */
    async asked() {
      // Tests ask more often than the hourly limit allows.
      await app.db.deleteFrom('rate_limits').execute();
      await deletePendingSwaps();
      const [bens] = await home.choresOf(ben);
      const [chloes] = await home.choresOf(chloe);
      const { id: swapRequestId } = await ask(ben, bens, { to: chloe, returned: chloes });
      const request = { homeId, swapRequestId };
      const ownerOf = async (chore: { id: string }) => (await home.choreNow(chore))?.assigned_to;
      return {
        request,
        about: [bens.id, chloes.id] as const,
        accept: () => chloe.api.swaps.acceptSwapRequest(request),
        status: () => home.statusOf(swapRequestId),
        /** Expects that the request was carried out completely, or not at all. */
        async expectOutcome(accepted: boolean, otherwise = 'cancelled') {
          expect(await home.statusOf(swapRequestId)).toBe(accepted ? 'accepted' : otherwise);
          const exchanged = [chloe.userId, ben.userId];
          expect([await ownerOf(bens), await ownerOf(chloes)]).toEqual(
            accepted ? exchanged : exchanged.toReversed(),
          );
        },
      };
    },

    async [Symbol.asyncDispose]() {
      expect([...app.failures, ...servers.second.failures]).toEqual([]);
      await servers[Symbol.asyncDispose]();
    },
  };
}
export type Races = Awaited<ReturnType<typeof openRaces>>;

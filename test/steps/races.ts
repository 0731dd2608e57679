import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { onServer, twoServers } from '#test/builders/boards.ts';
import { refusalOf, type Person } from '#test/builders/homes.ts';
import { swapFaults } from '#test/observers/swap-faults.ts';
import { ask, homeOfThree } from '#test/builders/swaps.ts';

/** Each pair meets this often at least, and until either has been the first; so often at most. */
export const ROUNDS = 8;
const ROUNDS_MAX = 150;
const JITTER_MS = 8;
/** For so many rounds, also where the machine has other work. */
export const PATIENCE = { timeout: 120_000 };
export const OK = 'not refused';
const TODAY = '2026-11-16';

/** Anything from at once to a few requests later. */
export async function lateBy<T>(call: () => Promise<T>): Promise<T> {
  await wait(randomInt(JITTER_MS));
  return call();
}

type Round = {
  one: () => Promise<unknown>;
  other: () => Promise<unknown>;
  /** Chores that whoever is shown as their assignee must be able to complete, where they stand. */
  about: readonly string[];
  /** By what was answered: which of the two came first. Fails where the answers, or what stands then, cannot be. */
  judge: (answers: { one: string; other: string }) => Promise<'one' | 'other'>;
  /** Makes the home again as it was. */
  after?: () => Promise<unknown>;
};

/** A home of three on two servers, and pairs of calls that meet there. */
export async function openRaces() {
  const servers = await twoServers();
  const app = servers.first;
  const home = await homeOfThree(app);
  const { aisyah, ben, chloe, homeId } = home;
  const planAnew = () =>
    aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  // Two weeks of chores are made again faster than three months.
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { weeksInAdvance: 1 } });
  await planAnew();

  async function completeAsShown(choreId: string) {
    const chore = await home.choreNow({ id: choreId });
    if (!chore || chore.status === 'completed') return;
    const owner = [aisyah, ben, chloe].find(({ userId }) => userId === chore.assigned_to);
    if (!owner) throw new Error('everybody is one of the three');
    await owner.api.chores.completeChore({ homeId, choreId });
    await owner.api.chores.reopenChore({ homeId, choreId });
  }

  /** What Undo of a completion has brought back would be in the way of the next round. */
  const forgetPending = () =>
    app.db
      .deleteFrom('swap_requests')
      .where('home_id', '=', homeId)
      .where('status', '=', 'pending')
      .execute();

  /** Another minute for each round: nobody makes as many changes in one as all rounds do. */
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
    forgetPending,
    /** Everybody has their part of the chores again. */
    planAnew,
    /** The same person on the other server. */
    elsewhere: (person: Person) => onServer(servers.second, person),

    /** Lets two calls meet again and again, with everything right after each, until either has been the first. */
    async race(makeRound: () => Promise<Round>) {
      const firsts = { one: 0, other: 0 };
      for (let round = 0; round < ROUNDS_MAX; round++) {
        if (round >= ROUNDS && firsts.one > 0 && firsts.other > 0) return;
        nextMinute();
        firsts[await meet(await makeRound())] += 1;
      }
      expect.fail(`one of the two never came first: ${JSON.stringify(firsts)}`);
    },

    /** Ben asks Chloe, for one of hers in return: neither is the administrator. */
    async asked() {
      // More often than anybody may in an hour.
      await app.db.deleteFrom('rate_limits').execute();
      await forgetPending();
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
        /** The request was carried out, or nothing of it. */
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

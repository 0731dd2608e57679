import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lateBy, OK, openRaces, PATIENCE, ROUNDS, type Races } from '#test/steps/races.ts';
import {
  deleteNotifications,
  swapLetters,
  swapNotificationsOf,
  type HomeOfThree,
} from '#test/builders/swaps.ts';

let races: Races;
let home: HomeOfThree;
beforeAll(async () => {
  races = await openRaces();
  ({ home } = races);
});
afterAll(() => races[Symbol.asyncDispose]());

test('two accepts of one request exchange once and get the same answer', PATIENCE, async () => {
  const { app } = races;
  const { ben, chloe } = home;
  let last: number | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const { request, accept, expectOutcome, about } = await races.asked();
    await deleteNotifications(app);
    await sql`delete from pgboss.job`.execute(app.db);
    const calls = [accept, () => races.elsewhere(chloe).swaps.acceptSwapRequest(request)];
    const [one, other] = await Promise.all(calls.map(lateBy));
    expect(one).toEqual(other);
    expect(one).toMatchObject({ status: 'accepted', exchanged: true });
    await expectOutcome(true);
    expect((await swapNotificationsOf(app, ben)).map(({ type }) => type)).toEqual(['swap_accepted']);
    expect(await swapLetters(app)).toEqual({ 'swap-accepted': 1 });
    const [entry, before] = await home.historyOf('swap_accepted');
    expect(entry?.id).not.toBe(last);
    expect(before?.id).toBe(last);
    last = entry?.id;
    for (const choreId of about) await races.completeAsShown(choreId);
  }
});

test('accept against cancel, and against reject: one succeeds, the other is told so', PATIENCE, async () => {
  for (const [action, status, person] of [
    ['cancelSwapRequest', 'cancelled', home.ben],
    ['rejectSwapRequest', 'declined', home.chloe],
  ] as const)
    await races.race(async () => {
      const { request, accept, about, expectOutcome } = await races.asked();
      return {
        one: accept,
        other: () => races.elsewhere(person).swaps[action](request),
        about,
        async judge({ one, other }) {
          expect([one, other].toSorted()).toEqual(['SWAP_ANSWERED', OK]);
          await expectOutcome(one === OK, status);
          return one === OK ? 'one' : 'other';
        },
      };
    });
});

test(
  'accept against completing the chore, or the one in return: exchanged or completed, never both',
  PATIENCE,
  async () => {
    const { ben, chloe, homeId } = home;
    for (const [person, index] of [
      [ben, 0],
      [chloe, 1],
    ] as const)
      await races.race(async () => {
        const { accept, about, expectOutcome } = await races.asked();
        const choreId = about[index] ?? '';
        return {
          one: accept,
          other: () => races.elsewhere(person).chores.completeChore({ homeId, choreId }),
          about,
          async judge({ one, other }) {
            expect([one, other]).toEqual(one === OK ? [OK, 'CHORE_OF_OTHER'] : ['SWAP_ANSWERED', OK]);
            await expectOutcome(one === OK);
            const chore = await home.choreNow({ id: choreId });
            expect(chore?.status).toBe(one === OK ? 'pending' : 'completed');
            if (one !== OK) await person.api.chores.reopenChore({ homeId, choreId });
            return one === OK ? 'one' : 'other';
          },
        };
      });
  },
);

test('accept against Regenerate: carried out on the old plan, or its chore is gone', PATIENCE, async () => {
  const { aisyah, homeId } = home;
  await races.race(async () => {
    const { accept, about, status } = await races.asked();
    return {
      one: accept,
      other: () =>
        races
          .elsewhere(aisyah)
          .chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false }),
      about,
      async judge({ one, other }) {
        expect(other).toBe(OK);
        expect([OK, 'SWAP_CHORE_GONE']).toContain(one);
        expect(await status()).toBe(one === OK ? 'accepted' : 'cancelled');
        for (const id of about) expect(await home.choreNow({ id })).toBeUndefined();
        return one === OK ? 'one' : 'other';
      },
    };
  });
});

/** @module-tag rest */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteTo, type Person } from '#test/builders/homes.ts';
import { OK, openRaces, PATIENCE, type Races } from '#test/steps/races.ts';
import { ask, type HomeOfThree } from '#test/builders/swaps.ts';

let races: Races;
let home: HomeOfThree;
beforeAll(async () => {
  races = await openRaces();
  ({ home } = races);
});
afterAll(() => races[Symbol.asyncDispose]());

/** Lets a member who left come back. The limit on joining is meant for guessing. */
async function comeBack({ api, userId }: Person) {
  const { aisyah, homeId } = home;
  await races.app.db.deleteFrom('rate_limits').execute();
  await aisyah.api.homes.allowAgain({ homeId, userId }).catch(() => {});
  await api.homes.joinHome(await inviteTo(aisyah, homeId));
  await races.regenerate();
}

const leaves = (person: Person) => races.elsewhere(person).homes.leaveHome({ homeId: home.homeId });
const removes = ({ userId }: Person) =>
  races.elsewhere(home.aisyah).homes.removeMember({ homeId: home.homeId, userId });

/** Checks that no chore stays with a member who left, not even one that the exchange gave them just before. */
async function expectNothingOf({ userId }: Person) {
  expect((await home.rows()).filter(({ assigned_to }) => assigned_to === userId)).toEqual([]);
}

test.for([
  ['the requester leaves', 'ben', leaves, 'SWAP_ANSWERED'],
  ['the requester is removed', 'ben', removes, 'SWAP_ANSWERED'],
  ['the target leaves', 'chloe', leaves, 'FORBIDDEN'],
  ['the target is removed', 'chloe', removes, 'FORBIDDEN'],
] as const)(
  'accept while %s: exchanged and reassigned, or ended',
  PATIENCE,
  async ([, name, go, refused]) => {
    const person = home[name];
    await races.race(async () => {
      const { accept, about, status } = await races.asked();
      return {
        one: accept,
        other: () => go(person),
        about,
        async judge({ one, other }) {
          expect(other).toBe(OK);
          expect([OK, refused]).toContain(one);
          expect(await status()).toBe(one === OK ? 'accepted' : 'cancelled');
          await expectNothingOf(person);
          return one === OK ? 'one' : 'other';
        },
        after: () => comeBack(person),
      };
    });
  },
);

test(
  'two accepts that want the same chore in return: one gets it, the other request ends',
  PATIENCE,
  async () => {
    const { aisyah, ben, chloe, homeId } = home;
    await races.race(async () => {
      const [[mine], [bens], [chloes]] = [
        await home.choresOf(aisyah),
        await home.choresOf(ben),
        await home.choresOf(chloe),
      ];
      const first = await ask(aisyah, mine, { to: chloe, returned: chloes });
      const second = await ask(ben, bens, { to: chloe, returned: chloes });
      return {
        one: () => chloe.api.swaps.acceptSwapRequest({ homeId, swapRequestId: first.id }),
        other: () => races.elsewhere(chloe).swaps.acceptSwapRequest({ homeId, swapRequestId: second.id }),
        about: [mine.id, bens.id, chloes.id],
        async judge({ one, other }) {
          expect([one, other].toSorted()).toEqual(['SWAP_ANSWERED', OK]);
          const won = one === OK;
          expect([await home.statusOf(first.id), await home.statusOf(second.id)]).toEqual(
            won ? ['accepted', 'cancelled'] : ['cancelled', 'accepted'],
          );
          expect((await home.choreNow(chloes))?.assigned_to).toBe(won ? aisyah.userId : ben.userId);
          expect((await home.choreNow(won ? bens : mine))?.assigned_to).toBe(
            won ? ben.userId : aisyah.userId,
          );
          return won ? 'one' : 'other';
        },
      };
    });
  },
);

test(
  'an accept that gives a chore away against one that takes it in return: only one succeeds',
  PATIENCE,
  async () => {
    const { aisyah, ben, chloe, homeId } = home;
    await races.race(async () => {
      const [[mine], [bens]] = [await home.choresOf(aisyah), await home.choresOf(ben)];
      const inReturn = await ask(aisyah, mine, { to: ben, returned: bens });
      const away = await ask(ben, bens, { to: chloe });
      return {
        one: () => ben.api.swaps.acceptSwapRequest({ homeId, swapRequestId: inReturn.id }),
        other: () => races.elsewhere(chloe).swaps.acceptSwapRequest({ homeId, swapRequestId: away.id }),
        about: [mine.id, bens.id],
        async judge({ one, other }) {
          expect([one, other].toSorted()).toEqual(['SWAP_ANSWERED', OK]);
          const owners = [(await home.choreNow(mine))?.assigned_to, (await home.choreNow(bens))?.assigned_to];
          expect(owners).toEqual(one === OK ? [ben.userId, aisyah.userId] : [aisyah.userId, chloe.userId]);
          return one === OK ? 'one' : 'other';
        },
        after: races.regenerate,
      };
    });
  },
);

test('two requests for one chore: one is made, the other is refused', PATIENCE, async () => {
  const { aisyah, ben, chloe, homeId } = home;
  const sameElsewhere = { ...aisyah, api: races.elsewhere(aisyah) };
  await races.race(async () => {
    const [mine] = await home.choresOf(aisyah);
    let standing = '';
    return {
      one: async () => {
        standing = (await ask(aisyah, mine, { to: ben })).id;
      },
      other: async () => {
        standing = (await ask(sameElsewhere, mine, { to: chloe })).id;
      },
      about: [],
      async judge({ one, other }) {
        expect([one, other].toSorted()).toEqual(['SWAP_PENDING', OK]);
        return one === OK ? 'one' : 'other';
      },
      after: () => aisyah.api.swaps.cancelSwapRequest({ homeId, swapRequestId: standing }),
    };
  });
});

test(
  'a request while its chore is completed, or its target leaves, never stays pending',
  PATIENCE,
  async () => {
    const { aisyah, ben, homeId } = home;
    await races.race(async () => {
      const [mine] = await home.choresOf(aisyah);
      return {
        one: () => ask(aisyah, mine, { to: ben }),
        other: () => races.elsewhere(aisyah).chores.completeChore({ homeId, choreId: mine.id }),
        about: [],
        async judge({ one, other }) {
          expect(other).toBe(OK);
          expect([OK, 'CHORE_COMPLETED']).toContain(one);
          return one === OK ? 'one' : 'other';
        },
        async after() {
          await aisyah.api.chores.reopenChore({ homeId, choreId: mine.id });
          await races.deletePendingSwaps();
        },
      };
    });
    await races.race(async () => {
      const [mine] = await home.choresOf(aisyah);
      return {
        one: () => ask(aisyah, mine, { to: ben }),
        other: () => leaves(ben),
        about: [mine.id],
        async judge({ one, other }) {
          expect(other).toBe(OK);
          expect([OK, 'SWAP_USER_MISSING']).toContain(one);
          return one === OK ? 'one' : 'other';
        },
        after: () => comeBack(ben),
      };
    });
  },
);

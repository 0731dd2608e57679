import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { askForSwap, homeOfTwo, type Row } from '#test/builders/boards.ts';
import { inviteTo, signUp, type Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';

const app = await sharedApp();

async function openChoresOf(home: { rows: () => Promise<Row[]> }, person: Person) {
  const own = (await home.rows()).filter(
    ({ assigned_to, due_date }) => assigned_to === person.userId && due_date > '2026-11-16',
  );
  const [first, second, third] = own;
  if (!first || !second || !third) throw new Error(`${person.displayName} has three chores in ${app.base}`);
  return [first, second, third] as const;
}

test('completing a chore ends the requests that ask for it or offer it in return, and no others', async () => {
  const home = await homeOfTwo(app);
  const { aisyah, ben, homeId } = home;
  const [one, two, three] = await openChoresOf(home, aisyah);
  const [bens] = await openChoresOf(home, ben);
  const asked = await askForSwap(app, one, ben);
  const inReturn = await askForSwap(app, bens, aisyah, { returned: one });
  const other = await askForSwap(app, two, ben);
  const declined = await askForSwap(app, three, ben, { status: 'declined' });
  await using stream = await listenLive(app, ben);
  await aisyah.api.chores.completeChore({ homeId, choreId: one.id });
  expect([await asked(), await inReturn(), await other(), await declined()]).toEqual(
    ['cancelled', 'cancelled', 'pending', 'declined'], //
  );
  await stream.receives('swaps', homeId);
  const { updated_at } = await app.db
    .selectFrom('swap_requests')
    .select('updated_at')
    .where('chore_id', '=', one.id)
    .executeTakeFirstOrThrow();
  expect(updated_at).toEqual(app.clock.now);

  // No member asked for this chore, so no member's swaps are refetched.
  stream.clear();
  await aisyah.api.chores.completeChore({ homeId, choreId: three.id });
  await stream.receives('chores', homeId);
  expect(stream.hasReceived('swaps')).toBe(false);
});

test("leaving ends the member's requests, and those of others about reassigned chores", async () => {
  const home = await homeOfTwo(app);
  const { aisyah, ben, homeId } = home;
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const [own, toChloe] = await openChoresOf(home, aisyah);
  const [bens] = await openChoresOf(home, ben);
  const answeredByBen = await askForSwap(app, own, ben);
  const withoutBen = await askForSwap(app, toChloe, chloe);
  const askedByBen = await askForSwap(app, bens, aisyah);
  await ben.api.homes.leaveHome({ homeId });
  expect([await answeredByBen(), await withoutBen(), await askedByBen()]).toEqual(
    ['cancelled', 'pending', 'cancelled'], //
  );
});

test('when the second member joins, requests about chores that change hands end', async () => {
  const home = await homeOfTwo(app);
  const { aisyah, ben, homeId } = home;
  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  const alone = (await home.rows()).filter((chore) => chore.due_date > '2026-11-16');
  const asked = await Promise.all(
    alone.map(async (chore) => ({ chore, statusOf: await askForSwap(app, chore, ben) })),
  );
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome(await inviteTo(aisyah, homeId));
  const ownerOf = new Map((await home.rows()).map((chore) => [chore.id, chore.assigned_to]));
  const statuses = await Promise.all(asked.map(({ statusOf }) => statusOf()));
  expect(statuses).toEqual(
    asked.map(({ chore }) => (ownerOf.get(chore.id) === aisyah.userId ? 'pending' : 'cancelled')),
  );
  expect(new Set(statuses)).toEqual(new Set(['pending', 'cancelled']));
});

import { expect, test } from 'vitest';
import { CHANGED_HEADER } from '#domain/live.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

const changedBy = async (person: Person, call: string, input: object) => {
  const answer = await person.fetch(`${app.base}/api/rpc/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  return { status: answer.status, topics: answer.headers.get(CHANGED_HEADER)?.split(' ').toSorted() };
};

test('an answer names what its call changed for whoever made it', async () => {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  expect(
    await changedBy(aisyah, 'homes/updateHomeSettings', { homeId, settings: { includeWeekends: true } }),
  ).toEqual({
    status: 200,
    topics: ['chores', 'history', 'home'],
  });
  expect(await changedBy(aisyah, 'homes/getHome', { homeId })).toEqual({ status: 200, topics: undefined });
  expect(
    (await changedBy(ben, 'homes/removeMember', { homeId, userId: aisyah.userId })).topics,
  ).toBeUndefined();
});

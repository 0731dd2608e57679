import { expect, test } from 'vitest';
import { CHANGED_HEADER } from '#domain/live.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { buildHome, signUp, stranger } from '#test/builders/homes.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { sharedApp, type Browser } from '#test/running/app.ts';

const app = await sharedApp();

const changedBy = async (person: Browser, call: string, input: object) => {
  const answer = await person.fetch(`${app.base}/api/rpc/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  return { status: answer.status, topics: answer.headers.get(CHANGED_HEADER)?.split(' ').toSorted() };
};

test('an answer names the topics that its call changed for the caller', async () => {
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

test('an answer that ends the session names no topics: the page navigates itself', async () => {
  const aisyah = await signUp(app);
  const { password } = aisyah;
  expect(await changedBy(aisyah, 'users/deleteAccount', { password })).toEqual({
    status: 200,
    topics: undefined,
  });
});

test('a debtor with only a link gets the topics that they changed', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const share = { paymentId: payment.id, userId: ben.userId };
  await putProof(app, payment, ben, { state: 'review' });
  const token = await mintLink(app.db, { homeId, ...share }, app.clock.now);
  expect(await changedBy(stranger(app), 'payments/takeBackProof', { ...share, token })).toEqual({
    status: 200,
    topics: ['payments'],
  });
});

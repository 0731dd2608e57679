/** @module-tag rest */
import pino from 'pino';
import { expect, test } from 'vitest';
import { fetchGooglePicture } from '#server/people/pictures/google-picture.ts';
import type { Browser, TestApp } from '#test/running/app.ts';
import { signInWithGoogle, startAppWithGoogle } from '#test/builders/google.ts';
import { picture } from '#test/builders/images.ts';
import { changePicture, storedPictures, fetchPicture } from '#test/builders/pictures.ts';

const PEOPLE = [{ email: 'wei@gmail.com', name: 'Wei Ling' }];
const photoOf = async ({ api }: Browser) => (await api.users.getSession()).user?.photoURL;

/** Fetches the waiting pictures as the whole program does. Returns the reasons of those not fetched. */
async function fetchWaitingPictures(app: TestApp) {
  const reasons: string[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => reasons.push(String((JSON.parse(line) as { reason: unknown }).reason)) },
  );
  const { db, queue, files, decoders, clock, settings } = app;
  const deps = { db, queue, files, decoders, log, now: () => clock.now, issuer: settings.GOOGLE_ISSUER };
  let worked = 0;
  await queue.work('google-picture', async (job) => {
    await fetchGooglePicture(deps, job.data);
    worked += 1;
  });
  return { reasons, worked: () => worked };
}

test("a new account gets Google's picture once, stored like any other", async () => {
  await using all = await startAppWithGoogle(PEOPLE);
  const { app, idp } = all;
  idp.givePicture(await picture('png', [96, 96]));
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  expect(await photoOf(browser)).toBeNull();
  const work = await fetchWaitingPictures(app);
  await expect.poll(() => photoOf(browser), { timeout: 5000 }).toMatch(/^\/pictures\//);
  const address = (await photoOf(browser)) ?? '';
  expect((await fetchPicture(app, browser, address)).status).toBe(200);

  await browser.api.pictures.removePicture();
  await signInWithGoogle(app, app.browser(), 'wei@gmail.com');
  expect(await photoOf(browser)).toBeNull();
  expect(work.worked()).toBe(1);
});

test('a picture that the person has chosen meanwhile stays', async () => {
  await using all = await startAppWithGoogle(PEOPLE);
  const { app, idp } = all;
  idp.givePicture(await picture('png', [96, 96]));
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  const own = await changePicture(app, browser, await picture('jpeg'));
  const work = await fetchWaitingPictures(app);
  await expect.poll(work.worked, { timeout: 5000 }).toBe(1);
  expect(await photoOf(browser)).toBe(own);
});

test.for([
  ['no picture', 'Input buffer', undefined],
  ['an address on this machine', 'not a public address', 'http://localhost:9/picture.png'],
  ['an address that is none', 'not an address that we fetch', 'file:///etc/passwd'],
])('%s leaves the initials, and no picture is stored', async ([, , address]) => {
  await using all = await startAppWithGoogle([
    { ...PEOPLE[0], email: 'wei@gmail.com', ...(address && { picture: address }) },
  ]);
  const { app, idp } = all;
  idp.givePicture(Buffer.from('<!doctype html>'));
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  const work = await fetchWaitingPictures(app);
  await expect.poll(work.worked, { timeout: 5000 }).toBe(1);
  expect(work.reasons).toHaveLength(1);
  expect(await photoOf(browser)).toBeNull();
  expect(await storedPictures(app)).toEqual({ rows: [], files: [] });
});

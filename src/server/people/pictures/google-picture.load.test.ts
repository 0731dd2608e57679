import pino from 'pino';
import { expect, test } from 'vitest';
import { takeGooglePicture } from '#server/people/pictures/google-picture.ts';
import type { Browser, TestApp } from '#test/running/app.ts';
import { signInWithGoogle, startAppWithGoogle } from '#test/builders/google.ts';
import { picture } from '#test/builders/images.ts';
import { changePicture, kept, see } from '#test/builders/pictures.ts';

const PEOPLE = [{ email: 'wei@gmail.com', name: 'Wei Ling' }];
const photoOf = async ({ api }: Browser) => (await api.users.getSession()).user?.photoURL;

/** Lets this app work on the pictures that wait, as the whole program does; answers the reasons of those not taken. */
async function takeWhatWaits(app: TestApp) {
  const reasons: string[] = [];
  const log = pino(
    { level: 'info' },
    { write: (line: string) => reasons.push(String((JSON.parse(line) as { reason: unknown }).reason)) },
  );
  const { db, queue, files, decoders, clock, settings } = app;
  const deps = { db, queue, files, decoders, log, now: () => clock.now, issuer: settings.GOOGLE_ISSUER };
  let worked = 0;
  await queue.work('google-picture', async (job) => {
    await takeGooglePicture(deps, job.data);
    worked += 1;
  });
  return { reasons, worked: () => worked };
}

test('Google’s picture comes with the account, once, and goes the way of every other', async () => {
  await using all = await startAppWithGoogle(PEOPLE);
  const { app, idp } = all;
  idp.givePicture(await picture('png', [96, 96]));
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  expect(await photoOf(browser)).toBeNull();
  const work = await takeWhatWaits(app);
  await expect.poll(() => photoOf(browser), { timeout: 5000 }).toMatch(/^\/pictures\//);
  const address = (await photoOf(browser)) ?? '';
  expect((await see(app, browser, address)).status).toBe(200);

  await browser.api.pictures.removePicture();
  await signInWithGoogle(app, app.browser(), 'wei@gmail.com');
  expect(await photoOf(browser)).toBeNull();
  expect(work.worked()).toBe(1);
});

test('a picture that was chosen meanwhile stays', async () => {
  await using all = await startAppWithGoogle(PEOPLE);
  const { app, idp } = all;
  idp.givePicture(await picture('png', [96, 96]));
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  const own = await changePicture(app, browser, await picture('jpeg'));
  const work = await takeWhatWaits(app);
  await expect.poll(work.worked, { timeout: 5000 }).toBe(1);
  expect(await photoOf(browser)).toBe(own);
});

test.for([
  ['no picture', 'Input buffer', undefined],
  ['an address on this machine', 'not a public address', 'http://localhost:9/picture.png'],
  ['an address that is none', 'not an address that we fetch', 'file:///etc/passwd'],
])('%s leaves the initials, and nothing is kept', async ([, , address]) => {
  await using all = await startAppWithGoogle([
    { ...PEOPLE[0], email: 'wei@gmail.com', ...(address && { picture: address }) },
  ]);
  const { app, idp } = all;
  idp.givePicture(Buffer.from('<!doctype html>'));
  const browser = app.browser();
  await signInWithGoogle(app, browser, 'wei@gmail.com');
  const work = await takeWhatWaits(app);
  await expect.poll(work.worked, { timeout: 5000 }).toBe(1);
  expect(work.reasons).toHaveLength(1);
  expect(await photoOf(browser)).toBeNull();
  expect(await kept(app)).toEqual({ rows: [], files: [] });
});

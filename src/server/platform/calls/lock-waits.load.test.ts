/** @module-tag rest */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '#server/platform/db/types.ts';
import { unsubscribeToken } from '#server/telling/mail/unsubscribe-token.ts';
import { startApp, type TestApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp } from '#test/builders/homes.ts';
import { bearerOf, callableClient, refusedAs } from '#test/steps/callables.ts';
import { isWaiting } from '#test/running/database.ts';
import { signInWithGoogle, startAppWithGoogle } from '#test/builders/google.ts';
import { picture } from '#test/builders/images.ts';
import { recordLog } from '#test/observers/logged.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { sendPicture } from '#test/builders/pictures.ts';
import { errors } from '#words/errors.ts';

const lockMs = 50;

/** Runs `work` while every home and person is locked. */
const whileLocked = <T>({ db }: TestApp, work: (tx: Kysely<DB>) => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('homes').select('id').forUpdate().execute();
    await tx.selectFrom('users').select('id').forUpdate().execute();
    return work(tx);
  });

test('a call that waits longer than the lock limit is served once the lock is free', async () => {
  const second = { lockMs: 1000 };
  await using app = await startApp({}, second);
  const aisyah = await signUp(app);
  const { id: homeId } = await buildHome([aisyah]);
  const renamed = await whileLocked(app, async (tx) => {
    const call = aisyah.api.homes.renameHome({ homeId, name: 'Seri Pandan 12B' });
    await expect.poll(() => isWaiting({ db: tx }), { timeout: 4000 }).toBe(true);
    await pause(1.5 * second.lockMs);
    return { call };
  });
  await renamed.call;
  expect((await aisyah.api.homes.getHome({ homeId })).name).toBe('Seri Pandan 12B');
});

test('a call that waits too long is refused as busy and changes nothing', async () => {
  const { log, lines } = recordLog();
  await using app = await startApp({}, { lockMs, log });
  const [aisyah, ben] = [await signUp(app), await signUp(app)];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const { id: paymentId } = await askForMoney(aisyah, homeId, [ben]);
  await using client = callableClient(app.base, bearerOf(ben));
  const receipt = {
    paymentId,
    userId: ben.userId,
    fileData: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64'),
    mimeType: 'image/png',
  };
  const token = await unsubscribeToken(
    { SECRET: app.settings.SECRET },
    { userId: ben.userId, group: 'swaps' },
  );
  const stop = () =>
    fetch(`${app.base}/unsubscribe?${new URLSearchParams({ token }).toString()}`, { method: 'POST' });
  const bytes = await picture('png');
  await whileLocked(app, async () => {
    expect(await refusalOf(aisyah.api.homes.renameHome({ homeId, name: 'No' }))).toBe('BUSY');
    expect(await refusalOf(ben.api.users.updateDisplayName({ displayName: 'No one' }))).toBe('BUSY');
    expect(await refusalOf(ben.api.users.deleteAccount({ password: ben.password }))).toBe('BUSY');
    // Sends more receipts than an hour allows.
    for (let tries = 0; tries <= 10; tries++)
      expect(await refusedAs(client.call('verifyPaymentProof', receipt))).toBe(
        'functions/unavailable PROOFS_BUSY',
      );
    const stopped = await stop();
    expect([stopped.status, await stopped.text()]).toEqual([429, `${errors.BUSY}\n`]);
    const sent = await sendPicture(app, ben, bytes);
    expect(await sent.json()).toMatchObject({ code: 'BUSY' });
  });
  expect((await aisyah.api.homes.getHome({ homeId })).name).toBe('Seri Pandan 12A');
  expect((await ben.api.users.getSession()).user).toMatchObject({
    displayName: ben.displayName,
    photoURL: null,
    unwantedMail: [],
  });
  for (const table of ['payment_proofs', 'pictures'] as const)
    expect(await app.db.selectFrom(table).select('id').execute()).toEqual([]);
  expect((await stop()).status).toBe(200);
  expect((await sendPicture(app, ben, bytes)).status).toBe(200);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
}, 60_000);

test('Google’s window says so too', async () => {
  const { log, lines } = recordLog();
  await using all = await startAppWithGoogle([{ email: 'wei@gmail.com' }], {}, { log, lockMs });
  const { app } = all;
  await signInWithGoogle(app, app.browser(), 'wei@gmail.com');
  const browser = app.browser();
  const answer = await whileLocked(app, () => signInWithGoogle(app, browser, 'wei@gmail.com').catch(String));
  expect(answer).toMatchObject({ error: { code: 'BUSY' } });
  expect(lines.filter(({ msg }) => msg?.startsWith('sign-in'))).toEqual([]);
  expect(browser.jar.has('serumah.session_token')).toBe(false);
  expect((await signInWithGoogle(app, browser, 'wei@gmail.com')).error).toBeUndefined();
});

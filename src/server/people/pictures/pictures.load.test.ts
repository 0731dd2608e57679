/** @module-tag rest */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clean } from '#server/jobs/cleaning.ts';
import { startApp, type TestApp } from '#test/running/app.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { picture } from '#test/builders/images.ts';
import { listenLive } from '#test/observers/listening.ts';
import {
  changePicture,
  storedPictures,
  startPictureRemovals,
  fetchPicture,
  sendPicture,
} from '#test/builders/pictures.ts';
import { startS3 } from '#test/fakes/s3.ts';
import { errors } from '#words/errors.ts';

const NOTHING = { rows: [], files: [] };
const soon = { timeout: 5000 };
const cleanAfter = (app: TestApp, minutes: number) =>
  clean({ ...app, now: () => new Date(app.clock.now.getTime() + minutes * 60_000) });

test('removing a picture shows the initials to everyone at once and deletes its files soon', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const housemate = await signUp(app);
  const { id: homeId } = await buildHome([housemate, person]);
  const address = await changePicture(app, person, await picture('png'));
  await using own = await listenLive(app, person);
  await using theirs = await listenLive(app, housemate);
  const me = await person.api.pictures.removePicture();
  expect(me).toMatchObject({ id: person.userId, photoURL: null });
  await own.receives('me');
  await theirs.receives('home', homeId);
  expect((await fetchPicture(app, person, address)).status).toBe(404);
  await startPictureRemovals(app);
  await expect.poll(() => storedPictures(app), soon).toEqual(NOTHING);
  expect(await person.api.pictures.removePicture()).toMatchObject({ photoURL: null });
});

test('deleting an account deletes its pictures', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  await changePicture(app, person, await picture('png'));
  await changePicture(app, person, await picture('jpeg'));
  expect((await storedPictures(app)).rows).toHaveLength(2);
  await person.api.users.deleteAccount({ password: person.password });
  await startPictureRemovals(app);
  await expect.poll(() => storedPictures(app), soon).toEqual(NOTHING);
});

test('a picture uploaded while the account is being deleted is not stored', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const bytes = await picture('png');
  const late = await app.db.transaction().execute(async (tx) => {
    const gone = { deleted_at: new Date(), display_name: 'Former housemate' };
    await tx.updateTable('users').set(gone).where('id', '=', person.userId).execute();
    const sending = sendPicture(app, person, bytes);
    await expect.poll(async () => (await storedPictures(app)).files, soon).toHaveLength(2);
    return { sending };
  });
  expect((await late.sending).status).toBe(401);
  await startPictureRemovals(app);
  await expect.poll(() => storedPictures(app), soon).toEqual(NOTHING);
});

test('of two uploads at once one stays, and the other is deleted', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const bytes = await picture('png');
  await Promise.all([1, 2, 3].map(() => changePicture(app, person, bytes)));
  expect((await storedPictures(app)).rows).toHaveLength(3);
  await startPictureRemovals(app);
  await expect.poll(async () => (await storedPictures(app)).rows, soon).toHaveLength(1);
  const { photoURL } = (await person.api.users.getSession()).user ?? {};
  expect((await fetchPicture(app, person, photoURL ?? '')).status).toBe(200);
});

test('an abandoned upload is cleaned up after an hour, and a shown picture stays', async () => {
  await using app = await startApp();
  const [person, other] = [await signUp(app), await signUp(app)];
  const bytes = await picture('png');
  const address = await changePicture(app, person, bytes);
  await changePicture(app, other, bytes);
  // This simulates a crash between the files and the transaction that shows them.
  await app.db.updateTable('users').set({ photo_url: null }).where('id', '=', other.userId).execute();
  await cleanAfter(app, 59);
  expect((await storedPictures(app)).rows).toHaveLength(2);
  await cleanAfter(app, 61);
  const id = address.slice('/pictures/'.length);
  expect(await storedPictures(app)).toEqual({ rows: [id], files: [`${id}-large.webp`, `${id}-small.webp`] });
  expect((await fetchPicture(app, person, address)).status).toBe(200);
});

test('if files cannot be written or removed, the old picture stays and the work is retried', async () => {
  await using app = await startApp();
  const person = await signUp(app);
  const first = await changePicture(app, person, await picture('png'));
  const folder = path.join(app.settings.DATA_DIR, 'files/pictures');
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, 'no folder');
  const answer = await sendPicture(app, person, await picture('jpeg'));
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ code: 'UNEXPECTED', message: errors.UNEXPECTED });
  expect((await person.api.users.getSession()).user?.photoURL).toBe(first);

  expect(await person.api.pictures.removePicture()).toMatchObject({ photoURL: null });
  await expect(cleanAfter(app, 61)).rejects.toThrow('ENOTDIR');
  expect((await storedPictures(app)).rows).toHaveLength(2);
  rmSync(folder);
  renameSync(`${folder}.away`, folder);
  await cleanAfter(app, 61);
  expect(await storedPictures(app)).toEqual(NOTHING);
});

test('an S3-compatible store works the same way', async () => {
  await using s3 = await startS3();
  await using app = await startApp(s3.env);
  const person = await signUp(app);
  const first = await changePicture(app, person, await picture('png'));
  const second = await changePicture(app, person, await picture('jpeg'));
  expect((await storedPictures(app)).files).toEqual([]);
  const shown = await fetchPicture(app, person, second);
  expect(shown.status).toBe(200);
  expect((await shown.arrayBuffer()).byteLength).toBe(Number(shown.headers.get('content-length')));
  await startPictureRemovals(app);
  await expect
    .poll(async () => (await storedPictures(app)).rows, soon)
    .toEqual([second.slice('/pictures/'.length)]);
  const name = `pictures/${person.userId}/${first.slice('/pictures/'.length)}-large.webp`;
  expect(await app.files.get(name)).toBeUndefined();
});

/** @module-tag rest */
import { statSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { sharedApp, startApp, type Browser, type TestApp } from '#test/running/app.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { bomb, moving, picture, sidewaysPhoto } from '#test/builders/images.ts';
import { listenLive } from '#test/observers/listening.ts';
import {
  changePicture,
  colourAt,
  storedPictures,
  startPictureRemovals,
  fetchPicture,
  sendPicture,
} from '#test/builders/pictures.ts';
import { startS3 } from '#test/fakes/s3.ts';
import { errors } from '#words/errors.ts';

const me = async ({ api }: Browser) => (await api.users.getSession()).user;

const app = await sharedApp();

async function expectRefused(browser: Browser, bytes: Uint8Array, code: keyof typeof errors) {
  const before = await storedPictures(app);
  const answer = await sendPicture(app, browser, bytes);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.json()).toEqual({ code, message: errors[code] });
  expect(await storedPictures(app)).toEqual(before);
}

test('a picture is stored in two sizes and shown to all housemates', async () => {
  const person = await signUp(app);
  const housemate = await signUp(app);
  const { id: homeId } = await buildHome([housemate, person]);
  await using theirs = await listenLive(app, housemate);
  app.clock.now = new Date(Date.now() + 60_000);
  const answer = await sendPicture(app, person, await picture('png'));
  expect(answer.status).toBe(200);
  const own = await me(person);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(own)));
  expect(own?.updatedAt).toEqual(app.clock.now);
  await theirs.receives('home', homeId);

  const { rows, files } = await storedPictures(app);
  expect(own?.photoURL).toBe(`/pictures/${rows[0]}`);
  expect(files).toEqual([`${rows[0]}-large.webp`, `${rows[0]}-small.webp`]);
  for (const side of [256, 64]) {
    const shown = await fetchPicture(app, housemate, own?.photoURL ?? '', side);
    expect(shown.status).toBe(200);
    const bytes = await shown.arrayBuffer();
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const { format, width, height } = await sharp(Buffer.from(bytes)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: side, height: side });
    const head = await fetchPicture(app, housemate, own?.photoURL ?? '', side, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(bytes.byteLength));
  }
  const home = await housemate.api.homes.getHome({ homeId });
  expect(home.members.find(({ userId }) => userId === person.userId)?.photoURL).toBe(own?.photoURL);
});

test("only the server's user can read the files", async () => {
  const person = await signUp(app);
  await changePicture(app, person, await picture('png'));
  const folder = path.join(app.settings.DATA_DIR, 'files');
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.for(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('accepts %s', async (format) => {
  const person = await signUp(app);
  const address = await changePicture(app, person, await picture(format, [90, 160]));
  expect((await fetchPicture(app, person, address)).status).toBe(200);
});

test('it is turned upright, cut square, and loses its location', async () => {
  const person = await signUp(app);
  const photo = await sidewaysPhoto();
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  expect(photo.includes('Aisyah')).toBe(true);
  const address = await changePicture(app, person, photo);
  const bytes = await (await fetchPicture(app, person, address)).arrayBuffer();
  const [above, below] = [await colourAt(bytes, 128, 20), await colourAt(bytes, 128, 236)];
  expect(above[0]).toBeGreaterThan(200);
  expect(above[2]).toBeLessThan(50);
  expect(below[2]).toBeGreaterThan(200);
  expect(below[0]).toBeLessThan(50);
  const { exif, orientation, icc, xmp } = await sharp(Buffer.from(bytes)).metadata();
  expect({ exif, orientation, icc, xmp }).toEqual({});
  expect(Buffer.from(bytes).includes('Aisyah')).toBe(false);
});

test('the middle of a wide picture stays', async () => {
  const person = await signUp(app);
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#00f' } })
    .composite([{ input: await picture('png', [300, 300]), left: 300, top: 0 }])
    .jpeg()
    .toBuffer();
  const address = await changePicture(app, person, wide);
  const bytes = await (await fetchPicture(app, person, address)).arrayBuffer();
  for (const left of [10, 128, 245]) expect((await colourAt(bytes, left, 128))[0]).toBeGreaterThan(150);
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';

const HOSTILE: Record<string, () => Promise<Buffer> | Buffer> = {
  'a PNG that says 60,000 × 60,000': () => bomb(60_000, 60_000, 1),
  'a real bomb of 20,000 × 20,000': () => bomb(20_000, 20_000),
  'one longer than any screen': () => bomb(30_001, 8),
  'a script': () => Buffer.from('#!/bin/sh\nrm -rf ~\n'),
  'a page': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'an SVG': () => Buffer.from(SVG),
  'a PDF': () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  'a TIFF': () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer(),
  'a truncated JPEG': async () => (await picture('jpeg')).subarray(0, 1500),
  'a PNG with a hole': async () => {
    const bytes = await picture('png');
    return bytes.fill(0, bytes.length / 2, bytes.length / 2 + 40);
  },
  'a moving GIF': () => moving('gif'),
  'a moving WebP': () => moving('webp'),
  nothing: () => Buffer.alloc(0),
};

test('a file that is no picture is refused, whatever its name, and not stored', async () => {
  const person = await signUp(app);
  for (const [name, make] of Object.entries(HOSTILE)) {
    await expectRefused(person, await make(), 'PICTURE_INVALID').catch((error: unknown) => {
      throw new Error(name, { cause: error });
    });
  }
  expect((await me(person))?.photoURL).toBeNull();
  expect(await changePicture(app, person, await picture('png'))).toMatch(/^\/pictures\//);
});

test('5 MB are accepted, one byte more is refused, and so are 6 MB', async () => {
  const person = await signUp(app);
  const padded = Buffer.concat([await picture('jpeg'), Buffer.alloc(6 * 1024 * 1024)]);
  await expectRefused(person, padded, 'PICTURE_TOO_LARGE');
  await expectRefused(person, padded.subarray(0, PICTURE_MAX_BYTES + 1), 'PICTURE_TOO_LARGE');
  // The same connection still works.
  expect((await me(person))?.photoURL).toBeNull();
  await changePicture(app, person, padded.subarray(0, PICTURE_MAX_BYTES));
});

test('a body without a length is measured', async () => {
  const person = await signUp(app);
  const status = await new Promise<number | undefined>((done, failed) => {
    const headers = { cookie: person.cookie(), 'transfer-encoding': 'chunked' };
    const request = requestHttp(`${app.base}/api/picture`, { method: 'PUT', headers }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode));
    });
    request.on('error', failed);
    for (let sent = 0; sent < 7; sent++) request.write(Buffer.alloc(1024 * 1024));
    request.end();
  });
  expect(status).toBe(413);
});

test('an upload that stops halfway leaves nothing', async () => {
  const person = await signUp(app);
  const before = await storedPictures(app);
  await new Promise<void>((done) => {
    const headers = { cookie: person.cookie(), 'content-length': '1000000' };
    const request = requestHttp(`${app.base}/api/picture`, { method: 'PUT', headers });
    request.on('error', () => done());
    request.write(Buffer.alloc(1000), () => setTimeout(() => request.destroy(), 50));
  });
  expect(await storedPictures(app)).toEqual(before);
  expect((await me(person))?.photoURL).toBeNull();
});

/** Starts an upload that sends 4 MB and then stops. */
async function stopHalfWay(own: TestApp, browser: Browser) {
  const headers = { cookie: browser.cookie(), 'content-length': String(PICTURE_MAX_BYTES) };
  const request = requestHttp(`${own.base}/api/picture`, { method: 'PUT', headers });
  request.on('error', () => {});
  await new Promise((done) => request.write(Buffer.alloc(4 * 1024 * 1024), done));
  return request;
}

test('many slow uploads together do not fill the memory', async () => {
  await using own = await startApp();
  const people: Person[] = [];
  for (let count = 0; count < 13; count++) people.push(await signUp(own));
  const slow = await Promise.all([...people, ...people].map((person) => stopHalfWay(own, person)));
  const bytes = await picture('png');
  const answerTo = async (browser: Browser) => (await sendPicture(own, browser, bytes)).json();
  const [before, after] = [await signUp(own), await signUp(own)];
  const often = { interval: 200, timeout: 5000 };
  await expect.poll(() => answerTo(before), often).toMatchObject({ code: 'BUSY' });
  for (const request of slow) request.destroy();
  await expect.poll(() => answerTo(after), often).toMatchObject({ id: after.userId });
});

test('one slow upload does not block others', async () => {
  await using own = await startApp();
  const [person, other] = [await signUp(own), await signUp(own)];
  const slow = await Promise.all(Array.from({ length: 25 }, () => stopHalfWay(own, person)));
  await own.db.deleteFrom('rate_limits').execute();
  const [small, large] = [await picture('png'), Buffer.alloc(4 * 1024 * 1024)];
  const often = { interval: 300, timeout: 5000 };
  await expect
    .poll(async () => (await sendPicture(own, person, large)).json(), often)
    .toMatchObject({ code: 'BUSY' });
  expect(await (await sendPicture(own, other, small)).json()).toMatchObject({ id: other.userId });
  for (const request of slow) request.destroy();
});

test('a store that is down delays no page for long', async () => {
  const s3 = await startS3();
  await using own = await startApp(s3.env);
  const person = await signUp(own);
  const address = await changePicture(own, person, await picture('png'));
  expect((await fetchPicture(own, person, address)).status).toBe(200);
  await s3.stop();
  const began = performance.now();
  expect((await fetchPicture(own, person, address)).status).toBe(500);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('an upload needs sign-in, our own page, and stays within the rate limit', async () => {
  const bytes = await picture('png');
  await expectRefused(app.browser(), bytes, 'UNAUTHENTICATED');
  const person = await signUp(app);
  const foreign = await person.fetch(`${app.base}/api/picture`, {
    method: 'PUT',
    body: bytes,
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);
  for (let n = 0; n < 30; n++) await sendPicture(app, person, Buffer.from('no picture'));
  await expectRefused(person, bytes, 'TOO_MANY_TRIES');
}, 40_000);

test('only people who share a home with its owner see a picture', async () => {
  const [owner, housemate, former, stranger] = [
    await signUp(app),
    await signUp(app),
    await signUp(app),
    await signUp(app),
  ];
  const { id: homeId } = await buildHome([owner, housemate, former]);
  await buildHome([stranger], { name: 'Elsewhere' });
  const address = await changePicture(app, owner, await picture('png'));
  const statusFor = async (browser: Browser, shown = address, side = 256) =>
    (await fetchPicture(app, browser, shown, side)).status;
  expect(await statusFor(former)).toBe(200);
  await former.api.homes.leaveHome({ homeId });
  const statuses = [owner, housemate, former, stranger, app.browser()].map((browser) => statusFor(browser));
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404]);
  expect(await statusFor(owner, `/pictures/${crypto.randomUUID()}`)).toBe(404);
  expect(await statusFor(owner, `/pictures/${'-'.repeat(36)}`)).toBe(404);
  expect(await statusFor(owner, '/pictures/..%2fsecret')).toBe(404);
  expect(await statusFor(owner, address, 128)).toBe(404);
  expect((await fetchPicture(app, owner, address, 256, 'POST')).status).toBe(404);
  const refused = await fetchPicture(app, stranger, address);
  expect(refused.headers.get('cache-control')).toBe('no-store');
});

test('the administrator of a home sees pictures of people while they wait to join', async () => {
  const [asker, administrator, housemate] = [await signUp(app), await signUp(app), await signUp(app)];
  const { id: homeId, name } = await buildHome([administrator, housemate], { name: 'Asks first' });
  await administrator.api.homes.updateHomeSettings({ homeId, settings: { findByName: 'ask_first' } });
  const address = await changePicture(app, asker, await picture('png'));
  const statuses = () =>
    Promise.all(
      [administrator, housemate].map(async (browser) => (await fetchPicture(app, browser, address)).status),
    );
  expect(await statuses()).toEqual([404, 404]);
  await asker.api.homes.joinHomeByName({ name });
  expect(await statuses()).toEqual([200, 404]);
  await administrator.api.homes.declineJoinRequest({ homeId, userId: asker.userId });
  expect(await statuses()).toEqual([404, 404]);
});

test('the old picture disappears at once, and its files soon', async () => {
  await using own = await startApp();
  const person = await signUp(own);
  const first = await changePicture(own, person, await picture('png'));
  const second = await changePicture(own, person, await picture('jpeg'));
  expect((await fetchPicture(own, person, first)).status).toBe(404);
  expect((await storedPictures(own)).rows).toHaveLength(2);
  await startPictureRemovals(own);
  const id = second.slice('/pictures/'.length);
  await expect
    .poll(() => storedPictures(own), { timeout: 5000 })
    .toEqual({ rows: [id], files: [`${id}-large.webp`, `${id}-small.webp`] });
  expect((await fetchPicture(own, person, second)).status).toBe(200);
});

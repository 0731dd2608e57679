import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ProofAnswer } from '#contract/functions.ts';
import { programVersion } from '#server/platform/settings/version.ts';
import { makeBrowser } from '#test/running/app.ts';
import { freePort } from '#test/running/program.ts';
import { LAUNCH_ARGUMENTS } from '#test/browser/places.ts';
import { receiptPng } from '#test/builders/receipt-file.ts';
import { openStorage } from '#test/shipping/containers.ts';
import { doMainJob } from '#test/shipping/main-job.ts';
import { findChromium } from '../../tools/find-chromium.ts';

const WALLED = '✓ Sandbox   Files that people send are opened without access to the network or to the data.';
const OPEN = '! Sandbox';
const shippedFilter = path.join(import.meta.dirname, '../../deploy/seccomp.json');

const storage = openStorage();
let browser: Browser;
beforeAll(async () => {
  storage.build();
  const executablePath = findChromium();
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: LAUNCH_ARGUMENTS,
  });
});
afterAll(async () => {
  await browser?.close();
  storage[Symbol.dispose]();
});

const isReady = async (base: string) => {
  const health = await (await fetch(`${base}/healthz`)).text();
  expect(health).toBe(`ok ${programVersion()}`);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
};
const ready = (base: string) => vi.waitFor(() => isReady(base), { timeout: 60_000, interval: 500 });

test('the container runs as an ordinary user on a read-only root, does the main job, and loses nothing in a restart', async () => {
  const { podman } = storage;
  const data = storage.makeData('first');
  const base = storage.start('first', { port: await freePort(), data, seccomp: shippedFilter });
  await ready(base);
  expect(podman('exec', 'first', 'id', '-u')).toBe('1000');
  expect(() => podman('exec', 'first', 'touch', '/app/file')).toThrow('Read-only file system');
  expect(podman('exec', 'first', 'cat', '/proc/1/status')).toMatch(/^CapBnd:\t0+$/m);
  podman('exec', 'first', ...storage.healthCheck());
  expect(podman('exec', 'first', 'node', 'tools/doctor.ts')).toContain(WALLED);

  const isAllThere = await doMainJob(browser, base);

  podman('stop', '--time', '10', 'first');
  // The code would be 137 after a kill.
  expect(storage.exitCodeOf('first')).toBe(0);
  podman('start', 'first');
  await ready(base);
  await isAllThere();

  // As after a power cut: other processes may now have its old process ids.
  podman('kill', 'first');
  podman('start', 'first');
  await ready(base);
  await isAllThere();
  podman('stop', '--time', '10', 'first');
  expect(storage.exitCodeOf('first')).toBe(0);
});

test('a container that cannot make namespaces still reads receipts, and the doctor says what is missing', async () => {
  const seccomp = path.join(storage.folder, 'as-docker.json');
  // As Docker's default filter does.
  const closed = { names: ['unshare', 'mount', 'umount2'], action: 'SCMP_ACT_ERRNO', errnoRet: 1 };
  writeFileSync(seccomp, JSON.stringify({ defaultAction: 'SCMP_ACT_ALLOW', syscalls: [closed] }));
  const base = storage.start('second', { port: await freePort(), data: storage.makeData('second'), seccomp });
  await ready(base);
  expect(storage.podman('exec', 'second', 'node', 'tools/doctor.ts')).toContain(OPEN);

  const register = async (displayName: string) => {
    const person = makeBrowser(base);
    const email = `${randomUUID()}@example.com`;
    const { userId } = await person.api.users.register({
      id: randomUUID(),
      displayName,
      email,
      password: 'correct horse',
    });
    return { ...person, userId };
  };
  const [aisyah, ong] = [await register('Nur Aisyah'), await register('Ong Kai Xiang')];
  const homeId = randomUUID();
  await aisyah.api.homes.createHome({ id: homeId, name: 'Seri Pandan', timeZone: 'Asia/Kuala_Lumpur' });
  await ong.api.homes.joinHome({ homeId });
  const asked = { homeId, id: randomUUID(), title: 'Groceries', totalAmount: 6645, debtorIds: [ong.userId] };
  const { id: paymentId } = await aisyah.api.payments.createPaymentRequest(asked);
  const fileData = (await receiptPng()).toString('base64');
  const answer = await ong.fetch(`${base}/functions/verifyPaymentProof`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { paymentId, userId: ong.userId, fileData, mimeType: 'image/png' } }),
  });
  const { result } = (await answer.json()) as { result: ProofAnswer };
  expect(result).toMatchObject({ success: true, shown: 6645 });
});

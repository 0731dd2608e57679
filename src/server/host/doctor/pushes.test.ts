import { expect, test } from 'vitest';
import { checkPushes } from '#server/host/doctor/proofs-pushes-jobs.ts';
import { pushKeysOf } from '#server/platform/settings/push-keys.ts';
import { emptiedApp } from '#test/running/app.ts';
import { signUp } from '#test/builders/homes.ts';
import { startPushService } from '#test/fakes/push-service.ts';

const app = await emptiedApp();

test('devices are counted, and those with other keys are reported', async () => {
  const service = await startPushService();
  const settings = { DATA_DIR: app.settings.DATA_DIR };
  expect(await checkPushes(app.db, settings)).toEqual({
    name: 'Devices',
    state: 'ok',
    line: 'No devices are told of anything yet.',
  });
  const { api } = await signUp(app);
  await api.pushes.subscribe({ ...service.subscribe().subscription, key: app.keys.publicKey });
  expect(await checkPushes(app.db, settings)).toMatchObject({
    state: 'ok',
    line: '1 device is told at once.',
  });
  // The check reads the setting and uses no other database.
  const shared = { ...settings, DATABASE_URL: app.url };
  expect((await checkPushes(app.db, shared)).advice).toContain('VAPID_PUBLIC_KEY');
  const { publicKey, privateKey } = pushKeysOf({ ...app.settings, DATA_DIR: `${settings.DATA_DIR}/other` });
  const set = { ...shared, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(await checkPushes(app.db, set)).toMatchObject({
    state: 'warn',
    line: '1 device subscribed with other keys than the ones of this server, which cannot tell it anything (0 with its own).',
  });
  await service.stop();
});

test('before the first start there is no report', async () => {
  const { DATA_DIR } = app.settings;
  expect(await checkPushes(app.db, { DATA_DIR: `${DATA_DIR}/none` })).toMatchObject({ state: 'ok' });
});

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  belongTogether,
  refusedSubject,
  pushKeysOf,
  pushKeysText,
  putPushKeys,
} from '#server/platform/settings/push-keys.ts';

const folders: string[] = [];
function settings(more: object = {}) {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'serumah-keys-'));
  folders.push(DATA_DIR);
  return {
    DATA_DIR,
    PUBLIC_URL: 'https://rumah.example',
    MAIL_FROM: 'Serumah <serumah@rumah.example>',
    ...more,
  };
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('keys are created once, readable only by their owner, and are a pair', () => {
  const own = settings();
  expect(pushKeysText(own)).toBeUndefined();
  const first = pushKeysOf(own);
  expect(pushKeysOf(own)).toEqual(first);
  expect(belongTogether(first)).toBe(true);
  expect(belongTogether({ ...first, publicKey: pushKeysOf(settings()).publicKey })).toBe(false);
  expect(statSync(path.join(own.DATA_DIR, 'push-keys')).mode & 0o777).toBe(0o600);
});

test('keys of the settings are used, and the folder stays unchanged', () => {
  const { publicKey, privateKey } = pushKeysOf(settings());
  const own = settings({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  expect(pushKeysOf(own)).toMatchObject({ publicKey, privateKey });
  expect(() => readFileSync(path.join(own.DATA_DIR, 'push-keys'))).toThrow('ENOENT');
});

test('a backup’s keys replace them', () => {
  const [from, to] = [settings(), settings()];
  const keys = pushKeysOf(from);
  pushKeysOf(to);
  putPushKeys(to.DATA_DIR, pushKeysText(from) ?? '');
  expect(pushKeysOf(to)).toEqual(keys);
});

test('a file without keys is reported and left', () => {
  const own = settings();
  writeFileSync(path.join(own.DATA_DIR, 'push-keys'), 'nonsense\n');
  expect(() => pushKeysOf(own)).toThrow('not a pair of keys');
});

test('push services get the host’s contact address', () => {
  expect(pushKeysOf(settings()).subject).toBe('https://rumah.example');
  const VAPID_SUBJECT = 'mailto:host@rumah.example';
  expect(pushKeysOf(settings({ VAPID_SUBJECT })).subject).toBe(VAPID_SUBJECT);
  for (const PUBLIC_URL of ['http://localhost:3000', 'https://localhost', 'http://rumah.local'])
    expect(pushKeysOf(settings({ PUBLIC_URL })).subject).toBe('mailto:serumah@rumah.example');
});

test('Apple refuses a subject in .local, so another is used, or the host is warned', () => {
  const local = settings({ PUBLIC_URL: 'https://rumah.local' });
  expect(pushKeysOf(local).subject).toBe('mailto:serumah@rumah.example');
  expect(refusedSubject(local)).toBeUndefined();
  const subjects = [
    { ...local, MAIL_FROM: 'Serumah <serumah@rumah.local>' },
    { ...local, VAPID_SUBJECT: 'mailto:host@Rumah.LOCAL' },
    { ...local, VAPID_SUBJECT: 'https://rumah.local:8443/contact' },
  ];
  expect(subjects.map(refusedSubject)).toEqual([
    'mailto:serumah@rumah.local',
    'mailto:host@Rumah.LOCAL',
    'https://rumah.local:8443/contact',
  ]);
  // Without https no browser subscribes.
  expect(refusedSubject({ ...local, ...subjects[0], PUBLIC_URL: 'http://rumah.local' })).toBeUndefined();
  expect(refusedSubject({ ...local, VAPID_SUBJECT: 'https://local.example/rumah.local' })).toBeUndefined();
});

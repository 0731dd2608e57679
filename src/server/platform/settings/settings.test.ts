import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { pushKeysOf } from '#server/platform/settings/push-keys.ts';
import { readSettings, warnings } from '#server/platform/settings/settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'serumah-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string>) =>
  readSettings({ DATA_DIR: folder, SECRET: 's'.repeat(32), ...env });
const s3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_REGION: 'auto',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

test('no setting is required, and every value is defined', () => {
  const { TRUSTED_PROXIES, SECRET, ...settings } = readSettings({ DATA_DIR: folder });
  expect(settings).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: folder,
    DATABASE_POOL: 10,
    BACKUP_KEEP: 14,
    MAIL_FROM: 'Serumah <serumah@localhost>',
    GOOGLE_ISSUER: 'https://accounts.google.com',
    REGISTRATION: 'open',
    LOG_LEVEL: 'info',
    PROOF_AUTO_ACCEPT: true,
    SERVICE_WORKER: true,
    PUSH_TO_LOOPBACK: false,
    DEV: false,
  });
  expect(TRUSTED_PROXIES.rules).toEqual([]);
  expect(SECRET.length).toBeGreaterThanOrEqual(32);
});

test('the data folder is ./data', () => {
  expect(readSettings({ SECRET: 's'.repeat(32) }).DATA_DIR).toBe('./data');
});

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', PUBLIC_URL: ' ', SMTP_URL: '', GOOGLE_CLIENT_ID: '' })).toMatchObject({
    PORT: 3000,
  });
});

describe('good values', () => {
  test.for<[string, string, unknown]>([
    ['PORT', '1', 1],
    ['PORT', '65535', 65_535],
    ['HOST', '0.0.0.0', '0.0.0.0'],
    ['PUBLIC_URL', 'https://Home.example.com/', 'https://home.example.com'],
    ['PUBLIC_URL', 'http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
    ['PUBLIC_URL', 'https://home.example.com:443', 'https://home.example.com'],
    ['DATABASE_URL', 'postgres://me:pw@db:5433/home', 'postgres://me:pw@db:5433/home'],
    ['DATABASE_URL', 'postgresql://me@/home?host=/run/pg', 'postgresql://me@/home?host=/run/pg'],
    ['DATABASE_POOL', '2', 2],
    ['SMTP_URL', 'smtp://user:pass@mail:587', 'smtp://user:pass@mail:587'],
    ['SMTP_URL', 'smtps://mail', 'smtps://mail'],
    ['MAIL_FROM', 'home@example.com', 'home@example.com'],
    ['MAIL_FROM', 'Our Home <home@example.com>', 'Our Home <home@example.com>'],
    ['SECRET', 'x'.repeat(32), 'x'.repeat(32)],
    ['GOOGLE_ISSUER', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['VAPID_SUBJECT', 'mailto:host@example.com', 'mailto:host@example.com'],
    ['VAPID_SUBJECT', 'https://home.example.com', 'https://home.example.com'],
    ['REGISTRATION', 'invited', 'invited'],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['PROOF_AUTO_ACCEPT', 'off', false],
    ['PROOF_AUTO_ACCEPT', 'on', true],
    ['SERVICE_WORKER', 'off', false],
    ['PUSH_TO_LOOPBACK', 'on', true],
    ['DEV', 'true', true],
  ])('%s=%s', ([name, value, expected]) => {
    expect(read({ [name]: value })).toHaveProperty(name, expected);
  });
});

describe('bad values are named in one line', () => {
  test.for<[string, string]>([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'home.example.com'],
    ['PUBLIC_URL', 'ftp://home.example.com'],
    ['PUBLIC_URL', 'https://home.example.com/app'],
    ['PUBLIC_URL', 'https://home.example.com/?a=b'],
    ['PUBLIC_URL', 'https://me@home.example.com'],
    ['DATABASE_URL', 'mysql://db/home'],
    ['DATABASE_URL', 'postgres://me:pw@db:port/home'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', 'many'],
    ['DATABASE_DIRECT_URL', 'postgres://db/home'],
    ['SMTP_URL', 'mail:587'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Home <home@example.com'],
    ['SECRET', 'x'.repeat(31)],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['REGISTRATION', 'closed'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', 'x'.repeat(44)],
    ['VAPID_SUBJECT', 'http://home.example.com'],
    ['VAPID_SUBJECT', 'host@example.com'],
    ['LOG_LEVEL', 'loud'],
    ['PROOF_AUTO_ACCEPT', 'maybe'],
    ['SERVICE_WORKER', 'no'],
    ['PUSH_TO_LOOPBACK', 'yes'],
    ['DEV', 'perhaps'],
  ])('%s=%s', ([name, value]) => {
    const refused = () => read({ [name]: value });
    expect(refused).toThrow(OperatorError);
    expect(refused).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });
});

test('Google needs both or none', () => {
  expect(read({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'key' })).toHaveProperty(
    'GOOGLE_CLIENT_ID',
    'id',
  );
  expect(() => read({ GOOGLE_CLIENT_ID: 'id' })).toThrow(
    'GOOGLE_CLIENT_ID is set, so GOOGLE_CLIENT_SECRET must be set too.',
  );
  expect(() => read({ GOOGLE_CLIENT_SECRET: 'key' })).toThrow('GOOGLE_CLIENT_ID must be set too');
});

test('the keys for notifications on devices are a pair or none', () => {
  const { publicKey, privateKey } = pushKeysOf(read({}));
  const other = pushKeysOf(read({ DATA_DIR: path.join(folder, 'other') }));
  const pair = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  expect(read(pair)).toMatchObject(pair);
  expect(() => read({ ...pair, VAPID_PRIVATE_KEY: '' })).toThrow('so VAPID_PRIVATE_KEY must be set too');
  expect(() => read({ ...pair, VAPID_PUBLIC_KEY: '' })).toThrow('so VAPID_PUBLIC_KEY must be set too');
  expect(() => read({ ...pair, VAPID_PRIVATE_KEY: other.privateKey })).toThrow(
    'VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY: they are made together.',
  );
});

test('the file store needs all or none', () => {
  expect(read(s3)).toMatchObject(s3);
  for (const name of Object.keys(s3))
    expect(() => read({ ...s3, [name]: '' }), name).toThrow(`${name} must be set`);
  expect(() => read({ ...s3, S3_ENDPOINT: 'store:9000' })).toThrow(
    'S3_ENDPOINT must be an http or https address.',
  );
});

test('trusted proxies are addresses and ranges', () => {
  const { TRUSTED_PROXIES: proxies } = read({ TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1 fd00::/8' });
  expect(proxies.check('10.1.2.3', 'ipv4')).toBe(true);
  expect(proxies.check('192.168.1.1', 'ipv4')).toBe(true);
  expect(proxies.check('192.168.1.2', 'ipv4')).toBe(false);
  expect(proxies.check('fd00::1', 'ipv6')).toBe(true);
  expect(proxies.check('fe00::1', 'ipv6')).toBe(false);
});

test('several bad values stand in the same line', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/^PORT [^\n]+ LOG_LEVEL [^\n]+$/);
});

test('the secret is created once, readable only by its owner, and stays', () => {
  const own = mkdtempSync(path.join(folder, 'secret-'));
  const { SECRET } = readSettings({ DATA_DIR: own });
  const file = path.join(own, 'secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8').trim()).toBe(SECRET);
  expect(readSettings({ DATA_DIR: own }).SECRET).toBe(SECRET);
  writeFileSync(file, 'short');
  expect(() => readSettings({ DATA_DIR: own })).toThrow(/has fewer than 32 characters/);
  expect(() => readSettings({ DATA_DIR: file })).toThrow(/cannot be read or created \(E[A-Z]+\)/);
});

describe('a HOST that others can reach with a PUBLIC_URL on localhost is warned of', () => {
  test.for<[string, string, boolean]>([
    ['127.0.0.1', 'http://localhost:3000', false],
    ['::1', 'http://localhost:3000', false],
    ['localhost', 'http://localhost:3000', false],
    ['0.0.0.0', 'http://localhost:3000', true],
    ['::', 'http://[::1]:3000', true],
    ['192.168.1.5', 'http://127.0.0.1:3000', true],
    ['0.0.0.0', 'https://home.example.com', false],
  ])('%s, %s: %s', ([HOST, PUBLIC_URL, warned]) => {
    expect(warnings({ HOST, PUBLIC_URL, MAIL_FROM: 'serumah@rumah.example' })).toHaveLength(warned ? 1 : 0);
  });
});

test('a subject for push services that Apple refuses is warned of', () => {
  const settings = { HOST: '127.0.0.1', PUBLIC_URL: 'https://rumah.local', MAIL_FROM: 'serumah@rumah.local' };
  expect(warnings(settings)).toEqual([expect.stringContaining('Set VAPID_SUBJECT')]);
  expect(warnings({ ...settings, VAPID_SUBJECT: 'mailto:host@rumah.example' })).toEqual([]);
});

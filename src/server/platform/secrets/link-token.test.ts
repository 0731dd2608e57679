import { expect, test } from 'vitest';
import { makeLinkToken, readLinkToken } from '#server/platform/secrets/link-token.ts';
import { signToken } from '#server/platform/secrets/signed-token.ts';

const SECRETS = { SECRET: 'x'.repeat(40) };
const PURPOSE = 'change-email';
const DATA = ['9a6c1d5e-1111-4222-8333-444455556666', 'old@example.com', 'new@example.com', 1_800_000_000];

/** Returns every text that a reader of the link can see without the secret. */
const readable = (token: string): string =>
  [token, ...token.split('.')]
    .map((part) => [part, Buffer.from(part, 'base64url').toString('latin1')].join('\n'))
    .join('\n');

test('a link does not reveal its person or address', async () => {
  const token = await makeLinkToken(SECRETS, PURPOSE, DATA);
  expect(token).toMatch(/^[\w-]+$/);
  for (const part of ['9a6c1d5e', 'example.com', 'old@', 'new@']) expect(readable(token)).not.toContain(part);
  expect(await readLinkToken(SECRETS, PURPOSE, token)).toEqual(DATA);
  // Two links with the same data look different.
  expect(await makeLinkToken(SECRETS, PURPOSE, DATA)).not.toBe(token);
});

test('a link works only for its purpose, with its secret, unchanged', async () => {
  const token = await makeLinkToken(SECRETS, PURPOSE, DATA);
  expect(await readLinkToken(SECRETS, 'confirm-address', token)).toBeUndefined();
  expect(await readLinkToken({ SECRET: 'y'.repeat(40) }, PURPOSE, token)).toBeUndefined();
  const changed = { SECRET: 'y'.repeat(40), SECRET_PREVIOUS: SECRETS.SECRET };
  expect(await readLinkToken(changed, PURPOSE, token)).toEqual(DATA);
  for (const wrong of ['', 'guessed', token.slice(1), `${token}=`, `${token} `, token.toLowerCase()])
    expect(await readLinkToken(SECRETS, PURPOSE, wrong)).toBeUndefined();
});

test('signed links of earlier versions stay valid', async () => {
  const signed = signToken(SECRETS, PURPOSE, DATA);
  expect(readable(signed)).toContain('old@example.com');
  expect(await readLinkToken(SECRETS, PURPOSE, signed)).toEqual(DATA);
  expect(await readLinkToken(SECRETS, PURPOSE, `${signed}x`)).toBeUndefined();
});

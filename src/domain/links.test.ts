import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inviteIn, randomTokenIn, tidyAddress } from '#domain/links.ts';

const ID = '0b7ad3a8-6c1f-4a52-9d7e-2f4c8e0a1b3c';
const USER = 'c4d1f2e3-5b6a-4c7d-8e9f-0a1b2c3d4e5f';
const CODE = '0123456789abcdef0123456789abcdef';
const TOKEN = 'aZ09-_'.repeat(7) + 'Q';
const SITE = 'https://rumah.example';
const BEHIND = [
  '.',
  ',',
  ')',
  ']',
  '>',
  '"',
  '…',
  '。',
  '）',
  '%20',
  '%29',
  '%E2%80%8B',
  '%C2%A0',
  ').',
  '!?',
  '*',
  '&',
];

const LINKS = [
  `${SITE}/payment-success?paymentId=${ID}&userId=${USER}&token=${TOKEN}`,
  `${SITE}/payment-success?paymentId=${ID}&userId=${USER}`,
  `${SITE}/join-home?homeId=${ID}`,
  `${SITE}/join-home?homeId=${ID}&code=${CODE}`,
  `${SITE}/reset-password#token=${TOKEN}`,
  `${SITE}/change-email#token=abc_-.def-_`,
  `${SITE}/unsubscribe?all=true#token=${TOKEN}`,
  `${SITE}/pay-my-money-back?homeId=0b7ad3a8#payment-${ID}`,
  `${SITE}/chores?homeId=0b7ad3a8&week=2026-11-23&chore=${ID}`,
  `${SITE}/login?next=%2Fpayment-success%3FpaymentId%3D${ID}%26userId%3D${USER}`,
];

test.for(LINKS)('%s stays as it is, and loses what stands behind it', (link) => {
  expect(tidyAddress(link)).toBe(link);
  for (const behind of BEHIND) expect(tidyAddress(link + behind), behind).toBe(link);
  expect(tidyAddress(link.replaceAll('&', '&amp;'))).toBe(link);
  expect(tidyAddress(link.replaceAll('&', '&amp;amp;'))).toBe(link);
});

test.for([
  `${SITE}/`,
  `${SITE}/chores`,
  `${SITE}/chores/`,
  `${SITE}/chores?week=2026-11-23&view=table`,
  `${SITE}/login?next=%2F`,
  '/join-home?homeId=' + ID,
])('%s has nothing behind it', (address) => {
  expect(tidyAddress(address)).toBe(address);
});

test('text behind an id or a token is cut off, up to the next parameter', () => {
  expect(tidyAddress(`/join-home?homeId=${ID})Come&code=${CODE}.Bye`)).toBe(
    `/join-home?homeId=${ID}&code=${CODE}`,
  );
  expect(tidyAddress(`/join-home?homeId=%20%E2%80%8B${ID}`)).toBe(`/join-home?homeId=${ID}`);
  expect(tidyAddress(`/reset-password#token=${TOKEN})Click`)).toBe(`/reset-password#token=${TOKEN}`);
});

test('a random token is cut at its length, unless the text is another token', () => {
  for (const behind of ['', '.', ')', ' ', ']', '&amp;x=1', '\u200B', '\u00A0', '_', '-', ' thanks', ')x'])
    expect(randomTokenIn(TOKEN + behind), behind).toBe(TOKEN);
  expect(randomTokenIn(`\u202A${TOKEN}\u202C`)).toBe(TOKEN);
  for (const none of ['', '.', 'a\0b', 'guessed', `${TOKEN}x`, `${TOKEN}0`])
    expect(randomTokenIn(none)).toBe(none);
});

test('an invite is found in the text around its link', () => {
  const link = `${SITE}/join-home?homeId=${ID}`;
  expect(inviteIn(link)).toEqual({ homeId: ID });
  expect(inviteIn(`Join us: <${link}&amp;code=${CODE}>. See you!`)).toEqual({ homeId: ID, code: CODE });
  expect(inviteIn(`/join-home?homeId=${ID}&code=${CODE}`)).toEqual({ homeId: ID, code: CODE });
  for (const none of ['', 'Taman Melur 7', `${SITE}/join-home`, `${SITE}/join-home?homeId=0b7ad3a8`, ID])
    expect(inviteIn(none), none).toBeUndefined();
});

test('any text is accepted, and a tidy one does not change', () => {
  const pieces = fc.constantFrom(
    '?',
    '&',
    '&amp;',
    '#',
    'token=',
    'homeId=',
    ID,
    TOKEN,
    '.',
    '%20',
    '%2f',
    '%',
    '/',
    '_',
    'é',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(pieces).map((list) => list.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (text) => {
        const tidy = tidyAddress(text);
        expect(tidyAddress(tidy)).toBe(tidy);
        inviteIn(text);
      },
    ),
  );
});

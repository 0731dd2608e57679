import { expect, test } from 'vitest';
import { nameForLetter } from '#server/mail/names.ts';

test.each([
  'Aisyah Rahman',
  ' Priya a/p Nair ',
  'Kumar A/L Subramaniam',
  'Ravi s/o Muthu',
  'S.Kumaran',
  'J. P. Lee',
  'Mohd. Ali',
  "O'Neil",
])('%s is a name', (name) => {
  expect(nameForLetter(name)).toBe(name.trim());
});

test.each([
  'evil.my',
  'Pay at x.com',
  'x.com/a',
  't.co a/p',
  'https://evil',
  'me@evil.my',
  'a.evil.my',
  'www.S.Kumaran',
  'evil/p',
  'a/p/evil',
])('%s could be taken for a link', (name) => {
  expect(nameForLetter(name)).toBeUndefined();
});

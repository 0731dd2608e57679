import { expect, test } from 'vitest';
import { recipientsIn } from '#receipts/sentences/recipients.ts';

const NAME = 'Nur Aisyah binti Abdul Rahman';

test.each([
  `You have successfully transferred RM 66.45 to ${NAME}`,
  `You’ve sent RM66.45 to ${NAME}.`,
  `Your transfer of RM66.45 to ${NAME} was successful`,
  `RM66.45 has been sent to ${NAME} on 17 Nov 2026`,
  `RM66.45 sent to ${NAME}, 17/11/2026`,
  `RM66.45 telah dipindahkan kepada ${NAME} pada 17 November 2026`,
  `Anda telah berjaya menghantar RM66.45 kepada ${NAME}`,
  `Payment to ${NAME} (1234)`,
  `We have moved RM66.45 from your Student Account to the account of ${NAME} at Bank Riang`,
  `RM66.45 telah dikreditkan ke akaun milik ${NAME} di Bank Riang`,
  `Your money is with ${NAME} now`,
])('%j names the recipient', (sentence) => {
  expect(recipientsIn(sentence)).toEqual([NAME]);
});

test('in capitals too', () => {
  expect(recipientsIn('RM66.45 paid to KAVITHA A/P SUBRAMANIAM via DuitNow')).toEqual([
    'KAVITHA A/P SUBRAMANIAM',
  ]);
});

test('a name may have small parts', () => {
  expect(recipientsIn('RM66.45 has been sent to Anna van der Berg on 17 Nov 2026')).toEqual([
    'Anna van der Berg',
  ]);
});

test.each([
  'Go to Aisyah',
  'Your payment was credited to your account',
  'Transferred to Your savings account',
  'I sent it to Aisyah on Sunday',
  'Dah hantar RM66.45 kepada Aisyah',
  'Money is on its way to the bank',
  'Your payment was credited to the account of your choice',
  'Sumbang serendah RM1 kepada Tabung Asnaf',
  'Send as little as RM1 to Aisyah',
  `RM66.45 was paid to the account of ${NAME}, plate WXY 1234`,
])('%j names none', (sentence) => {
  expect(recipientsIn(sentence)).toEqual([]);
});

test('an advert after the name changes nothing', () => {
  expect(recipientsIn('You have paid RM45.50 to KEDAI MAJU for as low as RM3.80 a month')).toEqual([
    'KEDAI MAJU',
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accountNameProblem,
  accountNumberProblem,
  BANK_IDS,
  cleanAccountName,
  cleanAccountNumber,
  cleanDuitNowId,
  MALAYSIAN_BANKS,
  CHANGE_SHOWN_MS,
  copiedNumber,
  duitNowIdProblem,
  isChangeShown,
} from '#domain/payment-details.ts';

test('an account number has 5 to 20 digits, with spaces and dashes between them', () => {
  for (const right of [
    '',
    '  ',
    '12345',
    '1642 0398 7751',
    '1-2-3-4-5',
    '12345678901234567890',
    ' 114022079938 ',
    `1${' '.repeat(60)}2345`,
    '\u202A1642\u00A00398\u20117751\u202C',
    '1642.0398.7751',
    '1642/0398–7751',
    '１２３４５',
    '12345\u200B',
    '12345.',
  ])
    expect(accountNumberProblem(right), right).toBeUndefined();
  for (const wrong of [
    '1234',
    'A12345',
    '123456789012345678901',
    '1642 0398 775I',
    `1${'-'.repeat(36)}2345`,
    '1642****7751',
  ])
    expect(accountNumberProblem(wrong), wrong).toBe('ACCOUNT_NUMBER_INVALID');
});

test('an account name has at most 100 characters, without what is hidden', () => {
  for (const right of [
    '',
    'AISYAH BINTI RAHMAN',
    "Siti Nur'Ain @ Ain",
    '陳 美玲',
    '𠮷'.repeat(100),
    ` ${'a'.repeat(100)} `,
  ])
    expect(accountNameProblem(right), right).toBeUndefined();
  expect(accountNameProblem('a'.repeat(101))).toBe('ACCOUNT_NAME_TOO_LONG');
  expect(accountNameProblem(`${'a'.repeat(100)}\u202E`)).toBeUndefined();
  expect(cleanAccountName('\u202AAISYAH\u00A0BINTI\u200B RAHMAN\n')).toBe('AISYAH BINTI RAHMAN');
});

test('a DuitNow ID is a mobile, NRIC, passport or business number', () => {
  for (const right of [
    '',
    '012-345 6789',
    '+60 12-345 6789',
    '900101-14-5678',
    'A12345678',
    ' 0123 ',
    '1'.repeat(40),
    '202001012345 (1234567-X)',
    '012.345.6789',
    '0123456789\u200B',
    '(+60) 12-345 6789',
  ])
    expect(duitNowIdProblem(right), right).toBeUndefined();
  for (const wrong of ['012', 'aisyah', 'https://a.example/1', '1'.repeat(41), '<b>1234</b>'])
    expect(duitNowIdProblem(wrong), wrong).toBe('DUITNOW_ID_INVALID');
});

test.for([
  ['\u202A+60\u00A012\u2011345\u20116789\u202C', '+60 12-345-6789'],
  ['(+60) 12-345 6789', '+60 12-345 6789'],
  ['(+60)12.345.6789', '+60 12 345 6789'],
  ['＋６０　１２－３４５６７８９', '+60 12-3456789'],
  ['+ 60 12 345 6789', '+60 12 345 6789'],
  ['+60 (0)12-345 6789', '+60 12-345 6789'],
  ['+60-012-345 6789', '+60 12-345 6789'],
  ['tel:+60123456789', '+60123456789'],
  ['012-345 6789', '012-345 6789'],
  ['202001012345 (1234567-X)', '202001012345 (1234567-X)'],
  ['A12345678 ', 'A12345678'],
  ['+60 10-000 0000', '+60 10-000 0000'],
] as [string, string][])('the DuitNow ID %j is saved as %j', ([typed, saved]) => {
  expect(cleanDuitNowId(typed)).toBe(saved);
  expect(cleanDuitNowId(saved)).toBe(saved);
});

test.for([
  ['\u202A1642\u00A00398\u20117751\u202C', '1642 0398-7751'],
  ['1642.0398.7751.', '1642 0398 7751'],
  ['1642 / 0398', '1642 0398'],
  ['１６４２', '1642'],
] as [string, string][])('the account number %j is saved as %j', ([typed, saved]) => {
  expect(cleanAccountNumber(typed)).toBe(saved);
});

test('what is copied has the digits and letters alone, in their order', () => {
  expect(copiedNumber('1642 0398-7751')).toBe('164203987751');
  expect(copiedNumber('+60 12-345 6789')).toBe('+60123456789');
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 -]{5,30}$/), (typed) => {
      expect(copiedNumber(typed)).toBe([...typed].filter((sign) => /\d/.test(sign)).join(''));
    }),
  );
});

const PROBLEMS = [accountNumberProblem, accountNameProblem, duitNowIdProblem];

test('whatever is typed, the answer is a code or none', () => {
  const codes = /^(?:undefined|ACCOUNT_NUMBER_INVALID|ACCOUNT_NAME_TOO_LONG|DUITNOW_ID_INVALID)$/;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) =>
      PROBLEMS.every((problemOf) => codes.test(String(problemOf(typed)))),
    ),
    { numRuns: 200 },
  );
});

test('a change is shown for 14 days', () => {
  const changed = 1_795_485_600_000;
  expect(isChangeShown(changed, changed)).toBe(true);
  expect(CHANGE_SHOWN_MS).toBe(1_209_600_000);
  expect(isChangeShown(changed, changed + CHANGE_SHOWN_MS - 1)).toBe(true);
  expect(isChangeShown(changed, changed + CHANGE_SHOWN_MS)).toBe(false);
});

test('each bank is named once', () => {
  expect(new Set(Object.values(MALAYSIAN_BANKS)).size).toBe(BANK_IDS.length - 1);
});

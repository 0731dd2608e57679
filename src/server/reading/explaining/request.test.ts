import { expect, test } from 'vitest';
import { expectedOf } from '#server/reading/explaining/request.ts';

const asked = { amount: 'RM 1,234.50', payee: 'Aisyah', asked: '2026-11-15' };
const read = (request: object) =>
  expectedOf('a.json', JSON.stringify(request), new Date('2026-11-20T06:00:00Z'));

test('a request says what a payment should be: sen or ringgit, one name or several, a day or a moment', () => {
  expect(read({ ...asked, now: '2026-11-20 14:05' })).toEqual({
    due: 123450,
    names: ['Aisyah'],
    asked: { day: '2026-11-15', minute: 0 },
    now: { day: '2026-11-20', minute: 845 },
  });
  const other = read({ amount: 6645, payee: [' Aisyah ', 'Kak Long'], asked: '2026-11-15T09:30' });
  expect(other).toMatchObject({ due: 6645, names: ['Aisyah', 'Kak Long'], asked: { minute: 570 } });
  expect(other.now.day).toMatch(/^2026-11-(?:19|20|21)$/);
});

test.each([
  ['amount', { ...asked, amount: '12.345' }],
  ['amount', { ...asked, amount: 0.5 }],
  ['amount', { payee: 'Aisyah', asked: '2026-11-15' }],
  ['payee', { ...asked, payee: [] }],
  ['payee', { ...asked, payee: ' ' }],
  ['asked', { ...asked, asked: '15/11/2026' }],
  ['asked', { ...asked, asked: '2026-11-15 25:00' }],
  ['now', { ...asked, now: 'today' }],
])('an error in %s is one sentence', (field, request) => {
  expect(() => read(request)).toThrow(new RegExp(`^In a\\.json, “${field}” must be [^\n]*\\.$`));
});

test('so is a missing field, and text that is not JSON', () => {
  expect(() => read({ ...asked, to: 'Aisyah' })).toThrow(
    'In a.json, “to” is not one of amount, payee, asked and now.',
  );
  for (const text of ['', '[]', '{amount: 12}'])
    expect(() => expectedOf('a.json', text, new Date())).toThrow(/^a\.json is not JSON of this form/);
});

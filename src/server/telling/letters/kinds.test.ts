import { expect, test } from 'vitest';
import { EMAILS } from '#server/telling/letters/kinds.ts';

test('an email about a deleted home that an older version queued counts for that home alone', () => {
  const old = (homeName: string) =>
    EMAILS['home-deleted'].spends({
      kind: 'home-deleted',
      userId: 'somebody',
      homeName,
      sums: { owed: 0, owes: 0 },
      lines: [],
      more: 0,
    });
  expect(old('Seri Pandan 12A')).toEqual({ purpose: 'parting', about: ['Seri Pandan 12A'] });
  expect(old('Taman Melati')).not.toEqual(old('Seri Pandan 12A'));
});

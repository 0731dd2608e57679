import { expect, test } from 'vitest';
import { EMAILS, emailOf, type QueuedLetter } from '#server/telling/letters/kinds.ts';

test('an email about a deleted home that an older version queued counts for that home only', () => {
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

test('an email that only a newer version knows is retried until a server of that version takes it', () => {
  const letter = { kind: 'of-tomorrow', userId: 'somebody' } as unknown as QueuedLetter;
  expect(() => emailOf(letter)).toThrow('knows no email of-tomorrow');
});

import { expect, test } from 'vitest';
import { answerOf } from '#server/money/proofs/settling.ts';

const names = { requester: 'Aisyah', due: 5800, asked: '2026-11-15' };

test('a proof is verified, sent to a person, or refused', () => {
  const verified = { outcome: 'verified' as const, reasons: [], shown: 5800 };
  expect(answerOf(verified, { names, language: 'en', refusals: 0 })).toEqual({
    success: true,
    verified: true,
    message: 'Payment of RM 58.00 to Aisyah confirmed.',
    status: 'verified',
    shown: 5800,
  });
  const unsure = { outcome: 'review' as const, reasons: [{ code: 'name-weak' as const }], shown: undefined };
  expect(answerOf(unsure, { names, language: 'en', refusals: 3 })).toEqual({
    success: true,
    verified: false,
    message:
      'We could not be sure that the recipient is Aisyah. We have asked Aisyah to check it – you do not need to upload it again.',
    status: 'review',
  });
  const failed = {
    outcome: 'rejected' as const,
    reasons: [{ code: 'status-failed' as const, word: 'Failed' }],
    shown: undefined,
  };
  expect(answerOf(failed, { names, language: 'en', refusals: 0 })).toMatchObject({
    verified: false,
    status: 'rejected',
  });
});

test('the requester can be asked to look from the second refusal on', () => {
  const failed = {
    outcome: 'rejected' as const,
    reasons: [{ code: 'status-failed' as const, word: 'Failed' }],
    shown: undefined,
  };
  expect(answerOf(failed, { names, language: 'en', refusals: 0 })).not.toHaveProperty('mayAsk');
  expect(answerOf(failed, { names, language: 'en', refusals: 1 })).toHaveProperty('mayAsk', true);
});

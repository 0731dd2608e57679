import { expectAnswers } from '#test/receipts/reading/expect-answers.ts';

expectAnswers({
  seed: process.env['SEED'] ?? '1',
  halves: ['development', 'held-out'],
  size: 'whole',
  copies: true,
});

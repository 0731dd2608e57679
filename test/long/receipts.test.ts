import { expectAnswers } from '#test/receipts/expect-answers.ts';

expectAnswers({
  seed: process.env['SEED'] ?? '1',
  halves: ['seen', 'hidden'],
  size: 'whole',
  copies: true,
});

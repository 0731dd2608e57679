import { expectAnswers } from '#test/receipts/reading/expect-answers.ts';

// The whole set, with the held-out rounds and the degraded copies, is read by `npm run test:long`.
expectAnswers({ seed: '1', halves: ['development'], size: 'short', copies: false });

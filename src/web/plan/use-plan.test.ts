import { expect, test } from 'vitest';
import { deferredOffersKey } from '#web/plan/use-plan.ts';

test('the storage key that survives signing out tells homes apart without containing their ids', () => {
  const rest = '-3f1c-4b7e-9a52-6d0e8c4f2b91';
  const homeId = `00000000${rest}`;
  expect(deferredOffersKey(homeId)).not.toBe(deferredOffersKey(`11111111${rest}`));
  expect(deferredOffersKey(homeId)).not.toContain(rest.slice(0, 5));
});

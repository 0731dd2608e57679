import { expect, test } from 'vitest';
import { keptOffersOf } from '#web/plan/use-plan.ts';

test('what stays on the device after signing out tells homes apart and does not name them', () => {
  const rest = '-3f1c-4b7e-9a52-6d0e8c4f2b91';
  const homeId = `00000000${rest}`;
  expect(keptOffersOf(homeId)).not.toBe(keptOffersOf(`11111111${rest}`));
  expect(keptOffersOf(homeId)).not.toContain(rest.slice(0, 5));
});

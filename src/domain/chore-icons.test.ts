import { expect, test } from 'vitest';
import { iconFor } from '#domain/chore-icons.ts';
import { isIcon } from '#domain/templates.ts';

test.each([
  ['Clean the windows', '🪟'],
  ['Cuci tingkap depan', '🪟'],
  ['擦窗', '🪟'],
  ['Wait for the air-con technician', '❄️'],
  ['Beli gas dapur', '🍳'],
  ['Clean both bathrooms', '🚿'],
  ['Wash the dishes', '🍽️'],
  ['Vacuum the carpet', '📌'],
  ['Catch up with the landlord', '📌'],
  ['Bincang sewa', '📌'],
  ['', '📌'],
])('%s: %s', (name, icon) => {
  expect(iconFor(name)).toBe(icon);
  expect(isIcon(icon)).toBe(true);
});

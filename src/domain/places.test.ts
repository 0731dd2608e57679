import { expect, test } from 'vitest';
import * as places from '#domain/places.ts';

test('the parts of addresses stay as letters that were sent have them', () => {
  expect(places.paymentPlace('p1')).toBe('payment-p1');
  expect(places.sharePlace('p1', 'u1')).toBe('payment-p1-u1');
  expect(places.RECEIPT_TO_CHECK).toBe('payment-to-check');
  expect(places.swapPlace('s1')).toBe('swap-s1');
  expect(places.chorePlace('c1')).toBe('chore-c1');
  expect(places.LATE_PLACE).toBe('overdue');
  expect(places.invitePlace('h1')).toBe('invite-h1');
  expect(places.TEMPLATES_PLACE).toBe('home-templates');
  expect(places.personPlace('u1')).toBe('home-person-u1');
  expect(places.personPlace('u1').startsWith(places.HOME_PLACE)).toBe(true);
});

test.each([
  [places.invitePlace('h1'), 'members'],
  [places.personPlace('u1'), 'members'],
  [places.TEMPLATES_PLACE, 'chores'],
  [places.HOME_PARTS.settings, 'settings'],
  ['', undefined],
  ['home-', undefined],
  [places.paymentPlace('p1'), undefined],
])('#%s of Home Management is in the part %s', (place, part) => {
  expect(places.partOfPlace(place)).toBe(part);
});

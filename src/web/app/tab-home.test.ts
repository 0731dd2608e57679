import { expect, test } from 'vitest';
import { chosenElsewhere, followSession, homeShown, type TabHome } from '#web/app/tab-home.ts';

const me = (homeId: string | null, homeIds = ['pandan', 'desa', 'baru']) => ({
  id: 'aisyah',
  homeId,
  homeIds,
});
const start = () => followSession(undefined, me('pandan'));
/** Does what showHome does in this tab. */
const showing = (tab: TabHome, homeId: string): TabHome => ({ ...tab, homeId });

test('a tab starts with the active home and keeps it', () => {
  expect(homeShown(undefined, me('pandan'))).toBe('pandan');
  const tab = followSession(start(), me('desa'));
  expect(homeShown(tab, me('desa'))).toBe('pandan');
  expect(chosenElsewhere(tab, me('desa'))).toBe('desa');
});

test('a switch in this tab does not count as chosen elsewhere', () => {
  const tab = showing(start(), 'desa');
  expect(chosenElsewhere(tab, me('pandan'))).toBeNull();
  const after = followSession(tab, me('desa'));
  expect(homeShown(after, me('desa'))).toBe('desa');
  expect(chosenElsewhere(after, me('desa'))).toBeNull();
  // Back to the first home, in another tab.
  expect(chosenElsewhere(followSession(after, me('pandan')), me('pandan'))).toBe('pandan');
});

test('a home that was just created shows once the session lists it', () => {
  const tab = showing(start(), 'new');
  expect(homeShown(tab, me('pandan'))).toBe('pandan');
  expect(homeShown(tab, me('new', ['pandan', 'new']))).toBe('new');
});

test('the active home replaces a home that is gone for good', () => {
  const lost = followSession(start(), me('desa', ['desa', 'baru']));
  expect(homeShown(lost, me('desa', ['desa', 'baru']))).toBe('desa');
  expect(homeShown(followSession(lost, me('baru')), me('baru'))).toBe('desa');
});

test('after the active home is gone, only a different next one counts as chosen elsewhere', () => {
  const desa = followSession(showing(start(), 'desa'), me('desa'));
  const left = followSession(desa, me(null));
  expect(homeShown(left, me(null))).toBe('desa');
  expect(chosenElsewhere(left, me(null))).toBeNull();
  expect(chosenElsewhere(followSession(left, me('desa')), me('desa'))).toBeNull();
  expect(chosenElsewhere(followSession(left, me('baru')), me('baru'))).toBe('baru');
});

test('another user in the same tab starts from scratch', () => {
  const other = { id: 'wei', homeId: 'desa', homeIds: ['desa', 'pandan'] };
  expect(followSession(start(), other)).toEqual({ userId: 'wei', homeId: 'desa', seen: 'desa' });
});

test('a link may choose the home before the session is read', () => {
  const tab = followSession({ userId: undefined, homeId: 'desa', seen: undefined }, me('pandan'));
  expect(homeShown(tab, me('pandan'))).toBe('desa');
  expect(chosenElsewhere(tab, me('pandan'))).toBeNull();
});

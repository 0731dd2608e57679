import { expect, test } from 'vitest';
import { balancesOf, movesBetween } from '#domain/plan/moves.ts';

const members = (entries: Record<string, string | null>) => new Map(Object.entries(entries));

test('lists the chores that change hands, also to or from no member', () => {
  const before = members({ mop: 'ana', sweep: 'ben', rubbish: null, toilet: 'ana' });
  const after = members({ mop: 'ana', sweep: 'ana', rubbish: 'ben', toilet: null });
  expect(movesBetween(before, after)).toEqual([
    { choreId: 'sweep', from: 'ben', to: 'ana' },
    { choreId: 'rubbish', from: null, to: 'ben' },
    { choreId: 'toilet', from: 'ana', to: null },
  ]);
});

test('a new chore comes from no member, and a removed chore does not move', () => {
  expect(movesBetween(members({ mop: 'ana' }), members({ sweep: 'ben' }))).toEqual([
    { choreId: 'sweep', from: null, to: 'ben' },
  ]);
});

test('counts what each member gains and loses', () => {
  const moves = [
    { choreId: '1', from: 'ana', to: 'ben' },
    { choreId: '2', from: 'ana', to: 'ben' },
    { choreId: '3', from: 'ben', to: 'ana' },
    { choreId: '4', from: null, to: 'caz' },
    { choreId: '5', from: 'caz', to: null },
  ];
  expect(balancesOf(moves)).toEqual(
    new Map([
      ['ben', { gained: 2, lost: 1 }],
      ['ana', { gained: 1, lost: 2 }],
      ['caz', { gained: 1, lost: 1 }],
    ]),
  );
});

import { expect, test } from 'vitest';
import { afterChange, merged, toWaiting } from '#web/templates/offers.ts';

const known = [
  { id: 'sweep', name: 'Sweep' },
  { id: 'mop', name: 'Mop' },
];
const offer = (
  templateIds: string[],
  from = '2026-11-24',
  counts = { added: 1, removed: 2, reassigned: 3 },
) => toWaiting({ templateIds, from, ...counts }, known);
const sweep = offer(['sweep']);
const sweepAndMop = offer(['sweep', 'mop'], '2026-11-23');
const plants = offer(['water_plants'], '2026-11-30');

test('an offer keeps the names, and reads them from the id where nobody knows them any more', () => {
  expect(sweepAndMop.names).toEqual({ sweep: 'Sweep', mop: 'Mop' });
  expect(plants.names).toEqual({ water_plants: 'water plants' });
});

test('a newer offer takes the place of one about the same templates, and joins the others', () => {
  expect(afterChange([sweep], 'sweep', sweepAndMop)).toEqual([sweepAndMop]);
  expect(afterChange([sweepAndMop], 'sweep', sweep)).toEqual([sweepAndMop, sweep]);
  expect(afterChange([plants], 'sweep', sweep)).toEqual([plants, sweep]);
});

test('a change that cannot offer leaves what waits; one that could and does not answers it', () => {
  expect(afterChange([sweepAndMop, plants], 'sweep', undefined)).toEqual([sweepAndMop, plants]);
  expect(afterChange([sweepAndMop, plants], 'sweep', null)).toEqual([plants]);
});

test('what waits is one question from the first day on, counted only where nothing counts twice', () => {
  expect(merged([])).toBeUndefined();
  expect(merged([sweep])).toMatchObject({ templateIds: ['sweep'], counts: { added: 1, removed: 2 } });
  expect(merged([plants, sweep])).toEqual({
    templateIds: ['water_plants', 'sweep'],
    names: { sweep: 'Sweep', water_plants: 'water plants' },
    from: '2026-11-24',
    counts: { added: 2, removed: 4, reassigned: 6 },
  });
  expect(merged([sweepAndMop, sweep, plants])).toMatchObject({
    templateIds: ['sweep', 'mop', 'water_plants'],
    from: '2026-11-23',
    counts: undefined,
  });
});

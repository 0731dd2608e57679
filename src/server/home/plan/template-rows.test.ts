import { expect, test } from 'vitest';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';
import { startApp } from '#test/running/app.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';

test('a new home has the default templates, and only its members read them', async () => {
  await using app = await startApp();
  const aisyah = await signUp(app);
  const home = await buildHome([aisyah]);
  const templates = await aisyah.api.templates.listTemplates({ homeId: home.id });
  const rows = templates.map(
    ({ id, name, frequency, priority, estimatedTime, flexible, requiresSameDay }) => [
      id,
      name,
      frequency,
      priority,
      estimatedTime,
      flexible,
      requiresSameDay,
    ],
  );
  expect(rows).toHaveLength(BUILT_IN_TEMPLATES.length);
  expect(rows.slice(0, 4)).toEqual([
    ['throw_rubbish', 'Throw Rubbish', 'daily', 5, 10, false, []],
    ['sweep', 'Sweep', 'biennial', 3, 30, true, ['mop']],
    ['mop', 'Mop', 'biennial', 2, 45, true, []],
    ['wash_toilet', 'Wash Toilet', 'weekly', 4, 20, true, []],
  ]);
  expect(templates.every(({ isCustom }) => !isCustom)).toBe(true);

  const other = await signUp(app, 'Someone Else');
  await expect(other.api.templates.listTemplates({ homeId: home.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

import { expect, test } from 'vitest';
import { BUILT_IN_TEMPLATES, TEMPLATE_LIMITS } from '#domain/templates.ts';
import { sharedApp } from '#test/running/app.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { templatesOfTwo } from '#test/builders/templates.ts';

const app = await sharedApp();

const { nameLength, descriptionLength } = TEMPLATE_LIMITS;

const REFUSED = [
  [{ name: ' ' }, 'TEMPLATE_FIELDS_MISSING'],
  [{ description: '' }, 'TEMPLATE_FIELDS_MISSING'],
  [{ name: 'a'.repeat(nameLength + 1) }, 'TEMPLATE_TEXT_TOO_LONG'],
  [{ description: 'a'.repeat(descriptionLength + 1) }, 'TEMPLATE_TEXT_TOO_LONG'],
  [{ estimatedTime: 0 }, 'MINUTES_INVALID'],
  [{ estimatedTime: 7 }, 'MINUTES_INVALID'],
  [{ estimatedTime: 12.5 }, 'MINUTES_INVALID'],
  [{ estimatedTime: 305 }, 'MINUTES_INVALID'],
  [{ icon: '' }, 'ICON_INVALID'],
  [{ icon: '🪴🪴🪴' }, 'ICON_INVALID'],
  [{ icon: 'a'.repeat(500) }, 'ICON_INVALID'],
  [{ icon: '\u202E' }, 'ICON_INVALID'],
  [{ priority: 0 }, 'INVALID_INPUT'],
  [{ priority: 6 }, 'INVALID_INPUT'],
  [{ priority: 2.5 }, 'INVALID_INPUT'],
  [{ frequency: 'hourly' }, 'INVALID_INPUT'],
  [{ frequency: 'multiple' }, 'INVALID_INPUT'],
  [{ frequency: 'multiple', occurrencesPerWeek: 1 }, 'INVALID_INPUT'],
  [{ frequency: 'multiple', occurrencesPerWeek: 8 }, 'INVALID_INPUT'],
  [{ frequency: 'weekly', occurrencesPerWeek: 2 }, 'INVALID_INPUT'],
] as const;

test('the form refuses invalid values with its own messages, and nothing is saved', async () => {
  const { create, save, idsOf, find, history } = await templatesOfTwo(app);
  for (const [fields, code] of REFUSED) {
    await expectRefusal(create(fields as never), code);
    await expectRefusal(save('sweep', fields as never), code);
  }
  await expect(create({ name: '' })).rejects.toThrow('Please fill in all required fields');
  expect(await idsOf()).toHaveLength(BUILT_IN_TEMPLATES.length);
  expect(await find('sweep')).toMatchObject({ isChanged: false });
  expect(await history()).toEqual([]);
});

test('the form accepts the longest texts and every letter', async () => {
  const { create } = await templatesOfTwo(app);
  const fields = {
    description: '🧽'.repeat(descriptionLength / 2),
    icon: '👨‍👩‍👧‍👦🏳️‍🌈',
    priority: 1,
    flexible: false,
  };
  const long = await create({ ...fields, name: 'İ'.repeat(nameLength) });
  expect(long.template).toMatchObject(fields);
  const { id: templateId } = long.template;
  await create({ name: 'Doors', requiresSameDay: [templateId] });
  const tamil = await create({ name: 'குப்பை எடு' });
  expect(tamil.template).toMatchObject({ id: 'குப்பை_எடு', name: 'குப்பை எடு' });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startsOf } from '#domain/days.ts';
import {
  isSameTemplate,
  suggestedTemplates,
  translateTemplateName,
  hasSamePlan,
  untranslateTemplate,
  templateIdFor,
  translateTemplate,
  templatesOfHome,
  wordsOfType,
} from '#domain/home-templates.ts';
import { BUILT_IN_TEMPLATES, type BuiltInTexts, type ChoreTemplate } from '#domain/templates.ts';
import { FOUR_TEMPLATES, templateOf } from '#test/builders/plans.ts';

const [rubbish = templateOf('throw_rubbish'), sweep = templateOf('sweep')] = FOUR_TEMPLATES;
const builtInIds = FOUR_TEMPLATES.map(({ id }) => id);
const [DECEMBER = 0] = startsOf(['2026-12-01'], 'UTC');
const NOVEMBER = Number(DECEMBER) - 1;
const OLDEST = 0;

describe("a home's templates", () => {
  test('are the built-in ones if nothing was changed', () => {
    expect(templatesOfHome([], OLDEST)).toEqual(
      FOUR_TEMPLATES.map((one) => Object.assign({ isChanged: false }, one)),
    );
  });

  test('are the built-in ones as the home changed them, in their places, then custom ones in the given order', () => {
    const version = { ...sweep, name: 'Vacuum', frequency: 'weekly' as const };
    const templates = templatesOfHome([templateOf('windows'), version, templateOf('bins')], OLDEST);
    expect(templates.map(({ id }) => id)).toEqual([...builtInIds, 'windows', 'bins']);
    expect(templates.filter(({ isChanged }) => isChanged)).toEqual([{ ...version, isChanged: true }]);
  });

  test('a version that equals the first is not a change', () => {
    const [first] = templatesOfHome([{ ...rubbish, requiresSameDay: ['gone'] }], OLDEST);
    expect(first).toEqual({ ...rubbish, isChanged: false });
  });

  test('do not name deleted templates', () => {
    const saved = [
      { ...sweep, requiresSameDay: ['mop', 'gone', 'bins'] },
      templateOf('bins', { requiresSameDay: ['gone', 'sweep'] }),
    ];
    const templates = templatesOfHome(saved, OLDEST);
    const named = new Map(templates.map(({ id, requiresSameDay }) => [id, requiresSameDay]));
    expect(named.get('sweep')).toEqual(['mop', 'bins']);
    expect(named.get('bins')).toEqual(['sweep']);
  });

  test('never change the built-in constants', () => {
    const before = structuredClone(BUILT_IN_TEMPLATES);
    for (const template of templatesOfHome([], OLDEST)) template.name = 'Other';
    expect(BUILT_IN_TEMPLATES).toEqual(before);
  });
});

describe('a built-in template that is newer than the home', () => {
  const dishes = templateOf('built-in-dishes', { isCustom: false });
  const builtIns = [...FOUR_TEMPLATES, { ...dishes, since: '2026-12-01' }];
  const idsOf = (...given: Parameters<typeof templatesOfHome>) =>
    templatesOfHome(...given).map(({ id }) => id);

  test('is missing until a member adds it', () => {
    expect(idsOf([], NOVEMBER, builtIns)).toEqual(builtInIds);
    expect(idsOf([], DECEMBER, builtIns)).toEqual([...builtInIds, dishes.id]);
    const added = templatesOfHome([dishes], NOVEMBER, builtIns);
    expect(added.at(-1)).toEqual({ ...dishes, isChanged: false });
    const changed = templatesOfHome([{ ...dishes, name: 'Plates' }], NOVEMBER, builtIns);
    expect(changed.at(-1)).toMatchObject({ name: 'Plates', isChanged: true });
  });

  test('shares no days with others before that', () => {
    const bins = templateOf('bins', { requiresSameDay: [dishes.id, 'mop'] });
    expect(templatesOfHome([bins], NOVEMBER, builtIns).at(-1)?.requiresSameDay).toEqual(['mop']);
    expect(templatesOfHome([bins, dishes], NOVEMBER, builtIns).at(-1)?.requiresSameDay).toEqual([
      dishes.id,
      'mop',
    ]);
  });

  test('is suggested until then', () => {
    const suggestedIn = (saved: ChoreTemplate[]) =>
      suggestedTemplates(templatesOfHome(saved, NOVEMBER, builtIns), builtIns).map(({ id }) => id);
    expect(suggestedIn([])).toEqual([dishes.id]);
    expect(suggestedIn([dishes])).toEqual([]);
    expect(suggestedTemplates(templatesOfHome([], DECEMBER, builtIns), builtIns)).toEqual([]);
  });

  test('has an id that no custom template can have', () => {
    const newer = BUILT_IN_TEMPLATES.filter(({ since }) => since !== undefined);
    expect(newer.filter(({ id }) => templateIdFor(id, new Set()) === id)).toEqual([]);
    expect(templateIdFor(dishes.id, new Set())).not.toBe(dishes.id);
  });
});

describe('a change', () => {
  const same = templateOf('sweep', { requiresSameDay: ['a', 'b'] });

  test.for([
    [{ name: 'Other' }, true],
    [{ description: 'Other' }, true],
    [{ priority: 1 }, true],
    [{ estimatedTime: 60 }, true],
    [{ icon: '🪣' }, true],
    [{ flexible: false }, true],
    [{ frequency: 'weekly' }, false],
    [{ frequency: 'multiple', occurrencesPerWeek: 2 }, false],
    [{ occurrencesPerWeek: 3 }, false],
    [{ requiresSameDay: ['a'] }, false],
    [{ requiresSameDay: ['a', 'c'] }, false],
    [{ requiresSameDay: ['ab'] }, false],
  ] as const)('of %j is one, and leaves the plan as it is: %s', ([fields, alike]) => {
    const changed = { ...same, ...(fields as Partial<typeof same>) };
    expect(isSameTemplate(same, changed)).toBe(false);
    expect(hasSamePlan(same, changed)).toBe(alike);
  });

  test('of the order of same-day templates alone does not count', () => {
    const turned = { ...same, requiresSameDay: ['b', 'a'] };
    expect(isSameTemplate(same, turned)).toBe(true);
    expect(hasSamePlan(same, turned)).toBe(true);
  });
});

test('a chore without a template is named by the words of its type', () => {
  expect(['wash_toilet', 'water_the_plants_2', 'sweep'].map(wordsOfType)).toEqual([
    'wash toilet',
    'water the plants 2',
    'sweep',
  ]);
});

describe('an id', () => {
  test.for([
    ['Water Plants', 'water_plants'],
    ['  Clean   the (big) Fridge! ', 'clean_the_big_fridge'],
    ["Ben's plants", 'bens_plants'],
    ['Sapu 2×', 'sapu_2'],
    ['倒垃圾', '倒垃圾'],
    ['குப்பை எடு', 'குப்பை_எடு'],
    ['Café Ölen', 'café_ölen'],
    ['🗑️', 'chore'],
    ['🗑️ Küche', 'küche'],
    ['___', 'chore'],
  ] as const)('of %s is %s', ([name, id]) => {
    expect(templateIdFor(name, new Set())).toBe(id);
  });

  test('that is taken gets the next number', () => {
    const taken = new Set(builtInIds);
    for (const id of ['sweep_2', 'sweep_3', 'sweep_4']) {
      expect(templateIdFor('Sweep', taken)).toBe(id);
      taken.add(id);
    }
    expect(templateIdFor('Sweep 3', taken)).toBe('sweep_3_2');
    expect(templateIdFor('👕', new Set(['chore']))).toBe('chore_2');
  });

  test('is never empty or taken, is valid text and fits the limit', () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.stringMatching(/^[İ𐐀aß]{1,60}$/u),
    );
    fc.assert(
      fc.property(names, (name) => {
        const typed = name.slice(0, 60).toWellFormed();
        const first = templateIdFor(typed, new Set(builtInIds));
        const second = templateIdFor(typed, new Set([...builtInIds, first]));
        expect(second).not.toBe(first);
        for (const id of [first, second]) {
          expect(builtInIds).not.toContain(id);
          expect(id).toBe(id.toLowerCase());
          expect(id).not.toMatch(/\s/);
          expect(id.isWellFormed()).toBe(true);
          expect(id.length).toBeGreaterThan(0);
          expect(id.length).toBeLessThanOrEqual(97);
        }
      }),
      { examples: [['İ'.repeat(60)], ['𐐀'.repeat(30)], ['🗑️'.repeat(20)]] },
    );
  });
});

describe('a built-in template in the language of its reader', () => {
  const malay = {
    // These tests need no others.
    ...({} as BuiltInTexts),
    throw_rubbish: { name: 'Buang sampah', description: 'Kosongkan semua tong' },
    sweep: { name: 'Sapu lantai', description: 'Lantai yang digunakan bersama' },
    mop: { name: 'Mop lantai', description: 'Yang sudah disapu' },
    wash_toilet: { name: 'Cuci tandas', description: 'Sinki dan lantai' },
  };

  test('has the language’s texts, even if the home changed other fields', () => {
    const version = { ...sweep, icon: '🧽', estimatedTime: 60 };
    expect(translateTemplate(version, malay)).toEqual({ ...version, ...malay.sweep });
    expect(translateTemplateName(version, malay)).toBe('Sapu lantai');
  });

  test('has each text that the home wrote', () => {
    const renamed = { ...sweep, name: 'Vacuum' };
    expect(translateTemplate(renamed, malay)).toEqual({ ...renamed, description: malay.sweep.description });
    const described = { ...sweep, description: 'Under the sofa too' };
    expect(translateTemplate(described, malay)).toEqual({ ...described, name: 'Sapu lantai' });
  });

  test('leaves custom templates alone, even with the same name', () => {
    const own = templateOf('sweep_2', { name: sweep.name, description: sweep.description });
    expect(translateTemplate(own, malay)).toEqual(own);
    expect(untranslateTemplate({ ...own, name: 'Sapu lantai' }, own.id, malay).name).toBe('Sapu lantai');
  });

  test('is saved as it was if the form’s texts were not changed', () => {
    const shown = translateTemplate(sweep, malay);
    expect(untranslateTemplate(shown, sweep.id, malay)).toEqual(sweep);
    expect(untranslateTemplate({ ...shown, name: 'Vakum' }, sweep.id, malay)).toEqual({
      ...sweep,
      name: 'Vakum',
    });
  });
});

import { expect, test } from 'vitest';
import {
  BUILT_IN_TEMPLATES,
  FREQUENCIES,
  hasRoomForTemplate,
  isEstimate,
  cutToIcon,
  isIcon,
  isTimesPerWeek,
  sameDayGroups,
  leaderIdsOf,
  TEMPLATE_LIMITS,
} from '#domain/templates.ts';
import type { ChoreTemplate } from '#domain/templates.ts';
import { FOUR_TEMPLATES, templateOf } from '#test/builders/plans.ts';

const template = (id: string, ...requiresSameDay: string[]) => templateOf(id, { requiresSameDay });

const groupsOf = (...templates: ChoreTemplate[]) =>
  sameDayGroups(templates).map((group) => [group.leader.id, group.templates.map(({ id }) => id).join(' ')]);

test('the built-in templates are those that every home starts with', () => {
  const rows = BUILT_IN_TEMPLATES.map((one) =>
    [
      one.id,
      one.name,
      one.frequency,
      one.priority,
      one.estimatedTime,
      one.flexible,
      ...one.requiresSameDay,
    ].join(' | '),
  );
  expect(rows).toEqual([
    'throw_rubbish | Throw Rubbish | daily | 5 | 10 | false',
    'sweep | Sweep | biennial | 3 | 30 | true | mop',
    'mop | Mop | biennial | 2 | 45 | true',
    'wash_toilet | Wash Toilet | weekly | 4 | 20 | true',
  ]);
  expect(BUILT_IN_TEMPLATES.map(({ icon, description }) => `${icon} ${description}`)).toEqual([
    '🗑️ Empty every bin and take the bags out',
    '🧹 The floors of the rooms that everybody uses',
    '🫧 Everywhere that was swept',
    '🚽 Bowl, basin and floor',
  ]);
  expect(BUILT_IN_TEMPLATES.filter(({ isCustom }) => isCustom)).toEqual([]);
});

test('the built-in templates keep the limits that the form sets', () => {
  const { priority } = TEMPLATE_LIMITS;
  for (const one of BUILT_IN_TEMPLATES) {
    expect(FREQUENCIES).toContain(one.frequency);
    expect(one.priority).toBeGreaterThanOrEqual(priority.min);
    expect(one.priority).toBeLessThanOrEqual(priority.max);
    expect(isEstimate(one.estimatedTime)).toBe(true);
    expect(isIcon(one.icon)).toBe(true);
    expect(one.name.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.nameLength);
    expect(one.description.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.descriptionLength);
  }
});

test.for([
  ['🧹', true],
  ['👨‍👩‍👧‍👦🏳️‍🌈', true],
  ['AB', true],
  ['நி', true],
  ['', false],
  [' 🧹', false],
  [' ', false],
  ['🧹🧹🧹', false],
] as const)('the icon "%s": %s', ([text, is]) => {
  expect(isIcon(text)).toBe(is);
});

test.for([
  ['abc', 'ab'],
  ['🧹🧹🧹', '🧹🧹'],
  ['👨‍👩‍👧‍👦🏳️‍🌈x', '👨‍👩‍👧‍👦🏳️‍🌈'],
  ['🧹', '🧹'],
  ['', ''],
] as const)('of "%s" the icon takes "%s"', ([text, taken]) => {
  expect(cutToIcon(text)).toBe(taken);
});

test.for([
  [5, true],
  [300, true],
  [0, false],
  [7, false],
  [12.5, false],
  [305, false],
  [-5, false],
  [Number.NaN, false],
] as const)('%d minutes: %s', ([minutes, is]) => {
  expect(isEstimate(minutes)).toBe(is);
});

test('a template comes 2 to 7 times a week', () => {
  expect([1, 2, 7, 8, 2.5, Number.NaN].map(isTimesPerWeek)).toEqual([false, true, true, false, false, false]);
});

test('a home has room for 100 templates', () => {
  expect(hasRoomForTemplate(99)).toBe(true);
  expect(hasRoomForTemplate(100)).toBe(false);
});

test('sweep leads mop, the others are alone', () => {
  expect(groupsOf(...FOUR_TEMPLATES)).toEqual([
    ['sweep', 'mop sweep'],
    ['throw_rubbish', 'throw_rubbish'],
    ['wash_toilet', 'wash_toilet'],
  ]);
});

test('a chain is led by its start', () => {
  expect(groupsOf(template('a'), template('b', 'a'), template('c', 'b'))).toEqual([['c', 'a b c']]);
});

test('a cycle, where every template is named, is led by the first by id', () => {
  expect(groupsOf(template('c', 'a'), template('b', 'c'), template('a', 'b'))).toEqual([['a', 'a b c']]);
});

test('if several templates are not named by others, the first by id leads', () => {
  expect(groupsOf(template('a'), template('z', 'a'), template('m', 'a'))).toEqual([['m', 'a m z']]);
});

test('a later template can join two groups into one', () => {
  expect(groupsOf(template('a', 'b'), template('b'), template('c', 'd'), template('d'))).toHaveLength(2);
  expect(
    groupsOf(template('a', 'b'), template('b'), template('c', 'd'), template('d'), template('e', 'b', 'd')),
  ).toEqual([['a', 'a b c d e']]);
});

test('a template that names itself or an unknown one is alone', () => {
  expect(groupsOf(template('b', 'b', 'gone'), template('a'))).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
});

test('a template that names itself and another one still leads', () => {
  expect(groupsOf(template('a'), template('b', 'b', 'a'))).toEqual([['b', 'a b']]);
});

test('every template has a leader, of a group or itself', () => {
  expect(Object.fromEntries(leaderIdsOf(FOUR_TEMPLATES))).toEqual({
    mop: 'sweep',
    sweep: 'sweep',
    throw_rubbish: 'throw_rubbish',
    wash_toilet: 'wash_toilet',
  });
});

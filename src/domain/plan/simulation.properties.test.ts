import { describe, expect, test } from 'vitest';
import { countOf, faultsOf, noFindings } from '#test/builders/plan-checks.ts';
import { simulate } from '#test/builders/plan-life.ts';

const HOMES = 50;
const HOMES_A_TEST = 10;
/** Three months. The long tests simulate 2,000 homes for half a year each (test/long/plan.test.ts). */
const DAYS = 92;
// Hundreds of acts take a busy machine seconds.
const PATIENCE_MS = 120_000;

const ACTS = [
  'complete',
  'reopen',
  'swap',
  'claim',
  'moveDay',
  'moveBack',
  'join',
  'leave',
  'addAbsence',
  'changeAbsence',
  'deleteAbsence',
];
const ACTS_ON_PLANS = ['addTemplate', 'planAgain', 'deleteTemplate', 'regenerate', 'undoPlan'];
const CHECKS = [
  'deriving twice',
  'the next day',
  'nights',
  'weekly shares',
  'shares of a round',
  'fresh months',
];
const UNDONE = [
  'an absence',
  'a changed absence',
  'a move by a day',
  'a claim',
  'planning again',
  'a Regenerate',
];

describe(`whatever ${HOMES} random homes do`, { timeout: PATIENCE_MS }, () => {
  const found = noFindings();

  test.each(Array.from({ length: HOMES / HOMES_A_TEST }, (_, index) => index * HOMES_A_TEST))(
    'the plan stays whole, from home %i on',
    (first) => {
      for (let home = first; home < first + HOMES_A_TEST; home++) simulate(`home ${home}`, found, DAYS);
      expect(faultsOf(found)).toEqual({});
    },
  );

  test('every act and every check ran', () => {
    const names = [...ACTS, ...ACTS_ON_PLANS, ...CHECKS, ...UNDONE.map((name) => `undo of ${name}`)];
    expect(names.filter((name) => countOf(found, name) === 0)).toEqual([]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign } from '#domain/plan/assign.ts';
import { planMonth } from '#domain/plan/month.ts';
import { asChores, someTemplates, wholeMonths } from '#test/builders/plans.ts';
import { turnsOfSpec } from '#test/builders/plan-second-reading.ts';

// Hundreds of plans take a busy machine seconds.
const PATIENCE_MS = 30_000;
const MONTHS = 300;

test(
  `${MONTHS} random months are those of a second reading of the specification`,
  { timeout: PATIENCE_MS },
  () => {
    fc.assert(
      fc.property(wholeMonths(2026), someTemplates, (month, templates) => {
        const { members, includeWeekends, seed } = month;
        const plan = planMonth({ ...month, templates });
        const turns = turnsOfSpec({ templates, seed, settings: { includeWeekends } }, members, month);
        expect(
          plan.map(({ type, plannedOn, turnOf }) => `${plannedOn} ${type} ${turnOf}`).toSorted(),
        ).toEqual(turns.map(({ type, day, member }) => `${day} ${type} ${member}`).toSorted());
        // If all members are there, each chore of a fresh plan is with the member whose turn it is.
        const facts = {
          today: '2026-01-01',
          seed,
          absences: [],
          members: members.map((userId, index) => ({
            userId,
            joinedOn: '2025-12-01',
            joined: 0,
            part: index + 1,
          })),
        };
        const chores = asChores(plan);
        const expected = chores.map(({ id, turnOf }) => [id, turnOf] as const);
        expect(assign({ ...facts, chores })).toEqual(new Map(expected));
      }),
      { numRuns: MONTHS },
    );
  },
);

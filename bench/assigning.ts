import { addDays } from '#domain/days.ts';
import { assign } from '#domain/plan/assign.ts';
import type { HomeFacts } from '#domain/plan/facts.ts';
import { TEMPLATE_LIMITS, type Frequency } from '#domain/templates.ts';
import { PlanHome } from '#test/builders/plan-home.ts';
import { templateOf } from '#test/builders/plans.ts';
import { effort } from './effort.ts';
import { median } from './medians.ts';
import { beside, type Line } from './report.ts';
import { timed } from './timed.ts';

const ROUNDS = effort(40, 2);
const FREQUENCIES: Frequency[] = ['daily', 'weekly', 'biennial'];

const names = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}_${String(index).padStart(2, '0')}`);

/** A home whose members except the first joined after the plan. Every third member is away for four weeks. */
function factsOf(size: { members: number; templates: number; weeks: number }): HomeFacts {
  const home = new PlanHome('2026-11-02', 'bench', { includeWeekends: true, weeksInAdvance: size.weeks });
  const [first = '', ...others] = names(size.members, 'person');
  const templates = names(size.templates, 'chore').map((id, index) =>
    templateOf(id, { frequency: FREQUENCIES[index % 3] ?? 'daily' }),
  );
  home.begin(first, templates);
  for (const userId of others) home.join(userId);
  for (const [index, userId] of others.entries())
    if (index % 3 === 0) {
      const from = addDays(home.today, 3 + index);
      home.addAbsence({ id: userId, userId, from, to: addDays(from, 28) });
    }
  return home.facts();
}

async function cpuOf(facts: HomeFacts): Promise<number> {
  const { cpuMs } = await timed(async () => assign(facts));
  return cpuMs;
}

/** Assigns the chores of the fullest home and of a usual one, first cold, then warm. The floor reads each chore once. */
export async function assigning(): Promise<Line[]> {
  const homes = [
    {
      what: '30 people, 100 templates',
      facts: factsOf({ members: 30, templates: TEMPLATE_LIMITS.perHome, weeks: 9 }),
      aim: '≤ 30 ms',
    },
    { what: '4 people, 6 templates', facts: factsOf({ members: 4, templates: 6, weeks: 8 }), aim: '≤ 2 ms' },
  ];
  const lines: Line[] = [];
  for (const { what, facts, aim } of homes) {
    const ours: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await cpuOf(facts));
      const { cpuMs } = await timed(async () => new Map(facts.chores.map(({ id, turnOf }) => [id, turnOf])));
      floor.push(cpuMs);
    }
    lines.push(
      beside(
        `who does ${facts.chores.length} chores of ${what}: CPU ms, the first`,
        ours[0] ?? 0,
        floor[0] ?? 0,
      ),
    );
    lines.push(
      beside(`who does ${facts.chores.length} chores of ${what}: CPU ms`, median(ours), median(floor), aim),
    );
  }
  return lines;
}

import { planMonth, type PlanRequest } from '#domain/plan/month.ts';
import { FREQUENCIES, TEMPLATE_LIMITS } from '#domain/templates.ts';
import { templateOf } from '#test/builders/plans.ts';
import { effort } from './effort.ts';
import { median } from './medians.ts';
import { beside, type Line } from './report.ts';
import { timed } from './timed.ts';

const PEOPLE = 30;
const ROUNDS = effort(20, 1);
const AIM = '≤ 50 ms';
const { min, step } = TEMPLATE_LIMITS.minutes;

const names = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}_${index}`);

/** As many people and templates as a home can have, half of these daily, a month of 31 days with weekends, and 4 weeks before it. */
function fullHome(): PlanRequest {
  const members = names(PEOPLE, 'person');
  const from = '2028-01-01';
  const templates = names(TEMPLATE_LIMITS.perHome, 'chore').map((id, index) =>
    templateOf(id, {
      frequency: index % 2 === 0 ? 'daily' : (FREQUENCIES[index % FREQUENCIES.length] ?? 'daily'),
      estimatedTime: min + step * (index % 20),
    }),
  );
  const minutes = members.flatMap((userId, index) =>
    Array.from({ length: 100 }, (_, chore) => ({
      userId,
      day: `2027-12-${String(4 + ((index + chore) % 28)).padStart(2, '0')}`,
      minutes: min + step * ((index * chore) % 20),
    })),
  );
  const before = { since: '2027-12-04', joined: new Map<string, string>(), absences: [], minutes };
  const when = { year: 2028, month: 0, from, before };
  return { members, templates, includeWeekends: true, seed: 'bench', ...when };
}

async function cpuOf(request: PlanRequest): Promise<number> {
  const { cpuMs } = await timed(async () => planMonth(request));
  return cpuMs;
}

/** Plans a month of the fullest home by even minutes and by turns, first cold, then warm. */
export async function evenMinutes(): Promise<Line[]> {
  const request = fullHome();
  const even: number[] = [];
  const turns: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    even.push(await cpuOf({ ...request, dealBy: 'even_minutes' }));
    turns.push(await cpuOf(request));
  }
  const what = 'a month of 30 people and 100 templates by even minutes: CPU ms';
  return [
    beside(`${what}, the first`, even[0] ?? 0, turns[0] ?? 0, AIM),
    beside(what, median(even), median(turns), AIM),
  ];
}

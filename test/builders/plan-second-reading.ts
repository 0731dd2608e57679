import { daysOfMonth, nextMonth, weekdayOf, type Day, type Month } from '#domain/days.ts';
import { randomBelow } from '#domain/random.ts';
import type { ChoreTemplate } from '#domain/templates.ts';

// The specification's distribution (section 9), read a second time and written without the planner's code. Only the draws are shared.

/** The first month whose turns count. */
const FIRST: Month = { year: 2026, month: 0 };

type Settings = { templates: readonly ChoreTemplate[]; seed: string; settings: { includeWeekends: boolean } };

const weekOfMonth = (day: Day) => Math.floor((Number(day.slice(8)) - 1) / 7);

/** Each day with its weekday; a month is counted once, since a request asks for up to 14 years. */
const known = new Map<string, [day: Day, weekday: number][]>();
function calendarOf({ year, month }: Month) {
  const key = `${year} ${month}`;
  const days = known.get(key) ?? daysOfMonth(year, month).map((day) => [day, weekdayOf(day)]);
  known.set(key, days);
  return days;
}

/** The days of a template in a month, by its own frequency. */
function daysFor(template: ChoreTemplate, month: Month, { seed, settings }: Settings): Day[] {
  const { frequency, occurrencesPerWeek = 2, id } = template;
  const daysAWeek = settings.includeWeekends ? 7 : 5;
  const days = calendarOf(month).filter(([, weekday]) => weekday <= daysAWeek);
  const drawn = 1 + randomBelow(daysAWeek, seed, id, 'weekday');
  const times = Math.min(occurrencesPerWeek, daysAWeek);
  const middles = new Set(
    Array.from({ length: times }, (_, part) => Math.floor(((part + 0.5) * daysAWeek) / times) + 1),
  );
  const isOn = ([day, weekday]: [Day, number], index: number) => {
    if (frequency === 'daily') return true;
    if (frequency === 'biennial') return index % 2 === 0;
    if (frequency === 'triennial') return index % 3 === 0;
    if (frequency === 'multiple') return middles.has(weekday);
    if (weekday !== drawn) return false;
    if (frequency === 'biweekly') return weekOfMonth(day) % 2 === 0;
    return frequency === 'weekly' || weekOfMonth(day) === 0;
  };
  return days.filter(isOn).map(([day]) => day);
}

/** The template that gives all templates of a same-day group their days, by walking from one to the next. */
function leaderOf(template: ChoreTemplate, templates: readonly ChoreTemplate[]): ChoreTemplate {
  const names = (a: ChoreTemplate, b: ChoreTemplate) => a !== b && a.requiresSameDay.includes(b.id);
  const group = [template];
  for (const one of group)
    group.push(
      ...templates.filter((other) => (names(one, other) || names(other, one)) && !group.includes(other)),
    );
  const sorted = group.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.find((one) => !group.some((other) => names(other, one))) ?? sorted[0] ?? template;
}

/** Returns whose turn each chore of a month is: round-robin over the members sorted by id, from a drawn offset. */
export function turnsOfSpec(
  home: Settings,
  members: readonly string[],
  month: Month,
): { type: string; day: Day; member: string }[] {
  const sorted = members.toSorted((a, b) => (a < b ? -1 : 1));
  return home.templates.flatMap((template) => {
    const leader = leaderOf(template, home.templates);
    let turn = randomBelow(sorted.length, home.seed, leader.id, 'rotation');
    for (let of = FIRST; of.year * 12 + of.month < month.year * 12 + month.month; of = nextMonth(of))
      turn += daysFor(leader, of, home).length;
    return daysFor(leader, month, home).map((day, index) => {
      return { type: template.id, day, member: sorted[(turn + index) % sorted.length] ?? '' };
    });
  });
}

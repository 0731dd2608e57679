import { monthOf, monthsTouched, nextMonth, type Day, type Month } from '#domain/days.ts';
import { DEFAULT_SETTINGS } from '#domain/homes.ts';
import { templatesOfHome } from '#domain/home-templates.ts';
import { minutesByType, planMonth } from '#domain/plan/month.ts';
import type { ChoreTemplate } from '#domain/templates.ts';

export const SEED_PEOPLE = 4;
/** The chores of a home's past and of the planned weeks, as its planner assigns them. People have numbers from 0. */
export type LivedPlan = {
  /** The home's seed, which its planner uses from now on. */
  seed: string;
  months: Month[];
  chores: { type: string; round: string; person: number; dueDate: Day; minutes: number }[];
};

const own = (template: Pick<ChoreTemplate, 'id' | 'name' | 'frequency' | 'icon'>): ChoreTemplate => ({
  description: template.name,
  priority: 3,
  estimatedTime: 20,
  flexible: true,
  requiresSameDay: [],
  isCustom: true,
  ...template,
});

/** The home's custom templates, besides the built-in ones. */
export const CUSTOM_TEMPLATES: readonly ChoreTemplate[] = [
  own({ id: 'water_plants', name: 'Water Plants', frequency: 'triennial', icon: '🪴' }),
  own({ id: 'buy_groceries', name: 'Buy Groceries', frequency: 'weekly', icon: '🛒' }),
  own({ id: 'change_sheets', name: 'Change Sheets', frequency: 'biweekly', icon: '🛏️' }),
  own({ id: 'clean_fridge', name: 'Clean Fridge', frequency: 'monthly', icon: '🧊' }),
];

function monthsLived(from: Day, today: Day): Month[] {
  const thisMonth = monthOf(today);
  const isBefore = (one: Month) => one.year * 12 + one.month < thisMonth.year * 12 + thisMonth.month;
  const past: Month[] = [];
  for (let month = monthOf(from); isBefore(month); month = nextMonth(month)) past.push(month);
  return [...past, ...monthsTouched(today, DEFAULT_SETTINGS.weeksInAdvance)];
}

/** Plans a home with this seed. */
export function livedPlan(seed: string, { from, today }: { from: Day; today: Day }): LivedPlan {
  const months = monthsLived(from, today);
  const request = {
    members: Array.from({ length: SEED_PEOPLE }, (_, person) => String(person)),
    templates: templatesOfHome(CUSTOM_TEMPLATES, new Date(from)),
    includeWeekends: DEFAULT_SETTINGS.includeWeekends,
    seed,
    from,
  };
  const minutesOf = minutesByType(request.templates);
  const chores = months
    .flatMap((month) => planMonth({ ...request, ...month }))
    .map(({ type, round, turnOf, plannedOn }) => ({
      type,
      round,
      person: Number(turnOf),
      dueDate: plannedOn,
      minutes: minutesOf(type),
    }));
  return { seed, months, chores };
}

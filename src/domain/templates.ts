import { charactersOf } from '#domain/characters.ts';
import type { Day } from '#domain/days.ts';
import { withoutHidden } from '#domain/texts.ts';

/** How often a chore comes, in the order of the form (docs/product/templates.md 'The form'). domain/plan/month.ts has the days of each. */
export const FREQUENCIES = [
  'daily',
  'biennial',
  'triennial',
  'weekly',
  'biweekly',
  'monthly',
  'multiple',
] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** A template from which a home's chores are planned (docs/product/templates.md 'Chore templates'). */
export type ChoreTemplate = {
  /** A chore's `type`: words joined by underscores, or by hyphens if it was added later (CONTRIBUTING.md 'A new built-in chore'). */
  id: string;
  name: string;
  description: string;
  frequency: Frequency;
  /** Only for the frequency 'multiple'. */
  occurrencesPerWeek?: number | undefined;
  /** 1 (Low) to 5 (Critical). It only orders a day's chores. */
  priority: number;
  /** In minutes. */
  estimatedTime: number;
  /** An emoji. */
  icon: string;
  flexible: boolean;
  /** Ids of templates that take this one's days and member. */
  requiresSameDay: string[];
  isCustom: boolean;
  /** The day of a chore that comes once, and who added it (a user id). Nothing is planned from its template. */
  once?: { on: Day; by: string } | undefined;
};

/** The limits of the template form, which the server checks too (docs/product/limits.md 'Texts', 'Chores and swaps'). */
export const TEMPLATE_LIMITS = {
  nameLength: 60,
  descriptionLength: 500,
  /** Characters as a person counts them (graphemes). */
  iconLength: 2,
  priority: { min: 1, max: 5, initial: 3 },
  minutes: { min: 5, max: 300, step: 5, initial: 30 },
  timesPerWeek: { min: 2, max: 7, initial: 2 },
  perHome: 100,
} as const;

/** The ids of the built-in templates. */
export type BuiltInId = 'throw_rubbish' | 'sweep' | 'mop' | 'wash_toilet';

/** The translated texts of a template. */
export type TemplateTexts = Pick<ChoreTemplate, 'name' | 'description'>;
/** The texts of the built-in templates in one language. */
export type BuiltInTexts = Readonly<Record<BuiltInId, TemplateTexts>>;

/**
 * A template of every new home (docs/product/templates.md 'Default templates'). `since` is the day, in UTC, from which new homes have it;
 * an older home has it once a member adds it ('New default templates').
 */
export type BuiltInTemplate = ChoreTemplate & { since?: Day };

/** The templates of a new home (docs/product/templates.md 'Default templates'). */
export const BUILT_IN_TEMPLATES: readonly (BuiltInTemplate & { id: BuiltInId })[] = [
  {
    id: 'throw_rubbish',
    name: 'Throw Rubbish',
    description: 'Empty every bin and take the bags out',
    frequency: 'daily',
    priority: 5,
    estimatedTime: 10,
    icon: '🗑️',
    flexible: false,
    requiresSameDay: [],
    isCustom: false,
  },
  {
    id: 'sweep',
    name: 'Sweep',
    description: 'The floors of the rooms that everybody uses',
    frequency: 'biennial',
    priority: 3,
    estimatedTime: 30,
    icon: '🧹',
    flexible: true,
    requiresSameDay: ['mop'],
    isCustom: false,
  },
  {
    id: 'mop',
    name: 'Mop',
    description: 'Everywhere that was swept',
    frequency: 'biennial',
    priority: 2,
    estimatedTime: 45,
    icon: '🫧',
    flexible: true,
    requiresSameDay: [],
    isCustom: false,
  },
  {
    id: 'wash_toilet',
    name: 'Wash Toilet',
    description: 'Bowl, basin and floor',
    frequency: 'weekly',
    priority: 4,
    estimatedTime: 20,
    icon: '🚽',
    flexible: true,
    requiresSameDay: [],
    isCustom: false,
  },
];

/** Returns the templates that come again, without chores that come once. */
export const repeating = <T extends Pick<ChoreTemplate, 'once'>>(templates: readonly T[]): T[] =>
  templates.filter(({ once }) => once === undefined);

/** Returns whether a text may be a template's icon: 1 or 2 characters as a person counts them (docs/product/templates.md 'The form'). */
export function isIcon(text: string): boolean {
  const { length } = charactersOf(text);
  return length >= 1 && length <= TEMPLATE_LIMITS.iconLength && text.trim() === text;
}

/** Cuts a text to what the icon's field takes: its first two characters as a person counts them. */
export const cutToIcon = (text: string): string =>
  charactersOf(withoutHidden(text)).slice(0, TEMPLATE_LIMITS.iconLength).join('');

/** Returns whether a template may take so many minutes (docs/product/templates.md 'The form'). */
export function isEstimate(minutes: number): boolean {
  const { min, max, step } = TEMPLATE_LIMITS.minutes;
  return minutes >= min && minutes <= max && minutes % step === 0;
}

/** Returns whether a template of the frequency 'multiple' may come so many times a week (docs/product/templates.md 'The form'). */
export function isTimesPerWeek(times: number): boolean {
  const { min, max } = TEMPLATE_LIMITS.timesPerWeek;
  return Number.isInteger(times) && times >= min && times <= max;
}

/** Returns whether a home with so many templates, built-in ones too, may have another (docs/product/limits.md 'Chores and swaps'). */
export const hasRoomForTemplate = (count: number): boolean => count < TEMPLATE_LIMITS.perHome;

/** Templates whose chores come on the same days and go to the same member. */
export type SameDayGroup = {
  /** Its frequency gives the days of all. */
  leader: ChoreTemplate;
  /** All of the group, the leader too, by id. */
  templates: ChoreTemplate[];
};

const names = (one: ChoreTemplate, other: ChoreTemplate) =>
  one !== other && one.requiresSameDay.includes(other.id);

/**
 * Returns every template in its same-day group, alone if it has none. A chain or cycle is one group, led by the template that no other
 * names (if none or several: the first by id). It ignores names of templates that are not given (docs/product/templates.md 'Same-day
 * groups'). Groups are ordered by their leader's id.
 */
export function sameDayGroups(templates: readonly ChoreTemplate[]): SameDayGroup[] {
  let groups: ChoreTemplate[][] = [];
  for (const template of templates) {
    const tied = groups.filter((group) => group.some((one) => names(one, template) || names(template, one)));
    groups = [...groups.filter((group) => !tied.includes(group)), [...tied.flat(), template]];
  }
  return groups.map(toSameDayGroup).toSorted((a, b) => compareIds(a.leader, b.leader));
}

/** Returns each template's leader, by ids: its group's, or itself. */
export const leaderIdsOf = (templates: readonly ChoreTemplate[]): Map<string, string> =>
  new Map(
    sameDayGroups(templates).flatMap((group) => group.templates.map(({ id }) => [id, group.leader.id])),
  );

function toSameDayGroup(group: ChoreTemplate[]): SameDayGroup {
  const templates = group.toSorted(compareIds);
  const unnamed = templates.filter((template) => !group.some((other) => names(other, template)));
  const [leader] = unnamed.length > 0 ? unnamed : templates;
  if (!leader) throw new Error('a same-day group is never empty');
  return { leader, templates };
}

function compareIds(a: ChoreTemplate, b: ChoreTemplate): number {
  return a.id < b.id ? -1 : 1;
}

import { charactersOf } from '#domain/characters.ts';
import { withoutHidden } from '#domain/texts.ts';

/**
 * How often a chore comes, in the order of the form (docs/product/templates.md 'The form'); what each means stands in plan.ts.
 */
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

/** What a home plans chores from (docs/product/templates.md 'Chore templates'). */
export type ChoreTemplate = {
  /** Words joined by underscores; a chore's `type`. */
  id: string;
  name: string;
  description: string;
  frequency: Frequency;
  /** Only for frequency multiple. */
  occurrencesPerWeek?: number | undefined;
  /** 1 Low to 5 Critical; orders a day's chores and changes nothing else. */
  priority: number;
  /** Minutes. */
  estimatedTime: number;
  /** An emoji. */
  icon: string;
  flexible: boolean;
  /** Ids of templates that take the days and the person of this one. */
  requiresSameDay: string[];
  isCustom: boolean;
};

/** What the template form offers and the server accepts (docs/product/limits.md 'Texts of templates', 'Minutes and priority'). */
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

/** Of the built-in templates. */
export type BuiltInId = 'throw_rubbish' | 'sweep' | 'mop' | 'wash_toilet';

/** What people read of a template. */
export type TemplateTexts = Pick<ChoreTemplate, 'name' | 'description'>;
/** The texts of the built-in ones in one language. */
export type BuiltInTexts = Readonly<Record<BuiltInId, TemplateTexts>>;

/** The four that every home starts with (docs/product/templates.md 'Default templates'). */
export const BUILT_IN_TEMPLATES: readonly ChoreTemplate[] = [
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

/** Whether a text may be a template's icon: 1 or 2 characters as a person counts them (docs/product/templates.md 'The form'). */
export function isIcon(text: string): boolean {
  const { length } = charactersOf(text);
  return length >= 1 && length <= TEMPLATE_LIMITS.iconLength && text.trim() === text;
}

/** As much of a text as the icon's field takes: its first two characters as a person counts them. */
export const cutToIcon = (text: string): string =>
  charactersOf(withoutHidden(text)).slice(0, TEMPLATE_LIMITS.iconLength).join('');

/** Whether a template may be estimated at so many minutes (docs/product/templates.md 'The form'). */
export function isEstimate(minutes: number): boolean {
  const { min, max, step } = TEMPLATE_LIMITS.minutes;
  return minutes >= min && minutes <= max && minutes % step === 0;
}

/** Whether a template may come so many times a week, for frequency multiple (docs/product/templates.md 'The form'). */
export function isTimesPerWeek(times: number): boolean {
  const { min, max } = TEMPLATE_LIMITS.timesPerWeek;
  return Number.isInteger(times) && times >= min && times <= max;
}

/** Whether a home with so many templates, the built-in ones too, may have one more (docs/product/limits.md 'Templates of a home'). */
export const hasRoomForTemplate = (count: number): boolean => count < TEMPLATE_LIMITS.perHome;

/** Templates whose chores fall on the same days and go to the same person. */
export type SameDayGroup = {
  /** Its frequency gives the days of all. */
  leader: ChoreTemplate;
  /** All of the group, the leader too, by id. */
  templates: ChoreTemplate[];
};

const names = (one: ChoreTemplate, other: ChoreTemplate) =>
  one !== other && one.requiresSameDay.includes(other.id);

/**
 * Every template in its same-day group, alone where nothing ties it to another. A chain or cycle is one group, led by
 * the template that no other names (several or none: the first by id); names of templates that are not given are
 * ignored (docs/product/templates.md 'Same-day groups'). Groups come by their leader's id.
 */
export function sameDayGroups(templates: readonly ChoreTemplate[]): SameDayGroup[] {
  let groups: ChoreTemplate[][] = [];
  for (const template of templates) {
    const tied = groups.filter((group) => group.some((one) => names(one, template) || names(template, one)));
    groups = [...groups.filter((group) => !tied.includes(group)), [...tied.flat(), template]];
  }
  return groups.map(toSameDayGroup).toSorted((a, b) => compareIds(a.leader, b.leader));
}

/** By a template's id the id of the one that gives it its days: its own, or its group's leader's. */
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

import { dayOf, type Instant } from '#domain/days.ts';
import {
  BUILT_IN_TEMPLATES,
  type BuiltInTemplate,
  type BuiltInTexts,
  type ChoreTemplate,
  type TemplateTexts,
} from '#domain/templates.ts';

/** The fields of a template that a person fills in: all but its id and origin (docs/product/templates.md 'The form'). */
export type TemplateFields = Omit<ChoreTemplate, 'id' | 'isCustom' | 'once'>;

/** A template of a home. `isChanged`: the home changed a built-in one, so that it can be reset. */
export type HomeTemplate = ChoreTemplate & { isChanged: boolean };

/**
 * Returns the templates of a home (docs/product/templates.md 'Chore templates'): the built-in ones, as the home changed them, then its own
 * in the given order. Leaves out newer built-in templates that the home has not added, and same-day templates that it does not have.
 * @param saved the home's changed, added and own templates, without reset and deleted ones
 */
export function templatesOfHome(
  saved: readonly ChoreTemplate[],
  createdAt: Instant,
  builtInTemplates: readonly BuiltInTemplate[] = BUILT_IN_TEMPLATES,
): HomeTemplate[] {
  // The same day in every time zone: a home that changes its zone keeps its templates.
  const createdOn = dayOf(createdAt, 'UTC');
  const present = builtInTemplates.filter(
    ({ id, since }) => since === undefined || since <= createdOn || saved.some((each) => each.id === id),
  );
  const ids = new Set([...present, ...saved].map(({ id }) => id));
  const existing = saved.map((template) => ({
    ...template,
    requiresSameDay: template.requiresSameDay.filter((id) => ids.has(id)),
  }));
  const builtIn = present.map(({ since: _since, ...first }) => {
    const version = existing.find(({ id }) => id === first.id) ?? first;
    return marked(version, !isSameTemplate(version, first));
  });
  const custom = existing.filter(({ isCustom }) => isCustom);
  return [...builtIn, ...custom.map((template) => marked(template, false))];
}

const marked = (template: ChoreTemplate, isChanged: boolean): HomeTemplate => ({ ...template, isChanged });

/**
 * Returns the built-in templates that a home may add, because it is older than them (docs/product/templates.md 'New default templates').
 * @param present all templates of the home
 */
export const suggestedTemplates = (
  present: readonly Pick<ChoreTemplate, 'id'>[],
  builtInTemplates: readonly BuiltInTemplate[] = BUILT_IN_TEMPLATES,
): BuiltInTemplate[] => builtInTemplates.filter((one) => !present.some(({ id }) => id === one.id));

const builtIn = (templateId: string) => BUILT_IN_TEMPLATES.find(({ id }) => id === templateId);

/** Replaces each text that equals that of `from` by that of `to`; a text that a person wrote stays. */
const replaceTexts = (texts: TemplateTexts, from: TemplateTexts, to: TemplateTexts): TemplateTexts => ({
  name: texts.name === from.name ? to.name : texts.name,
  description: texts.description === from.description ? to.description : texts.description,
});

/**
 * Returns a template in the reader's language: the unchanged texts of a built-in one are translated (docs/product/templates.md 'Default
 * templates'). The database has the first texts.
 */
export function translateTemplate<T extends TemplateTexts & { id: string }>(
  template: T,
  translations: BuiltInTexts,
): T {
  const first = builtIn(template.id);
  return first ? { ...template, ...replaceTexts(template, first, translations[first.id]) } : template;
}

/**
 * Returns the texts to save from a form in the reader's language: unchanged texts become the first ones again, so that they are still
 * translated.
 */
export function untranslateTemplate<T extends TemplateTexts>(
  fields: T,
  templateId: string,
  translations: BuiltInTexts,
): T {
  const first = builtIn(templateId);
  return first ? { ...fields, ...replaceTexts(fields, translations[first.id], first) } : fields;
}

/** Returns the translated name alone. */
export const translateTemplateName = (
  { id, name }: Pick<ChoreTemplate, 'id' | 'name'>,
  translations: BuiltInTexts,
): string => translateTemplate({ id, name, description: '' }, translations).name;

const asSet = (ids: readonly string[]) => ids.toSorted().join(' ');

/**
 * Returns whether two templates give the same plan: the same days and same-day group (docs/product/templates.md 'Changes to a template').
 */
export function hasSamePlan(one: TemplateFields, other: TemplateFields): boolean {
  return (
    one.frequency === other.frequency &&
    one.occurrencesPerWeek === other.occurrencesPerWeek &&
    asSet(one.requiresSameDay) === asSet(other.requiresSameDay)
  );
}

/** Returns whether a person would see no difference between two templates. */
export function isSameTemplate(one: TemplateFields, other: TemplateFields): boolean {
  return (
    one.name === other.name &&
    one.description === other.description &&
    one.priority === other.priority &&
    one.estimatedTime === other.estimatedTime &&
    one.icon === other.icon &&
    one.flexible === other.flexible &&
    hasSamePlan(one, other)
  );
}

/** The id of a name without letters and digits, such as one of emoji alone. */
const ID_WITHOUT_WORDS = 'chore';
/** Some letters become longer in lower case; this keeps an id within the length of a name. */
const ID_LENGTH = 60;

/**
 * Returns the id of a home's own template, from its first name: lower case, words joined by underscores, `_2`, `_3` if it is taken
 * (docs/product/templates.md 'Custom templates'). Letters of every script stay.
 * @param taken every id that the home's templates have or ever had, built-in ones too
 */
export function templateIdFor(name: string, taken: ReadonlySet<string>): string {
  // An apostrophe is part of a word: "Ben's plants" becomes bens_plants.
  const words =
    name
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const id = [...words.join('_')].slice(0, ID_LENGTH).join('') || ID_WITHOUT_WORDS;
  if (!taken.has(id)) return id;
  let count = 2;
  while (taken.has(`${id}_${count}`)) count += 1;
  return `${id}_${count}`;
}

/**
 * Returns the name of a chore without a template: the words of its type (docs/product/templates.md 'Deleted templates'), 'wash_toilet' →
 * 'wash toilet'.
 */
export const wordsOfType = (type: string): string => type.replaceAll('_', ' ');

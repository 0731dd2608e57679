import {
  BUILT_IN_TEMPLATES,
  type BuiltInId,
  type BuiltInTexts,
  type ChoreTemplate,
  type TemplateTexts,
} from '#domain/templates.ts';

/** What a person decides of a template: all but its id and where it comes from (docs/product/templates.md 'The form'). */
export type TemplateFields = Omit<ChoreTemplate, 'id' | 'isCustom'>;

/** A template as a home has it; `isChanged` where its version of a built-in one differs from the first, so that it can be reset. */
export type HomeTemplate = ChoreTemplate & { isChanged: boolean };

/**
 * The templates of a home (docs/product/templates.md 'Chore templates'): the built-in ones, each in the home's own version where it has
 * one, then the home's own in the given order. Names of same-day templates that the home no longer has are left out.
 * @param kept the home's versions and its own templates, without what was reset or deleted
 */
export function templatesOfHome(kept: readonly ChoreTemplate[]): HomeTemplate[] {
  const ids = new Set([...BUILT_IN_TEMPLATES, ...kept].map(({ id }) => id));
  const living = kept.map((template) => ({
    ...template,
    requiresSameDay: template.requiresSameDay.filter((id) => ids.has(id)),
  }));
  const builtIn = BUILT_IN_TEMPLATES.map((first) => {
    const version = living.find(({ id }) => id === first.id) ?? first;
    return marked(version, !isSameTemplate(version, first));
  });
  const own = living.filter(({ isCustom }) => isCustom);
  return [...builtIn, ...own.map((template) => marked(template, false))];
}

const marked = (template: ChoreTemplate, isChanged: boolean): HomeTemplate => ({ ...template, isChanged });

const builtIn = (templateId: string) =>
  BUILT_IN_TEMPLATES.find(
    (template): template is ChoreTemplate & { id: BuiltInId } => template.id === templateId,
  );

/** Each text by itself: that of `from` becomes that of `to`, whatever else a person wrote stays. */
const exchanged = (texts: TemplateTexts, from: TemplateTexts, to: TemplateTexts): TemplateTexts => ({
  name: texts.name === from.name ? to.name : texts.name,
  description: texts.description === from.description ? to.description : texts.description,
});

/**
 * A template as somebody reads it: what the home has not changed of a built-in one's texts is said in their language
 * (docs/product/templates.md 'Default templates'). What is kept, and compared, are the first ones.
 */
export function templateInWords<T extends TemplateTexts & { id: string }>(template: T, own: BuiltInTexts): T {
  const first = builtIn(template.id);
  return first ? { ...template, ...exchanged(template, first, own[first.id]) } : template;
}

/** What is kept of texts that stood in a form in the reader's language: those that they left are still said in every language. */
export function templateFromWords<T extends TemplateTexts>(
  fields: T,
  templateId: string,
  own: BuiltInTexts,
): T {
  const first = builtIn(templateId);
  return first ? { ...fields, ...exchanged(fields, own[first.id], first) } : fields;
}

/** The name alone, of which the home may have a copy from another time. */
export const nameInWords = ({ id, name }: Pick<ChoreTemplate, 'id' | 'name'>, own: BuiltInTexts): string =>
  templateInWords({ id, name, description: '' }, own).name;

const asSet = (ids: readonly string[]) => ids.toSorted().join(' ');

/**
 * Whether two templates give the same plan, as far as they decide it: days and same-day group (docs/product/templates.md 'Changes to a
 * template').
 */
export function plansAlike(one: TemplateFields, other: TemplateFields): boolean {
  return (
    one.frequency === other.frequency &&
    one.occurrencesPerWeek === other.occurrencesPerWeek &&
    asSet(one.requiresSameDay) === asSet(other.requiresSameDay)
  );
}

/** Whether a person would find nothing changed between the two. */
export function isSameTemplate(one: TemplateFields, other: TemplateFields): boolean {
  return (
    one.name === other.name &&
    one.description === other.description &&
    one.priority === other.priority &&
    one.estimatedTime === other.estimatedTime &&
    one.icon === other.icon &&
    one.flexible === other.flexible &&
    plansAlike(one, other)
  );
}

/** Of a name without any letter or digit, such as one of emoji alone. */
const ID_WITHOUT_WORDS = 'chore';
/** A few letters are longer in lower case: so an id stays within what a name may have. */
const ID_LENGTH = 60;

/**
 * The id of a home's own template, from its first name: lower case, words joined by underscores, `_2`, `_3` where it is taken
 * (docs/product/templates.md 'Custom templates'). Letters of every script stay.
 * @param taken every id that the home's templates have or ever had, the built-in ones too
 */
export function templateIdFor(name: string, taken: ReadonlySet<string>): string {
  // An apostrophe stands inside a word: "Ben's plants" are bens_plants.
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
 * What a chore is called whose template is gone: the words of its type, or of a template's id, which underscores join
 * (docs/product/templates.md 'Deleted templates'), 'wash_toilet' → 'wash toilet'.
 */
export const typeInWords = (type: string): string => type.replaceAll('_', ' ');

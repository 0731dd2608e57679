import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { longWrite, read, write } from '#contract/procedure.ts';
import { cleanLine } from '#domain/texts.ts';
import {
  FREQUENCIES,
  isEstimate,
  isIcon,
  isTimesPerWeek,
  TEMPLATE_LIMITS as LIMITS,
} from '#domain/templates.ts';

const InHome = z.object({ homeId: Id });
const TemplateId = z.string().min(1).max(100);
const OneTemplate = InHome.extend({ templateId: TemplateId });

const required = (max: number, clean = (text: string) => text.trim()) =>
  z
    .string()
    .overwrite(clean)
    .min(1, { error: 'TEMPLATE_FIELDS_MISSING' })
    .max(max, { error: 'TEMPLATE_TEXT_TOO_LONG' });

/** For the frequency 'multiple' (docs/product/templates.md 'The form'). */
export const TimesPerWeek = z.int().refine(isTimesPerWeek, { error: 'INVALID_INPUT' });

/** The fields of the template form (docs/product/templates.md 'The form'); occurrencesPerWeek only for the frequency 'multiple'. */
export const TemplateFields = z
  .object({
    name: required(LIMITS.nameLength, cleanLine),
    description: required(LIMITS.descriptionLength),
    frequency: z.enum(FREQUENCIES),
    occurrencesPerWeek: TimesPerWeek.optional(),
    priority: z.int().min(LIMITS.priority.min).max(LIMITS.priority.max),
    estimatedTime: z.number().refine(isEstimate, { error: 'MINUTES_INVALID' }),
    icon: z.string().max(100).overwrite(cleanLine).refine(isIcon, { error: 'ICON_INVALID' }),
    flexible: z.boolean(),
    requiresSameDay: z.array(TemplateId).max(LIMITS.perHome),
  })
  .refine((fields) => (fields.frequency === 'multiple') === (fields.occurrencesPerWeek !== undefined), {
    error: 'INVALID_INPUT',
  });
export type TemplateFields = z.infer<typeof TemplateFields>;

/** A home's template: built in, changed or its own (docs/product/templates.md 'Chore templates'), or that of a chore that comes once. */
export const Template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  frequency: z.enum(FREQUENCIES),
  /** The day of a chore that comes once, and who added it. Its frequency means nothing. */
  once: z.object({ on: z.string(), by: Id }).optional(),
  occurrencesPerWeek: z.int().optional(),
  priority: z.int(),
  estimatedTime: z.int(),
  icon: z.string(),
  flexible: z.boolean(),
  requiresSameDay: z.array(z.string()),
  isCustom: z.boolean(),
  /** The home changed a built-in one, so it can be reset. */
  isChanged: z.boolean(),
});
export type Template = z.infer<typeof Template>;

const Saved = z.object({ template: Template });

/** Reads and changes the templates of a home (docs/product/templates.md 'Chore templates', 'Changes to a template'). */
export const templates = {
  /**
   * Returns the built-in templates as the home has them, then its own, oldest first. Minutes and times a week are whole numbers
   * (docs/product/templates.md 'Custom templates').
   */
  listTemplates: read('member').input(InHome).output(z.array(Template)),
  /** Creates a template and plans its chores at once. The client makes the id of the call; the template's id is made from its name. */
  createTemplate: write(
    'member',
    ['templates', 'chores', 'history'],
    'TEMPLATES_FULL',
    'TEMPLATE_NOT_FOUND',
    'ID_TAKEN',
  )
    .input(InHome.extend({ id: Id, fields: TemplateFields }))
    .output(Saved),
  /** Adds a built-in template that is newer than the home, and plans its chores at once. */
  addTemplate: write('member', ['templates', 'chores', 'history'], 'TEMPLATES_FULL', 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate)
    .output(Saved),
  /** Changes a built-in template for this home, or one of its own. */
  saveTemplate: write('member', ['templates', 'history'], 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate.extend({ fields: TemplateFields }))
    .output(Saved),
  /** Restores the first values of a built-in template. */
  resetTemplate: write('member', ['templates', 'history'], 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate)
    .output(Saved),
  /** Returns how many open chores a template has, late ones too, for the question before its deletion. */
  countOpenChores: read('member')
    .input(OneTemplate)
    .output(z.object({ chores: z.int() })),
  /** Deletes one of the home's own templates, with its open chores if asked. */
  deleteTemplate: write('member', ['templates', 'chores', 'swaps', 'history'], 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate.extend({ removeOpenChores: z.boolean().default(true) }))
    .output(z.object({})),
  /**
   * Plans the open chores of these templates and their same-day groups again, from today on; null if nothing changed. The client makes the
   * id, which names the plan that was replaced; the same call again returns the first result.
   */
  planTemplates: longWrite('member', ['chores', 'swaps', 'history', 'home'], 'ID_TAKEN', 'TOO_MANY_TRIES')
    .input(
      InHome.extend({
        id: Id,
        templateIds: z.array(TemplateId).min(1).max(LIMITS.perHome),
      }),
    )
    .output(z.object({ planId: Id, chores: z.int() }).nullable()),
};

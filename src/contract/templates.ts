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

/** For frequency multiple (docs/product/templates.md 'The form'). */
export const TimesPerWeek = z.int().refine(isTimesPerWeek, { error: 'INVALID_INPUT' });

/** What the template form sends (docs/product/templates.md 'The form'); occurrencesPerWeek only for frequency multiple. */
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

/** A template as a home has it: built in, customised or its own (docs/product/templates.md 'Chore templates'). */
export const Template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  frequency: z.enum(FREQUENCIES),
  occurrencesPerWeek: z.int().optional(),
  priority: z.int(),
  estimatedTime: z.int(),
  icon: z.string(),
  flexible: z.boolean(),
  requiresSameDay: z.array(z.string()),
  isCustom: z.boolean(),
  /** A built-in one that this home has customised: it can be reset. */
  isChanged: z.boolean(),
});
export type Template = z.infer<typeof Template>;

const Saved = z.object({ template: Template });

/** The templates of a home (docs/product/templates.md 'Chore templates', 'Changes to a template'). */
export const templates = {
  /**
   * The built-in ones as the home has them, then its own in the order of making; minutes and times a week are whole numbers
   * (docs/product/templates.md 'Custom templates').
   */
  listTemplates: read('member').input(InHome).output(z.array(Template)),
  /** The id is the client's; the template's own is made of its name. Its chores are planned at once. */
  createTemplate: write(
    'member',
    ['templates', 'chores', 'history'],
    'TEMPLATES_FULL',
    'TEMPLATE_NOT_FOUND',
    'ID_TAKEN',
  )
    .input(InHome.extend({ id: Id, fields: TemplateFields }))
    .output(Saved),
  /** Customises a built-in template, or edits one of the home's own. */
  saveTemplate: write('member', ['templates', 'history'], 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate.extend({ fields: TemplateFields }))
    .output(Saved),
  /** A built-in template is again what it was at first. */
  resetTemplate: write('member', ['templates', 'history'], 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate)
    .output(Saved),
  /** How many open chores a template has, late ones too: what its deletion asks about. */
  countOpenChores: read('member')
    .input(OneTemplate)
    .output(z.object({ chores: z.int() })),
  /** Only the home's own ones; with their open chores, unless they are to stay. */
  deleteTemplate: write('member', ['templates', 'chores', 'swaps', 'history'], 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate.extend({ removeOpenChores: z.boolean().default(true) }))
    .output(z.object({})),
  /**
   * Plans the open chores from today on of these templates and their same-day groups anew; null where nothing changed. The id is the
   * client's and names the plan that was replaced, as Regenerate's does: the same call again answers the first result.
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

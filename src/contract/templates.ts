import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { read, write } from '#contract/procedure.ts';
import { FREQUENCIES, isEstimate, isIcon, TEMPLATE_LIMITS as LIMITS } from '#domain/templates.ts';

const InHome = z.object({ homeId: z.uuid() });
const TemplateId = z.string().min(1).max(100);
const OneTemplate = InHome.extend({ templateId: TemplateId });

const required = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'TEMPLATE_FIELDS_MISSING' })
    .max(max, { error: 'TEMPLATE_TEXT_TOO_LONG' });

/** What the template form sends (spec §5); occurrencesPerWeek only for frequency multiple. */
export const TemplateFields = z
  .object({
    name: required(LIMITS.nameLength),
    description: required(LIMITS.descriptionLength),
    frequency: z.enum(FREQUENCIES),
    occurrencesPerWeek: z.int().min(LIMITS.timesPerWeek.min).max(LIMITS.timesPerWeek.max).optional(),
    priority: z.int().min(LIMITS.priority.min).max(LIMITS.priority.max),
    estimatedTime: z.number().refine(isEstimate, { error: 'MINUTES_INVALID' }),
    icon: z.string().trim().max(100).refine(isIcon, { error: 'ICON_INVALID' }),
    flexible: z.boolean(),
    requiresSameDay: z.array(TemplateId).max(LIMITS.perHome),
  })
  .refine((fields) => (fields.frequency === 'multiple') === (fields.occurrencesPerWeek !== undefined), {
    error: 'INVALID_INPUT',
  });
export type TemplateFields = z.infer<typeof TemplateFields>;

/** spec §3 Chore template, as a home has it: built in, customised or its own. */
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

/** How many open chores planning anew would add, take away and give to somebody else, and the first day that changes. */
export const PlanChange = z.object({
  added: z.int(),
  removed: z.int(),
  reassigned: z.int(),
  from: DayText,
});
export type PlanChange = z.infer<typeof PlanChange>;

/** The offer to plan anew the open chores of a template and of its same-day group, before and after its change (decisions 'Chores'). */
export const PlanOffer = PlanChange.extend({ templateIds: z.array(z.string()) });
export type PlanOffer = z.infer<typeof PlanOffer>;

/** The offer is null where the plan stays as it is. */
const Saved = z.object({ template: Template, offer: PlanOffer.nullable() });
export type Saved = z.infer<typeof Saved>;

/** spec §4 Templates. */
export const templates = {
  listTemplates: read('member').input(InHome).output(z.array(Template)),
  /** The id is the client's; the template's own is made of its name. */
  createTemplate: write(
    'member',
    ['templates', 'history'],
    'TEMPLATES_FULL',
    'TEMPLATE_NOT_FOUND',
    'ID_TAKEN',
  )
    .input(InHome.extend({ id: z.uuid(), fields: TemplateFields }))
    .output(Saved),
  /** Customises a built-in template, or edits one of the home's own. */
  saveTemplate: write('member', ['templates', 'history'], 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate.extend({ fields: TemplateFields }))
    .output(Saved),
  /** A built-in template is again what it was at first. */
  resetTemplate: write('member', ['templates', 'history'], 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate)
    .output(Saved),
  /** Only the home's own ones. */
  deleteTemplate: write('member', ['templates', 'history'], 'TEMPLATE_NOT_FOUND')
    .input(OneTemplate)
    .output(z.object({ offer: PlanOffer.nullable() })),
  /** Takes up an offer: plans the open chores from today on of these templates anew; null where nothing changed. */
  planTemplates: write('member', ['chores', 'history'])
    .input(InHome.extend({ templateIds: z.array(TemplateId).min(1).max(LIMITS.perHome) }))
    .output(PlanChange.nullable()),
};

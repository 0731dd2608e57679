import * as z from 'zod';
import { read } from '#contract/procedure.ts';
import { FREQUENCIES } from '#domain/templates.ts';

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
});
export type Template = z.infer<typeof Template>;

/** spec §4 Templates. */
export const templates = {
  listTemplates: read('member')
    .input(z.object({ homeId: z.uuid() }))
    .output(z.array(Template)),
};

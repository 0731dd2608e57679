import type { Kysely, Selectable } from 'kysely';
import { templatesOfHome, type HomeTemplate } from '#domain/home-templates.ts';
import type { ChoreTemplate, Frequency } from '#domain/templates.ts';
import { TEMPLATE_COLUMNS } from '#server/platform/db/columns.ts';
import type { ChoreTemplates, DB } from '#server/platform/db/types.ts';

export type TemplateRow = Selectable<ChoreTemplates>;

export const templateOf = (row: TemplateRow): ChoreTemplate => ({
  id: row.template_id,
  name: row.name,
  description: row.description,
  frequency: row.frequency as Frequency,
  occurrencesPerWeek: row.occurrences_per_week ?? undefined,
  priority: row.priority,
  estimatedTime: row.estimated_time,
  icon: row.icon,
  flexible: row.flexible,
  requiresSameDay: row.requires_same_day,
  isCustom: row.is_custom,
});

/** Reads the templates of a home: the built-in ones with the home's changes, then the home's own. */
export async function templatesOf(tx: Kysely<DB>, homeId: string): Promise<HomeTemplate[]> {
  const rows = await tx
    .selectFrom('chore_templates')
    .select(TEMPLATE_COLUMNS)
    .where('home_id', '=', homeId)
    .where('deleted', '=', false)
    .orderBy('created_at')
    .orderBy('template_id')
    .execute();
  return templatesOfHome(rows.map(templateOf));
}

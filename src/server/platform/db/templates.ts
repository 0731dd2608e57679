import { sql, type Kysely, type Selectable } from 'kysely';
import { templatesOfHome, type HomeTemplate } from '#domain/home-templates.ts';
import type { ChoreTemplate, Frequency } from '#domain/templates.ts';
import type { ChoreTemplates, DB } from '#server/platform/db/types.ts';

type TemplateRow = Selectable<ChoreTemplates>;

const templateOf = (row: TemplateRow): ChoreTemplate => ({
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
  ...(row.once_on !== null && { once: { on: row.once_on, by: row.created_by ?? '' } }),
});

/** When a home was created, and its saved templates. */
export type TemplatesRow = { createdAt: Date; templates: TemplateRow[] };

/** The template of a chore that comes once is listed while its chore is open, and for ten weeks after. */
const IS_LISTED = sql`(once_on is null or exists (
  select from chores
   where chores.home_id = own.home_id and type = own.template_id and let_go_at is null
     and (completed_at is null or completed_at > now() - interval '70 days')))`;

/** Reads a TemplatesRow. As JSON, because pg parses arrays character by character: this makes planning a tenth faster. */
export const templatesColumns = (homeId: string) => sql`
  (select created_at from homes where id = ${homeId}) as "createdAt",
  (select coalesce(json_agg(own order by created_at, template_id), '[]') from chore_templates as own
    where home_id = ${homeId} and not deleted and ${IS_LISTED}) as templates`;

export const templatesIn = ({ createdAt, templates }: TemplatesRow): HomeTemplate[] =>
  templatesOfHome(templates.map(templateOf), createdAt);

/** Reads the templates of a home: the built-in ones with the home's changes, then the home's own. */
export async function templatesOf(tx: Kysely<DB>, homeId: string): Promise<HomeTemplate[]> {
  const { rows } = await sql<TemplatesRow>`select ${templatesColumns(homeId)}`.execute(tx);
  return rows.flatMap(templatesIn);
}

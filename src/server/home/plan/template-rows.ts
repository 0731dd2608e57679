import { sql, type Kysely } from 'kysely';
import { templatesOfHome, type HomeTemplate, type TemplateFields } from '#domain/home-templates.ts';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';
import { NAME_OF_DELETED } from '#server/platform/db/chore-names.ts';
import { templateOf, type TemplateRow } from '#server/platform/db/templates.ts';
import type { DB } from '#server/platform/db/types.ts';
import { instant } from '#server/platform/members/membership-changes.ts';

type PlanInputs = { members: string[]; templates: HomeTemplate[] };
export type PlanInputRow = Omit<PlanInputs, 'templates'> & { templates: TemplateRow[] };

/**
 * Everything of a home that its plan is made of, as columns of a statement: its members in joining order, and its templates. They are JSON,
 * because pg parses arrays letter by letter: a month is planned a tenth faster.
 */
export const planInputColumns = (homeId: string) => sql<PlanInputRow>`
  (select coalesce(json_agg(user_id order by joined_at, user_id), '[]') from memberships
    where home_id = ${homeId} and left_at is null) as members,
  (select coalesce(json_agg(own order by created_at, template_id), '[]') from chore_templates as own
    where home_id = ${homeId} and not deleted) as templates`;

export const planInputsOf = ({ members, templates }: PlanInputRow): PlanInputs => ({
  members,
  templates: templatesOfHome(templates.map(templateOf)),
});

/** The ids that the home's templates have or ever had. */
export async function takenTemplateIds(tx: Kysely<DB>, homeId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('chore_templates')
    .select('template_id')
    .where('home_id', '=', homeId)
    .execute();
  return new Set([...BUILT_IN_TEMPLATES.map(({ id }) => id), ...rows.map((row) => row.template_id)]);
}

type Which = { homeId: string; templateId: string };

const columnsOf = (fields: TemplateFields) => ({
  name: fields.name,
  description: fields.description,
  frequency: fields.frequency,
  occurrences_per_week: fields.occurrencesPerWeek ?? null,
  priority: fields.priority,
  estimated_time: fields.estimatedTime,
  icon: fields.icon,
  flexible: fields.flexible,
  requires_same_day: [...new Set(fields.requiresSameDay)],
});

/** Its chores may have another name in calendars from now on. */
const nextRevision = sql<number>`chore_templates.revision + 1`;

/** One of the home's own, under the id of its name and the id that the client gave. */
export async function insertTemplate(
  tx: Kysely<DB>,
  { homeId, templateId }: Which,
  made: { clientId: string; by: string; fields: TemplateFields },
) {
  await tx
    .insertInto('chore_templates')
    .values({
      home_id: homeId,
      template_id: templateId,
      client_id: made.clientId,
      created_by: made.by,
      is_custom: true,
      created_at: instant,
      ...columnsOf(made.fields),
    })
    .execute();
}

/** Edits one of the home's own, or keeps the home's version of a built-in one. */
export async function updateTemplate(tx: Kysely<DB>, { homeId, templateId }: Which, fields: TemplateFields) {
  const changed = { ...columnsOf(fields), updated_at: instant, deleted: false };
  await tx
    .insertInto('chore_templates')
    .values({ home_id: homeId, template_id: templateId, is_custom: false, ...changed })
    // One of the home's own is always there, and stays its own.
    .onConflict((conflict) =>
      conflict.columns(['home_id', 'template_id']).doUpdateSet({ ...changed, revision: nextRevision }),
    )
    .execute();
}

/**
 * Marks one of the home's own deleted, or its version of a built-in one reset (docs/product/templates.md 'Deleting a template', 'Resetting
 * a template'). Open chores of a deleted one keep its name.
 */
export async function markDeleted(tx: Kysely<DB>, { homeId, templateId }: Which) {
  await tx
    .updateTable('chore_templates')
    .set({ deleted: true, updated_at: instant, revision: nextRevision })
    .where('home_id', '=', homeId)
    .where('template_id', '=', templateId)
    .execute();
  await tx
    .updateTable('chores')
    .set({ name: NAME_OF_DELETED })
    .where('home_id', '=', homeId)
    .where('type', '=', templateId)
    .where('status', '<>', 'completed')
    .execute();
}

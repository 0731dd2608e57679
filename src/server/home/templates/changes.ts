import { sql, type Kysely } from 'kysely';
import type { templates } from '#contract/templates.ts';
import {
  suggestedTemplates,
  isSameTemplate,
  templateIdFor,
  type HomeTemplate,
  type TemplateFields,
} from '#domain/home-templates.ts';
import { BUILT_IN_TEMPLATES, hasRoomForTemplate, repeating } from '#domain/templates.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import { NAME_OF_DELETED } from '#server/platform/db/chore-names.ts';
import { templatesOf } from '#server/platform/db/templates.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { announce } from '#server/telling/announcing/announce.ts';
import { record } from '#server/telling/announcing/history.ts';
import { instant } from '#server/platform/members/membership-changes.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import { openChores } from '#server/home/plan/chore-rows.ts';
import { nextAct } from '#server/home/plan/facts.ts';
import { removeChores, settle } from '#server/home/plan/settling.ts';
import { planNewTemplate, planTemplates } from '#server/home/templates/planning.ts';

type InHome = { tx: Kysely<DB>; home: MemberHome };

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

/** Calendars must notice that the template's chores may have another name. */
const nextRevision = sql<number>`chore_templates.revision + 1`;

const find = (homeTemplates: readonly HomeTemplate[], templateId: string): HomeTemplate => {
  const found = repeating(homeTemplates).find(({ id }) => id === templateId);
  if (!found) throw refusal('TEMPLATE_NOT_FOUND');
  return found;
};

/**
 * Checks the ids of a same-day group. Accepts an id of a deleted template, because a form may have been open for long. @returns all ids,
 * deleted ones too
 */
async function checkSameDay({ tx, home }: InHome, requiresSameDay: readonly string[]) {
  const homeTemplates = tx
    .selectFrom('chore_templates')
    .select(['template_id as id', 'once_on'])
    .where('home_id', '=', home.id);
  const rows = await homeTemplates.execute();
  const once = new Set(rows.flatMap(({ id, once_on }) => (once_on === null ? [] : id)));
  const ever = new Set([...BUILT_IN_TEMPLATES, ...rows].map(({ id }) => id));
  if (!requiresSameDay.every((id) => ever.has(id) && !once.has(id))) throw refusal('TEMPLATE_NOT_FOUND');
  return ever;
}

const saved = async ({ tx, home }: InHome, templateId: string) => ({
  template: find(await templatesOf(tx, home.id), templateId),
});

const openChoresOf = ({ tx, home }: InHome, templateId: string) =>
  openChores(tx, home.id).where('type', '=', templateId);

/** Saves the home's version of a template. A custom template always has a row already, and stays custom. */
async function saveVersion(
  { tx, home }: InHome,
  templateId: string,
  fields: TemplateFields,
  createdBy?: string,
) {
  const changed = { ...columnsOf(fields), updated_at: instant, deleted: false };
  await tx
    .insertInto('chore_templates')
    .values({
      home_id: home.id,
      template_id: templateId,
      is_custom: false,
      created_by: createdBy ?? null,
      ...changed,
    })
    .onConflict((conflict) =>
      conflict.columns(['home_id', 'template_id']).doUpdateSet({ ...changed, revision: nextRevision }),
    )
    .execute();
}

/**
 * Marks a custom template as deleted, or the home's version of a built-in one as reset (docs/product/templates.md 'Deleted templates',
 * 'Default templates'). Open chores of a deleted one keep its name.
 */
async function markDeleted({ tx, home }: InHome, templateId: string) {
  await tx
    .updateTable('chore_templates')
    .set({ deleted: true, updated_at: instant, revision: nextRevision })
    .where('home_id', '=', home.id)
    .where('template_id', '=', templateId)
    .execute();
  await tx
    .updateTable('chores')
    .set({ name: NAME_OF_DELETED })
    .where('home_id', '=', home.id)
    .where('type', '=', templateId)
    .where('status', '<>', 'completed')
    .execute();
}

export const templateHandlers: Handlers<typeof templates> = {
  listTemplates: ({ tx, home }) => templatesOf(tx, home.id),

  async createTemplate(call) {
    const { tx, input, home, user } = call;
    const { id: clientId, fields } = input;
    const first = await tx
      .selectFrom('chore_templates')
      .select(['template_id', 'created_by'])
      .where('home_id', '=', home.id)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    if (first && first.created_by !== user.userId) throw refusal('ID_TAKEN');
    // A retry: the first answer was lost.
    if (first) return saved(call, first.template_id);

    const before = await templatesOf(tx, home.id);
    if (!hasRoomForTemplate(repeating(before).length)) throw refusal('TEMPLATES_FULL');
    const templateId = templateIdFor(fields.name, await checkSameDay(call, fields.requiresSameDay));
    await tx
      .insertInto('chore_templates')
      .values({
        home_id: home.id,
        template_id: templateId,
        client_id: clientId,
        created_by: user.userId,
        is_custom: true,
        created_at: instant,
        ...columnsOf(fields),
      })
      .execute();
    const data = { templateId, name: fields.name };
    await record(tx, home.id, user.userId, { type: 'template_created', data });
    await planNewTemplate(call, templateId);
    return saved(call, templateId);
  },

  async addTemplate(call) {
    const { tx, input, home, user } = call;
    const { templateId } = input;
    const before = await templatesOf(tx, home.id);
    const template = before.find(({ id }) => id === templateId);
    // A retry, or another member was faster.
    if (template) return { template };
    const first = suggestedTemplates(before).find(({ id }) => id === templateId);
    if (!first) throw refusal('TEMPLATE_NOT_FOUND');
    if (!hasRoomForTemplate(repeating(before).length)) throw refusal('TEMPLATES_FULL');
    await saveVersion(call, templateId, first, user.userId);
    const data = { templateId, name: first.name };
    await record(tx, home.id, user.userId, { type: 'template_created', data });
    await planNewTemplate(call, templateId);
    return saved(call, templateId);
  },

  async saveTemplate(call) {
    const { tx, input, home, user } = call;
    const { templateId, fields } = input;
    const current = find(await templatesOf(tx, home.id), templateId);
    if (fields.requiresSameDay.includes(templateId)) throw refusal('INVALID_INPUT');
    await checkSameDay(call, fields.requiresSameDay);
    if (isSameTemplate(current, fields)) return { template: current };
    await saveVersion(call, templateId, fields);
    const data = { templateId, name: fields.name };
    await record(tx, home.id, user.userId, { type: 'template_changed', data });
    return saved(call, templateId);
  },

  async resetTemplate(call) {
    const { tx, input, home, user } = call;
    const { templateId } = input;
    const current = find(await templatesOf(tx, home.id), templateId);
    if (current.isCustom) throw refusal('TEMPLATE_NOT_FOUND');
    if (!current.isChanged) return { template: current };
    const first = BUILT_IN_TEMPLATES.find(({ id }) => id === templateId);
    // A newer built-in template needs its row: without it, an older home would no longer have the template.
    if (first?.since !== undefined) await saveVersion(call, templateId, first);
    else await markDeleted(call, templateId);
    const answer = await saved(call, templateId);
    const data = { templateId, name: answer.template.name };
    await record(tx, home.id, user.userId, { type: 'template_reset', data });
    return answer;
  },

  countOpenChores: (call) =>
    openChoresOf(call, call.input.templateId)
      .where('assigned_to', 'is not', null)
      .select(({ fn }) => fn.countAll<number>().as('chores'))
      .executeTakeFirstOrThrow(),

  async deleteTemplate(call) {
    const { tx, input, home, user, now, emit } = call;
    const { templateId } = input;
    const [homeId, by] = [home.id, user.userId];
    const deleted = find(await templatesOf(tx, homeId), templateId);
    if (!deleted.isCustom) throw refusal('TEMPLATE_NOT_FOUND');
    await markDeleted(call, templateId);
    const data = { templateId, name: deleted.name };
    await record(tx, homeId, by, { type: 'template_deleted', data });
    if (!input.removeOpenChores) return {};
    const going = await openChoresOf(call, templateId).select(['id', 'assigned_to']).execute();
    const ids = going.map(({ id }) => id);
    await removeChores(tx, { homeId, now, emit, by }, ids, await nextAct(tx, homeId));
    const moves = await settle(tx, home, { now, emit, by });
    const people = [
      ...going.map((chore) => chore.assigned_to),
      ...moves.flatMap(({ from, to }) => [from, to]),
    ].filter((userId) => userId !== null);
    const change = { homeId, by, how: 'deleted', templates: [deleted], people } as const;
    await announce(call, { type: 'plan_changed', ...change });
    return {};
  },

  planTemplates,
};

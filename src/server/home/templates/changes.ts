import type { Kysely } from 'kysely';
import type { templates } from '#contract/templates.ts';
import { isSameTemplate, templateIdFor, type HomeTemplate } from '#domain/home-templates.ts';
import { hasRoomForTemplate } from '#domain/templates.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import type { MemberHome } from '#server/platform/members/membership.ts';
import { openChores } from '#server/home/plan/chore-rows.ts';
import { nextAct } from '#server/home/plan/facts.ts';
import { notifyOfPlan } from '#server/home/plan/notices.ts';
import { removeChores, settle } from '#server/home/plan/settling.ts';
import { planNewTemplate, planTemplates } from '#server/home/templates/planning.ts';
import {
  insertTemplate,
  updateTemplate,
  markDeleted,
  takenTemplateIds,
} from '#server/home/plan/template-rows.ts';
import { templatesOf } from '#server/platform/db/templates.ts';

type TemplateHandlers = Handlers<typeof templates>;
type InHome = { tx: Kysely<DB>; home: MemberHome };

const find = (homeTemplates: readonly HomeTemplate[], templateId: string): HomeTemplate => {
  const found = homeTemplates.find(({ id }) => id === templateId);
  if (!found) throw refusal('TEMPLATE_NOT_FOUND');
  return found;
};

// An id that a deleted template had is let through, and left out when it is read: a form may have been open for long.
async function checkSameDay({ tx, home }: InHome, requiresSameDay: readonly string[]) {
  const ever = await takenTemplateIds(tx, home.id);
  if (!requiresSameDay.every((id) => ever.has(id))) throw refusal('TEMPLATE_NOT_FOUND');
  return ever;
}

async function saved({ tx, home }: InHome, templateId: string): Promise<{ template: HomeTemplate }> {
  return { template: find(await templatesOf(tx, home.id), templateId) };
}

const createTemplate: TemplateHandlers['createTemplate'] = async (call) => {
  const { tx, input, home, user, today, now, emit } = call;
  const { id: clientId, fields } = input;
  const first = await tx
    .selectFrom('chore_templates')
    .select(['template_id', 'created_by'])
    .where('home_id', '=', home.id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (first && first.created_by !== user.userId) throw refusal('ID_TAKEN');
  // Their answer was lost and they ask again.
  if (first) return saved(call, first.template_id);

  const before = await templatesOf(tx, home.id);
  if (!hasRoomForTemplate(before.length)) throw refusal('TEMPLATES_FULL');
  const ever = await checkSameDay(call, fields.requiresSameDay);
  const templateId = templateIdFor(fields.name, ever);
  await insertTemplate(tx, { homeId: home.id, templateId }, { clientId, by: user.userId, fields });
  const data = { templateId, name: fields.name };
  await record(tx, home.id, user.userId, { type: 'template_created', data });
  const changing = { homeId: home.id, now, emit, by: user.userId };
  await planNewTemplate(tx, home, { ...changing, today }, templateId);
  return saved(call, templateId);
};

const saveTemplate: TemplateHandlers['saveTemplate'] = async (call) => {
  const { tx, input, home, user } = call;
  const { templateId, fields } = input;
  const before = await templatesOf(tx, home.id);
  const current = find(before, templateId);
  if (fields.requiresSameDay.includes(templateId)) throw refusal('INVALID_INPUT');
  await checkSameDay(call, fields.requiresSameDay);
  if (isSameTemplate(current, fields)) return { template: current };
  await updateTemplate(tx, { homeId: home.id, templateId }, fields);
  const data = { templateId, name: fields.name };
  await record(tx, home.id, user.userId, { type: 'template_changed', data });
  return saved(call, templateId);
};

const resetTemplate: TemplateHandlers['resetTemplate'] = async (call) => {
  const { tx, input, home, user } = call;
  const { templateId } = input;
  const before = await templatesOf(tx, home.id);
  const current = find(before, templateId);
  if (current.isCustom) throw refusal('TEMPLATE_NOT_FOUND');
  if (!current.isChanged) return { template: current };
  await markDeleted(tx, { homeId: home.id, templateId });
  const answer = await saved(call, templateId);
  const data = { templateId, name: answer.template.name };
  await record(tx, home.id, user.userId, { type: 'template_reset', data });
  return answer;
};

const openChoresOf = (tx: Kysely<DB>, homeId: string, templateId: string) =>
  openChores(tx, homeId).where('type', '=', templateId);

const countOpenChores: TemplateHandlers['countOpenChores'] = ({ tx, input, home }) =>
  openChoresOf(tx, home.id, input.templateId)
    .where('assigned_to', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('chores'))
    .executeTakeFirstOrThrow();

const deleteTemplate: TemplateHandlers['deleteTemplate'] = async (call) => {
  const { tx, input, home, user, now, emit } = call;
  const { templateId } = input;
  const deleted = find(await templatesOf(tx, home.id), templateId);
  const { isCustom, name } = deleted;
  if (!isCustom) throw refusal('TEMPLATE_NOT_FOUND');
  await markDeleted(tx, { homeId: home.id, templateId });
  await record(tx, home.id, user.userId, { type: 'template_deleted', data: { templateId, name } });
  if (!input.removeOpenChores) return {};
  const going = await openChoresOf(tx, home.id, templateId).select(['id', 'assigned_to']).execute();
  const changing = { homeId: home.id, now, emit, by: user.userId };
  await removeChores(
    tx,
    changing,
    going.map(({ id }) => id),
    await nextAct(tx, home.id),
  );
  const moves = await settle(tx, home, { now, emit, by: user.userId });
  const people = [
    ...going.map((chore) => chore.assigned_to),
    ...moves.flatMap(({ from, to }) => [from, to]),
  ].filter((userId) => userId !== null);
  await notifyOfPlan(tx, changing, { how: 'deleted', templates: [deleted], people });
  return {};
};

export const templateHandlers: TemplateHandlers = {
  listTemplates: ({ tx, home }) => templatesOf(tx, home.id),
  createTemplate,
  saveTemplate,
  resetTemplate,
  countOpenChores,
  deleteTemplate,
  planTemplates,
};

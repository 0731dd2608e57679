import type { Kysely } from 'kysely';
import type { PlanOffer, Saved, templates } from '#contract/templates.ts';
import type { Day } from '#domain/days.ts';
import { isSameTemplate, plansAlike, templateIdFor, type HomeTemplate } from '#domain/home-templates.ts';
import { hasRoomForTemplate, sameDayIds } from '#domain/templates.ts';
import type { Handlers } from '#server/calls.ts';
import type { DB } from '#server/db/types.ts';
import { refusal } from '#server/errors.ts';
import { record } from '#server/history.ts';
import type { MemberHome } from '#server/membership.ts';
import { offerToPlan, planTemplates } from '#server/template-planning.ts';
import {
  insertTemplate,
  keepTemplate,
  markDeleted,
  takenTemplateIds,
  templatesOf,
} from '#server/templates.ts';

type TemplateHandlers = Handlers<typeof templates>;
type InHome = { tx: Kysely<DB>; home: MemberHome; today: Day };

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

/** The offer after a change of one template: only where its plan changed, and with everything that shared or shares its days. */
async function offerAfter(
  call: InHome,
  templateId: string,
  before: readonly HomeTemplate[],
  after: readonly HomeTemplate[],
): Promise<PlanOffer | null> {
  const [was, is] = [before, after].map((each) => each.find(({ id }) => id === templateId));
  if (was && is && plansAlike(was, is)) return null;
  const ids = [before, after].flatMap((each) => sameDayIds(each, templateId));
  return offerToPlan(call, [...new Set(ids)].toSorted());
}

async function saved(call: InHome, templateId: string, before: readonly HomeTemplate[]): Promise<Saved> {
  const after = await templatesOf(call.tx, call.home.id);
  return { template: find(after, templateId), offer: await offerAfter(call, templateId, before, after) };
}

const createTemplate: TemplateHandlers['createTemplate'] = async (call) => {
  const { tx, input, home, user } = call;
  const { id: clientId, fields } = input;
  const first = await tx
    .selectFrom('chore_templates')
    .select(['template_id', 'created_by'])
    .where('home_id', '=', home.id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (first && first.created_by !== user.userId) throw refusal('ID_TAKEN');
  const all = await templatesOf(tx, home.id);
  const before = all.filter(({ id }) => id !== first?.template_id);
  // Their answer was lost and they ask again.
  if (first) return saved(call, first.template_id, before);

  if (!hasRoomForTemplate(before.length)) throw refusal('TEMPLATES_FULL');
  const ever = await checkSameDay(call, fields.requiresSameDay);
  const templateId = templateIdFor(fields.name, ever);
  await insertTemplate(tx, { homeId: home.id, templateId }, { clientId, by: user.userId, fields });
  const data = { templateId, name: fields.name };
  await record(tx, home.id, user.userId, { type: 'template_created', data });
  return saved(call, templateId, before);
};

const saveTemplate: TemplateHandlers['saveTemplate'] = async (call) => {
  const { tx, input, home, user } = call;
  const { templateId, fields } = input;
  const before = await templatesOf(tx, home.id);
  const current = find(before, templateId);
  if (fields.requiresSameDay.includes(templateId)) throw refusal('INVALID_INPUT');
  await checkSameDay(call, fields.requiresSameDay);
  if (isSameTemplate(current, fields)) return { template: current, offer: null };
  await keepTemplate(tx, { homeId: home.id, templateId }, fields);
  const data = { templateId, name: fields.name };
  await record(tx, home.id, user.userId, { type: 'template_changed', data });
  return saved(call, templateId, before);
};

const resetTemplate: TemplateHandlers['resetTemplate'] = async (call) => {
  const { tx, input, home, user } = call;
  const { templateId } = input;
  const before = await templatesOf(tx, home.id);
  const current = find(before, templateId);
  if (current.isCustom) throw refusal('TEMPLATE_NOT_FOUND');
  if (!current.isChanged) return { template: current, offer: null };
  await markDeleted(tx, { homeId: home.id, templateId });
  const answer = await saved(call, templateId, before);
  const data = { templateId, name: answer.template.name };
  await record(tx, home.id, user.userId, { type: 'template_reset', data });
  return answer;
};

const deleteTemplate: TemplateHandlers['deleteTemplate'] = async (call) => {
  const { tx, input, home, user } = call;
  const { templateId } = input;
  const before = await templatesOf(tx, home.id);
  const { isCustom, name } = find(before, templateId);
  if (!isCustom) throw refusal('TEMPLATE_NOT_FOUND');
  await markDeleted(tx, { homeId: home.id, templateId });
  await record(tx, home.id, user.userId, { type: 'template_deleted', data: { templateId, name } });
  const after = await templatesOf(tx, home.id);
  return { offer: await offerAfter(call, templateId, before, after) };
};

export const templateHandlers: TemplateHandlers = {
  listTemplates: ({ tx, home }) => templatesOf(tx, home.id),
  createTemplate,
  saveTemplate,
  resetTemplate,
  deleteTemplate,
  planTemplates,
};

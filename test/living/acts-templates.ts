import type { TemplateFields } from '#contract/templates.ts';
import { addDays } from '#domain/days.ts';
import { FREQUENCIES, hasRoomForTemplate, repeating } from '#domain/templates.ts';
import { complain, pick, some, today, uuid, type Act, type Visit } from '#test/living/world.ts';

const NAMES = ['Water Plants', 'Feed the Cat', 'Clean Fridge', 'Mop Balcony', 'Wipe Windows', 'Buy Rice'];
/** The most templates of a home; more would only make the run slower. */
const CUSTOM_MAX = 4;

const listOf = async ({ me, homeId }: Visit) => repeating(await me.api.templates.listTemplates({ homeId }));
type Listed = Awaited<ReturnType<typeof listOf>>[number];

/** Returns the form's fields with the template's values. */
const fieldsOf = ({
  id: _id,
  isCustom: _custom,
  isChanged: _changed,
  once: _once,
  ...fields
}: Listed): TemplateFields => fields;

/** Draws a frequency, and templates that come on the same day. */
function rhythm({ world }: Visit, others: readonly Listed[]) {
  const frequency = world.chance.one(FREQUENCIES);
  const together = world.chance.isOften(1, 4) ? some(world, others).slice(0, 2) : [];
  return {
    frequency,
    occurrencesPerWeek: frequency === 'multiple' ? 2 + world.chance.below(6) : undefined,
    requiresSameDay: together.map(({ id }) => id),
  };
}

/** Adds a chore that comes once. */
async function addOnce(visit: Visit) {
  const { world, me, homeId } = visit;
  const { members } = await me.api.homes.getHome({ homeId });
  const dueDate = addDays(today(world), world.chance.below(20));
  const userId = world.chance.isOften(1, 3) ? null : (pick(world, members)?.userId ?? null);
  const name = pick(world, NAMES) ?? '';
  const fields = { name, icon: '🪴', dueDate, minutes: 5 * (1 + world.chance.below(12)), userId };
  const added = await me.api.chores.addOnceChore({ homeId, id: uuid(world), ...fields });
  const { misfits } = await me.api.plans.getPlanOffers({ homeId });
  const templates = await me.api.templates.listTemplates({ homeId });
  const once = new Set(templates.flatMap((each) => (each.once ? [each.id] : [])));
  if (misfits.some(({ templateIds }) => templateIds.some((id) => once.has(id))))
    complain(world, 'a chore that comes once does not fit the plan');
  if (!world.chance.isOften(1, 5)) return `adds ${name} once, on ${dueDate}`;
  await me.api.chores.deleteOnceChore({ homeId, choreId: added.choreId });
  return `adds ${name} once, on ${dueDate}, and deletes it`;
}

async function create(visit: Visit) {
  const { world, me, homeId } = visit;
  const all = await listOf(visit);
  if (!hasRoomForTemplate(all.length) || all.filter(({ isCustom }) => isCustom).length >= CUSTOM_MAX)
    return undefined;
  const fields = {
    name: pick(world, NAMES) ?? '',
    description: 'As it was agreed',
    priority: 1 + world.chance.below(5),
    estimatedTime: 5 * (1 + world.chance.below(12)),
    icon: '🪴',
    flexible: world.chance.isOften(1, 2),
    ...rhythm(visit, all),
  };
  const { template } = await me.api.templates.createTemplate({ homeId, id: uuid(world), fields });
  return `creates ${template.id} ${template.frequency}`;
}

async function edit(visit: Visit) {
  const { world, me, homeId } = visit;
  const all = await listOf(visit);
  const template = pick(world, all);
  if (!template) return undefined;
  const others = all.filter(({ id }) => id !== template.id);
  const fields = { ...fieldsOf(template), ...rhythm(visit, others) };
  await me.api.templates.saveTemplate({ homeId, templateId: template.id, fields });
  return `edits ${template.id} to ${fields.frequency} ${fields.requiresSameDay.join('+')}`;
}

async function reset(visit: Visit) {
  const { world, me, homeId } = visit;
  const template = pick(
    world,
    (await listOf(visit)).filter(({ isChanged }) => isChanged),
  );
  if (!template) return undefined;
  await me.api.templates.resetTemplate({ homeId, templateId: template.id });
  return `resets ${template.id}`;
}

async function remove(visit: Visit) {
  const { world, me, homeId } = visit;
  const template = pick(
    world,
    (await listOf(visit)).filter(({ isCustom }) => isCustom),
  );
  if (!template) return undefined;
  // The question's box is ticked at first.
  const removeOpenChores = !world.chance.isOften(1, 4);
  const { chores } = await me.api.templates.countOpenChores({ homeId, templateId: template.id });
  await me.api.templates.deleteTemplate({ homeId, templateId: template.id, removeOpenChores });
  return `deletes ${template.id}, ${removeOpenChores ? 'and' : 'but not'} its ${chores} open chores`;
}

export const templateActs: Record<string, Act> = {
  'adds a chore once': { weight: 6, does: addOnce },
  'creates a template': { weight: 3, does: create },
  'edits a template': { weight: 3, does: edit },
  'resets a template': { weight: 3, does: reset },
  'deletes a template': { weight: 2, does: remove },
};

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_IN_TEMPLATES, type BuiltInTemplate } from '#domain/templates.ts';
import { templatesOfTwo } from '#test/builders/templates.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

const WINDOWS: BuiltInTemplate = {
  id: 'built-in-windows',
  name: 'Windows',
  description: 'The inside of every window',
  frequency: 'daily',
  priority: 4,
  estimatedTime: 15,
  icon: '🪟',
  flexible: false,
  requiresSameDay: [],
  isCustom: false,
  since: '2026-12-01',
};
const { id: templateId, name } = WINDOWS;

const list = BUILT_IN_TEMPLATES as BuiltInTemplate[];
beforeAll(() => {
  list.push(WINDOWS);
});
afterAll(() => {
  list.splice(list.indexOf(WINDOWS), 1);
});

async function templatesOfHomeFrom(createdAt: string) {
  const two = await templatesOfTwo(app);
  await sql`update homes set created_at = ${createdAt} where id = ${two.homeId}`.execute(app.db);
  const add = (by = two.aisyah) => by.api.templates.addTemplate({ homeId: two.homeId, templateId });
  const chores = async () => {
    const { rows } = await sql`
      select id from chores where home_id = ${two.homeId} and type = ${templateId}`.execute(app.db);
    return rows.length;
  };
  return { ...two, add, chores };
}

test('a home from before its day has a built-in template once a member adds it', async () => {
  const { ben, add, chores, idsOf, history } = await templatesOfHomeFrom('2026-11-30T20:00Z');
  expect(await idsOf()).not.toContain(templateId);
  const { template } = await add(ben);
  expect(template).toMatchObject({ id: templateId, name, isCustom: false, isChanged: false });
  const planned = await chores();
  expect(planned).toBeGreaterThan(0);
  // Another member adds it, too.
  expect(await add()).toEqual({ template });
  expect(await chores()).toBe(planned);
  expect(await history()).toEqual([
    { type: 'template_created', data: { templateId, name }, actorId: ben.userId },
  ]);
});

test('a reset of an added template leaves it in the home', async () => {
  const { add, save, reset, remove, find } = await templatesOfHomeFrom('2026-11-30T20:00Z');
  const { template } = await add();
  await save(templateId, { name: 'Plates' });
  expect((await find(templateId))?.isChanged).toBe(true);
  expect(await reset(templateId)).toEqual({ template });
  expect(await find(templateId)).toEqual(template);
  await expectRefusal(remove(templateId), 'TEMPLATE_NOT_FOUND');
});

test('a home from its day on has the template, and no other template can be added so', async () => {
  const { aisyah, homeId, add, idsOf, history } = await templatesOfHomeFrom('2026-12-01T00:00Z');
  expect(await idsOf()).toContain(templateId);
  await add();
  expect(await history()).toEqual([]);
  const unknown = aisyah.api.templates.addTemplate({ homeId, templateId: 'bins' });
  await expectRefusal(unknown, 'TEMPLATE_NOT_FOUND');
});

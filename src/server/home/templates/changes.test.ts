import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_TEMPLATES, TEMPLATE_LIMITS } from '#domain/templates.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, refusalOf, signUp, templateFields } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { templatesOfTwo } from '#test/builders/templates.ts';

const app = await sharedApp();
const BUILT_IN = BUILT_IN_TEMPLATES.length;

describe('a custom template', () => {
  test('is made by one member and listed for both, after the built-in ones', async () => {
    const { aisyah, ben, homeId, create, history } = await templatesOfTwo(app);
    await using stream = await listenLive(app, ben);
    const fields = { frequency: 'multiple', occurrencesPerWeek: 3, requiresSameDay: ['mop'] } as const;
    const { template } = await create({
      name: '  Water Plants ',
      ...fields,
      requiresSameDay: ['mop', 'mop'],
    });
    expect(template).toEqual({
      ...templateFields({ name: 'Water Plants', ...fields, requiresSameDay: ['mop'] }),
      id: 'water_plants',
      isCustom: true,
      isChanged: false,
    });
    await create({ name: 'Bins' }, ben);
    const list = await ben.api.templates.listTemplates({ homeId });
    expect(list.slice(BUILT_IN)).toMatchObject([template, { id: 'bins' }]);
    await stream.receives('templates', homeId);
    await stream.receives('history', homeId);
    expect(await history()).toEqual([
      {
        type: 'template_created',
        data: { templateId: 'water_plants', name: 'Water Plants' },
        actorId: aisyah.userId,
      },
      { type: 'template_created', data: { templateId: 'bins', name: 'Bins' }, actorId: ben.userId },
    ]);

    const outsider = await signUp(app, 'Hafiz Osman');
    const other = await buildHome([outsider]);
    expect(await outsider.api.templates.listTemplates({ homeId: other.id })).toHaveLength(BUILT_IN);
  });

  test("requested again with the same id is the first one; another person's id is taken", async () => {
    const { ben, idsOf, create, history } = await templatesOfTwo(app);
    const id = randomUUID();
    const first = await create({}, undefined, id);
    expect(await create({ name: 'Another name' }, undefined, id)).toEqual(first);
    await expectRefusal(create({}, ben, id), 'ID_TAKEN');
    expect(await idsOf()).toHaveLength(BUILT_IN + 1);
    expect(await history()).toHaveLength(1);
  });

  test('keeps the id of its first name, and no other template ever gets it', async () => {
    const { create, save, remove, idsOf } = await templatesOfTwo(app);
    const id = randomUUID();
    await create({ name: 'Bins' }, undefined, id);
    await save('bins', { name: 'Recycling' });
    expect((await create({ name: 'Bins' })).template.id).toBe('bins_2');
    expect((await create({ name: 'Sweep' })).template.id).toBe('sweep_2');
    await remove('bins');
    expect((await create({ name: 'Bins' })).template.id).toBe('bins_3');
    expect((await create({ name: '🗑️' })).template.id).toBe('chore');
    expect((await idsOf()).slice(BUILT_IN)).toEqual(['bins_2', 'sweep_2', 'bins_3', 'chore']);
    // A repeated call for a template that a housemate has deleted says so.
    await expectRefusal(create({ name: 'Bins' }, undefined, id), 'TEMPLATE_NOT_FOUND');
  });

  test('is changed in its place, and deleted', async () => {
    const { ben, create, save, remove, idsOf, history } = await templatesOfTwo(app);
    await create({ name: 'Bins' });
    await create({ name: 'Windows', requiresSameDay: ['bins', 'mop'] });
    const { template } = await save('bins', { name: 'Recycling', priority: 5, estimatedTime: 300 }, ben);
    expect(template).toMatchObject({
      id: 'bins',
      name: 'Recycling',
      priority: 5,
      isCustom: true,
      isChanged: false,
    });
    expect((await idsOf()).slice(BUILT_IN)).toEqual(['bins', 'windows']);
    // Saving the same again changes nothing, and adds nothing to the history.
    await save('bins', { name: 'Recycling', priority: 5, estimatedTime: 300 });

    await remove('bins');
    expect((await idsOf()).slice(BUILT_IN)).toEqual(['windows']);
    expect((await history()).slice(2)).toMatchObject([
      { type: 'template_changed', data: { templateId: 'bins', name: 'Recycling' }, actorId: ben.userId },
      { type: 'template_deleted', data: { templateId: 'bins', name: 'Recycling' } },
    ]);
    await expectRefusal(remove('bins'), 'TEMPLATE_NOT_FOUND');
    await expectRefusal(save('bins'), 'TEMPLATE_NOT_FOUND');
  });

  test('names only templates that the home has, and not itself', async () => {
    const { create, save, remove, find, history } = await templatesOfTwo(app);
    await expectRefusal(create({ requiresSameDay: ['nowhere'] }), 'TEMPLATE_NOT_FOUND');
    await create({ name: 'Bins' });
    await create({ name: 'Windows', requiresSameDay: ['mop', 'bins'] });
    await expectRefusal(save('windows', { requiresSameDay: ['nowhere'] }), 'TEMPLATE_NOT_FOUND');
    await expectRefusal(save('windows', { requiresSameDay: ['windows'] }), 'INVALID_INPUT');
    await remove('bins');
    expect((await find('windows'))?.requiresSameDay).toEqual(['mop']);
    // A form that was open meanwhile still names it; that is not a change.
    const before = await history();
    const { template } = await save('windows', { name: 'Windows', requiresSameDay: ['mop'] });
    expect(template.requiresSameDay).toEqual(['mop']);
    expect(await history()).toEqual(before);
    const named = await save('windows', { name: 'All windows', requiresSameDay: ['mop', 'bins'] });
    expect(named.template.requiresSameDay).toEqual(['mop']);
    expect((await create({ name: 'Doors', requiresSameDay: ['bins'] })).template.requiresSameDay).toEqual([]);
  });

  test('a home has at most 100 templates, built-in ones included', async () => {
    const { ben, homeId, create, remove, idsOf } = await templatesOfTwo(app);
    await sql`
      insert into chore_templates (home_id, template_id, client_id, is_custom, name, description, frequency,
                                   priority, estimated_time, icon, flexible)
      select ${homeId}, 'chore_' || n, gen_random_uuid(), true, 'Chore', 'One of many', 'monthly', 3, 30, '🧽', true
        from generate_series(1, ${TEMPLATE_LIMITS.perHome - BUILT_IN - 1}::int) as n`.execute(app.db);
    const both = await Promise.all([refusalOf(create()), refusalOf(create({}, ben))]);
    expect(both.toSorted()).toEqual(['TEMPLATES_FULL', 'not refused']);
    expect(await idsOf()).toHaveLength(100);
    await expectRefusal(create(), 'TEMPLATES_FULL');
    await remove('water_plants');
    await create();
    await expectRefusal(create(), 'TEMPLATES_FULL');
  });
});

describe('a built-in template', () => {
  test('is changed for this home only, and reset', async () => {
    const { aisyah, homeId, find, save, reset, idsOf, history } = await templatesOfTwo(app);
    const before = await aisyah.api.templates.listTemplates({ homeId });
    const first = await find('sweep');
    const change = { name: 'Vacuum', frequency: 'multiple', occurrencesPerWeek: 4, icon: '🧺' } as const;
    const { template } = await save('sweep', change);
    expect(template).toEqual({ ...templateFields(change), id: 'sweep', isCustom: false, isChanged: true });
    expect(await idsOf()).toEqual(before.map(({ id }) => id));
    await save('sweep', { ...change, name: 'Hoover' });

    const outsider = await signUp(app, 'Hafiz Osman');
    const other = await buildHome([outsider]);
    expect(await outsider.api.templates.listTemplates({ homeId: other.id })).toEqual(before);

    expect((await reset('sweep')).template).toEqual(first);
    expect(await reset('sweep')).toEqual({ template: first });
    expect(await aisyah.api.templates.listTemplates({ homeId })).toEqual(before);
    expect(await history()).toMatchObject([
      { type: 'template_changed', data: { templateId: 'sweep', name: 'Vacuum' } },
      { type: 'template_changed', data: { templateId: 'sweep', name: 'Hoover' } },
      { type: 'template_reset', data: { templateId: 'sweep', name: 'Sweep' }, actorId: aisyah.userId },
    ]);
    // A template that was reset can be changed again.
    expect((await save('sweep', change)).template).toEqual(template);
    const { deleted } = await app.db
      .selectFrom('chore_templates')
      .select('deleted')
      .where('home_id', '=', homeId)
      .executeTakeFirstOrThrow();
    expect(deleted).toBe(false);
  });

  test('that is saved unchanged, or changed back by hand, does not count as changed', async () => {
    const { find, save, reset, history } = await templatesOfTwo(app);
    const first = await find('mop');
    if (!first) throw new Error('no mop');
    expect(await save('mop', first)).toEqual({ template: first });
    expect(await history()).toEqual([]);
    await save('mop', { ...first, icon: '🪣' });
    expect(await save('mop', first)).toEqual({ template: first });
    await reset('mop');
    expect((await history()).map(({ type }) => type)).toEqual(['template_changed', 'template_changed']);
  });

  test('cannot be deleted; a custom one cannot be reset, and a missing one cannot be saved', async () => {
    const { create, save, reset, remove, history } = await templatesOfTwo(app);
    await create({ name: 'Bins' });
    const calls = [() => remove('sweep'), () => reset('bins'), () => reset('gone'), () => remove('gone')];
    for (const call of [...calls, () => save('gone')]) await expectRefusal(call(), 'TEMPLATE_NOT_FOUND');
    expect(await history()).toHaveLength(1);
  });
});

describe('at once', () => {
  test('two members who save one template both succeed, one after the other', async () => {
    const { aisyah, ben, find, save, history } = await templatesOfTwo(app);
    const names = Array.from({ length: 8 }, (_, index) => `Sweep ${index}`);
    const byName = new Map(names.map((name, index) => [name, index % 2 === 0 ? aisyah : ben]));
    const answers = await Promise.all([...byName].map(([name, by]) => save('sweep', { name }, by)));
    expect(answers.map(({ template }) => template.name)).toEqual(names);
    const entries = await history();
    const told = entries.map(({ data, actorId }) => [(data as { name: string }).name, actorId]);
    expect(new Map(told as [string, string][])).toEqual(
      new Map([...byName].map(([name, by]) => [name, by.userId])),
    );
    expect((await find('sweep'))?.name).toBe(told.at(-1)?.[0]);
  });

  test('templates with the same name get different ids, and the same create sent twice makes one', async () => {
    const { ben, idsOf, create } = await templatesOfTwo(app);
    const id = randomUUID();
    const answers = await Promise.all([
      create({}, undefined, id),
      create({}, ben),
      create({}, undefined, id),
      create({}, ben),
    ]);
    const ids = answers.map(({ template }) => template.id);
    expect(ids[0]).toBe(ids[2]);
    expect(new Set(ids)).toEqual(new Set(['water_plants', 'water_plants_2', 'water_plants_3']));
    expect(await idsOf()).toHaveLength(BUILT_IN + 3);
  });

  test('a member who saves what another deletes did so before, or is refused', async () => {
    const { ben, create, save, remove, idsOf } = await templatesOfTwo(app);
    await create({ name: 'Bins' });
    const [saving] = await Promise.all([refusalOf(save('bins', {}, ben)), remove('bins')]);
    expect(['not refused', 'TEMPLATE_NOT_FOUND']).toContain(saving);
    expect(await idsOf()).not.toContain('bins');
  });
});

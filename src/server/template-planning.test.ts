import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Chore } from '#contract/chores.ts';
import type { PlanOffer } from '#contract/templates.ts';
import { workingDays } from '#domain/days.ts';
import type { TemplateFields } from '#domain/home-templates.ts';
import { sharedApp } from '#test/app.ts';
import { buildHome, signUp, templateFields } from '#test/build.ts';
import { listenLive } from '#test/listening.ts';

const app = await sharedApp();

// Monday, 10:00 in Kuala Lumpur; everything to January 31st is planned.
const MONDAY = '2026-11-16T02:00:00Z';

const keyOf = ({ type, dueDate }: Chore) => `${dueDate} ${type}`;
const datesOf = (chores: Chore[], type: string) =>
  chores.filter((chore) => chore.type === type).map(({ dueDate }) => dueDate);

/** A home of two that was planned by the plan's own turns, two days after its chores began. */
async function liveTogether() {
  app.clock.now = new Date('2026-11-12T02:00:00Z');
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  app.clock.now = new Date(MONDAY);
  await aisyah.api.chores.openHome({ homeId });
  const { templates, chores } = aisyah.api;
  const planAnew = (offer: PlanOffer | null, by = aisyah) =>
    by.api.templates.planTemplates({ homeId, templateIds: offer?.templateIds ?? [] });
  await templates.planTemplates({ homeId, templateIds: ['sweep', 'mop', 'throw_rubbish', 'wash_toilet'] });
  const read = async (from: string, to: string) => (await chores.listChores({ homeId, from, to })).chores;
  const sweepNow = templateFields({ name: 'Sweep', frequency: 'biennial', requiresSameDay: ['mop'] });
  return {
    aisyah,
    ben,
    homeId,
    planAnew,
    board: async () => [
      ...(await read('2026-11-01', '2026-12-31')),
      ...(await read('2027-01-01', '2027-02-28')),
    ],
    create: (fields: Partial<TemplateFields>) =>
      templates.createTemplate({ homeId, id: randomUUID(), fields: templateFields(fields) }),
    /** Saves Sweep as it was but for these fields. */
    saveSweep: (fields: Partial<TemplateFields>) =>
      templates.saveTemplate({ homeId, templateId: 'sweep', fields: { ...sweepNow, ...fields } }),
    complete: async (chore: Chore | undefined) => {
      const { api } = chore?.assignedTo === ben.userId ? ben : aisyah;
      await api.chores.completeChore({ homeId, choreId: chore?.id ?? '' });
    },
    planned: async () => {
      const { entries } = await aisyah.api.homes.listHistory({ homeId });
      return entries.filter(({ type }) => type === 'templates_planned').slice(0, -1);
    },
  };
}

describe('the offer', () => {
  test('says what would change, and nothing does before it is taken up', async () => {
    const { board, saveSweep, planned } = await liveTogether();
    const before = await board();
    const { offer } = await saveSweep({ frequency: 'daily' });
    const old = new Set(datesOf(before, 'sweep').filter((day) => day >= '2026-11-16'));
    const days = [10, 11]
      .flatMap((month) => workingDays(2026, month, false))
      .concat(workingDays(2027, 0, false));
    const added = days.filter((day) => day >= '2026-11-16' && !old.has(day));
    expect(offer).toMatchObject({ added: 2 * added.length, removed: 0, templateIds: ['mop', 'sweep'] });
    // The turns go on from the beginning of 2026, so others fall to each from the first day on.
    expect(offer?.reassigned).toBeGreaterThan(0);
    expect(await board()).toEqual(before);
    expect(await planned()).toEqual([]);
  });

  test('is made only where the days or the same-day group change', async () => {
    const { aisyah, homeId, saveSweep, create } = await liveTogether();
    // What a swap has moved is not planned as it was: a new name alone must not put it in question.
    await app.db
      .updateTable('chores')
      .set({ assigned_to: aisyah.userId })
      .where('home_id', '=', homeId)
      .where('type', '=', 'sweep')
      .execute();
    const change = { name: 'Vacuum', priority: 5, estimatedTime: 60, icon: '🧺', flexible: false };
    expect((await saveSweep({ ...change, description: 'Under the beds' })).offer).toBeNull();
    const { offer } = await create({ name: 'Bins', frequency: 'daily' });
    // 11 working days of November, 23 of December and 21 of January.
    expect(offer).toEqual({
      added: 55,
      removed: 0,
      reassigned: 0,
      from: '2026-11-16',
      templateIds: ['bins'],
    });
  });

  test('is about everything that shared or shares its days', async () => {
    const { homeId, aisyah, saveSweep } = await liveTogether();
    const { offer } = await saveSweep({ requiresSameDay: ['wash_toilet'] });
    expect(offer?.templateIds).toEqual(['mop', 'sweep', 'wash_toilet']);
    const reset = await aisyah.api.templates.resetTemplate({ homeId, templateId: 'sweep' });
    expect(reset.template.requiresSameDay).toEqual(['mop']);
    // The plan was never made anew, so it is as it should be again.
    expect(reset.offer).toBeNull();
  });

  test('knows the months that are planned and no others', async () => {
    const { create, board, planAnew, aisyah, homeId } = await liveTogether();
    const { offer } = await create({ name: 'Bins', frequency: 'daily' });
    await planAnew(offer);
    expect(datesOf(await board(), 'bins').at(-1)).toBe('2027-01-29');
    app.clock.now = new Date('2026-12-07T02:00:00Z');
    await aisyah.api.chores.openHome({ homeId });
    expect(datesOf(await board(), 'bins').at(-1)).toBe('2027-02-26');
  });
});

describe('planning anew', () => {
  test('moves these templates alone, from today on, and nothing that is done or late', async () => {
    const { aisyah, ben, homeId, board, saveSweep, complete, planAnew, planned } = await liveTogether();
    const start = await board();
    const at = (key: string) => start.find((chore) => keyOf(chore) === key);
    await complete(at('2026-11-20 sweep'));
    await complete(at('2026-11-18 mop'));
    await using stream = await listenLive(app, ben);
    const { offer } = await saveSweep({ frequency: 'triennial' });
    const before = await board();
    const size = await planAnew(offer);
    expect({ ...size, templateIds: ['mop', 'sweep'] }).toEqual(offer);
    const after = await board();

    const stays = ({ type, dueDate, status }: Chore) =>
      !['sweep', 'mop'].includes(type) || dueDate < '2026-11-16' || status === 'completed';
    expect(after.filter(stays)).toEqual(before.filter(stays));
    expect(before.filter(stays).some(({ status, type }) => status === 'overdue' && type === 'sweep')).toBe(
      true,
    );
    expect(new Set(after.map(keyOf)).size).toBe(after.length);

    const days = workingDays(2026, 10, false).filter((day, index) => index % 3 === 0 && day >= '2026-11-16');
    const inNovember = (type: string) =>
      datesOf(after, type).filter((day) => day.startsWith('2026-11') && day >= '2026-11-16');
    expect(inNovember('sweep')).toEqual([...new Set([...days, '2026-11-20'])].toSorted());
    expect(inNovember('mop')).toEqual([...new Set([...days, '2026-11-18'])].toSorted());
    const ids = new Map(before.map((chore) => [keyOf(chore), chore.id]));
    for (const chore of after) expect(ids.get(keyOf(chore)) ?? chore.id).toBe(chore.id);

    const changed = (size?.added ?? 0) + (size?.removed ?? 0) + (size?.reassigned ?? 0);
    expect(changed).toBeGreaterThan(20);
    expect(await planned()).toMatchObject([
      { data: { templateIds: ['mop', 'sweep'], chores: changed }, actorId: aisyah.userId },
    ]);
    for (const topic of ['chores', 'history'] as const) await stream.hears(topic, homeId);
    expect(await planAnew(offer)).toBeNull();
    expect(await planned()).toHaveLength(1);
  });

  test('takes the chores of a deleted template away, and plans its group without it', async () => {
    const { aisyah, homeId, create, board, complete, planAnew } = await liveTogether();
    // Bins leads, every day; sweeping and mopping follow it.
    await planAnew((await create({ name: 'Bins', frequency: 'daily', requiresSameDay: ['sweep'] })).offer);
    const withBins = await board();
    const bins = datesOf(withBins, 'bins');
    expect(bins).toHaveLength(55);
    for (const type of ['sweep', 'mop'])
      expect(datesOf(withBins, type)).toEqual(expect.arrayContaining(bins));
    await complete(withBins.find((chore) => keyOf(chore) === '2026-11-17 bins'));

    const { offer } = await aisyah.api.templates.deleteTemplate({ homeId, templateId: 'bins' });
    expect(offer).toMatchObject({ added: 0, from: '2026-11-16', templateIds: ['bins', 'mop', 'sweep'] });
    expect(await board()).toMatchObject(withBins.map(({ id }) => ({ id })));
    await planAnew(offer);
    const after = await board();
    expect(after.filter(({ type }) => type === 'bins')).toMatchObject([
      { dueDate: '2026-11-17', status: 'completed' },
    ]);
    const odd = ['16', '18', '20', '24', '26', '30'].map((day) => `2026-11-${day}`);
    for (const type of ['sweep', 'mop'])
      expect(datesOf(after, type).filter((day) => day >= '2026-11-16' && day < '2026-12-01')).toEqual(odd);
  });

  test('gives swapped chores back to their turns, and cancels what was asked for them', async () => {
    const { aisyah, ben, homeId, board, saveSweep } = await liveTogether();
    const all = await board();
    const own = (type: string) =>
      all.filter(
        (chore) => chore.type === type && chore.assignedTo === aisyah.userId && chore.dueDate > '2026-11-16',
      );
    const [asked, inReturn, kept] = [own('sweep')[0], own('mop')[1], own('throw_rubbish')[0]];
    const [swapped] = own('wash_toilet');
    await app.db
      .updateTable('chores')
      .set({ assigned_to: ben.userId, moved_by_swap: true })
      .where('id', '=', swapped?.id ?? '')
      .execute();
    const swaps = [asked, inReturn, kept].map((chore) => ({ id: randomUUID(), chore }));
    const row = { home_id: homeId, requester_id: aisyah.userId, target_user_id: ben.userId };
    for (const { id, chore } of swaps)
      await app.db
        .insertInto('swap_requests')
        .values({
          ...row,
          id,
          chore_id: chore?.id ?? null,
          chore_type: chore?.type ?? '',
          chore_due_date: chore?.dueDate ?? '',
        })
        .execute();
    await using stream = await listenLive(app, ben);
    await saveSweep({ frequency: 'monthly' });
    const ids = { homeId, templateIds: ['sweep', 'mop', 'wash_toilet'] };
    await aisyah.api.templates.planTemplates(ids);
    await stream.hears('swaps', homeId);
    const statuses = await app.db.selectFrom('swap_requests').select(['id', 'status', 'chore_id']).execute();
    const statusOf = new Map(statuses.map(({ id, status }) => [id, status]));
    expect(swaps.map(({ id }) => statusOf.get(id))).toEqual(['cancelled', 'cancelled', 'pending']);
    const back = await app.db
      .selectFrom('chores')
      .select(['assigned_to', 'moved_by_swap'])
      .where('id', '=', swapped?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(back).toEqual({ assigned_to: aisyah.userId, moved_by_swap: false });
  });

  test('of ids that name nothing changes nothing, and those beside them are planned', async () => {
    const { aisyah, homeId, create, planned } = await liveTogether();
    const plan = (...templateIds: string[]) => aisyah.api.templates.planTemplates({ homeId, templateIds });
    expect(await plan('nothing', 'sweep')).toBeNull();
    await create({ name: 'Bins', frequency: 'daily' });
    expect(await plan('nothing', 'bins', 'bins', 'sweep')).toMatchObject({ added: 55 });
    expect(await planned()).toMatchObject([{ data: { templateIds: ['bins'], chores: 55 } }]);
  });

  test('taken up by both at once is done once', async () => {
    const { ben, board, saveSweep, planAnew, planned } = await liveTogether();
    const { offer } = await saveSweep({ frequency: 'daily' });
    const answers = await Promise.all([
      planAnew(offer),
      planAnew(offer, ben),
      planAnew(offer),
      planAnew(offer, ben),
    ]);
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(await planned()).toHaveLength(1);
    const chores = await board();
    expect(new Set(chores.map(keyOf)).size).toBe(chores.length);
  });
});

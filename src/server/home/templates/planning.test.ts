import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Chore } from '#contract/chores.ts';
import { workingDays } from '#domain/days.ts';
import type { TemplateFields } from '#domain/home-templates.ts';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { expectRefusal } from '#test/observers/refusal.ts';
import { listenLive } from '#test/observers/listening.ts';

const app = await sharedApp();

// Monday, 10:00 in Kuala Lumpur; everything until January 31st is planned.
const MONDAY = '2026-11-16T02:00:00Z';

const keyOf = ({ type, dueDate }: Chore) => `${dueDate} ${type}`;
const datesOf = (chores: Chore[], type: string) =>
  chores.filter((chore) => chore.type === type).map(({ dueDate }) => dueDate);

/** A home of two whose chores began some days ago, planned for both. A change of the plan counts a newcomer's part from scratch. */
async function liveTogether({ areNewcomers = false } = {}) {
  app.clock.now = new Date('2026-11-12T02:00:00Z');
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  if (!areNewcomers)
    await aisyah.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  app.clock.now = new Date(MONDAY);
  await aisyah.api.chores.openHome({ homeId });
  const { templates, chores, plans } = aisyah.api;
  const planAgain = (templateIds: string[], by = aisyah, id: string = randomUUID()) =>
    by.api.templates.planTemplates({ homeId, id, templateIds });
  const read = async (from: string, to: string) => (await chores.listChores({ homeId, from, to })).chores;
  const sweepNow = templateFields({ name: 'Sweep', frequency: 'biennial', requiresSameDay: ['mop'] });
  const historyOf = async (type: string) => {
    const { entries } = await aisyah.api.homes.listHistory({ homeId });
    return entries.filter((entry) => entry.type === type);
  };
  return {
    aisyah,
    ben,
    homeId,
    planAgain,
    offers: () => plans.getPlanOffers({ homeId }),
    board: async () => [
      ...(await read('2026-11-01', '2026-12-31')),
      ...(await read('2027-01-01', '2027-02-28')),
    ],
    create: (fields: Partial<TemplateFields>, id = randomUUID()) =>
      templates.createTemplate({ homeId, id, fields: templateFields(fields) }),
    /** Saves Sweep with only these fields changed. */
    saveSweep: (fields: Partial<TemplateFields>) =>
      templates.saveTemplate({ homeId, templateId: 'sweep', fields: { ...sweepNow, ...fields } }),
    complete: async (chore: Chore | undefined) => {
      const { api } = chore?.assignedTo === ben.userId ? ben : aisyah;
      await api.chores.completeChore({ homeId, choreId: chore?.id ?? '' });
    },
    historyOf,
    planned: () => historyOf('templates_planned'),
    planNotificationsOf: async (person: Person) => {
      const { notifications } = await person.api.notifications.listNotifications({});
      return notifications.filter(({ type }) => type === 'plan_changed').map(({ data }) => data);
    },
  };
}

const nothing = { misfits: [] };

describe('a misfit of the plan', () => {
  test('is shown to every member as long as it exists, and changes nothing until a member accepts the offer', async () => {
    const { ben, homeId, board, saveSweep, planned, offers, planAgain } = await liveTogether();
    expect(await offers()).toEqual(nothing);
    const before = await board();
    await saveSweep({ frequency: 'daily' });
    const old = new Set(datesOf(before, 'sweep').filter((day) => day >= '2026-11-16'));
    const days = [10, 11]
      .flatMap((month) => workingDays(2026, month, false))
      .concat(workingDays(2027, 0, false));
    const added = days.filter((day) => day >= '2026-11-16' && !old.has(day));
    const misfit = {
      added: 2 * added.length,
      removed: 0,
      moved: 0,
      reassigned: 0,
      templateIds: ['mop', 'sweep'],
    };
    expect(await offers()).toMatchObject({ misfits: [misfit] });
    expect(await ben.api.plans.getPlanOffers({ homeId })).toEqual(await offers());
    expect(await board()).toEqual(before);
    expect(await planned()).toEqual([]);
    await saveSweep({ frequency: 'biennial' });
    expect(await offers()).toEqual(nothing);
    await saveSweep({ frequency: 'daily' });
    await planAgain(['sweep'], ben);
    expect(await offers()).toEqual(nothing);
  });

  test('is not a template with only a new name, or one that was assigned on joining or leaving', async () => {
    const { homeId, saveSweep, offers } = await liveTogether();
    const chloe = await signUp(app, 'Chloe Lim');
    await chloe.api.homes.joinHome({ homeId });
    expect(await offers()).toEqual(nothing);
    await chloe.api.homes.leaveHome({ homeId });
    expect(await offers()).toEqual(nothing);
    const change = { name: 'Vacuum', priority: 5, estimatedTime: 60, icon: '🧺', flexible: false };
    await saveSweep({ ...change, description: 'Under the beds' });
    expect(await offers()).toEqual(nothing);
  });

  test('is about all templates that share days now, and a reset ends it', async () => {
    const { homeId, aisyah, saveSweep, offers } = await liveTogether();
    await saveSweep({ requiresSameDay: ['wash_toilet'] });
    const { misfits } = await offers();
    expect(misfits.at(-1)).toMatchObject({ templateIds: ['wash_toilet'] });
    // Mopping stays on its days. A round of its own is offered if that gives a chore to another member.
    for (const misfit of misfits.slice(0, -1))
      expect(misfit).toMatchObject({ templateIds: ['mop'], added: 0, moved: 0, removed: 0 });
    await aisyah.api.templates.resetTemplate({ homeId, templateId: 'sweep' });
    expect(await offers()).toEqual(nothing);
  });

  test('is a chore on other days since weekends count, until it is planned again', async () => {
    const { ben, homeId, board, offers, planAgain } = await liveTogether();
    const before = await board();
    const setWeekends = (includeWeekends: boolean) =>
      ben.api.homes.updateHomeSettings({ homeId, settings: { includeWeekends } });
    await setWeekends(true);
    const { misfits } = await offers();
    const types = misfits.flatMap(({ templateIds }) => templateIds);
    expect(types).toContain('throw_rubbish');
    await setWeekends(false);
    expect(await offers()).toEqual(nothing);
    await setWeekends(true);
    const planned = await planAgain(types, ben);
    expect(await offers()).toEqual(nothing);
    // Regenerate would have planned the same days, but lost the completed chores.
    expect(datesOf(await board(), 'throw_rubbish')).toEqual(
      expect.arrayContaining(datesOf(before, 'throw_rubbish')),
    );
    await ben.api.chores.restorePlan({ homeId, planId: planned?.planId ?? '' });
    expect(await board()).toEqual(before);
    expect((await offers()).misfits).toEqual(misfits);
  });
});

describe('a new template', () => {
  test('is planned at once, in the planned months only, and the members who get chores are notified', async () => {
    const { aisyah, ben, homeId, create, board, offers, planNotificationsOf } = await liveTogether();
    const before = await board();
    const id = randomUUID();
    await create({ name: 'Bins', frequency: 'daily' }, id);
    const bins = (await board()).filter(({ type }) => type === 'bins');
    // 11 working days of November, 23 of December and 21 of January.
    expect(bins).toHaveLength(55);
    expect(bins.at(-1)?.dueDate).toBe('2027-01-29');
    expect((await board()).filter(({ type }) => type !== 'bins')).toEqual(before);
    expect(await offers()).toEqual(nothing);
    const bens = bins.filter(({ assignedTo }) => assignedTo === ben.userId).length;
    expect(Math.abs(bens - 27.5)).toBe(0.5);
    const told = { how: 'added', names: ['Bins'], templateIds: ['bins'], chores: bens };
    expect(await planNotificationsOf(ben)).toEqual([{ homeId, userId: aisyah.userId, ...told }]);
    expect(await planNotificationsOf(aisyah)).toEqual([]);
    // A retry: the first answer was lost.
    await create({ name: 'Bins', frequency: 'daily' }, id);
    expect(await planNotificationsOf(ben)).toHaveLength(1);

    app.clock.now = new Date('2026-12-07T02:00:00Z');
    await aisyah.api.chores.openHome({ homeId });
    expect(datesOf(await board(), 'bins').at(-1)).toBe('2027-02-26');
    expect(await offers()).toEqual(nothing);
  });

  test('that leads others leaves them where they are, and offers to move them', async () => {
    const { create, board, offers } = await liveTogether();
    const before = await board();
    await create({ name: 'Bins', frequency: 'daily', requiresSameDay: ['sweep'] });
    expect((await board()).filter(({ type }) => type !== 'bins')).toEqual(before);
    expect((await offers()).misfits).toMatchObject([{ templateIds: ['mop', 'sweep'] }]);
  });
});

describe('planning again', () => {
  test('moves only these templates, from today on, and no completed or late chores; their people are notified', async () => {
    const { aisyah, ben, homeId, board, saveSweep, complete, planAgain, planned, planNotificationsOf } =
      await liveTogether();
    const start = await board();
    const at = (key: string) => start.find((chore) => keyOf(chore) === key);
    await complete(at('2026-11-20 sweep'));
    await complete(at('2026-11-18 mop'));
    await using stream = await listenLive(app, ben);
    await saveSweep({ frequency: 'triennial' });
    const before = await board();
    const id = randomUUID();
    const answer = await planAgain(['sweep'], aisyah, id);
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
    // A chore whose day stays keeps its id and its assignee.
    const standing = new Map(before.map((chore) => [keyOf(chore), chore]));
    for (const chore of after) expect(standing.get(keyOf(chore)) ?? chore).toEqual(chore);

    expect(answer?.chores).toBeGreaterThan(20);
    expect(await planned()).toMatchObject([
      {
        data: { planId: id, templateIds: ['mop', 'sweep'], chores: answer?.chores },
        actorId: aisyah.userId,
      },
    ]);
    const [told] = await planNotificationsOf(ben);
    expect(told).toMatchObject({ how: 'planned', names: ['Mop', 'Sweep'], userId: aisyah.userId });
    for (const topic of ['chores', 'history'] as const) await stream.receives(topic, homeId);
    // The same call again gets the first answer; another finds nothing to do.
    expect(await planAgain(['sweep'], aisyah, id)).toEqual(answer);
    await expectRefusal(planAgain(['sweep'], ben, id), 'ID_TAKEN');
    expect(await planAgain(['sweep'])).toBeNull();
    expect(await planned()).toHaveLength(1);
  });

  test('with a newcomer, notifies each member of everything that changes hands, on unchanged days too', async () => {
    const { aisyah, ben, homeId, board, saveSweep, planAgain, planNotificationsOf } = await liveTogether({
      areNewcomers: true,
    });
    const before = await board();
    await saveSweep({ frequency: 'triennial' });
    await planAgain(['sweep']);
    const after = await board();
    const [had, has] = [before, after].map(
      (chores) => new Map(chores.map(({ id, assignedTo }) => [id, assignedTo])),
    ) as [Map<string, string>, Map<string, string>];
    const stay = after.filter(({ id }) => had.has(id));
    expect(stay.filter(({ type }) => type === 'sweep').length).toBeGreaterThan(0);
    for (const chore of stay) expect(before.find(({ id }) => id === chore.id)?.dueDate).toBe(chore.dueDate);
    const bens = [...new Set([...had.keys(), ...has.keys()])].filter(
      (id) => had.get(id) !== has.get(id) && [had.get(id), has.get(id)].includes(ben.userId),
    );
    expect(await planNotificationsOf(ben)).toMatchObject([
      { userId: aisyah.userId, homeId, chores: bens.length },
    ]);
  });

  test('is not Regenerate, and its id in capitals is the same', async () => {
    const { aisyah, homeId, saveSweep, planAgain } = await liveTogether();
    const regenerate = (id: string) =>
      aisyah.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: false });
    const [planId, other] = [randomUUID(), randomUUID()];
    await saveSweep({ frequency: 'daily' });
    const answer = await planAgain(['sweep'], aisyah, planId);
    expect(await planAgain(['sweep'], aisyah, planId.toUpperCase())).toMatchObject({
      chores: answer?.chores,
    });
    for (const id of [planId, planId.toUpperCase()]) await expectRefusal(regenerate(id), 'ID_TAKEN');
    const { chores } = await regenerate(other.toUpperCase());
    expect(await regenerate(other)).toMatchObject({ chores });
    await expectRefusal(planAgain(['sweep'], aisyah, other), 'ID_TAKEN');
    const back = await aisyah.api.chores.restorePlan({ homeId, planId: other });
    expect(await aisyah.api.chores.restorePlan({ homeId, planId: other.toUpperCase() })).toEqual(back);
  });

  test('keeps agreed swaps on unchanged days, says how many it ends, and cancels requests', async () => {
    const { aisyah, ben, homeId, board, saveSweep, offers, planAgain } = await liveTogether();
    const all = await board();
    const own = (type: string) =>
      all.filter(
        (chore) => chore.type === type && chore.assignedTo === aisyah.userId && chore.dueDate > '2026-11-16',
      );
    const swap = async (chore: Chore | undefined, to: 'accept' | 'leave') => {
      const [id, targetUserId] = [randomUUID(), ben.userId];
      await aisyah.api.swaps.requestSwap({ homeId, id, choreId: chore?.id ?? '', targetUserId });
      if (to === 'accept') await ben.api.swaps.acceptSwapRequest({ homeId, swapRequestId: id });
      return id;
    };
    await saveSweep({ frequency: 'triennial' });
    const days = new Set(workingDays(2026, 10, false).filter((_, index) => index % 3 === 0));
    const stays = own('sweep').find(({ dueDate }) => days.has(dueDate));
    const goes = own('sweep').filter(({ dueDate }) => dueDate < '2026-12' && !days.has(dueDate));
    const [kept, ended, asked, elsewhere] = [
      await swap(stays, 'accept'),
      await swap(goes[0], 'accept'),
      await swap(goes[1] ?? own('mop').at(-1), 'leave'),
      await swap(own('wash_toilet')[0], 'leave'),
    ];
    expect((await offers()).misfits).toMatchObject([{ swapsEnded: 1 }]);
    await planAgain(['sweep', 'mop', 'wash_toilet']);
    const after = await board();
    expect(after.find(({ id }) => id === stays?.id)).toMatchObject({ assignedTo: ben.userId });
    expect(after.some(({ id }) => id === goes[0]?.id)).toBe(false);
    const { swaps } = await aisyah.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
    const statusOf = new Map(swaps.map(({ id, status }) => [id, status]));
    expect([kept, ended, asked, elsewhere].map((id) => statusOf.get(id))).toEqual([
      'accepted',
      'accepted',
      'cancelled',
      'pending',
    ]);
    expect(await offers()).toEqual(nothing);
  });

  test('brings a same-day group together, days and people', async () => {
    const { saveSweep, planAgain, board } = await liveTogether();
    await saveSweep({ requiresSameDay: ['mop', 'wash_toilet'] });
    await planAgain(['wash_toilet']);
    const ahead = (await board()).filter(({ dueDate }) => dueDate >= '2026-11-16');
    for (const chore of ahead.filter(({ type }) => type === 'wash_toilet')) {
      const sweep = ahead.find(({ type, dueDate }) => type === 'sweep' && dueDate === chore.dueDate);
      expect(chore.assignedTo).toBe(sweep?.assignedTo);
    }
    expect(datesOf(ahead, 'wash_toilet')).toEqual(datesOf(ahead, 'sweep'));
  });

  test('ends requests about chores that change hands, and no others about chores that stay', async () => {
    const { aisyah, ben, homeId, saveSweep, planAgain, board } = await liveTogether();
    const before = (await board()).filter(
      ({ type, dueDate }) => type === 'wash_toilet' && dueDate > '2026-11-16',
    );
    for (const { id: choreId, assignedTo } of before) {
      const [owner, other] = assignedTo === ben.userId ? [ben, aisyah] : [aisyah, ben];
      const asked = { homeId, id: randomUUID(), choreId, targetUserId: other.userId };
      await owner.api.swaps.requestSwap(asked);
    }
    await saveSweep({ requiresSameDay: ['mop', 'wash_toilet'] });
    await planAgain(['wash_toilet']);
    const ownerOf = new Map((await board()).map(({ id, assignedTo }) => [id, assignedTo]));
    const stay = before.filter(({ id }) => ownerOf.has(id));
    const pending = await Promise.all(
      [aisyah, ben].map(({ api }) => api.swaps.listSwapRequests({ homeId, direction: 'outgoing' })),
    );
    const open = pending.flatMap(({ swaps }) => swaps.filter(({ status }) => status === 'pending'));
    expect(new Set(open.map(({ chore }) => chore.id))).toEqual(
      new Set(stay.filter(({ id, assignedTo }) => ownerOf.get(id) === assignedTo).map(({ id }) => id)),
    );
  });

  test('can be undone for 7 days, which restores only these chores', async () => {
    const { aisyah, ben, homeId, board, saveSweep, offers, planAgain, complete, planNotificationsOf } =
      await liveTogether();
    const before = await board();
    await saveSweep({ frequency: 'weekly', requiresSameDay: ['mop', 'throw_rubbish'] });
    const planId = randomUUID();
    await planAgain(['sweep'], aisyah, planId);
    const between = await board();
    await complete(between.find(({ type, dueDate }) => type === 'wash_toilet' && dueDate >= '2026-11-16'));
    await complete(between.find(({ type, dueDate }) => type === 'sweep' && dueDate >= '2026-11-16'));
    // It does not remove a month that was planned since.
    app.clock.now = new Date('2026-11-20T02:00:00Z');
    await aisyah.api.homes.updateHomeSettings({ homeId, settings: { weeksInAdvance: 12 } });
    const february = (await board()).filter(({ dueDate }) => dueDate >= '2027-02');
    expect(february.length).toBeGreaterThan(0);

    const undoable = async () => (await aisyah.api.homes.listHistory({ homeId })).undoable;
    expect(await undoable()).toEqual([planId]);
    await ben.api.chores.restorePlan({ homeId, planId });
    expect(await undoable()).toEqual([]);
    const after = await board();
    const open = (chores: Chore[]) =>
      chores
        .filter(
          ({ status, dueDate }) => status === 'pending' && dueDate > '2026-11-20' && dueDate < '2027-02',
        )
        .map(({ id, assignedTo, dueDate }) => ({ id, assignedTo, dueDate }));
    expect(open(after)).toEqual(open(before));
    expect(after.filter(({ dueDate }) => dueDate >= '2027-02')).toEqual(february);
    const done = after.filter(({ status }) => status === 'completed').map(({ type }) => type);
    expect(done.toSorted()).toEqual(['sweep', 'wash_toilet']);
    expect((await planNotificationsOf(aisyah)).at(0)).toMatchObject({
      how: 'brought_back',
      userId: ben.userId,
    });
    // The templates are still changed, so planning again is offered.
    expect((await offers()).misfits).toMatchObject([{ templateIds: ['mop', 'sweep', 'throw_rubbish'] }]);

    const late = randomUUID();
    await planAgain(['sweep'], aisyah, late);
    app.clock.now = new Date('2026-11-27T02:00:01Z');
    expect(await undoable()).toEqual([]);
    await expectRefusal(ben.api.chores.restorePlan({ homeId, planId: late }), 'PLAN_GONE');
  });

  test('restores everything if its Undo goes back past a Regenerate', async () => {
    const { aisyah, homeId, board, saveSweep, planAgain } = await liveTogether();
    const before = await board();
    await saveSweep({ frequency: 'weekly' });
    const [planId, later] = [randomUUID(), randomUUID()];
    await planAgain(['sweep'], aisyah, planId);
    await aisyah.api.chores.regenerateChoresForHome({ homeId, id: later, keepCompleted: false });
    await aisyah.api.chores.restorePlan({ homeId, planId });
    expect(await board()).toEqual(before);
    await expectRefusal(aisyah.api.chores.restorePlan({ homeId, planId: later }), 'PLAN_GONE');
  });

  test('with unknown ids changes nothing', async () => {
    const { planAgain, planned } = await liveTogether();
    expect(await planAgain(['nothing', 'sweep'])).toBeNull();
    expect(await planned()).toEqual([]);
  });

  test('by both members at once happens once', async () => {
    const { ben, board, saveSweep, planAgain, planned } = await liveTogether();
    await saveSweep({ frequency: 'daily' });
    const answers = await Promise.all([
      planAgain(['sweep']),
      planAgain(['sweep'], ben),
      planAgain(['sweep']),
      planAgain(['sweep'], ben),
    ]);
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    expect(await planned()).toHaveLength(1);
    const chores = await board();
    expect(new Set(chores.map(keyOf)).size).toBe(chores.length);
  });
});

describe('deleting a template', () => {
  const ofBins = (chores: Chore[]) => chores.filter(({ type }) => type === 'bins');

  test('deletes its open chores, late ones too, and notifies their assignees', async () => {
    const { aisyah, ben, homeId, create, board, complete, planNotificationsOf, offers } =
      await liveTogether();
    await create({ name: 'Bins', frequency: 'daily' });
    await complete(ofBins(await board())[1]);
    app.clock.now = new Date('2026-11-18T02:00:00Z');
    await aisyah.api.chores.openHome({ homeId });
    expect(ofBins(await board())[0]).toMatchObject({ status: 'overdue' });
    const which = { homeId, templateId: 'bins' };
    expect(await aisyah.api.templates.countOpenChores(which)).toEqual({ chores: 54 });
    const bens = ofBins(await board()).filter(
      ({ assignedTo, status }) => assignedTo === ben.userId && status !== 'completed',
    );
    await aisyah.api.templates.deleteTemplate(which);
    expect(ofBins(await board())).toMatchObject([{ status: 'completed' }]);
    expect((await planNotificationsOf(ben))[0]).toMatchObject({
      how: 'deleted',
      names: ['Bins'],
      chores: bens.length,
    });
    expect(await offers()).toEqual(nothing);
  });

  test('ignores open chores of former members, and does not notify them', async () => {
    const { aisyah, ben, homeId, create, board, planNotificationsOf } = await liveTogether();
    await create({ name: 'Bins', frequency: 'daily' });
    const told = (await planNotificationsOf(ben)).length;
    app.clock.now = new Date('2026-11-18T02:00:00Z');
    await aisyah.api.chores.openHome({ homeId });
    const late = ofBins(await board()).filter(
      ({ assignedTo, status }) => assignedTo === ben.userId && status === 'overdue',
    );
    expect(late).toHaveLength(1);
    await ben.api.homes.leaveHome({ homeId });
    await aisyah.api.templates.deleteTemplate({ homeId, templateId: 'bins' });
    const left = await app.db
      .selectFrom('chores')
      .select('id')
      .where('home_id', '=', homeId)
      .where('type', '=', 'bins')
      .execute();
    expect(left).toEqual(late.map(({ id }) => ({ id })));
    expect(await planNotificationsOf(ben)).toHaveLength(told);
  });

  test('keeps its chores if asked, and then they do not fit; those of its group do not either', async () => {
    const { aisyah, homeId, create, board, offers, planAgain } = await liveTogether();
    await create({ name: 'Bins', frequency: 'daily', requiresSameDay: ['sweep'] });
    await planAgain(['bins']);
    const before = await board();
    await aisyah.api.templates.deleteTemplate({ homeId, templateId: 'bins', removeOpenChores: false });
    const named = (chore: Chore) => (chore.type === 'bins' ? { ...chore, name: 'Bins' } : chore);
    expect(await board()).toEqual(before.map(named));
    const { misfits } = await offers();
    expect(misfits).toMatchObject([
      { templateIds: ['mop', 'sweep'] },
      { templateIds: ['bins'], removed: 55 },
    ]);
    await planAgain(misfits.flatMap(({ templateIds }) => templateIds));
    const odd = ['16', '18', '20', '24', '26', '30'].map((day) => `2026-11-${day}`);
    const after = await board();
    expect(ofBins(after)).toEqual([]);
    for (const type of ['sweep', 'mop'])
      expect(datesOf(after, type).filter((day) => day >= '2026-11-16' && day < '2026-12-01')).toEqual(odd);
    expect(await offers()).toEqual(nothing);
  });
});

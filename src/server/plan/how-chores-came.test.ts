import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo, readRows, setClock, type Row } from '#test/builders/boards.ts';
import { inviteTo, signUp, templateFields } from '#test/builders/homes.ts';

const app = await sharedApp();

const came = ({ came_how, came_from, came_at }: Row) => ({ how: came_how, from: came_from, at: came_at });
const TURN = { how: 'turn', from: null, at: null };
const byId = (rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

test('what is planned is a turn and keeps the minutes of its template; who shares and who leaves give from whom and when', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const shared = await rows();
  const minutes: Record<string, number> = { throw_rubbish: 10, sweep: 30, mop: 45, wash_toilet: 20 };
  expect(shared.map((chore) => chore.minutes)).toEqual(shared.map((chore) => minutes[chore.type]));
  // Ben came while Aisyah had them all.
  const at = new Date('2026-11-16T02:00:00Z');
  for (const chore of shared)
    expect(came(chore)).toEqual(
      chore.assigned_to === ben.userId ? { how: 'sharing', from: aisyah.userId, at } : TURN,
    );

  const chloe = await signUp(app, 'Chloe Lim');
  setClock(app, '2026-11-17T02:00:00Z');
  await chloe.api.homes.joinHome(await inviteTo(aisyah, homeId));
  await aisyah.api.chores.shareChores({ homeId });
  const before = byId(shared);
  const dealt = await rows();
  expect(dealt.some((chore) => chore.assigned_to === chloe.userId)).toBe(true);
  for (const chore of dealt) {
    const old = before.get(chore.id);
    const stays = old?.assigned_to === chore.assigned_to;
    expect(came(chore)).toEqual(
      stays ? came(old) : { how: 'sharing', from: old?.assigned_to, at: app.clock.now },
    );
  }

  setClock(app, '2026-11-18T02:00:00Z');
  await ben.api.homes.leaveHome({ homeId });
  const owned = byId(dealt);
  const handed = (await rows()).filter(({ id }) => owned.get(id)?.assigned_to === ben.userId);
  const coming = handed.filter((chore) => chore.due_date >= '2026-11-18');
  expect(coming.length).toBeGreaterThan(0);
  for (const chore of coming)
    expect(came(chore)).toEqual({ how: 'leaving', from: ben.userId, at: app.clock.now });
});

test('planning anew is a turn again with the minutes of then, and what it replaced comes back as it was', async () => {
  const { aisyah, homeId, rows } = await homeOfTwo(app);
  const before = await rows();
  const sweep = templateFields({
    name: 'Sweep',
    frequency: 'daily',
    requiresSameDay: ['mop'],
    estimatedTime: 55,
  });
  await aisyah.api.templates.saveTemplate({ homeId, templateId: 'sweep', fields: sweep });
  const some = await aisyah.api.templates.planTemplates({ homeId, id: randomUUID(), templateIds: ['sweep'] });
  const stood = byId(before);
  const planned = (await rows()).filter(({ type }) => type === 'sweep');
  const isNew = ({ id }: Row) => !stood.has(id);
  expect(planned.some(isNew)).toBe(true);
  for (const chore of planned.filter(isNew)) expect([chore.minutes, came(chore)]).toEqual([55, TURN]);
  for (const chore of planned.filter((one) => !isNew(one))) expect(chore.minutes).toBe(30);
  await aisyah.api.chores.restorePlan({ homeId, planId: some?.planId ?? '' });
  expect(await rows()).toEqual(before);

  const all = await aisyah.api.chores.regenerateChoresForHome({
    homeId,
    id: randomUUID(),
    keepCompleted: false,
  });
  for (const chore of await rows()) expect(came(chore)).toEqual(TURN);
  // As plans were kept before chores knew any of it.
  await sql`
    update replaced_plans
       set chores = (select jsonb_agg(chore - 'minutes' - 'cameHow' - 'cameFrom' - 'cameAt') from jsonb_array_elements(chores) as chore)
     where home_id = ${homeId}`.execute(app.db);
  await aisyah.api.chores.restorePlan({ homeId, planId: all.planId });
  const back = await rows();
  expect(back.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  for (const chore of back) expect(came(chore)).toEqual(TURN);
  expect(back.filter(({ type }) => type === 'sweep').every(({ minutes }) => minutes === 55)).toBe(true);
});

test('a same-day group that goes into one hand comes by its turn; bringing the plan back says again how it came', async () => {
  const { aisyah, ben, homeId, rows } = await homeOfTwo(app);
  const { sweep, mop } = Object.groupBy(await rows(), ({ type }) => type);
  const apart = mop?.find((one) => one.assigned_to === ben.userId);
  expect(sweep?.find((one) => one.due_date === apart?.due_date)?.assigned_to).toBe(ben.userId);
  await app.db
    .updateTable('chores')
    .set({ assigned_to: aisyah.userId, came_how: 'leaving', came_from: ben.userId, came_at: app.clock.now })
    .where('id', '=', apart?.id ?? '')
    .execute();
  const before = await readRows(app, homeId);
  const plan = await ben.api.templates.planTemplates({ homeId, id: randomUUID(), templateIds: ['mop'] });
  const now = byId(await rows()).get(apart?.id ?? '');
  expect(now).toMatchObject({ assigned_to: ben.userId, came_how: 'turn', came_from: null, came_at: null });
  await aisyah.api.chores.restorePlan({ homeId, planId: plan?.planId ?? '' });
  expect(await rows()).toEqual(before);
});

import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { planMonth } from '#domain/plan/month.ts';
import { emptiedApp, sharedApp, startApp, type TestApp } from '#test/running/app.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';

export const setClock = (app: TestApp, instant: string) => {
  app.clock.now = new Date(instant);
};

/** All columns of a chore except those that only calendars show: these change on every act. */
export const CHORE_ROW = [
  'home_id',
  'id',
  'type',
  'assigned_to',
  'due_date',
  'week_number',
  'year',
  'month',
  'status',
  'planned_on',
  'turn_of',
  'held_by',
  'held_why',
  'held_from',
  'created_at',
  'completed_at',
  'completed_by',
  'completed_on',
  'name',
  'let_go_at',
  'let_go_by',
  'minutes',
] as const;

/** The columns that a chore needs beside its type and day, if a test inserts it itself. */
export const chorePlannedFor = (userId: string, dueDate: string) => ({
  assigned_to: userId,
  turn_of: userId,
  due_date: dueDate,
  planned_on: dueDate,
  // After everything that happened in the home, so that no member counts as a newcomer.
  made: 1000,
});

/** The home's chores as the database has them, with those that the board does not show. */
export const readRows = ({ db }: TestApp, homeId: string) =>
  db
    .selectFrom('chores')
    .select(CHORE_ROW)
    .where('home_id', '=', homeId)
    .orderBy('due_date')
    .orderBy('type')
    .$narrowType<{ assigned_to: string }>()
    .execute();
export type Row = Awaited<ReturnType<typeof readRows>>[number];

/** The home's seed, and its planned months as 'year-month', with January as 1. */
export async function readPlan({ db }: TestApp, homeId: string) {
  const { seed, swept_on } = await db
    .selectFrom('homes')
    .select(['seed', 'swept_on'])
    .where('id', '=', homeId)
    .executeTakeFirstOrThrow();
  const months = await db
    .selectFrom('planned_months')
    .select(['year', 'month'])
    .where('home_id', '=', homeId)
    .orderBy('year')
    .orderBy('month')
    .execute();
  return { seed, sweptOn: swept_on, months: months.map(({ year, month }) => `${year}-${month + 1}`) };
}

/** Type, day and member of each chore, sorted. */
export const shapeOf = (chores: { type: string; due_date: string; assigned_to: string }[]) =>
  chores.map(({ type, due_date, assigned_to }) => `${due_date} ${type} ${assigned_to}`).toSorted();

/** The shape of the chores that the home's seed gives for these months (January is 1) from a day on. */
export async function shapeOfPlan(
  app: TestApp,
  homeId: string,
  plan: {
    members: Person[];
    months: [year: number, month: number][];
    from: string;
    includeWeekends?: boolean;
  },
) {
  const { seed } = await readPlan(app, homeId);
  const { from, includeWeekends = false } = plan;
  const members = plan.members.map(({ userId }) => userId);
  const planned = plan.months.flatMap(([year, month]) =>
    planMonth({
      members,
      templates: BUILT_IN_TEMPLATES,
      includeWeekends,
      seed,
      year,
      month: month - 1,
      from,
    }),
  );
  return shapeOf(
    planned.map(({ type, plannedOn, turnOf }) => ({ type, due_date: plannedOn, assigned_to: turnOf })),
  );
}

/** Inserts a swap request in any state into the database. */
export async function askForSwap(
  { db }: TestApp,
  chore: Row,
  target: Person,
  options: { returned?: Row; status?: string } = {},
) {
  const { returned, status = 'pending' } = options;
  const { id } = await db
    .insertInto('swap_requests')
    .values({
      home_id: chore.home_id,
      id: randomUUID(),
      chore_id: chore.id,
      chore_type: chore.type,
      chore_due_date: chore.due_date,
      requester_id: chore.assigned_to,
      target_user_id: target.userId,
      status,
      ...(returned && {
        return_chore_id: returned.id,
        return_chore_type: returned.type,
        return_chore_due_date: returned.due_date,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return async () => {
    const row = db.selectFrom('swap_requests').select('status').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).status;
  };
}

/** A home of two in Kuala Lumpur, created on Monday, November 16th 2026, 10:00. */
export async function homeOfTwo(app: TestApp) {
  setClock(app, '2026-11-16T02:00:00Z');
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const historyOf = async (type: string) => {
    const { entries } = await aisyah.api.homes.listHistory({ homeId });
    return entries.filter((entry) => entry.type === type);
  };
  const regenerateNotificationsOf = async (person: Person) => {
    const rows = await app.db
      .selectFrom('notifications')
      .select(['type', 'data'])
      .where('user_id', '=', person.userId)
      .where('type', '=', 'chores_dealt_anew')
      .orderBy('created_at')
      .execute();
    return rows.map(({ data }) => data);
  };
  return { aisyah, ben, homeId, historyOf, regenerateNotificationsOf, rows: () => readRows(app, homeId) };
}

function together(first: TestApp, second: TestApp) {
  const setClocks = (instant: string) => {
    for (const app of [first, second]) setClock(app, instant);
  };
  const begin = () => setClocks('2026-11-16T02:00:00Z');
  begin();
  return { first, second, setClock: setClocks, begin };
}

/** Two servers on one database, with one clock. `given` is the first, if the test has one. */
export async function twoServers(given?: TestApp) {
  const first = given ?? (await startApp());
  const second = await startApp({}, { url: first.url });
  return {
    ...together(first, second),
    async [Symbol.asyncDispose]() {
      await second[Symbol.asyncDispose]();
      if (!given) await first[Symbol.asyncDispose]();
    },
  };
}

/** Two servers for all tests of the file that calls this, as `emptiedApp` is one. */
export async function emptiedServers() {
  const first = await emptiedApp();
  const servers = together(first, await sharedApp({}, { url: first.url }));
  beforeEach(servers.begin);
  return servers;
}

/** The same person, signed in on another server. */
export function onServer(app: TestApp, person: Person) {
  const browser = app.browser();
  for (const [name, value] of person.jar) browser.jar.set(name, value);
  return browser.api;
}

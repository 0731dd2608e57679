import type { PlanOffers } from '#contract/plans.ts';
import { awayByDay } from '#domain/absences.ts';
import type { Template } from '#contract/templates.ts';
import { weekdayOf, weekStart } from '#domain/days.ts';
import { assign } from '#domain/plan/assign.ts';
import { movesBetween } from '#domain/plan/moves.ts';
import { leaderIdsOf } from '#domain/templates.ts';
import { readFacts } from '#server/home/plan/facts.ts';
import type { LivedIn } from '#test/living/checks.ts';
import { complain, today } from '#test/living/world.ts';

/** After so many days each member has a share of the work, or an offer of one. */
const PATIENCE = 7;

/** How often a chore can come in seven days of any month. Templates with a same-day group are left out. */
const WEEKLY: Record<Template['frequency'], (template: Template) => number> = {
  daily: () => 7,
  // The first of a month follows the last of the one before.
  biennial: () => 5,
  triennial: () => 4,
  weekly: () => 1,
  biweekly: () => 1,
  monthly: () => 1,
  multiple: ({ occurrencesPerWeek }) => occurrencesPerWeek ?? 2,
};

const openChores = ({ world, homeId }: LivedIn) =>
  world.app.db
    .selectFrom('chores')
    .selectAll()
    .where('home_id', '=', homeId)
    .where('due_date', '>=', today(world))
    .where('status', '<>', 'completed')
    .where('let_go_at', 'is', null)
    .execute();
type Open = Awaited<ReturnType<typeof openChores>>;

/** The home offers to plan all templates whose chores do not fit. The check looks at the chores alone, not at the planner. */
function checkFit(
  { world }: LivedIn,
  open: Open,
  templates: Template[],
  isWeekend: boolean,
  offers: PlanOffers,
) {
  const offered = new Set(offers.misfits.flatMap(({ templateIds }) => templateIds));
  const known = new Map(templates.map((template) => [template.id, template]));
  const leaders = leaderIdsOf(templates);
  // A chore that was moved by a day counts for the day it was planned for.
  const planned = open
    .filter(({ planned_by }) => planned_by !== 'once')
    .map(({ type, planned_on }) => ({ type, due_date: planned_on }));
  for (const { type, due_date } of planned) {
    if (offered.has(type)) continue;
    if (!known.has(type)) complain(world, `${type} of ${due_date} is of a template that is gone`);
    if (!isWeekend && weekdayOf(due_date) > 5) complain(world, `${type} of ${due_date} is on a weekend`);
  }
  const weeks = Map.groupBy(planned, ({ type, due_date }) => `${type} ${weekStart(due_date)}`);
  for (const [week, chores] of weeks) {
    const template = known.get(chores[0]?.type ?? '');
    if (!template || leaders.get(template.id) !== template.id || offered.has(template.id)) continue;
    if (chores.length > WEEKLY[template.frequency](template))
      complain(world, `${week} has ${chores.length}, and comes ${template.frequency}`);
  }
}

/**
 * No member lives in a home for a week without a share of the open chores that they could have from tomorrow on: on days on which they are
 * there, without swaps, and only if the rounds have enough turns for an even share of three.
 */
function checkShares(
  { world, homeId, residents }: LivedIn,
  open: Open,
  absences: Parameters<typeof awayByDay>[0],
) {
  const ahead = open.filter(({ due_date }) => due_date > today(world));
  const awayOn = awayByDay(absences);
  for (const { userId, name } of residents) {
    const key = `${homeId} ${userId}`;
    const couldHave = ahead.filter(
      ({ held_why, planned_by, due_date }) =>
        held_why !== 'swap' && planned_by === 'turns' && !awayOn(due_date).has(userId),
    );
    const turns = new Set(couldHave.map(({ due_date, round, type }) => `${due_date} ${round ?? type}`)).size;
    const isLeftOut = turns >= 3 * residents.length && !ahead.some((chore) => chore.assigned_to === userId);
    const days = isLeftOut ? (world.leftOut.get(key) ?? 0) + 1 : 0;
    world.leftOut.set(key, days);
    if (days === PATIENCE) complain(world, `${name} has no share`);
  }
}

/** The board matches the facts: no act forgot to derive it. */
async function checkDerived({ world, homeId }: LivedIn) {
  const { db } = world.app;
  const home = await db
    .selectFrom('homes')
    .select(['id', 'seed'])
    .where('id', '=', homeId)
    .executeTakeFirstOrThrow();
  const facts = await readFacts(db, home, today(world));
  const before = new Map(facts.chores.map(({ id, assignedTo }) => [id, assignedTo]));
  const moves = movesBetween(before, assign(facts));
  if (moves.length > 0) complain(world, `${moves.length} chores are not with the member that the facts say`);
}

/** Every offer is true, and every true offer is made. */
export async function checkPlan(home: LivedIn): Promise<void> {
  const { homeId, residents } = home;
  const [reader] = residents;
  if (!reader) return;
  const [open, { settings }, templates, offers, { absences }] = await Promise.all([
    openChores(home),
    reader.api.homes.getHome({ homeId }),
    reader.api.templates.listTemplates({ homeId }),
    reader.api.plans.getPlanOffers({ homeId }),
    reader.api.absences.listAbsences({ homeId }),
  ]);
  checkFit(home, open, templates, settings.includeWeekends, offers);
  checkShares(home, open, absences);
  await checkDerived(home);
}

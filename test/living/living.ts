import { addDays, type Day } from '#domain/days.ts';
import { startApp } from '#test/running/app.ts';
import { makeChance } from '#test/fuzzing/chance.ts';
import { choreActs, doChores } from '#test/living/acts-chores.ts';
import { fairActs } from '#test/living/acts-fair.ts';
import { homeActs, moveIn, openSecondHome } from '#test/living/acts-homes.ts';
import { moneyActs } from '#test/living/acts-money.ts';
import { repeatingActs } from '#test/living/acts-repeating.ts';
import { settlingActs } from '#test/living/acts-settling.ts';
import { planActs } from '#test/living/acts-plans.ts';
import { swapActs } from '#test/living/acts-swaps.ts';
import { templateActs } from '#test/living/acts-templates.ts';
import { checkCalendar } from '#test/living/checks-calendar.ts';
import { check } from '#test/living/checks.ts';
import { endAll } from '#test/living/ending.ts';
import { deliver, follow } from '#test/living/letters.ts';
import { joinByLink, makeHome, residentsOf, signUp } from '#test/living/people.ts';
import { readTypedReceipts } from '#test/living/receipts.ts';
import { complain, today, type Act, type Resident, type Visit, type World } from '#test/living/world.ts';

/** All acts that a person can do on a visit. */
export const ACTS: Record<string, Act> = {
  ...choreActs,
  ...planActs,
  ...swapActs,
  ...templateActs,
  ...homeActs,
  ...moneyActs,
  ...repeatingActs,
  ...settlingActs,
  ...fairActs,
};
/** The first day is drawn from two years: New Year, a leap year, and all weekdays can occur. */
const DAYS = 730;
const FIRST = '2026-11-01';
/** Stops after this many faults. */
const ENOUGH = 10;

/** Sets the time in Kuala Lumpur, whose clocks have not changed since 1982. */
const setTime = ({ app }: World, day: Day, minutes: number) => {
  app.clock.now = new Date(Date.parse(day) + (minutes - 8 * 60) * 60_000);
};

const deliverAll = (world: World, later = false) =>
  deliver(world, { later, read: (to, delivered) => follow(world, to, delivered) });

/** Draws an act by its weight. */
function draw({ chance }: World): [string, Act] {
  const all = Object.entries(ACTS);
  const total = all.reduce((sum, [, { weight }]) => sum + weight, 0);
  let left = (chance.below(100_000) / 100_000) * total;
  const found = all.find(([, { weight }]) => (left -= weight) < 0) ?? all[0];
  if (!found) throw new Error('there are no acts');
  return found;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error));

/** Does an act and logs it. A refusal is a fault, since screens offer only what the server accepts. */
async function act(visit: Visit, name: string, does: () => Promise<string | undefined>) {
  const { world, me } = visit;
  try {
    const done = await does();
    if (done !== undefined) world.log.push(`${today(world)} ${me.name} ${done}`);
    return done !== undefined;
  } catch (error) {
    complain(world, `${me.name} ${name}: ${codeOf(error)}`);
    return false;
  }
}

/** A visit: a person opens the app, completes what is due, and does some other acts. */
async function visitHome(world: World, me: Resident, counts: Map<string, number>) {
  const { chance } = world;
  const { user } = await me.api.users.getSession();
  const homes = await me.api.homes.listHomes();
  const homeId = user?.homeId ?? homes[0]?.id;
  if (homeId === undefined) return;
  const here = { world, me, homeId };
  await me.api.chores.openHome({ homeId });
  await act(here, 'does chores', async () => {
    await doChores(here);
    return undefined;
  });
  for (let tries = chance.below(5); tries > 0; tries--) {
    const [name, { does }] = draw(world);
    if (await act(here, name, () => does(here))) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (!(await residentsOf(world, homeId)).includes(me)) return;
  }
}

/** A round of reminders is one letter to each debtor, for all shares. */
function checkRound(world: World) {
  const now = world.app.clock.now.getTime();
  for (const { name, letters } of world.people) {
    const round = letters.filter(
      ({ at, letter }) => at.getTime() === now && letter.kind === 'payment-reminder',
    );
    if (round.length > 1) complain(world, `${name} got ${round.length} reminders at once`);
  }
}

async function liveADay(world: World, day: Day, counts: Map<string, number>) {
  const { app, chance } = world;
  await app.db.deleteFrom('rate_limits').execute();
  setTime(world, day, 5);
  await app.sweep();
  setTime(world, day, 9 * 60 + 30);
  await app.createRepeatingRequests();
  await app.remind();
  await deliverAll(world);
  checkRound(world);
  let minutes = 10 * 60;
  for (const person of world.people) {
    if (person.isGone || !chance.isOften(4, 5)) continue;
    minutes += 1 + chance.below(40);
    setTime(world, day, minutes);
    await visitHome(world, person, counts);
    await deliverAll(world);
    await checkCalendar(world);
  }
  for (const homeId of world.homeIds) await moveIn(world, homeId);
  setTime(world, day, 23 * 60);
  await deliverAll(world, true);
  await check(world);
}

/**
 * Lives some days in a home of five, and in a second home that some of them have. People do what the screens offer, drawn from the seed, and
 * every evening the checks run. Returns the faults, and how often each act was done.
 * @param atTheEnd runs after these days, before everything open is ended
 */
export async function live({
  seed,
  days,
  atTheEnd = async () => {},
}: {
  seed: string;
  days: number;
  atTheEnd?: (world: World) => Promise<void>;
}) {
  const chance = makeChance(seed);
  await using app = await startApp({}, { random: () => chance.bytes(16).toString('hex') });
  readTypedReceipts(app);
  const world: World = {
    app,
    chance,
    people: [],
    homeIds: [],
    leftOut: new Map(),
    receipts: 0,
    late: new Map(),
    log: [],
    wrong: [],
  };
  const counts = new Map<string, number>();
  const first = addDays(FIRST, chance.below(DAYS));
  setTime(world, first, 20 * 60);
  const founder = await signUp(world);
  const homeId = await makeHome(world, founder, 'Seri Pandan 12A');
  for (let count = 1; count < 5; count++) await joinByLink(world, await signUp(world), homeId);
  await openSecondHome(world, world.people.slice(1));
  await deliverAll(world);
  for (let count = 1; count <= days && world.wrong.length < ENOUGH; count++)
    await liveADay(world, addDays(first, count), counts);
  await atTheEnd(world);
  await endAll(world);
  const wrong = [...world.wrong, ...app.failures.map(String)].map((what) => `SEED=${seed} ${what}`);
  return { first, wrong: wrong.join('\n\n'), counts: Object.fromEntries(counts), log: world.log };
}

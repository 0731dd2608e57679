import {
  administratorOf,
  joinByLink,
  joinByName,
  makeHome,
  residentsOf,
  signUp,
} from '#test/living/people.ts';
import {
  complain,
  personOf,
  pick,
  today,
  type Act,
  type Resident,
  type Visit,
  type World,
} from '#test/living/world.ts';

/** Members do not leave a home with fewer people than this. */
const FEW = 4;
const MANY = 6;

const isAdministrator = async ({ world, me, homeId }: Visit) => (await administratorOf(world, homeId)) === me;

async function leave(visit: Visit) {
  const { world, me, homeId } = visit;
  if (await isAdministrator(visit)) return undefined;
  if ((await residentsOf(world, homeId)).length < FEW) return undefined;
  await me.api.homes.getLeaving({ homeId, userId: me.userId });
  await me.api.homes.leaveHome({ homeId });
  return 'leaves';
}

async function remove(visit: Visit) {
  const { world, me, homeId } = visit;
  if (!(await isAdministrator(visit))) return undefined;
  const residents = await residentsOf(world, homeId);
  const other = pick(
    world,
    residents.filter((each) => each !== me),
  );
  if (!other || residents.length < FEW) return undefined;
  await me.api.homes.removeMember({ homeId, userId: other.userId, password: me.password });
  return `removes ${other.name}`;
}

async function allowAgain(visit: Visit) {
  const { world, me, homeId } = visit;
  if (!(await isAdministrator(visit))) return undefined;
  const { formerMembers } = await me.api.homes.getHome({ homeId });
  const former = pick(
    world,
    formerMembers.filter(({ removed, userId }) => removed && !personOf(world, userId).isGone),
  );
  if (!former) return undefined;
  await me.api.homes.allowAgain({ homeId, userId: former.userId });
  return `allows ${former.displayName} again`;
}

async function handOver(visit: Visit) {
  const { world, me, homeId } = visit;
  if (!(await isAdministrator(visit))) return undefined;
  const other = pick(
    world,
    (await residentsOf(world, homeId)).filter((each) => each !== me),
  );
  if (!other) return undefined;
  await me.api.homes.handOver({ homeId, userId: other.userId, password: me.password });
  return `hands the home over to ${other.name}`;
}

async function newLink(visit: Visit) {
  if (!(await isAdministrator(visit))) return undefined;
  await visit.me.api.homes.makeInviteLink({ homeId: visit.homeId });
  return 'makes a new invite link';
}

async function changeSettings(visit: Visit) {
  const { world, me, homeId } = visit;
  if (!(await isAdministrator(visit))) return undefined;
  const { settings } = await me.api.homes.getHome({ homeId });
  const changed = world.chance.one<Partial<typeof settings>>([
    { autoGenerate: !settings.autoGenerate },
    { weeksInAdvance: 1 + world.chance.below(12) },
    { exchangeAutomatically: !settings.exchangeAutomatically },
    { dealBy: settings.dealBy === 'turns' ? 'even_minutes' : 'turns' },
  ]);
  await me.api.homes.updateHomeSettings({ homeId, settings: changed });
  return `sets ${JSON.stringify(changed)}`;
}

/** Deletes the account. The administrator of a home with others hands it over first. */
async function deleteAccount(visit: Visit) {
  const { world, me } = visit;
  for (const home of await me.api.homes.listHomes()) {
    const residents = await residentsOf(world, home.id);
    if (residents.length > 1 && residents.length < FEW) return undefined;
  }
  for (const home of await me.api.homes.listHomes())
    if (home.role === 'administrator' && home.memberCount > 1) await handOver({ ...visit, homeId: home.id });
  await me.api.users.getAccountDeletion();
  await me.api.users.deleteAccount({ password: me.password });
  me.isGone = true;
  return 'deletes their account';
}

async function switchHome({ world, me, homeId }: Visit) {
  const homes = await me.api.homes.listHomes();
  const other = pick(
    world,
    homes.filter(({ id }) => id !== homeId),
  );
  if (!other) return undefined;
  await me.api.homes.switchHome({ homeId: other.id });
  return `switches to ${other.name}`;
}

export const homeActs: Record<string, Act> = {
  leaves: { weight: 1, does: leave },
  removes: { weight: 2, does: remove },
  'allows again': { weight: 6, does: allowAgain },
  'hands over': { weight: 1, does: handOver },
  'makes a link': { weight: 1, does: newLink },
  'changes settings': { weight: 3, does: changeSettings },
  'deletes account': { weight: 0.5, does: deleteAccount },
  'switches home': { weight: 8, does: switchHome },
};

const mayJoin = async ({ app }: World, homeId: string, { userId }: Resident) => {
  const membership = await app.db
    .selectFrom('memberships')
    .select(['left_at', 'removed'])
    .where('home_id', '=', homeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return !membership || (membership.left_at !== null && !membership.removed);
};

/** Lets a person move in if there is room: a former member, a member of the other home, or a new person. */
export async function moveIn(world: World, homeId: string): Promise<void> {
  const { chance, people } = world;
  const residents = await residentsOf(world, homeId);
  if (residents.length >= MANY || !chance.isOften(residents.length < FEW ? 2 : 1, 12)) return;
  const known: Resident[] = [];
  for (const person of people)
    if (!person.isGone && (await mayJoin(world, homeId, person))) known.push(person);
  const old = chance.isOften(2, 3) ? pick(world, known) : undefined;
  const person = old ?? (await signUp(world));
  await (chance.isOften(1, 3) ? joinByName : joinByLink)(world, person, homeId);
  const home = await person.api.homes.getHome({ homeId });
  if (!home.members.some(({ userId }) => userId === person.userId))
    complain(world, `${person.name} joined and is no member`);
}

/** Creates a second home for two members. */
export async function openSecondHome(world: World, [first, second]: readonly Resident[]): Promise<void> {
  if (!first || !second) return;
  const homeId = await makeHome(world, first, 'Kost Melati');
  await joinByLink(world, second, homeId);
  world.log.push(`${today(world)} a second home`);
}

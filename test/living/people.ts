import { sql } from 'kysely';
import type { World, Resident } from '#test/living/world.ts';
import { complain, personOf, TIME_ZONE, today, uuid } from '#test/living/world.ts';

const NAMES = [
  'Aisyah Rahman',
  'Ben Tan',
  'Chloe Lim',
  'Devi Nair',
  'Ethan Wong',
  'Farah Idris',
  'Gopal Menon',
  'Hana Yusof',
  'Ivan Lee',
  'Jaya Pillai',
  'Kai Xiang Ong',
  'Liyana Zain',
];

/** Creates a new person with an account. */
export async function signUp(world: World): Promise<Resident> {
  const { app, chance, people } = world;
  const number = people.length;
  const name = [NAMES[number % NAMES.length] ?? '', number < NAMES.length ? '' : String(number)]
    .join(' ')
    .trim();
  const email = `resident${number}@example.com`;
  const password = 'correct horse';
  const browser = app.browser();
  const { userId } = await browser.api.users.register({
    id: uuid(world),
    displayName: name,
    email,
    password,
  });
  const person = {
    ...browser,
    userId,
    name,
    email,
    password,
    isGone: false,
    diligence: 4 + chance.below(7),
    letters: [],
  };
  people.push(person);
  world.log.push(`${today(world)} ${name} signs up`);
  return person;
}

/** Dates a joining by the story's clock, after all earlier ones; the database dates it by the real time. */
async function dateJoining({ app }: World, homeId: string, { userId }: Resident): Promise<void> {
  await sql`
    update memberships
       set joined_at = greatest(${app.clock.now}, (select max(joined_at) + interval '1 ms' from memberships
                                                   where home_id = ${homeId} and user_id <> ${userId}))
     where home_id = ${homeId} and user_id = ${userId}`.execute(app.db);
}

/** Creates a home of this person. */
export async function makeHome(world: World, person: Resident, name: string): Promise<string> {
  const id = uuid(world);
  await person.api.homes.createHome({ id, name, timeZone: TIME_ZONE });
  await dateJoining(world, id, person);
  world.homeIds.push(id);
  world.log.push(`${today(world)} ${person.name} makes ${name}`);
  return id;
}

/** Returns the members of the home, in joining order. */
export async function residentsOf(world: World, homeId: string): Promise<Resident[]> {
  const rows = await world.app.db
    .selectFrom('memberships')
    .select('user_id')
    .where('home_id', '=', homeId)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .execute();
  return rows.map((row) => personOf(world, row.user_id));
}

/** Returns the administrator. */
export async function administratorOf(world: World, homeId: string): Promise<Resident> {
  const { admin_id } = await world.app.db
    .selectFrom('homes')
    .select('admin_id')
    .where('id', '=', homeId)
    .executeTakeFirstOrThrow();
  return personOf(world, admin_id);
}

/** Joins by the administrator's invite link. */
export async function joinByLink(world: World, person: Resident, homeId: string): Promise<void> {
  const administrator = await administratorOf(world, homeId);
  const { inviteLink } = await administrator.api.homes.getHome({ homeId });
  const link = new URL(inviteLink ?? '');
  const code = link.searchParams.get('code');
  if (link.searchParams.get('homeId') !== homeId) complain(world, 'an invite link names another home');
  await person.api.homes.joinHome({ homeId, ...(code !== null && { code }) });
  await dateJoining(world, homeId, person);
  world.log.push(`${today(world)} ${person.name} joins by the link`);
}

/** Joins by the home's name. If the home asks first, its administrator accepts. */
export async function joinByName(world: World, person: Resident, homeId: string): Promise<void> {
  const administrator = await administratorOf(world, homeId);
  const { name } = await administrator.api.homes.getHome({ homeId });
  const { waits } = await person.api.homes.joinHomeByName({ name });
  if (waits) {
    const { waiting } = await administrator.api.homes.getHome({ homeId });
    if (!waiting.some(({ userId }) => userId === person.userId))
      complain(world, `${person.name} waits, and the administrator does not see it`);
    await administrator.api.homes.acceptJoinRequest({ homeId, userId: person.userId });
    if ((await person.api.homes.listJoinRequests()).some(({ homeName }) => homeName === name))
      complain(world, `${person.name} was accepted and still waits`);
    await person.api.homes.switchHome({ homeId });
  }
  await dateJoining(world, homeId, person);
  world.log.push(`${today(world)} ${person.name} joins by the name`);
}

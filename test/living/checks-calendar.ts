import { addDays } from '#domain/days.ts';
import { eventsOf, type CalendarEvent } from '#test/builders/calendars.ts';
import { residentsOf } from '#test/living/people.ts';
import { formerHousemate } from '#words/grammar.ts';
import { complain, personOf, today, type Resident, type World } from '#test/living/world.ts';

/** What somebody's calendar app has: their link, and what it read last. */
type Subscription = { link: string; etag: string; events: Map<string, CalendarEvent> };
const subscriptions = new WeakMap<Resident, Subscription>();

async function subscribe(me: Resident): Promise<Subscription> {
  await me.api.calendars.setCalendarShows({ shows: 'home' });
  const { link } = await me.api.calendars.makeCalendarLink();
  return { link, etag: '', events: new Map() };
}

/** As an app asks each quarter of an hour: what it has stays where the server says so. */
async function lookAgain({ link, etag, events }: Subscription): Promise<Subscription | undefined> {
  const answer = await fetch(link, { headers: { 'if-none-match': etag } });
  const text = await answer.text();
  if (answer.status === 304) return { link, etag, events };
  if (answer.status !== 200) return undefined;
  const read = new Map(eventsOf(text).map((event) => [event.uid, event]));
  return { link, etag: answer.headers.get('etag') ?? '', events: read };
}

/** Whoever has gone may still stand there under their name: of that no board hears either. */
const nameIn = (world: World, name: string) =>
  name === formerHousemate || world.people.some((person) => person.isGone && person.name === name)
    ? 'gone'
    : name;

/** Without the home, where there are several. */
const shown = (world: World, { day, uid, summary }: CalendarEvent) => {
  const name =
    summary
      .replace(/ \([^(]*\)$/, '')
      .split(' · ')
      .at(-1) ?? '';
  return `${day} ${uid} ${summary.startsWith('✓ ')} ${nameIn(world, name)}`;
};

/** What the boards of their homes show from 30 days back. */
async function boardsOf(world: World, me: Resident): Promise<string[]> {
  const boards = await Promise.all(
    world.homeIds.map(async (homeId) => {
      const residents = await residentsOf(world, homeId);
      if (!residents.includes(me)) return [];
      const ids = new Set(residents.map(({ userId }) => userId));
      const chores = await world.app.db
        .selectFrom('chores')
        .select(['id', 'due_date', 'status', 'assigned_to'])
        .where('home_id', '=', homeId)
        .where('due_date', '>=', addDays(today(world), -30))
        .where('let_go_at', 'is', null)
        .where('assigned_to', 'is not', null)
        .$narrowType<{ assigned_to: string }>()
        .execute();
      return chores
        .filter(({ status, assigned_to }) => status === 'completed' || ids.has(assigned_to))
        .map(({ id, due_date, status, assigned_to }) => {
          const { name } = personOf(world, assigned_to);
          return `${due_date} ${id} ${status === 'completed'} ${nameIn(world, name)}`;
        });
    }),
  );
  return boards.flat();
}

/** Of a chore that has become somebody else's, or is done, the event says that it is a newer one. */
function checkSequences(world: World, before: Subscription, after: Subscription) {
  for (const [uid, event] of after.events) {
    const known = before.events.get(uid);
    if (!known) continue;
    const rises = event.sequence - known.sequence;
    if (rises < 0 || (rises === 0 && shown(world, known) !== shown(world, event)))
      complain(world, `the event of ${event.day} went from ${known.sequence} to ${event.sequence}`);
  }
}

/** Whoever has lived longest in the first home reads it in their calendar, after each visit of somebody: it is as the boards are. */
export async function checkCalendar(world: World): Promise<void> {
  const [me] = await residentsOf(world, world.homeIds[0] ?? '');
  if (!me) return;
  const known = subscriptions.get(me) ?? (await subscribe(me));
  const read = await lookAgain(known);
  if (!read) {
    // Ended with the session in which it was made.
    subscriptions.delete(me);
    return;
  }
  subscriptions.set(me, read);
  checkSequences(world, known, read);
  const events = new Set([...read.events.values()].map((event) => shown(world, event)));
  const boards = new Set(await boardsOf(world, me));
  const more = [...events].filter((each) => !boards.has(each));
  const less = [...boards].filter((each) => !events.has(each));
  if (more.length + less.length === 0) return;
  const what = `${more.slice(0, 3).join('; ')} in place of ${less.slice(0, 3).join('; ')}`;
  complain(world, `the calendar of ${me.name} has ${what}`);
}

import { addDays } from '#domain/days.ts';
import { eventsOf, type CalendarEvent } from '#test/builders/calendars.ts';
import { residentsOf } from '#test/living/people.ts';
import { formerHousemate } from '#words/grammar.ts';
import { complain, personOf, today, type Resident, type World } from '#test/living/world.ts';

/** The state of a person's calendar app: its link, and what it read last. */
type Subscription = { link: string; etag: string; events: Map<string, CalendarEvent> };
const subscriptions = new WeakMap<Resident, Subscription>();

async function subscribe(me: Resident): Promise<Subscription> {
  await me.api.calendars.setCalendarShows({ shows: 'home' });
  const { link } = await me.api.calendars.makeCalendarLink();
  return { link, etag: '', events: new Map() };
}

/** Reads again as an app does every quarter of an hour, and keeps the old events if the server answers that nothing changed. */
async function lookAgain({ link, etag, events }: Subscription): Promise<Subscription | undefined> {
  const answer = await fetch(link, { headers: { 'if-none-match': etag } });
  const text = await answer.text();
  if (answer.status === 304) return { link, etag, events };
  if (answer.status !== 200) return undefined;
  const read = new Map(eventsOf(text).map((event) => [event.uid, event]));
  return { link, etag: answer.headers.get('etag') ?? '', events: read };
}

/** Leaves out names of people without an account: calendars may still show them, since boards get no notes about them. */
const nameIn = (world: World, name: string) =>
  name === formerHousemate || world.people.some((person) => person.isGone && person.name === name)
    ? 'gone'
    : name;

/** Leaves out the name of the home, which calendars of several homes show. */
const shown = (world: World, { day, uid, summary }: CalendarEvent) => {
  const name =
    summary
      .replace(/ \([^(]*\)$/, '')
      .split(' · ')
      .at(-1) ?? '';
  return `${day} ${uid} ${summary.startsWith('✓ ')} ${nameIn(world, name)}`;
};

/** Returns what the boards of the person's homes show, from 30 days back. */
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

/** The event of a chore with a new member or state must have a higher sequence number. */
function checkSequences(world: World, before: Subscription, after: Subscription) {
  for (const [uid, event] of after.events) {
    const known = before.events.get(uid);
    if (!known) continue;
    const rises = event.sequence - known.sequence;
    if (rises < 0 || (rises === 0 && shown(world, known) !== shown(world, event)))
      complain(world, `the event of ${event.day} went from ${known.sequence} to ${event.sequence}`);
  }
}

/** Compares the calendar of the first home's longest member with the boards, after each visit. */
export async function checkCalendar(world: World): Promise<void> {
  const [me] = await residentsOf(world, world.homeIds[0] ?? '');
  if (!me) return;
  const known = subscriptions.get(me) ?? (await subscribe(me));
  const read = await lookAgain(known);
  if (!read) {
    // The link ended with the session that made it.
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

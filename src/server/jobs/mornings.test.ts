import { expect, test } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { sharedApp, type TestApp } from '#test/running/app.ts';
import { openPushRoom } from '#test/running/push-room.ts';
import { chorePlannedFor, readRows, setClock, twoServers } from '#test/builders/boards.ts';
import { goAway } from '#test/builders/absences.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { sharedPost } from '#test/builders/payments.ts';
import { startPushService } from '#test/fakes/push-service.ts';

const app = await sharedApp();

type Chore = [type: string, dueDate: string];

/** Sets the clock to a time in Kuala Lumpur. */
const at = (day: string, time: string, server = app) => setClock(server, `${day}T${time}:00+08:00`);

/** Leaves just these chores open in a home, all of its person. */
async function have(person: Person, homeId: string, ...chores: Chore[]) {
  await app.db.deleteFrom('chores').where('home_id', '=', homeId).execute();
  for (const [type, due_date] of chores)
    await app.db
      .insertInto('chores')
      .values({ home_id: homeId, type, ...chorePlannedFor(person.userId, due_date) })
      .execute();
}

/** A person alone in a home, since Monday, November 16th 2026, 05:00. */
async function living(timeZone = 'Asia/Kuala_Lumpur') {
  at('2026-11-16', '05:00');
  const person = await signUp(app);
  const { id: homeId } = await buildHome([person], { timeZone });
  return { person, homeId, have: (...chores: Chore[]) => have(person, homeId, ...chores) };
}

async function room() {
  const opened = await openPushRoom(app);
  const round = async (day: string, time: string) => {
    at(day, time);
    await app.remindOfMornings();
    await opened.allSent();
  };
  return { ...opened, round };
}

test('at eight: today’s open chores, then overdue ones, once, with a link to the board', async () => {
  await using post = await room();
  const { person, homeId, have: setChores } = await living();
  const phone = await post.deviceOf(person);
  await setChores(['throw_rubbish', '2026-11-17'], ['mop', '2026-11-17'], ['wash_toilet', '2026-11-16']);
  await post.round('2026-11-17', '07:59');
  expect(phone.pushes).toEqual([]);
  await post.round('2026-11-17', '08:00');
  await post.round('2026-11-17', '08:03');
  expect(phone.pushes.map(({ message }) => message)).toEqual([
    expect.objectContaining({
      title: 'Your chores',
      line: 'Yours today: Mop, Throw Rubbish. Overdue: Wash Toilet',
      path: `/chores?homeId=${homeMark(homeId)}`,
      about: 'morning',
    }),
  ]);
  await setChores(['wash_toilet', '2026-11-16'], ['wash_toilet', '2026-11-10']);
  await post.round('2026-11-18', '08:01');
  expect(phone.pushes.at(-1)?.message).toMatchObject({
    line: 'Overdue: Wash Toilet',
    path: `/chores?homeId=${homeMark(homeId)}#overdue`,
  });
});

test('nothing on days away from the home, and again from the first day back', async () => {
  await using post = await room();
  const { person, homeId, have: setChores } = await living();
  const phone = await post.deviceOf(person);
  const days = { from: '2026-11-17', to: '2026-11-18' };
  await goAway(person, homeId, days);
  await setChores(['mop', '2026-11-18']);
  await post.round('2026-11-18', '08:00');
  expect(phone.pushes).toEqual([]);
  await post.round('2026-11-19', '08:00');
  expect(phone.pushes.map(({ message }) => message)).toMatchObject([{ line: 'Overdue: Mop' }]);
});

test('for every home of the person, with its name, also without an open tab', async () => {
  await using post = await room();
  const { person, homeId, have: setChores } = await living();
  const phone = await post.deviceOf(person);
  const { id: other } = await buildHome([person], { name: 'Kost Melati', timeZone: 'America/New_York' });
  await setChores(['mop', '2026-11-17']);
  await have(person, other, ['mop', '2026-11-16'], ['sweep', '2026-11-15'], ['sweep', '2026-11-17']);
  const { id: third } = await buildHome([person]);
  await have(person, third);
  await person.api.homes.deleteHome({ homeId: third, name: 'Seri Pandan 12A', password: person.password });
  expect((await person.api.users.getSession()).user?.homeId).toBeNull();
  // The clock of the home where they have lived longest counts. In New York it is the evening of the 16th.
  await post.round('2026-11-17', '07:59');
  expect(phone.pushes).toEqual([]);
  for (const time of ['08:00', '08:03', '21:00']) await post.round('2026-11-17', time);
  expect(phone.pushes.map(({ message }) => message)).toMatchObject([
    {
      line: 'Yours today: Mop (Seri Pandan 12A), Mop (Kost Melati). Overdue: Sweep (Kost Melati)',
      path: expect.stringContaining(homeMark(homeId)) as unknown,
    },
  ]);
  // After switching it off and on, the same clock counts.
  await person.api.pushes.setMorning({ hour: 9, byMail: false });
  await post.round('2026-11-18', '08:30');
  expect(phone.pushes).toHaveLength(1);
  await post.round('2026-11-18', '09:00');
  expect(phone.pushes).toHaveLength(2);
  await post.round('2026-11-22', '09:00');
  expect(phone.pushes.at(-1)?.message.line).toMatch(/Seri Pandan 12A did 0 of 1 chores this week$/);
});

test('on Sunday it also says what the home did that week, if something is open', async () => {
  await using post = await room();
  const { person, homeId, have: setChores } = await living();
  const phone = await post.deviceOf(person);
  const week: Chore[] = ['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-22', '2026-11-23'].map((day) => [
    'mop',
    day,
  ]);
  await setChores(...week);
  const done = app.db.updateTable('chores').set({ status: 'completed', completed_by: person.userId });
  await done
    .set((eb) => ({ completed_at: app.clock.now, completed_on: eb.ref('due_date') }))
    .where('home_id', '=', homeId)
    .where('due_date', '<', '2026-11-18')
    .execute();
  await post.round('2026-11-21', '08:00');
  expect(phone.pushes.at(-1)?.message).toMatchObject({ line: 'Overdue: Mop' });
  await post.round('2026-11-22', '08:00');
  expect(phone.pushes.at(-1)?.message).toMatchObject({
    line: 'Yours today: Mop. Overdue: Mop. Your home did 1 of 3 chores this week',
  });
});

test('no reminder if nothing is open, or only others’ or let-go chores', async () => {
  await using post = await room();
  const { person, homeId, have: setChores } = await living();
  const other = await signUp(app, 'Ben Tan');
  await other.api.homes.joinHome({ homeId });
  const [phone, theirs] = [await post.deviceOf(person), await post.deviceOf(other)];
  await setChores(['mop', '2026-11-18']);
  await post.round('2026-11-17', '08:00');
  await setChores(['mop', '2026-11-10']);
  await app.db
    .updateTable('chores')
    .set({ let_go_at: new Date(), let_go_by: person.userId, status: 'overdue' })
    .where('home_id', '=', homeId)
    .execute();
  await post.round('2026-11-18', '08:00');
  expect(phone.titles().filter((title) => title === 'Your chores')).toEqual([]);
  expect(theirs.titles()).toEqual([]);
});

test('chores completed before sending are not named', async () => {
  const { person, homeId, have: setChores } = await living();
  await using post = await room();
  const phone = await post.deviceOf(person);
  await post.queue.stop();
  await setChores(['mop', '2026-11-17']);
  at('2026-11-17', '08:00');
  await app.remindOfMornings();
  const [chore] = await readRows(app, homeId);
  await person.api.chores.completeChore({ homeId, choreId: chore?.id ?? '' });
  await using later = await openPushRoom(app, { service: post.service });
  await later.allSent();
  expect(phone.pushes).toEqual([]);
});

test('at the chosen hour, by the home’s clock', async () => {
  await using post = await room();
  const { person, have: setChores } = await living('America/New_York');
  const phone = await post.deviceOf(person);
  await person.api.pushes.setMorning({ hour: 21, byMail: false });
  expect((await person.api.pushes.getDevice()).morning.hour).toBe(21);
  await setChores(['mop', '2026-11-16']);
  // 05:00 on the 17th in Kuala Lumpur is 16:00 on the 16th in New York.
  await post.round('2026-11-17', '09:59');
  expect(phone.pushes).toEqual([]);
  await post.round('2026-11-17', '10:00');
  expect(phone.pushes).toHaveLength(1);
});

test('a server that was down sends it later that day, and never for a past day', async () => {
  const service = await startPushService();
  const { person, have: setChores } = await living();
  const phone = service.subscribe();
  const sendAll = async () => {
    await using post = await openPushRoom(app, { service });
    await post.allSent();
    return phone.pushes.length;
  };
  await person.api.pushes.subscribe({ ...phone.subscription, key: app.keys.publicKey });
  await setChores(['mop', '2026-11-17']);
  at('2026-11-17', '23:40');
  await app.remindOfMornings();
  expect(await sendAll()).toBe(1);
  // The next day's reminder is queued in time, but no worker sends it before midnight.
  at('2026-11-18', '23:50');
  await app.remindOfMornings();
  at('2026-11-19', '00:00');
  expect(await sendAll()).toBe(1);
  await app.db.deleteFrom('push_subscriptions').execute();
  await service.stop();
});

test('switched on after its hour, or moved to a past hour, it begins tomorrow', async () => {
  await using post = await room();
  const { person, have: setChores } = await living();
  await setChores(['mop', '2026-11-16']);
  at('2026-11-16', '08:30');
  const phone = await post.deviceOf(person);
  await post.round('2026-11-16', '08:33');
  expect(phone.pushes).toEqual([]);
  await person.api.pushes.setMorning({ hour: 7, byMail: false });
  await post.round('2026-11-16', '08:36');
  expect(phone.pushes).toEqual([]);
  await person.api.pushes.setMorning({ hour: 9, byMail: false });
  await post.round('2026-11-16', '09:00');
  expect(phone.pushes, 'today is done with').toEqual([]);
  await post.round('2026-11-17', '09:00');
  expect(phone.pushes).toHaveLength(1);
  await person.api.pushes.setDeviceChoices({ unwanted: [], morning: false });
  await post.round('2026-11-18', '09:00');
  expect(phone.pushes).toHaveLength(1);
  at('2026-11-19', '09:30');
  await person.api.pushes.setDeviceChoices({ unwanted: [], morning: true });
  await post.round('2026-11-19', '09:33');
  expect(phone.pushes).toHaveLength(1);
  await post.round('2026-11-20', '09:00');
  expect(phone.pushes).toHaveLength(2);
});

test('a change in the minutes after the hour loses nothing', async () => {
  await using post = await room();
  const { person, have: setChores } = await living();
  const phone = await post.deviceOf(person);
  await setChores(['mop', '2026-11-17']);
  at('2026-11-17', '08:01');
  await person.api.pushes.setDeviceChoices({ unwanted: ['swaps'], morning: true });
  await post.round('2026-11-17', '08:02');
  expect(phone.pushes).toHaveLength(1);
});

test('one of two simultaneous servers sends it', async () => {
  await using servers = await twoServers(app);
  const service = await startPushService();
  const { first, second } = servers;
  const people: Person[] = [];
  for (let count = 0; count < 5; count++) {
    const person = await signUp(first);
    const { id } = await buildHome([person], { name: `Home ${count}` });
    await first.db.deleteFrom('chores').where('home_id', '=', id).execute();
    await first.db
      .insertInto('chores')
      .values({ home_id: id, type: 'mop', ...chorePlannedFor(person.userId, '2026-11-17') })
      .execute();
    const { subscription } = service.subscribe();
    await person.api.pushes.subscribe({ ...subscription, key: first.keys.publicKey });
    people.push(person);
  }
  servers.setClock('2026-11-17T00:05:00Z');
  await Promise.all([first, second, first, second].map((server: TestApp) => server.remindOfMornings()));
  const { rows } = await first.pool.query<{ user: string }>(
    `select data->>'userId' as user from pgboss.job where name = 'push' and data->>'kind' = 'morning'`,
  );
  expect(rows.map(({ user }) => user).toSorted()).toEqual(people.map(({ userId }) => userId).toSorted());
  await service.stop();
});

test('by email if wanted, and not after unsubscribing', async () => {
  const { person, homeId, have: setChores } = await living();
  const post = await sharedPost(app);
  await setChores(['mop', '2026-11-17'], ['wash_toilet', '2026-11-16']);
  const round = async (day: string) => {
    at(day, '08:00');
    await app.remindOfMornings();
    return post.lettersTo(person, /^(?:Yours today|Overdue)/);
  };
  expect(await round('2026-11-17')).toEqual([]);
  await person.api.pushes.setMorning({ hour: 8, byMail: true });
  expect(await round('2026-11-17'), 'its hour has passed').toEqual([]);
  const [letter, ...more] = await round('2026-11-18');
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Overdue: Mop, Wash Toilet');
  expect(letter?.text).toContain(`/chores?homeId=${homeMark(homeId)}#overdue`);
  const token = /\/unsubscribe#token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  expect(await app.browser().api.mailChoices.unsubscribe({ token })).toEqual({ group: 'morning' });
  expect((await person.api.pushes.getDevice()).morning).toEqual({ hour: 8, byMail: false });
  expect(await round('2026-11-19')).toHaveLength(1);
});

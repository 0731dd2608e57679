import { expect, test } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { goAway } from '#test/builders/absences.ts';
import { setClock, homeOfTwo } from '#test/builders/boards.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { chorePlace } from '#domain/places.ts';
import { sharedApp } from '#test/running/app.ts';
import { openPushRoom } from '#test/running/push-room.ts';

const app = await sharedApp();

/** A home of three on Monday, November 23rd 2026: Ben has an open chore of the week before. */
async function home() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  setClock(app, '2026-11-23T02:00:00Z');
  await app.sweep();
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const { chores } = await aisyah.api.chores.listLateChores({ homeId });
  const late = chores.find(({ assignedTo }) => assignedTo === ben.userId);
  if (!late) throw new Error('Ben is late');
  const remind = (who: Person, choreId = late.id) => who.api.chores.remindOfChore({ homeId, choreId });
  const bensReminders = async () => {
    const { notifications } = await ben.api.notifications.listNotifications({});
    return notifications.filter(({ type }) => type === 'chore_reminder');
  };
  return { aisyah, ben, chloe, homeId, late, remind, bensReminders };
}

test('a late chore is reminded of once a day; a second member is told that this has happened', async () => {
  const { aisyah, ben, chloe, homeId, late, remind, bensReminders } = await home();
  const answers = await Promise.all([remind(aisyah), remind(chloe)]);
  expect(answers.map(({ wasReminded }) => wasReminded).toSorted()).toEqual([false, true]);
  expect(await remind(aisyah)).toEqual({ wasReminded: true });
  expect(await bensReminders()).toMatchObject([
    {
      title: 'A chore is overdue',
      data: { homeId, choreId: late.id, choreType: late.type, choreDueDate: late.dueDate },
    },
  ]);
  const listed = async () =>
    (await ben.api.chores.listLateChores({ homeId })).chores.find(({ id }) => id === late.id);
  expect(await listed()).toMatchObject({ remindedOn: '2026-11-23' });
  setClock(app, '2026-11-24T02:00:00Z');
  expect(await remind(chloe)).toEqual({ wasReminded: false });
  expect(await bensReminders()).toHaveLength(2);
});

test("the assignee's device gets a push at once, which opens the chore", async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId, late, remind } = await home();
  const phone = await room.deviceOf(ben);
  await remind(aisyah);
  await room.allSent();
  expect(phone.pushes.map(({ message }) => [message.title, message.path])).toEqual([
    ['A chore is overdue', `/chores?homeId=${homeMark(homeId)}#${chorePlace(late.id)}`],
  ]);
});

test("not of the caller's own chore, a completed one, one that is not late or off the board, or a former member's", async () => {
  const { aisyah, ben, chloe, homeId, late, remind, bensReminders } = await home();
  expect(await refusalOf(remind(ben))).toBe('FORBIDDEN');
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: '2026-11-23', to: '2026-11-29' });
  const coming = chores.find(({ assignedTo }) => assignedTo === ben.userId);
  expect(await refusalOf(remind(aisyah, coming?.id))).toBe('CHORE_NOT_OVERDUE');
  const others = await aisyah.api.chores.listLateChores({ homeId });
  const [second, third] = others.chores.filter(
    ({ id, assignedTo }) => assignedTo === ben.userId && id !== late.id,
  );
  await ben.api.chores.completeChore({ homeId, choreId: second?.id ?? '' });
  expect(await refusalOf(remind(aisyah, second?.id))).toBe('CHORE_COMPLETED');
  await ben.api.chores.letGoChore({ homeId, choreId: late.id });
  expect(await refusalOf(remind(aisyah))).toBe('CHORE_NOT_FOUND');
  await ben.api.homes.leaveHome({ homeId });
  expect(await refusalOf(remind(chloe, third?.id))).toBe('CHORE_NOT_FOUND');
  expect(await bensReminders()).toEqual([]);
});

test('not while the assignee is away', async () => {
  const { aisyah, ben, homeId, remind, bensReminders } = await home();
  await goAway(ben, homeId, { from: '2026-11-23', to: '2026-11-24' });
  expect(await refusalOf(remind(aisyah))).toBe('REMIND_AWAY');
  setClock(app, '2026-11-25T02:00:00Z');
  expect(await remind(aisyah)).toEqual({ wasReminded: false });
  expect(await bensReminders()).toHaveLength(1);
});

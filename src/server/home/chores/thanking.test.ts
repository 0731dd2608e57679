import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chorePlace } from '#domain/places.ts';
import { dropRemovedChores } from '#server/home/plan/replaced-plans.ts';
import { homeOfTwo, readRows, setClock } from '#test/builders/boards.ts';
import { refusalOf, signUp, type Person } from '#test/builders/homes.ts';
import { listenLive } from '#test/observers/listening.ts';
import { sharedApp } from '#test/running/app.ts';
import { openPushRoom } from '#test/running/push-room.ts';

const app = await sharedApp();

/** A home of three on Tuesday, November 24th 2026. Ben has done Sweep and Mop, and has more chores. */
async function home() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  setClock(app, '2026-11-24T02:00:00Z');
  await app.sweep();
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const theirs = (await readRows(app, homeId)).filter(({ due_date }) => due_date >= '2026-11-24');
  const take = async (type: string) => {
    const id = theirs.find((row) => row.type === type)?.id ?? '';
    // As an agreement, so that no other act assigns it to another member.
    const agreed = { assigned_to: ben.userId, held_by: ben.userId, held_why: 'move' };
    await app.db.updateTable('chores').set(agreed).where('id', '=', id).execute();
    return id;
  };
  const [sweep, mop, open] = [await take('sweep'), await take('mop'), await take('throw_rubbish')];
  for (const choreId of [sweep, mop]) await ben.api.chores.completeChore({ homeId, choreId });
  const thank = (who: Person, choreId = sweep, isThanked = true) =>
    who.api.chores.thankForChore({ homeId, choreId, isThanked });
  const bellOf = async (who: Person) => {
    const { notifications } = await who.api.notifications.listNotifications({});
    return notifications.filter(({ type }) => type === 'chore_thanked');
  };
  const saidTo = async (who: Person) => (await bellOf(who)).map(({ message }) => message);
  return { aisyah, ben, chloe, homeId, sweep, mop, open, thank, bellOf, saidTo };
}

test('a thank shows at the chore and in the bell only, once, and can be taken back', async () => {
  await using room = await openPushRoom(app);
  const { aisyah, ben, homeId, sweep, thank, bellOf, saidTo } = await home();
  const phone = await room.deviceOf(ben);
  await using bens = await listenLive(app, ben);
  const events = async () => (await aisyah.api.homes.listHistory({ homeId })).entries.length;
  const before = await events();
  const thanked = await thank(aisyah);
  expect(thanked.thankedBy).toEqual([aisyah.userId]);
  await bens.receives('chores', homeId);
  await bens.receives('notifications');
  // A retry: the first answer was lost.
  expect(await thank(aisyah)).toEqual(thanked);
  expect(await bellOf(ben)).toMatchObject([
    {
      title: 'Thank you!',
      message: 'Aisyah Rahman thanks you for Sweep.',
      actor: { userId: aisyah.userId },
      leadsTo: { page: '/chores', place: chorePlace(sweep) },
      sign: 'heart',
      isBad: false,
      read: false,
    },
  ]);
  const { todaysChores } = await ben.api.dashboard.getDashboard({ homeId });
  for (const chore of todaysChores)
    expect(chore.thankedBy).toEqual(chore.id === sweep ? [aisyah.userId] : []);
  const back = await thank(aisyah, sweep, false);
  expect(back.thankedBy).toEqual([]);
  expect(await thank(aisyah, sweep, false)).toEqual(back);
  expect(await saidTo(ben)).toEqual([]);
  expect(await events()).toBe(before);
  await room.allSent();
  expect(phone.pushes).toEqual([]);
});

test('thanks of a day are one notification while it is unread, the newest on top', async () => {
  const { aisyah, ben, chloe, homeId, sweep, mop, thank, bellOf, saidTo } = await home();
  await thank(aisyah);
  await aisyah.api.homes.renameHome({ homeId, name: 'Seri Pandan 12B' });
  await thank(chloe);
  expect(await saidTo(ben)).toEqual(['Chloe Lim and Aisyah Rahman thank you for Sweep.']);
  await thank(aisyah, mop);
  const [first] = await bellOf(ben);
  expect(first).toMatchObject({
    message: 'Aisyah Rahman and Chloe Lim thank you for Mop and Sweep.',
    actor: { userId: aisyah.userId },
    leadsTo: { place: chorePlace(mop) },
  });
  // Taking one back leaves the others.
  await thank(aisyah, mop, false);
  expect(await bellOf(ben)).toMatchObject([
    {
      message: 'Chloe Lim and Aisyah Rahman thank you for Sweep.',
      actor: { userId: chloe.userId },
      leadsTo: { place: chorePlace(sweep) },
    },
  ]);
  // After it was read, and on another day, there is another.
  await ben.api.notifications.markAllNotificationsRead();
  await thank(aisyah, mop);
  expect(await saidTo(ben)).toEqual([
    'Aisyah Rahman thanks you for Mop.',
    'Chloe Lim and Aisyah Rahman thank you for Sweep.',
  ]);
  setClock(app, '2026-11-25T02:00:00Z');
  await thank(chloe, mop);
  expect((await saidTo(ben))[0]).toBe('Chloe Lim thanks you for Mop.');
  // Also what was read says nothing that was taken back.
  await thank(chloe, sweep, false);
  expect((await saidTo(ben)).at(-1)).toBe('Aisyah Rahman thanks you for Sweep.');
});

test('the notification has names of today, in the language of its reader', async () => {
  const { aisyah, ben, chloe, thank, saidTo } = await home();
  await thank(aisyah);
  await thank(chloe);
  await chloe.api.users.updateDisplayName({ displayName: 'Chloe Lim Mei' });
  await ben.api.users.setLanguage({ language: 'ms' });
  expect(await saidTo(ben)).toEqual([
    'Chloe Lim Mei dan Aisyah Rahman berterima kasih kepada anda atas tugas Sapu lantai.',
  ]);
  await ben.api.users.setLanguage({ language: 'zh' });
  expect(await saidTo(ben)).toEqual(['Chloe Lim Mei 和 Aisyah Rahman 感谢你完成了扫地。']);
});

test('two who thank at once are both counted', async () => {
  const { aisyah, ben, chloe, thank, saidTo } = await home();
  await Promise.all([thank(aisyah), thank(chloe), thank(aisyah)]);
  expect((await thank(aisyah)).thankedBy.toSorted()).toEqual([aisyah.userId, chloe.userId].toSorted());
  const [said, ...more] = await saidTo(ben);
  expect(said).toMatch(/^(?:Aisyah Rahman and Chloe Lim|Chloe Lim and Aisyah Rahman) thank you for Sweep\.$/);
  expect(more).toEqual([]);
});

test('not for an own chore, an open one, one that was let go, nor one of a former member', async () => {
  const { aisyah, ben, homeId, open, thank } = await home();
  expect(await refusalOf(thank(ben))).toBe('FORBIDDEN');
  expect(await refusalOf(thank(aisyah, open))).toBe('CHORE_OPEN');
  expect(await refusalOf(thank(aisyah, randomUUID()))).toBe('CHORE_NOT_FOUND');
  const { chores } = await aisyah.api.chores.listLateChores({ homeId });
  const late = chores[0]?.id ?? '';
  await aisyah.api.chores.letGoChore({ homeId, choreId: late });
  expect(await refusalOf(thank(aisyah, late))).toBe('CHORE_NOT_FOUND');
  await thank(aisyah);
  await ben.api.homes.leaveHome({ homeId });
  for (const isThanked of [true, false])
    expect(await refusalOf(thank(aisyah, undefined, isThanked))).toBe('CHORE_NOT_FOUND');
});

test('a chore that is open again has no thanks, and its notification is gone', async () => {
  const { aisyah, ben, chloe, homeId, sweep, mop, thank, saidTo } = await home();
  await thank(aisyah);
  await thank(chloe);
  await thank(chloe, mop);
  const open = await ben.api.chores.reopenChore({ homeId, choreId: sweep });
  expect(open.thankedBy).toEqual([]);
  expect(await saidTo(ben)).toEqual(['Chloe Lim thanks you for Mop.']);
  expect(await ben.api.chores.completeChore({ homeId, choreId: sweep })).toMatchObject({ thankedBy: [] });
});

test('Undo of a plan brings the thanks back, until it is over', async () => {
  const { aisyah, homeId, sweep, thank } = await home();
  await thank(aisyah);
  const thankedBy = async () => {
    const { chores } = await aisyah.api.chores.listChores({ homeId, from: '2026-11-24', to: '2026-12-24' });
    return chores.find(({ id }) => id === sweep)?.thankedBy;
  };
  const regenerate = async () => {
    const planId = randomUUID();
    await aisyah.api.chores.regenerateChoresForHome({ homeId, id: planId, keepCompleted: false });
    return planId;
  };
  const planId = await regenerate();
  expect(await thankedBy()).toBeUndefined();
  await aisyah.api.chores.restorePlan({ homeId, planId });
  expect(await thankedBy()).toEqual([aisyah.userId]);
  await regenerate();
  const thanks = () => app.db.selectFrom('thanks').select('user_id').where('chore_id', '=', sweep).execute();
  expect(await thanks()).toHaveLength(1);
  await app.db.deleteFrom('replaced_plans').where('home_id', '=', homeId).execute();
  await dropRemovedChores(app.db, homeId);
  expect(await thanks()).toEqual([]);
});

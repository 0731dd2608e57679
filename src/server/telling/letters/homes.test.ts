import { expect, test } from 'vitest';
import { emptiedApp } from '#test/running/app.ts';
import { inviteTo, signUp, templateFields } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';
import { only, openPost } from '#test/builders/post-office.ts';
import { PUBLIC_URL } from '#test/running/mail-room.ts';

const app = await emptiedApp();

test('text typed by housemates makes no link in an email to an unconfirmed address', async () => {
  await using post = await openPost(app);
  const { aisyah, ben, homeId } = post;
  const own = await post.nextOf(aisyah);
  const fields = templateFields({ name: 'Win at chore.example' });
  await aisyah.api.templates.saveTemplate({ homeId, templateId: own.type, fields });
  await aisyah.api.homes.renameHome({ homeId, name: 'home.example/win' });
  const message = 'Your parcel waits: https://message.example/pay';
  const asked = await post.ask({ message });
  await askForMoney(aisyah, homeId, [ben], { title: 'Fee, see title.example' });
  const links = /\b(?:chore|home|message|title)\.example/;
  const toBen = await post.lettersTo(ben, /swap|asks you/);
  expect(toBen).toHaveLength(2);
  for (const { subject, text, html } of toBen) expect(`${subject}${text}${html}`).not.toMatch(links);
  expect(toBen.map(({ text }) => text).join('')).toContain('> Your parcel waits: …');
  await app.db.updateTable('users').set({ email_verified: true }).execute();
  await aisyah.api.swaps.cancelSwapRequest(asked);
  await post.ask({ message });
  const confirmed = (await post.lettersTo(ben, /swap/)).at(-1);
  expect(confirmed?.text).toContain(`> ${message}\n`);
  await app.db.updateTable('users').set({ email_verified: false }).execute();
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome(await inviteTo(aisyah, homeId));
  expect(only(await post.lettersTo(ben, /joined your home/)).text).not.toMatch(links);
  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  expect(only(await post.lettersTo(ben, /removed/)).text).not.toMatch(links);
});

test("a removed person gets an email with the home's name of that time, unless they live there again or are deleted", async () => {
  await using post = await openPost(app);
  const { room, aisyah, ben, homeId } = post;
  await app.db.updateTable('users').set({ email_verified: true }).execute();
  await aisyah.api.homes.removeMember({ homeId, userId: ben.userId });
  const letter = only(await post.lettersTo(ben, /removed/));
  expect(letter.subject).toBe('You were removed from Seri Pandan 12A');
  expect(letter.text).toContain('Its administrator can allow you to join again.');
  expect(letter.text).toContain(`${PUBLIC_URL}/home-management`);
  // It concerns their own membership, so they cannot stop it.
  expect(letter.header('list-unsubscribe')).toBeUndefined();
  expect(await post.lettersTo(aisyah, /removed/)).toEqual([]);
  const again = {
    kind: 'removed-from-home' as const,
    userId: ben.userId,
    homeId,
    homeName: 'Seri Pandan 12A',
  };
  const account = app.db.updateTable('users').where('id', '=', ben.userId);
  await account.set({ deleted_at: new Date() }).execute();
  await room.post(again);
  expect(await post.lettersTo(ben, /removed/)).toHaveLength(1);
  await account.set({ deleted_at: null }).execute();
  await aisyah.api.homes.allowAgain({ homeId, userId: ben.userId });
  await ben.api.homes.joinHome(await inviteTo(aisyah, homeId));
  await room.post(again);
  expect(await post.lettersTo(ben, /removed/)).toHaveLength(1);
});

test("after a home's deletion everyone with open money gets an email that they cannot stop", async () => {
  await using post = await openPost(app);
  const { aisyah, ben, homeId } = post;
  await askForMoney(ben, homeId, [aisyah], { totalAmount: 9000, title: 'Rent <b>of</b> May' });
  await aisyah.api.homes.deleteHome({ homeId, name: 'Seri Pandan 12A' });
  const letter = only(await post.lettersTo(ben, /was deleted/));
  expect(letter.subject).toBe('Seri Pandan 12A was deleted while money was still owed');
  expect(letter.text).toContain('\nOthers owed you RM 90.00 there.\n');
  expect(letter.text).toContain(
    'Aisyah Rahman owed you: RM 90.00: Rent <b>of</b> May, asked on Nov 16, 2026',
  );
  expect(letter.text).not.toContain('Stop emails about');
  expect(letter.html).not.toContain('<b>of</b>');
  expect(await post.lettersTo(aisyah, /was deleted/)).toEqual([]);
});

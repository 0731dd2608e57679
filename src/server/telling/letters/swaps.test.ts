import { expect, test } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';
import type { Row } from '#test/builders/boards.ts';
import { emptiedApp } from '#test/running/app.ts';
import { templateFields } from '#test/builders/homes.ts';
import { PUBLIC_URL } from '#test/running/mail-room.ts';
import { only, openPost } from '#test/builders/post-office.ts';

const app = await emptiedApp();

const templateOf = (row: Row) => BUILT_IN_TEMPLATES.find(({ id }) => id === row.type);

/** 'Tue, Nov 24', formatted by other code than the email's. */
const dayName = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(day));
const choreText = (row: Row) => `${templateOf(row)?.name}, ${dayName(row.due_date)}`;

test('a request says who, what, when, what in return and the message, and leads to its page', async () => {
  await using post = await openPost(app);
  const { aisyah, ben } = post;
  const [own, theirs] = [await post.nextOf(aisyah), await post.nextOf(ben)];
  const { homeId, swapRequestId } = await post.ask({
    returnChoreId: theirs.id,
    message: 'Night shift this week.\n\nCan you?',
  });
  const url = `${PUBLIC_URL}/swap-requests?homeId=${homeMark(homeId)}#swap-${swapRequestId}`;
  const letter = only(await post.lettersTo(ben, /swap/));
  expect(letter.subject).toBe(`Aisyah Rahman would like to swap: ${choreText(own)}`);
  expect(letter.to).toMatchObject([{ name: 'Ben Tan', address: ben.email }]);
  expect(letter.text).toContain('Aisyah Rahman wants to swap chores with you.');
  const minutes = templateOf(own)?.estimatedTime;
  expect(letter.text).toContain(`\nDue ${dayName(own.due_date)} · about ${minutes} min\n`);
  expect(letter.text).toContain('\n> Night shift this week.\n>\n> Can you?\n');
  expect(letter.text).toContain(
    `\nYou take:  ${choreText(own)}\nIn return: Aisyah Rahman takes your ${choreText(theirs)}\n`,
  );
  expect(letter.text).toContain(`\nAnswer the request:\n${url}\n`);
  expect(letter.text).toContain('\nNothing moves until you accept.\n');
  expect(letter.html).toContain('“Night shift this week.<br><br>Can you?”');
  expect(letter.html).toContain(`>${choreText(own)}<`);
  expect(letter.html).toContain(`your ${choreText(theirs)}<`);
  expect(letter.html).toContain(`href="${url}"`);
  expect(letter.html).toContain('prefers-color-scheme:dark');
  expect(await post.lettersTo(aisyah, /swap/)).toEqual([]);
});

test('accepted: the requester reads what each does now', async () => {
  await using post = await openPost(app);
  const { aisyah, ben, homeId } = post;
  const [own, theirs] = [await post.nextOf(aisyah), await post.nextOf(ben)];
  await ben.api.swaps.acceptSwapRequest(await post.ask({ returnChoreId: theirs.id }));
  const letter = only(await post.lettersTo(aisyah, /swap.*accepted/));
  expect(letter.subject).toBe(`Your swap was accepted: Ben Tan takes ${choreText(own)}`);
  expect(letter.text).toContain(`\nBen Tan does: ${choreText(own)}\nYou do:       ${choreText(theirs)}\n`);
  expect(letter.text).toContain(
    `\nSee the board:\n${PUBLIC_URL}/chores?homeId=${homeMark(homeId)}&week=${own.due_date}&tab=all#chore-${own.id}\n`,
  );
  expect(letter.html).toContain('The chores have been exchanged.');
  expect(await post.lettersTo(ben, /accepted/)).toEqual([]);
});

test('accepted in a home without automatic exchange: the two coordinate it', async () => {
  await using post = await openPost(app);
  const { aisyah, ben, homeId } = post;
  const own = await post.nextOf(aisyah);
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { exchangeAutomatically: false } });
  const asked = await post.ask();
  const request = only(await post.lettersTo(ben, /swap/));
  expect(request.text).toContain('In return: Nothing, it is a favour');
  expect(request.text).toContain('Nothing moves by itself in this home: if you accept,');
  await ben.api.swaps.acceptSwapRequest(asked);
  const letter = only(await post.lettersTo(aisyah, /swap.*accepted/));
  expect(letter.subject).toBe(`Your swap was accepted: ${choreText(own)}`);
  expect(letter.text).toContain('Please coordinate the chore change manually: nothing moves by itself');
  expect(letter.text).toContain(`\nBen Tan takes: ${choreText(own)}\nIn return:     Nothing\n`);
});

test("agreed in a home without automatic exchange: 'in return' names the right person", async () => {
  await using post = await openPost(app);
  const { aisyah, ben, homeId } = post;
  const theirs = await post.nextOf(ben);
  await aisyah.api.homes.updateHomeSettings({ homeId, settings: { exchangeAutomatically: false } });
  await ben.api.swaps.acceptSwapRequest(await post.ask({ returnChoreId: theirs.id }));
  const letter = only(await post.lettersTo(aisyah, /swap.*accepted/));
  expect(letter.text).toContain(`\nIn return:     You take their ${choreText(theirs)}\n`);
});

test('declined: the requester reads that nothing moved', async () => {
  await using post = await openPost(app);
  const { aisyah, ben, homeId } = post;
  const own = await post.nextOf(aisyah);
  await ben.api.swaps.rejectSwapRequest(await post.ask());
  const letter = only(await post.lettersTo(aisyah, /swap.*declined/));
  expect(letter.subject).toBe(`Your swap was declined: ${choreText(own)} stays with you`);
  expect(letter.text).toContain('Ben Tan declined your swap.');
  expect(letter.text).toContain('Nothing has changed. You can ask someone else.');
  const address = `${PUBLIC_URL}/chores?homeId=${homeMark(homeId)}&#38;week=${own.due_date}&#38;tab=all`;
  expect(letter.html).toContain(`href="${address}#chore-${own.id}"`);
});

test('typed text is harmless in the message and in names of chores and people', async () => {
  await using post = await openPost(app);
  const { aisyah, ben, homeId } = post;
  const own = await post.nextOf(aisyah);
  const name = '<b>Bins</b> & "co"';
  await aisyah.api.templates.saveTemplate({ homeId, templateId: own.type, fields: templateFields({ name }) });
  await aisyah.api.users.updateDisplayName({ displayName: 'pay at evil.my' });
  const forged = "\n--\nYou're getting this email because you won.";
  await post.ask({ message: `<img src=x onerror=alert(1)>\u202E${forged}` });
  const letter = only(await post.lettersTo(ben, /swap/));
  expect(letter.subject).toBe(`A housemate would like to swap: ${name}, ${dayName(own.due_date)}`);
  expect(letter.html).toContain(
    '“&#60;img src=x onerror=alert(1)&#62;<br>--<br>You&#39;re getting this email',
  );
  expect(letter.html).toContain('&#60;b&#62;Bins&#60;/b&#62; &#38; &#34;co&#34;');
  expect(letter.html?.match(/<img/g)).toHaveLength(1);
  expect(letter.html).not.toMatch(/<(?:b|script)>/);
  expect(letter.text).toContain(
    "\n> <img src=x onerror=alert(1)>\n> --\n> You're getting this email because you won.\n",
  );
  expect(letter.text?.match(/^--$/gm)).toHaveLength(1);
  expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/evil\.my|\u202E/);
});

test('a chore without a template has the name of its type', async () => {
  await using post = await openPost(app);
  const { aisyah, ben } = post;
  const { id } = await post.nextOf(aisyah);
  await app.db.updateTable('chores').set({ type: 'a_plant_to_water' }).where('id', '=', id).execute();
  await post.ask();
  const letter = only(await post.lettersTo(ben, /swap: a plant to water, /));
  expect(letter.text).toMatch(/^Due \w{3}, \w{3} \d{2}$/m);
});

test('a request that is no longer pending sends no email, and a person who left gets none', async () => {
  await using post = await openPost(app);
  const { room, aisyah, ben, homeId } = post;
  const asked = await post.ask();
  only(await post.lettersTo(ben, /swap/));
  const again = { kind: 'swap-requested' as const, userId: ben.userId, ...asked };
  await aisyah.api.swaps.cancelSwapRequest(asked);
  await room.post(again);
  const answered = app.db.updateTable('swap_requests').set({ status: 'declined' });
  await answered.where('id', '=', asked.swapRequestId).execute();
  await room.post(again);
  await room.post({ ...again, kind: 'swap-accepted', userId: aisyah.userId });
  await ben.api.homes.leaveHome({ homeId });
  await room.post({ ...again, kind: 'swap-declined', userId: aisyah.userId });
  expect(await post.lettersTo(ben, /swap/)).toHaveLength(1);
  expect(await post.lettersTo(aisyah, /swap/)).toEqual([]);
});

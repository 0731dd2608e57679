import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { addDays, weekStart } from '#domain/days.ts';
import { buildChores, expect, letterTo, today, withDatabase } from '#test/browser/harness.ts';
import { openDoor } from '#test/browser/door.ts';
import { drawReceipt, SUBMIT } from '#test/browser/proof-steps.ts';
import { test } from '#test/engines/harness.ts';
import type { Visitor } from '#test/engines/visitor.ts';
import { openPress } from '#test/receipts/drawing/render.ts';

// One walk of two people: each job starts where the last one ended.
test.describe.configure({ mode: 'serial' });

const PASSWORD = 'correct horse';
const HOME = 'Seri Pandan 12A';
const TITLE = 'Weekly groceries at Jaya Grocer';
const RECEIPT_MS = 60_000;
const emails = { priya: `${randomUUID()}@example.com`, aisyah: `${randomUUID()}@example.com` };
// A chore of next week cannot become late during the walk.
const tuesday = addDays(weekStart(today()), 8);
const BOARD = `/chores?week=${weekStart(tuesday)}`;

let priya: Visitor;
let aisyah: Visitor;
let invitation: string;

test.beforeAll(async ({ enter }) => {
  priya = await enter('Priya');
  aisyah = await enter('Aisyah');
});

test.afterEach(async ({ browserName }, info) => {
  if (info.status === info.expectedStatus) return;
  for (const [name, visitor] of Object.entries({ priya, aisyah })) {
    const file = info.outputPath(`${browserName}-${name}.png`);
    await visitor.picture(file);
    await info.attach(`what ${name} saw in ${browserName}`, { path: file, contentType: 'image/png' });
  }
});

async function register(person: Visitor, displayName: string, email: string) {
  await person.type('Display name', displayName);
  await person.type('Email', email);
  await person.type('Password', PASSWORD);
  await person.type('Confirm password', PASSWORD);
  await person.tap('button', 'Create account');
}

const idOf = (email: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email]);
    return rows[0]?.id ?? '';
  });

test('a person registers', async () => {
  await priya.open('/login');
  await priya.tap('link', 'Create an account');
  await register(priya, 'Priya Nair', emails.priya);
  await priya.see('Account created successfully!');
  await priya.isAt('/dashboard');
  await priya.see('No Home Found');
});

test('they sign out, and in again', async () => {
  await priya.tap('button', 'Logout');
  await priya.isAt('/login');
  await priya.type('Email', emails.priya);
  await priya.type('Password', PASSWORD);
  await priya.tap('button', 'Sign in');
  await priya.see('Successfully logged in!');
  await priya.isAt('/dashboard');
});

test('they create a home', async () => {
  await priya.open('/home-management');
  await priya.type('Home name', HOME);
  await priya.tap('button', 'Create Home');
  await priya.see('Home created successfully!');
});

test('they invite a housemate, who registers and joins', async () => {
  invitation = await priya.valueOf('Invite link');
  await priya.tap('button', 'Copy Link');
  await priya.see('Invite link copied to clipboard');
  await aisyah.open(invitation);
  await aisyah.tap('link', 'Create an account');
  await register(aisyah, 'Aisyah Rahman', emails.aisyah);
  await aisyah.see('Successfully joined the home!');
});

test('they complete a chore, and the housemate sees it at once', async () => {
  const homeId = new URL(invitation).searchParams.get('homeId') ?? '';
  await buildChores(homeId, [
    { type: 'mop', assignedTo: await idOf(emails.priya), dueDate: tuesday },
    { type: 'sweep', assignedTo: await idOf(emails.aisyah), dueDate: addDays(tuesday, 1) },
  ]);
  await Promise.all([priya.open(BOARD), aisyah.open(BOARD)]);
  await aisyah.see('Sweep');
  await priya.tap('button', /^Mark complete: Mop/);
  await priya.see('Chore marked as completed!');
  await aisyah.see('Completed');
});

test('the housemate asks for a swap, which is accepted', async () => {
  await aisyah.tap('button', /^Request swap: Sweep/);
  await aisyah.see('Request a Chore Swap');
  await aisyah.pick('Housemate', 'Priya Nair');
  await aisyah.type('Message', 'I have a late shift.');
  await aisyah.tap('button', 'Send Request');
  await aisyah.see('Swap request sent successfully!');
  await priya.open('/swap-requests');
  await priya.see('“I have a late shift.”');
  await priya.tap('button', 'Accept');
  await priya.see('Swap accepted! The chore is now yours.');
});

test('they ask for money', async () => {
  await priya.open('/pay-my-money-back');
  await priya.type('Who owes you money? *', 'aisyah');
  await priya.tap('option', /Aisyah Rahman/);
  await priya.type('Pay for what? *', TITLE);
  await priya.type('Total Amount (RM) *', '63.45');
  await priya.tap('button', 'Get My Money Back');
  await priya.see('Payment request created and notifications sent!');
});

test('the housemate pays with a proof, from the link in the email', async () => {
  const letter = await letterTo(emails.aisyah, /asks you for RM 63\.45/);
  const link = /^http\S+\/payment-success\?\S+$/m.exec(letter.text ?? '')?.[0];
  const press = await openPress();
  const { buffer } = await drawReceipt(press, 1);
  await press.browser.close();
  const receipt = test.info().outputPath('receipt.png');
  writeFileSync(receipt, buffer);

  expect(link).toBeDefined();
  await aisyah.open(link ?? '');
  await aisyah.see(TITLE);
  await aisyah.upload(receipt);
  await aisyah.tap('button', SUBMIT);
  await aisyah.see('Payment Verified!', RECEIPT_MS);
  await priya.see('Paid');
});

test('the app loses the network, and goes on when it is back', async () => {
  const { unplug } = priya;
  test.skip(!unplug, 'the protocol of this engine cannot take the network away');
  await priya.open(BOARD);
  await priya.see('Sweep');
  await unplug?.(true);
  await priya.see(/^You are offline/);
  await priya.see('Sweep');
  await unplug?.(false);
  await priya.seeNoMore(/^You are offline/);
  await priya.tap('button', /^Mark complete: Sweep/);
  await priya.see('Chore marked as completed!');
});

test('a visitor switches the language, and the form keeps its input', async ({ enter }) => {
  const zulaikha = await enter('Zulaikha');
  await zulaikha.open('/register');
  await zulaikha.type('Display name', 'Zulaikha Osman');
  await zulaikha.pick('Language', '简体中文');
  await zulaikha.see('注册账号');
  expect(await zulaikha.valueOf('显示名称')).toBe('Zulaikha Osman');
  await zulaikha.pick('语言', 'Bahasa Melayu');
  await zulaikha.see('Daftar akaun');
  expect(await zulaikha.valueOf('Nama paparan')).toBe('Zulaikha Osman');
});

test('the app opens without its server, and sends changes once the server is back', async ({ enter }) => {
  test.setTimeout(180_000);
  await using door = await openDoor();
  const nadhirah = await enter('Nadhirah');
  const email = `${randomUUID()}@example.com`;
  await nadhirah.open(`${door.address}/register`);
  await register(nadhirah, 'Nadhirah Yusof', email);
  await nadhirah.see('No Home Found');
  await nadhirah.type('Home name', 'Rumah Kelicap');
  await nadhirah.tap('button', 'Create Home');
  await nadhirah.see('Home created successfully!');
  const userId = await idOf(email);
  const ofHers = <Row extends object>(text: string) =>
    withDatabase(async (client) => (await client.query<Row>(text, [userId])).rows);
  const [home] = await ofHers<{ id: string }>('select home_id as id from memberships where user_id = $1');
  await buildChores(
    home?.id ?? '',
    ['mop', 'sweep'].map((type) => ({ type, assignedTo: userId, dueDate: today() })),
  );
  await nadhirah.open(`${door.address}/dashboard`);
  await nadhirah.see('Mop');
  // The app is stored once the worker has requested its page and nothing after it.
  const isStored = () => {
    const before = asked;
    asked = door.asked.length;
    return door.asked.includes('/en/index.html') && asked === before;
  };
  let asked = 0;
  await expect.poll(isStored, { timeout: 60_000, intervals: [4000] }).toBe(true);

  await door.close();
  await nadhirah.open(`${door.address}/dashboard`);
  await nadhirah.see(/^You are offline\. This is how it was at/, 20_000);
  await nadhirah.tap('button', /^Mark complete: Mop/);
  await nadhirah.see('Will be sent when you are online');
  await door.reopen();
  const done = () => ofHers("select type from chores where assigned_to = $1 and status = 'completed'");
  await expect.poll(done, { timeout: 60_000 }).toEqual([{ type: 'mop' }]);
  await nadhirah.seeNoMore('Will be sent when you are online');
});

import type { KyselyPlugin } from 'kysely';
import { expect, test, vi } from 'vitest';
import { checkLink, mintLink } from '#server/telling/letters/debtor-links.ts';
import { deliverLetter } from '#server/telling/letters/delivering.ts';
import { allowAddress, stopAddress } from '#server/telling/mail/letter-limits.ts';
import { sharedApp } from '#test/running/app.ts';
import { isWaiting } from '#test/running/database.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { aheadClock, openMailRoom } from '#test/running/mail-room.ts';
import { agePaymentLetters, askForMoney, linkIn, sharedPost } from '#test/builders/payments.ts';
import { startSmtp } from '#test/fakes/smtp.ts';

const app = await sharedApp();
const post = await sharedPost(app);

/** Ben owes Aisyah and has got the email. */
async function asked() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const share = { homeId, paymentId: payment.id, userId: ben.userId };
  const [letter] = await post.lettersTo(ben, /asks you/);
  const opens = (token: string) => checkLink(app.db, share, token, app.clock.now);
  return { aisyah, ben, share, opens, first: linkIn(letter).token };
}

test('a newer email replaces the link of the earlier one once it has left', async () => {
  const { aisyah, ben, share, opens, first } = await asked();
  expect(await opens(first)).toBe(true);
  await agePaymentLetters(app, { id: share.paymentId });
  await aisyah.api.payments.sendReminders(share);
  const [reminder] = await post.lettersTo(ben, /^Reminder/);
  expect(reminder?.subject).toBe('Reminder: RM 60.00 to Aisyah Rahman for TNB electricity, October');
  expect(reminder?.text).toContain('A friendly reminder: you owe Aisyah Rahman\nRM 60.00\n');
  expect(reminder?.text).toContain('Already paid? Upload the receipt and the reminders stop.');
  expect(reminder?.text).toContain(
    'Reminder 1 of at most 5, because your share in Seri Pandan 12A is still open.',
  );
  expect(reminder?.html).toContain('Stop payment reminders');
  expect(reminder?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect([await opens(first), await opens(linkIn(reminder).token)]).toEqual([false, true]);
  const stop = /<(\S+)>/.exec(reminder?.header('list-unsubscribe') ?? '')?.[1] ?? '';
  const clicked = await fetch(`${app.base}/unsubscribe${new URL(stop).search}`, { method: 'POST' });
  expect(clicked.status).toBe(200);
  expect((await ben.api.users.getSession()).user?.unwantedMail).toEqual(['reminders']);
});

test('an email about a changed amount keeps the links of earlier ones', async () => {
  const { aisyah, ben, share, opens, first } = await asked();
  const title = 'TNB electricity, October';
  const changed = { ...share, revision: 0, title, debtorIds: [ben.userId], totalAmount: 7000 };
  await aisyah.api.payments.changePaymentRequest(changed);
  const [letter] = await post.lettersTo(ben, /70\.00/);
  expect([await opens(first), await opens(linkIn(letter).token)]).toEqual([true, true]);
});

test('an email whose reader changes their address while it is written goes to the new one', async () => {
  const { ben, share } = await asked();
  const smtp = await startSmtp();
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url, now: () => app.clock.now });
  const to = `new-${ben.email}`;
  let changed = false;
  const changing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!changed && result.rows.some((row) => row['email'] === ben.email)) {
        changed = true;
        await app.db.updateTable('users').set({ email: to }).where('id', '=', ben.userId).execute();
      }
      return result;
    },
  };
  const deps = { ...room.deps, db: room.db.withPlugin(changing) };
  const job = {
    id: 'd5f0c6de-6e0c-4a3c-9a53-0a6d9a2b7f11',
    data: { kind: 'payment-reminder' as const, ...share, number: 1 },
    createdOn: new Date(Date.now() + 1000),
    signal: new AbortController().signal,
  };
  await expect(deliverLetter(deps, job)).rejects.toThrow('has changed');
  await deliverLetter(deps, job);
  const mails = await smtp.received(1);
  expect(mails.map(({ recipients }) => recipients)).toEqual([[to]]);
  await smtp.stop();
});

test('an email that leaves twice leaves two working links: a mailbox may keep either', async () => {
  const { share, opens, first } = await asked();
  const smtp = await startSmtp();
  await using room = await openMailRoom({ url: app.url, smtpUrl: smtp.url, now: () => app.clock.now });
  const job = {
    id: 'd5f0c6de-6e0c-4a3c-9a53-0a6d9a2b7f10',
    data: { kind: 'payment-reminder' as const, ...share, number: 1 },
    createdOn: new Date(Date.now() + 1000),
    signal: new AbortController().signal,
  };
  await deliverLetter(room.deps, job);
  await deliverLetter(room.deps, job);
  const mails = await smtp.received(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  const tokens = mails.map((mail) => linkIn(mail).token);
  expect(new Set(tokens).size).toBe(2);
  expect(await Promise.all([first, ...tokens].map(opens))).toEqual([false, true, true]);
  await smtp.stop();
});

test('an email over its budget makes no link', async () => {
  const { ben, share, opens, first } = await asked();
  const links = async () =>
    (
      await app.db
        .selectFrom('payment_links')
        .select('token_hash')
        .where('user_id', '=', ben.userId)
        .execute()
    ).length;
  const job = {
    id: 'b0a9f7a3-7f0a-4c39-8f0e-6c5f0c0f4f2e',
    data: { kind: 'payment-reminder' as const, ...share, number: 1 },
    createdOn: new Date(Date.now() + 1000),
    signal: new AbortController().signal,
  };
  expect(await links()).toBe(1);
  const asking = { tx: app.db, secrets: app.settings, email: ben.email };
  await stopAddress({ ...asking, now: app.clock.now });
  await deliverLetter(post.room.deps, job);
  expect([await links(), await opens(first)]).toEqual([1, true]);
  // The same email, once its budget has room.
  await allowAddress(asking);
  await deliverLetter(post.room.deps, job);
  expect(await post.lettersTo(ben, /^Reminder/)).toHaveLength(1);
  expect(await opens(first)).toBe(false);
});

test('an email whose share is deleted while it is written does not leave and is not retried', async () => {
  const { ben, share } = await asked();
  const [began, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deleting = app.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('payment_requests').where('id', '=', share.paymentId).execute();
    began.resolve();
    await mayCommit.promise;
  });
  await began.promise;
  const delivered = deliverLetter(post.room.deps, {
    id: 'c1a9f7a3-7f0a-4c39-8f0e-6c5f0c0f4f2e',
    data: { kind: 'payment-reminder', ...share, number: 1 },
    createdOn: new Date(),
    signal: new AbortController().signal,
  });
  await expect.poll(() => isWaiting(app), { timeout: 20_000 }).toBe(true);
  mayCommit.resolve();
  await deleting;
  await delivered;
  expect(await post.lettersTo(ben, /^Reminder/)).toEqual([]);
});

test('the links of ten emails open a share, however many attempts each took', async () => {
  const { share, opens } = await asked();
  // The queue uses the real time.
  const promised = Date.now();
  const mint = (letter: number) => mintLink(app.db, share, app.clock.now, new Date(promised + letter * 1000));
  const tokens: string[] = [];
  for (let letter = 1; letter <= 12; letter++) tokens.push(await mint(letter), await mint(letter));
  expect(await Promise.all(tokens.map(opens))).toEqual(tokens.map((_, at) => at >= 4));
});

test('a failed attempt ends no link, and the email leaves once', { timeout: 30_000 }, async () => {
  const { ben, share, opens, first } = await asked();
  const smtp = await startSmtp();
  await smtp.stop();
  const clock = aheadClock();
  // A separate queue sends the emails of this test, as a server whose mail is down for a while.
  await post.room.queue.stop();
  await using room = await openMailRoom({
    url: app.url,
    smtpUrl: smtp.url,
    clock,
    now: () => app.clock.now,
  });
  await room.post({ kind: 'payment-reminder', ...share, number: 1 });
  const failed = (count: number) =>
    vi.waitFor(
      async () => {
        expect(room.lines.filter(({ msg }) => msg === 'job failed')).toHaveLength(count);
        const [job] = await room.jobs();
        expect(job?.state).toBe('retry');
        return job?.start_after ?? new Date();
      },
      { timeout: 5000 },
    );
  await clock.setTime(await failed(1));
  await clock.tick(2100);
  const next = await failed(2);
  expect(await opens(first)).toBe(true);
  const back = await startSmtp({ port: smtp.port });
  await clock.setTime(next);
  await clock.tick(2100);
  const [mail] = await back.received(1);
  await vi.waitFor(async () => expect(await room.jobs()).toEqual([]), { timeout: 5000 });
  expect(back.mails).toHaveLength(1);
  expect(mail?.recipients).toEqual([ben.email]);
  expect([await opens(first), await opens(linkIn(mail).token)]).toEqual([false, true]);
  await back.stop();
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { homeMark } from '#domain/home-mark.ts';
import type { ProofRead } from '#contract/payments.ts';
import { sharedApp } from '#test/running/app.ts';
import { checkLink } from '#server/telling/letters/debtor-links.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { PUBLIC_URL } from '#test/running/mail-room.ts';
import { askForMoney, linkIn, putProof, sharedPost } from '#test/builders/payments.ts';
import { only } from '#test/builders/post-office.ts';

const app = await sharedApp();
const post = await sharedPost(app);

/** Ben owes Aisyah RM 60.00. */
async function asked() {
  const home = await homeOfTwo(app);
  const payment = await askForMoney(home.aisyah, home.homeId, [home.ben]);
  return { ...home, payment, which: { homeId: home.homeId, paymentId: payment.id } };
}

/** Titles from before the rule about them may look like this. */
const turnRound = ({ id }: { id: string }) =>
  app.db
    .updateTable('payment_requests')
    .set({ title: sql`title || ${'\u202E'}` })
    .where('id', '=', id)
    .execute();

/** The address of a request on its page, in its home. */
const requestAt = ({ homeId, paymentId }: { homeId: string; paymentId: string }) =>
  `${PUBLIC_URL}/pay-my-money-back?homeId=${homeMark(homeId)}#payment-${paymentId}`;

const pay = (homeId: string, paymentId: string, paid_by: 'verified' | 'confirmed' | null) =>
  app.db
    .updateTable('payment_debtors')
    .set({ paid_by, paid_at: paid_by && app.clock.now, remind_on: null })
    .where('home_id', '=', homeId)
    .where('payment_id', '=', paymentId)
    .execute();

const READ: ProofRead = {
  amount: { sen: 6000, fit: 'fits' },
  status: { word: 'Successful', fit: 'fits' },
  recipient: { name: 'AISYAH', fit: 'fits' },
  date: { day: '2026-11-15', minute: 600, fit: 'fits' },
  reference: { text: 'SRJ2611204417', fit: 'fits' },
};

test('a request says who asks, for what and how much, and its link opens the share', async () => {
  const { aisyah, ben, payment } = await asked();
  const letter = only(await post.lettersTo(ben, /asks you/));
  expect(letter.subject).toBe('Aisyah Rahman asks you for RM 60.00: TNB electricity, October');
  expect(letter.to).toMatchObject([{ name: 'Ben Tan', address: ben.email }]);
  expect(letter.text).toContain(
    'Ben Tan, you owe Aisyah Rahman\nRM 60.00\nTNB electricity, October\n\n' +
      'Asked on: Nov 16, 2026\nTotal:    RM 60.00\nHome:     Seri Pandan 12A\n',
  );
  expect(letter.text).toContain("a screenshot or PDF that shows RM 60.00, Aisyah Rahman's name,");
  expect(letter.text).toContain(
    `\nUpload payment proof:\n${PUBLIC_URL}/payment-success?paymentId=${payment.id}&`,
  );
  expect(letter.text).toContain('Paid in cash? Sign in to Serumah and choose Mark as Paid on your share.');
  expect(letter.text).toContain('This link is only for you and works for 30 days.');
  expect(letter.text).toContain('because Aisyah Rahman shares a cost with you in Seri Pandan 12A.');
  for (const said of ['Ben Tan, you owe Aisyah Rahman', 'RM 60.00', '💡', 'Nov 16, 2026'])
    expect(letter.html).toContain(`>${said}<`);
  expect(letter.html).toContain('Stop emails about payment requests');
  expect(letter.header('list-unsubscribe')).toContain(`${PUBLIC_URL}/unsubscribe?token=`);
  expect(linkIn(letter)).toMatchObject({ paymentId: payment.id, userId: ben.userId });
  // The token is 32 random bytes.
  expect(linkIn(letter).token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(letter)).not.toContain(aisyah.email);
  expect(await post.lettersTo(aisyah, /RM/)).toEqual([]);
});

test('typed text is harmless, and a name like a link is left out', async () => {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  await aisyah.api.users.updateDisplayName({ displayName: 'pay at evil.my' });
  const payment = await askForMoney(aisyah, homeId, [ben], { title: '<b>Gas</b> & "co"' });
  await turnRound(payment);
  const letter = only(await post.lettersTo(ben, /asks you/));
  expect(letter.subject).toBe('A housemate asks you for RM 60.00: <b>Gas</b> & "co"');
  expect(letter.text).toContain('Ben Tan, you owe a housemate\n');
  expect(letter.html).toContain('&#60;b&#62;Gas&#60;/b&#62; &#38; &#34;co&#34;');
  expect(letter.html).not.toMatch(/<(?:b|script)>/);
  expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/evil\.my|\u202E/);
});

test("after 'Mark as Paid' the requester is asked to look for the money", async () => {
  const { aisyah, ben, which } = await asked();
  await ben.api.payments.markAsPaid(which);
  const letter = only(await post.lettersTo(aisyah, /RM/));
  expect(letter.subject).toBe('Ben Tan marked RM 60.00 as paid: TNB electricity, October');
  expect(letter.text).toContain('\nStill open: Nothing\n');
  expect(letter.text).toContain(
    'Ben Tan says they paid you, but there is no receipt. We cannot see your bank account',
  );
  expect(letter.text).toContain(`\nOpen the request:\n${requestAt(which)}\n`);
  expect(letter.text).not.toContain('The receipt picture fits');
});

test('for a proof that fits, the requester reads what it shows, and that the money may not have arrived', async () => {
  const { aisyah, ben, payment, which } = await asked();
  await putProof(app, payment, ben, { state: 'verified', read: READ });
  await pay(which.homeId, which.paymentId, 'verified');
  await post.room.post({ kind: 'payment-paid', userId: aisyah.userId, ...which, debtorId: ben.userId });
  const letter = only(await post.lettersTo(aisyah, /RM/));
  expect(letter.subject).toBe('Ben Tan paid you RM 60.00: TNB electricity, October');
  expect(letter.text).toContain('Ben Tan paid you\nRM 60.00\nTNB electricity, October\n');
  expect(letter.text).toContain('\nReceipt dated: Nov 15, 2026\nReference:     SRJ2611204417\n');
  expect(letter.text).toContain(
    'The receipt picture fits (amount, date, your name, reference). We cannot see your bank account – please check that the money arrived.',
  );
  expect(letter.text).toContain('Not received? Open the request.');
  expect(letter.html).toContain('>SRJ2611204417<');
  expect(letter.html).toContain('Stop emails about payment requests');
});

test('for an unsure proof, the requester reads why and is asked to check it', async () => {
  const { aisyah, ben, payment, which } = await asked();
  await putProof(app, payment, ben, { state: 'review', reasons: [{ code: 'name-missing' }] });
  const letter = { kind: 'payment-review' as const, userId: aisyah.userId, ...which, debtorId: ben.userId };
  await post.room.post(letter);
  const sent = only(await post.lettersTo(aisyah, /check/));
  expect(sent.subject).toBe("Please check Ben Tan's proof of RM 60.00: TNB electricity, October");
  expect(sent.text).toContain('Ben Tan says they paid you\nRM 60.00\n');
  expect(sent.text).toContain('We could not see your name as the recipient.');
  expect(sent.text).toContain("choose Confirm or Not received. Until then, Ben Tan won't get any reminders.");
  expect(sent.text).toContain(`\nCheck proof:\n${requestAt(which)}-${ben.userId}\n`);
  expect(sent.html).toContain('>Check proof<');
  // This is three days later.
  await post.room.post({ ...letter, again: 1 });
  const reminder = only(await post.lettersTo(aisyah, /^Reminder: please check/));
  expect(reminder.subject).toBe(
    "Reminder: please check Ben Tan's proof of RM 60.00: TNB electricity, October",
  );
  expect(reminder.text).toContain('Reminder 1 of at most 5, because this receipt in');
  // The requester answered meanwhile.
  await app.db
    .updateTable('payment_proofs')
    .set({ state: 'declined' })
    .where('user_id', '=', ben.userId)
    .execute();
  await post.room.post(letter);
  expect(await post.lettersTo(aisyah, /check/)).toHaveLength(2);
});

test("for confirmed, not received and reopened, the debtor reads the requester's answer", async () => {
  const { ben, which } = await asked();
  const to = { userId: ben.userId, ...which };
  await post.room.post({ kind: 'payment-reopened', ...to, why: 'not-received' });
  const refused = only(await post.lettersTo(ben, /received/));
  expect(refused.subject).toBe("Aisyah Rahman hasn't received RM 60.00: TNB electricity, October");
  expect(refused.text).toContain('Your share is still open. Already paid? Talk to Aisyah Rahman,');
  expect(linkIn(refused).userId).toBe(ben.userId);
  await post.room.post({ kind: 'payment-reopened', ...to, why: 'reopened' });
  const again = only(await post.lettersTo(ben, /you still owe/));
  expect(again.subject).toBe('Aisyah Rahman says you still owe RM 60.00 for TNB electricity, October');
  expect(again.text).toContain('Your share is open again.');
  expect(again.html).toContain('>Upload payment proof<');
  await pay(which.homeId, which.paymentId, 'confirmed');
  await post.room.post({ kind: 'payment-confirmed', ...to });
  const confirmed = only(await post.lettersTo(ben, /confirmed/));
  expect(confirmed.subject).toBe(
    'Aisyah Rahman confirmed your payment of RM 60.00: TNB electricity, October',
  );
  expect(confirmed.text).toContain('Aisyah Rahman has received\nRM 60.00\n');
  expect(confirmed.text).toContain(`\nSee the request:\n${requestAt(which)}\n`);
  // After leaving, the page does not show it.
  await ben.api.homes.leaveHome({ homeId: which.homeId });
  await post.room.post({ kind: 'payment-confirmed', ...to });
  const [, left] = await post.lettersTo(ben, /confirmed/);
  expect(left?.text).toMatch(/\nOpen Pay My Money Back:\n\S+\/pay-my-money-back\n/);
});

test('if no one answered a receipt, both sides read what to do', async () => {
  const { aisyah, ben, payment, which } = await asked();
  const toBen = { kind: 'payment-reopened' as const, userId: ben.userId, ...which };
  const toAisyah = { kind: 'payment-review-ended' as const, userId: aisyah.userId, ...which };
  await post.room.post({ ...toBen, why: 'unanswered' });
  const open = only(await post.lettersTo(ben, /didn't check/));
  expect(open.subject).toBe("Aisyah Rahman didn't check your receipt for RM 60.00: TNB electricity, October");
  expect(open.text).toContain(
    'Your receipt waited 60 days, so it no longer counts and has been deleted. Your share is still open. Already paid? Talk to Aisyah Rahman, and upload the receipt again.',
  );
  expect(linkIn(open).userId).toBe(ben.userId);
  await post.room.post({ ...toAisyah, debtorId: ben.userId });
  const ended = only(await post.lettersTo(aisyah, /wasn't checked/));
  expect(ended.subject).toBe("Ben Tan's proof of RM 60.00 wasn't checked: TNB electricity, October");
  expect(ended.text).toContain('The share is still open, and Ben Tan will be asked for it again.');
  expect(ended.text).toContain(`\nOpen the request:\n${requestAt(which)}\n`);
  // Ben sends it again, and then it is paid.
  const proof = await putProof(app, payment, ben, { state: 'review' });
  await post.room.post({ ...toAisyah, debtorId: ben.userId });
  // This reads it while the new receipt waits.
  expect(await post.lettersTo(aisyah, /wasn't checked/)).toHaveLength(1);
  await app.db.updateTable('payment_proofs').set({ state: 'confirmed' }).where('id', '=', proof).execute();
  await pay(which.homeId, which.paymentId, 'confirmed');
  await post.room.post({ ...toAisyah, debtorId: ben.userId });
  await post.room.post({ ...toBen, why: 'unanswered' });
  expect(await post.lettersTo(aisyah, /wasn't checked/)).toHaveLength(1);
  expect(await post.lettersTo(ben, /didn't check/)).toHaveLength(1);
});

test('an email that is no longer true is not sent', async () => {
  const { aisyah, ben, payment, which } = await asked();
  only(await post.lettersTo(ben, /RM/));
  const toBen = { userId: ben.userId, ...which };
  const toAisyah = { userId: aisyah.userId, ...which, debtorId: ben.userId };
  const { post: send } = post.room;
  // The share is open, and no receipt waits.
  await send({ kind: 'payment-paid', ...toAisyah });
  await send({ kind: 'payment-review', ...toAisyah });
  await send({ kind: 'payment-confirmed', ...toBen });
  // An email that is still queued would be true by then.
  expect(await post.lettersTo(aisyah, /RM/)).toEqual([]);
  // A proof waits.
  const proof = await putProof(app, payment, ben, { state: 'review' });
  await send({ kind: 'payment-reminder', ...toBen, number: 1 });
  await send({ kind: 'payment-reopened', ...toBen, why: 'not-received' });
  expect(await post.lettersTo(ben, /RM/)).toHaveLength(1);
  // The share is paid.
  await app.db.updateTable('payment_proofs').set({ state: 'dropped' }).where('id', '=', proof).execute();
  await pay(which.homeId, which.paymentId, 'confirmed');
  await send({ kind: 'payment-requested', ...toBen });
  await send({ kind: 'payment-reminder', ...toBen, number: 1 });
  await send({ kind: 'payment-reopened', ...toBen, why: 'reopened' });
  // The requester confirmed it themselves.
  await send({ kind: 'payment-paid', ...toAisyah });
  expect(await post.lettersTo(aisyah, /RM/)).toEqual([]);
  // The request is deleted.
  await pay(which.homeId, which.paymentId, null);
  await aisyah.api.payments.deletePaymentRequest(which);
  await send({ kind: 'payment-requested', ...toBen });
  await send({ kind: 'payment-reminder', ...toBen, number: 1 });
  await send({ kind: 'payment-reopened', ...toBen, why: 'reopened' });
  expect(await post.lettersTo(ben, /RM/)).toHaveLength(1);
});

test('a reminder of several shares has a link for each that is still open', async () => {
  const { aisyah, ben, homeId, payment, which } = await asked();
  const rice = await askForMoney(aisyah, homeId, [ben], { title: '<b>Rice</b>', totalAmount: 1250 });
  await turnRound(rice);
  const gas = await askForMoney(aisyah, homeId, [ben], { title: 'Gas', totalAmount: 2000 });
  const shareOf = ({ id }: { id: string }) => ({ userId: ben.userId, homeId, paymentId: id });
  const reminder = {
    kind: 'payment-reminder' as const,
    ...shareOf(payment),
    number: 2,
    others: [shareOf(rice), shareOf(gas)],
  };
  await post.room.post(reminder);
  const letter = only(await post.lettersTo(ben, /Reminder/));
  expect(letter.subject).toBe('Reminder: RM 92.50 for 3 open shares');
  expect(letter.text).toContain('you owe\nRM 92.50\n3 shares, to Aisyah Rahman\n');
  expect(letter.text).toContain(
    '\nRM 12.50 to Aisyah Rahman: <b>Rice</b>\nSeri Pandan 12A, asked on Nov 16, 2026\n',
  );
  expect(letter.text).toContain('Paid in cash? Sign in to Serumah and choose Mark as Paid on each share.');
  expect(letter.html).toContain('&#60;b&#62;Rice&#60;/b&#62;<');
  expect(letter.html).not.toMatch(/<b>/);
  const links = [
    ...(letter.text ?? '').matchAll(/payment-success\?paymentId=([\w-]+)&userId=[\w-]+&token=([\w-]{43})/g),
  ];
  expect(links.map(([, id]) => id)).toEqual([payment.id, rice.id, gas.id]);
  expect(new Set(links.map(([, , token]) => token)).size).toBe(3);
  expect(letter.text).toContain(
    `\nSee what you owe:\n${PUBLIC_URL}/pay-my-money-back?homeId=${homeMark(homeId)}\n`,
  );
  for (const [, , token = ''] of links) expect(letter.html).toContain(token);
  for (const [, id = '', token = ''] of links)
    expect(await checkLink(app.db, shareOf({ id }), token, app.clock.now)).toBe(true);

  await ben.api.payments.markAsPaid(which);
  await ben.api.payments.markAsPaid({ homeId, paymentId: gas.id });
  await post.room.post(reminder);
  const [, alone] = await post.lettersTo(ben, /Reminder/);
  expect(alone?.subject).toBe('Reminder: RM 12.50 to Aisyah Rahman for <b>Rice</b>');
  expect(alone?.text).toContain('Paid in cash? Sign in to Serumah and choose Mark as Paid on your share.');
  expect(linkIn(alone).paymentId).toBe(rice.id);
});

test('no one is asked to pay a deleted account, or by emails that they do not want', async () => {
  const { aisyah, ben, which } = await asked();
  only(await post.lettersTo(ben, /RM/));
  const toBen = { userId: ben.userId, ...which };
  await ben.api.mailChoices.setMailChoices({ unwanted: ['payments'] });
  await post.room.post({ kind: 'payment-requested', ...toBen });
  expect(await post.lettersTo(ben, /RM/)).toHaveLength(1);
  await post.room.post({ kind: 'payment-reminder', ...toBen, number: 2 });
  expect(await post.lettersTo(ben, /RM/)).toHaveLength(2);
  await ben.api.mailChoices.setMailChoices({ unwanted: ['reminders'] });
  await post.room.post({ kind: 'payment-reminder', ...toBen, number: 3 });
  await ben.api.mailChoices.setMailChoices({ unwanted: [] });
  const goes = app.db.updateTable('users').set({ deleted_at: app.clock.now });
  await goes.where('id', '=', aisyah.userId).execute();
  await post.room.post({ kind: 'payment-requested', ...toBen });
  await post.room.post({ kind: 'payment-reminder', ...toBen, number: 4 });
  expect(await post.lettersTo(ben, /RM/)).toHaveLength(2);
});

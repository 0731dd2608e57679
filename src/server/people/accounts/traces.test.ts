import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ProofRead } from '#contract/payments.ts';
import { holdLetter } from '#server/telling/letters/held-letters.ts';
import { sendResetLetter } from '#server/people/accounts/password-reset.ts';
import { startApp, type TestApp } from '#test/running/app.ts';
import { holding } from '#test/observers/holding.ts';
import { readRows } from '#test/builders/boards.ts';
import { buildHome, registerPerson, signUp, type Person } from '#test/builders/homes.ts';
import { bearerOf, callableClient } from '#test/steps/callables.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { ask } from '#test/builders/swaps.ts';

const NAME = 'Zulaikha Quill';
/** Every text that she writes to others contains this word. */
const WORD = 'xylophone';

/** Where a trace may stay, and why (docs/decisions/022-data-left-after-account-deletion.md). */
const STAYS: Record<string, string> = {
  'rate_limits.key':
    'how often the address was tried: for 15 minutes or an hour, until jobs/cleaning.ts has been there',
};

/** The columns with her name, address or words before the deletion. Fill a new column of this kind in the steps below. */
const STOOD = [
  'held_letters.letter',
  'payee_aliases.name',
  'payment_proofs.expected',
  'payment_proofs.read',
  'payment_proofs.reasons',
  'rate_limits.key',
  'swap_requests.message',
  'users.display_name',
  'users.email',
  'pgboss.job.data',
  'pgboss.job.group_id',
  'pgboss.job.output',
];

const readOf = (name: string): ProofRead => ({
  amount: { sen: 6000, fit: 'fits' },
  status: { word: 'Successful', fit: 'fits' },
  recipient: { name, fit: 'fits' },
  date: { day: '2026-11-16', minute: 600, fit: 'fits' },
  reference: { text: '4711', fit: 'fits' },
});

/** Writes her name, address and words wherever other people's data or waiting jobs contain them. */
async function leaveTraces(app: TestApp, her: Person, aisyah: Person, ben: Person) {
  const { id: left } = await buildHome([aisyah, her, ben], { name: 'Left' });
  const { id: homeId } = await buildHome([aisyah, her, ben]);

  for (const where of [left, homeId]) {
    const own = (await readRows(app, where)).filter(
      (row) => row.assigned_to === her.userId && row.status === 'pending',
    );
    const [chore, another] = own.toReversed();
    if (!chore || !another) throw new Error('she has two chores');
    await ask(her, chore, { to: aisyah, message: `My ${WORD} lesson` });
    const { id } = await ask(her, another, { to: ben, message: `My ${WORD} concert` });
    await ben.api.swaps.acceptSwapRequest({ homeId: where, swapRequestId: id });
  }

  await using client = callableClient(app.base, bearerOf(her));
  await client.call('sendEmail', {
    to: ben.email,
    subject: `The ${WORD}`,
    html: `<p>Who took my ${WORD}?</p>`,
  });
  const letter = { userId: ben.userId, senderId: her.userId, subject: 'Rice', html: `<p>${WORD}</p>` };
  await holdLetter(app.db, { kind: 'sent-email', ...letter }, app.clock.now);

  await her.api.users.forgotPassword({ email: her.email });
  await sendResetLetter({ ...app, now: () => app.clock.now }, her);
  const picture = { userId: her.userId, url: `https://pictures.example/${encodeURIComponent(her.email)}` };
  await app.queue.send(app.db, 'google-picture', picture);

  // Aisyah has paid her share, and once paid her instead of Ben by mistake.
  const hers = await askForMoney(her, homeId, [aisyah, ben]);
  await aisyah.api.payments.markAsPaid({ homeId, paymentId: hers.id });
  const expected = JSON.stringify({ due: 3000, names: [NAME, 'ZULAIKHA Q'] });
  await putProof(app, hers, aisyah, { state: 'verified', read: readOf(NAME.toUpperCase()), expected });
  await putProof(app, hers, ben, { state: 'rejected', read: readOf('ZULAIKHA Q'), expected });
  const bens = await askForMoney(ben, homeId, [aisyah, her]);
  await putProof(app, bens, aisyah, { state: 'declined', read: readOf(NAME.toUpperCase()) });
  const reasons = [{ code: 'sender-other' as const, userId: her.userId, name: NAME }];
  await putProof(app, bens, aisyah, { state: 'review', reasons });
  await app.db.insertInto('payee_aliases').values({ user_id: her.userId, name: 'ZULAIKHA Q' }).execute();

  const elsewhere = await buildHome([ben], { name: 'Asks first' });
  await ben.api.homes.updateHomeSettings({ homeId: elsewhere.id, settings: { findByName: 'ask_first' } });
  await her.api.homes.joinHomeByName({ name: elsewhere.name });
  await her.api.homes.leaveHome({ homeId: left });
  // A mail server's answer to a refused email names the reader.
  await sql`
    update pgboss.job set state = 'failed', output = jsonb_build_object('reason', '550 no such user ' || ${her.email}::text)
     where name = 'mail' and data->>'kind' = 'confirm-address' and data->>'userId' = ${her.userId}`.execute(
    app.db,
  );
  return { homeId };
}

test('no data that others keep has the name or the words of a deleted account', async () => {
  await using app = await startApp();
  const [aisyah, ben, her] = [
    await signUp(app),
    await signUp(app, 'Ben Tan'),
    await registerPerson(app, NAME),
  ];
  const { homeId } = await leaveTraces(app, her, aisyah, ben);
  const words = [NAME, 'Zulaikha', her.email, WORD];
  expect(await holding(app, words)).toEqual(STOOD);

  await her.api.users.deleteAccount({ password: her.password });
  expect(await holding(app, words)).toEqual(Object.keys(STAYS));

  const paths = ['/api/my-data.json', '/api/my-payments.csv', `/api/home-data.json?homeId=${homeId}`];
  for (const path of paths) {
    const answer = await aisyah.fetch(`${app.base}${path}`);
    const text = await answer.text();
    expect(answer.status, path).toBe(200);
    for (const word of words) expect(text.toLowerCase(), path).not.toContain(word.toLowerCase());
  }
  // Waiting receipts still say what they are for.
  const { payments } = await ben.api.payments.listPaymentRequests({ homeId });
  const payment = payments.find(({ requester }) => requester.userId === ben.userId);
  expect(payment?.debtors.find(({ userId }) => userId === aisyah.userId)?.proof?.reason).toContain(
    'Former housemate',
  );
  expect(app.failures).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PaymentRequest } from '#contract/payments.ts';
import { dayOf } from '#domain/days.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import type { SettlingStep } from '#domain/notifications.ts';
import { EMAILS, emailOf, type QueuedLetter } from '#server/telling/letters/kinds.ts';
import { insertSettlement } from '#server/money/shares/settling-up.ts';
import { idsReadableIn } from '#test/access/home-ids.ts';
import { confirmAddress } from '#test/builders/addresses.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import type { Person } from '#test/builders/homes.ts';
import { DETAILS } from '#test/builders/payment-details.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';
import { sharedApp } from '#test/running/app.ts';
import { PUBLIC_URL } from '#test/running/mail-room.ts';

const app = await sharedApp();

type Home = Awaited<ReturnType<typeof homeOfTwo>>;
/** An email that is true now, and what it must say in every language. */
type Case = { letter: QueuedLetter; holds: string[] };

const HOME = 'Seri Pandan 12A';
const TITLE = 'TNB electricity, October';

const accountLetters = ({ aisyah: { userId, email } }: Home): Case[] => {
  const to = { email, confirmed: true } as const;
  const changed = (change: Extract<QueuedLetter, { kind: 'account-changed' }>['change']): Case => ({
    letter: { kind: 'account-changed', userId, to, change },
    holds: [email],
  });
  const asked = { email: 'new@example.com', confirmed: false } as const;
  return [
    { letter: { kind: 'confirm-address', userId, token: 't' }, holds: [email, 'Aisyah Rahman'] },
    { letter: { kind: 'reset-password', userId, token: 't' }, holds: [email] },
    { letter: { kind: 'change-email', userId, from: email, to: asked, token: 't' }, holds: [asked.email] },
    { letter: { kind: 'email-changed', userId, to, token: 't' }, holds: [email] },
    { letter: { kind: 'email-changed', userId, to, token: undefined }, holds: [email] },
    changed({ what: 'two-step-on', token: 't' }),
    changed({ what: 'two-step-off' }),
    changed({ what: 'recovery-codes' }),
    changed({ what: 'password' }),
    changed({ what: 'payment-details' }),
    changed({ what: 'payment-details-added' }),
    changed({ what: 'payee-name' }),
    changed({
      what: 'taken-back',
      setAside: { paymentDetails: true, payeeNames: 2, repeating: 1, mail: true, home: true },
    }),
  ];
};

const homeLetters = ({ aisyah, ben, homeId }: Home): Case[] => [
  {
    letter: { kind: 'joined-home', userId: aisyah.userId, homeId, joinedId: ben.userId },
    holds: ['Ben Tan', HOME],
  },
  {
    letter: { kind: 'removed-from-home', userId: ben.userId, homeId: randomUUID(), homeName: HOME },
    holds: [HOME],
  },
  {
    letter: {
      kind: 'home-deleted',
      userId: aisyah.userId,
      homeId: randomUUID(),
      homeName: HOME,
      sums: { owed: 9000, owes: 1250 },
      lines: [
        { other: 'Ben Tan', isOwed: true, title: TITLE, amount: 9000, askedOn: '2026-11-03', inReview: true },
        {
          other: 'Former housemate',
          isOwed: false,
          title: 'Gas',
          amount: 1250,
          askedOn: '2026-11-04',
          inReview: false,
        },
      ],
      more: 3,
    },
    holds: [HOME, 'Ben Tan', TITLE, 'Gas', 'RM 90.00', 'RM 12.50', '3'],
  },
  {
    letter: {
      kind: 'sent-email',
      userId: ben.userId,
      senderId: aisyah.userId,
      subject: '水 Air',
      html: '<p>1.5 L</p>',
    },
    holds: ['Aisyah Rahman', '水 Air', '1.5 L'],
  },
];

/** Aisyah asks Ben to swap a chore for one of his, and Ben answers. */
async function swapLetter(
  { aisyah, ben, homeId, rows }: Home,
  kind: 'swap-requested' | 'swap-accepted' | 'swap-declined',
  { exchanged = true, message }: { exchanged?: boolean; message?: string } = {},
): Promise<Case> {
  const chores = await rows();
  const next = (person: Person) => chores.find((row) => row.assigned_to === person.userId);
  const [own, theirs] = [next(aisyah), next(ben)];
  if (!own || !theirs) throw new Error('they have no chores');
  const status = { 'swap-requested': 'pending', 'swap-accepted': 'accepted', 'swap-declined': 'declined' }[
    kind
  ];
  const { id: swapRequestId } = await app.db
    .insertInto('swap_requests')
    .values({
      home_id: homeId,
      id: randomUUID(),
      chore_id: own.id,
      chore_type: 'wash_toilet',
      chore_due_date: '2026-11-24',
      return_chore_id: theirs.id,
      return_chore_type: 'throw_rubbish',
      return_chore_due_date: '2026-11-25',
      requester_id: aisyah.userId,
      target_user_id: ben.userId,
      status,
      message: message ?? null,
      exchanged: kind === 'swap-accepted' && exchanged,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const userId = kind === 'swap-requested' ? ben.userId : aisyah.userId;
  const other = kind === 'swap-requested' ? 'Aisyah Rahman' : 'Ben Tan';
  return {
    letter: { kind, userId, homeId, swapRequestId },
    holds: [other, '24', HOME, ...(message ? [message] : [])],
  };
}

/** The chores that are open for Aisyah on her first day. */
async function morningLetter({ aisyah, rows }: Home): Promise<Case> {
  const today = dayOf(app.clock.now, 'Asia/Kuala_Lumpur');
  const first = (await rows()).find((row) => row.assigned_to === aisyah.userId && row.due_date >= today);
  if (!first) throw new Error('she has no chores');
  app.clock.now = new Date(`${first.due_date}T02:00:00Z`);
  await aisyah.api.pushes.setMorning({ hour: 8, byMail: true });
  const until = new Date(app.clock.now.getTime() + 60_000).toISOString();
  return { letter: { kind: 'morning-reminder', userId: aisyah.userId, until }, holds: [] };
}

const setShare = (paymentId: string, share: { paid_by: string | null }) =>
  app.db
    .updateTable('payment_debtors')
    .set({ ...share, paid_at: share.paid_by && app.clock.now, remind_on: null })
    .where('payment_id', '=', paymentId)
    .execute();

async function moneyLetters({ aisyah, ben, homeId }: Home): Promise<(() => Promise<Case[]>)[]> {
  await confirmAddress(app, ben);
  await aisyah.api.paymentDetails.savePaymentDetails({ ...DETAILS, password: aisyah.password });
  const payment = await askForMoney(aisyah, homeId, [ben]);
  const other = await askForMoney(aisyah, homeId, [ben], { title: 'Gas', totalAmount: 3000 });
  const which = { homeId, paymentId: payment.id };
  const share = { ...which, userId: ben.userId };
  const toAisyah = { ...which, userId: aisyah.userId, debtorId: ben.userId };
  const facts = ['RM 60.00', TITLE, 'Aisyah Rahman', HOME];
  const asked = [...facts, 'Maybank', DETAILS.accountNumber, DETAILS.accountName, DETAILS.duitNow];
  const own = ['RM 60.00', TITLE, 'Ben Tan', HOME];
  const more = [{ homeId, paymentId: other.id, userId: ben.userId }];
  const read = {
    amount: { sen: 6000, fit: 'fits' },
    status: { word: 'Successful', fit: 'fits' },
    recipient: { name: 'AISYAH', fit: 'fits' },
    date: { day: '2026-11-15', minute: 600, fit: 'fits' },
    reference: { text: 'SRJ2611204417', fit: 'fits' },
  } as const;
  return [
    async () => [
      { letter: { kind: 'payment-requested', ...share }, holds: asked },
      {
        letter: {
          kind: 'payment-changed',
          ...share,
          amount: 6000,
          was: { title: TITLE, amount: 5000 },
        },
        holds: [...facts, 'RM 50.00'],
      },
      {
        letter: { kind: 'payment-changed', ...share, amount: 6000, was: { title: 'Elektrik', amount: 6000 } },
        holds: [...facts, 'Elektrik'],
      },
      {
        letter: { kind: 'payment-taken-out', ...which, userId: aisyah.userId, amount: 2500 },
        holds: ['RM 25.00', TITLE, 'Aisyah Rahman', HOME],
      },
      { letter: { kind: 'payment-reminder', ...share, number: 2 }, holds: asked },
      {
        letter: { kind: 'payment-reminder', ...share, number: 1, others: more },
        holds: ['RM 90.00', TITLE, 'Gas', 'Aisyah Rahman', DETAILS.accountNumber],
      },
      { letter: { kind: 'payment-reopened', ...share, why: 'reopened' }, holds: asked },
      { letter: { kind: 'payment-reopened', ...share, why: 'not-received' }, holds: facts },
      { letter: { kind: 'payment-reopened', ...share, why: 'unanswered' }, holds: facts },
      { letter: { kind: 'payment-review-ended', ...toAisyah }, holds: own },
    ],
    async () => {
      await setShare(payment.id, { paid_by: 'marked' });
      return [{ letter: { kind: 'payment-paid', ...toAisyah }, holds: own }];
    },
    async () => {
      await setShare(payment.id, { paid_by: 'let_go' });
      await setShare(other.id, { paid_by: 'let_go' });
      return [
        { letter: { kind: 'payment-let-go', ...share }, holds: facts },
        {
          letter: { kind: 'payment-let-go', ...share, others: more },
          holds: ['RM 90.00', ...facts, 'RM 30.00', 'Gas'],
        },
      ];
    },
    async () => {
      await setShare(payment.id, { paid_by: 'confirmed' });
      return [{ letter: { kind: 'payment-confirmed', ...share }, holds: facts }];
    },
    async () => {
      await setShare(payment.id, { paid_by: 'verified' });
      await putProof(app, payment, ben, { state: 'verified', read });
      return [{ letter: { kind: 'payment-paid', ...toAisyah }, holds: [...own, 'SRJ2611204417'] }];
    },
    async () => {
      await setShare(payment.id, { paid_by: null });
      await app.db.deleteFrom('payment_proofs').where('payment_id', '=', payment.id).execute();
      await putProof(app, payment, ben, {
        state: 'review',
        reasons: [{ code: 'name-missing' }, { code: 'reversed' }],
      });
      return [
        { letter: { kind: 'payment-review', ...toAisyah }, holds: own },
        { letter: { kind: 'payment-review', ...toAisyah, again: 2 }, holds: [...own, '2'] },
      ];
    },
    ...settlingLetters(payment, aisyah, ben),
  ];
}

/** Every email about settling up at a time when it is true: nothing settled, a receipt waits, all settled. */
function settlingLetters(payment: PaymentRequest, aisyah: Person, ben: Person): (() => Promise<Case[]>)[] {
  const { homeId, id: paymentId } = payment;
  const share = { paymentId, userId: ben.userId, amount: 6000 };
  const own = { homeId, id: randomUUID(), payerId: ben.userId, payeeId: aisyah.userId, amount: 6000 };
  const letterOf = (what: SettlingStep, to: Person, other: string, again?: number) => ({
    letter: {
      kind: 'settling-up' as const,
      homeId,
      settlementId: own.id,
      userId: to.userId,
      what,
      ...(again && { again }),
    },
    holds: [other, 'RM 60.00', HOME],
  });
  return [
    async () => {
      await insertSettlement(app.db, { ...own, lines: [share] }, app.clock.now);
      return [
        letterOf('not_received', ben, 'Aisyah Rahman'),
        letterOf('unanswered', ben, 'Aisyah Rahman'),
        letterOf('review_ended', aisyah, 'Ben Tan'),
      ];
    },
    async () => {
      await app.db
        .updateTable('payment_proofs')
        .set({ settlement_id: own.id })
        .where('state', '=', 'review')
        .execute();
      return [letterOf('review', aisyah, 'Ben Tan'), letterOf('review', aisyah, 'Ben Tan', 2)];
    },
    async () => {
      await app.db
        .updateTable('payment_debtors')
        .set({ paid_at: app.clock.now, paid_by: 'settled_up', settled_with: own.id })
        .where('payment_id', '=', paymentId)
        .where('user_id', '=', ben.userId)
        .execute();
      return [
        letterOf('marked', aisyah, 'Ben Tan'),
        letterOf('verified', aisyah, 'Ben Tan'),
        letterOf('confirmed', ben, 'Aisyah Rahman'),
      ];
    },
  ];
}

const STOP = {
  label: 'Stop 停止',
  url: `${PUBLIC_URL}/unsubscribe#token=x`,
  oneClickUrl: `${PUBLIC_URL}/unsubscribe?token=x`,
};

async function readIn(language: Language, letter: QueuedLetter) {
  const { now } = app.clock;
  const sending = { publicUrl: PUBLIC_URL, language, stops: [STOP], now, queuedAt: now };
  const found = await emailOf(letter).read(app.db, letter, sending);
  if (!found) throw new Error(`${letter.kind} is not true now`);
  return found;
}

/** Typed texts, addresses and what is between them. */
const TYPED =
  /Aisyah Rahman|AISYAH BINTI RAHMAN|Maybank|DuitNow QR|DuitNow ID|1140 2207 9938|012-345 6789|Ben Tan|Seri Pandan 12A|TNB electricity, October|Gas|水 Air|1\.5 L|Night shift|Stop 停止|\S+@\S+|https?:\S+|\bRM [\d,.]+|Pay My Money Back|SRJ\d+|--/g;

/** Splits an email into the texts that are ours. */
const piecesOf = ({ subject, text }: { subject: string; text: string }) =>
  `${subject}\n${text}`
    .split('\n')
    .flatMap((line) => line.replaceAll(TYPED, '\0').split('\0'))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{3}/u.test(piece));

const told = new Set<string>();

async function expectInEachLanguage({ letter, holds }: Case) {
  told.add(letter.kind);
  const english = await readIn('en', letter);
  const homes = (await app.db.selectFrom('homes').select('id').execute()).map(({ id }) => id);
  const pieces = new Set(piecesOf(english));
  for (const language of LANGUAGES) {
    const sent = await readIn(language, letter);
    const all = `${sent.subject}\n${sent.text}`;
    const what = `${letter.kind} in ${language}: ${all}`;
    for (const held of holds) {
      expect(all, what).toContain(held);
      expect(sent.html, what).toContain(held);
    }
    expect(sent.html).toContain(`<html lang="${language}">`);
    // A mistyped address may be a stranger's, and the home's id is its invitation.
    expect(idsReadableIn(all + sent.html, homes), what).toEqual([]);
    // None of our texts is taken for a link.
    expect(all, what).not.toContain('…');
    // A token may contain any letters.
    expect(all.replaceAll(/https?:\S+/g, ''), what).not.toMatch(/undefined|null|NaN|\[object/);
    if (language === 'en') continue;
    expect(
      piecesOf(sent).filter((piece) => pieces.has(piece)),
      what,
    ).toEqual([]);
    expect(sent.html).not.toContain('Button not working?');
    expect(all, what).not.toMatch(/Former housemate|Throw Rubbish|Wash Toilet/);
  }
}

test('each kind of email says everything in each language', async () => {
  const home = await homeOfTwo(app);
  const cases = [
    ...accountLetters(home),
    ...homeLetters(home),
    await swapLetter(home, 'swap-requested', { message: 'Night shift' }),
    await swapLetter(home, 'swap-declined'),
    await swapLetter(home, 'swap-accepted'),
    await swapLetter(home, 'swap-accepted', { exchanged: false }),
  ];
  for (const each of [...cases, await morningLetter(home)]) await expectInEachLanguage(each);
  for (const arranged of await moneyLetters(home))
    for (const each of await arranged()) await expectInEachLanguage(each);
  expect([...told].toSorted()).toEqual(Object.keys(EMAILS).toSorted());
});

test("a built-in chore has its name in the email's language until the home renames it", async () => {
  const home = await homeOfTwo(app);
  const { letter } = await swapLetter(home, 'swap-declined');
  expect((await readIn('ms', letter)).subject).toContain('Cuci tandas');
  expect((await readIn('zh', letter)).text).toContain('洗厕所');
  const templates = await home.aisyah.api.templates.listTemplates({ homeId: home.homeId });
  const toilet = templates.find(({ id }) => id === 'wash_toilet');
  if (!toilet) throw new Error('every home has it');
  const { id: templateId, isCustom: _, isChanged: _changed, ...fields } = toilet;
  const save = (changed: Partial<typeof fields>) =>
    home.aisyah.api.templates.saveTemplate({
      homeId: home.homeId,
      templateId,
      fields: { ...fields, ...changed },
    });
  await save({ estimatedTime: 45 });
  expect((await readIn('ms', letter)).subject).toContain('Cuci tandas');
  await save({ estimatedTime: 45, name: 'Bathroom' });
  expect((await readIn('ms', letter)).subject).toContain('Bathroom');
});

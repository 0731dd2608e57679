import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { emailChangeToken } from '#server/people/accounts/email-change.ts';
import { makeTakeBackToken } from '#server/people/addresses/address-locks.ts';
import { confirmationToken } from '#server/people/sign-in/confirmation-letter.ts';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { unsubscribeToken } from '#server/telling/mail/unsubscribe-token.ts';
import { sendResetLetter } from '#server/people/accounts/password-reset.ts';
import { previewOf } from '#server/money/proofs/keeping.ts';
import { refusedFilesRemovedAt } from '#server/money/shares/files.ts';
import type { TestApp } from '#test/running/app.ts';
import { readRows, setClock } from '#test/builders/boards.ts';
import { attachBill } from '#test/builders/bills.ts';
import { buildHome, inviteTo, signUp, templateFields, type Person } from '#test/builders/homes.ts';
import { picture } from '#test/builders/images.ts';
import { addDays } from '#domain/days.ts';
import { agePaymentLetters, askForMoney, putProof } from '#test/builders/payments.ts';

/** The home is created on a Monday; all calls are made on Wednesday of the week after. */
const MADE = '2026-11-09T02:00:00Z';
export const TRIED = '2026-11-18T02:00:00Z';

/** Creates three late chores of the week before and three future ones, all of one person. */
async function giveChores({ db }: TestApp, homeId: string, { userId }: Person) {
  const rows = (await readRows({ db } as TestApp, homeId)).filter(({ let_go_at }) => let_go_at === null);
  const late = rows.filter((row) => row.due_date < '2026-11-14').slice(0, 3);
  const flexible = rows.find(({ type, due_date }) => type === 'wash_toilet' && due_date > '2026-11-18');
  const coming = rows.filter((row) => row.due_date > '2026-11-18' && row !== flexible).slice(0, 3);
  const ids = [...late, ...coming, ...(flexible ? [flexible] : [])].map(({ id }) => id);
  // As an agreement, so that no other act assigns them to another member.
  const theirs = { assigned_to: userId, held_by: userId, held_why: 'move' };
  await db.updateTable('chores').set(theirs).where('id', 'in', ids).execute();
  const [lateChore = '', letGoChore = '', claimedChore = '', openChore = '', doneChore = '', swapChore = ''] =
    ids;
  const movable = { chore: flexible?.id ?? '', to: addDays(flexible?.due_date ?? '', 1) };
  return { lateChore, letGoChore, claimedChore, openChore, doneChore, swapChore, movable };
}

/** Creates a template of the home, and a plan that was replaced. */
async function plan({ db }: TestApp, { api }: Person, homeId: string, templateName: string) {
  const planId = randomUUID();
  await api.chores.regenerateChoresForHome({ homeId, id: planId, keepCompleted: false });
  // As if it had been a moment ago: a plan of that time would have removed the late chores.
  await db.updateTable('replaced_plans').set({ replaced_at: TRIED }).where('id', '=', planId).execute();
  const templateClientId = randomUUID();
  const fields = templateFields({ name: templateName });
  const { template } = await api.templates.createTemplate({ homeId, id: templateClientId, fields });
  return { planId, templateClientId, templateId: template.id };
}

/** Creates a proof with a picture that waits for its requester. */
async function proofInReview(app: TestApp, payment: Parameters<typeof putProof>[1], debtor: Person) {
  const proofId = await putProof(app, payment, debtor, { state: 'review' });
  await app.db.updateTable('payment_proofs').set({ has_files: true }).where('id', '=', proofId).execute();
  await app.files.put(
    previewOf({ homeId: payment.homeId, proofId }),
    await picture('webp', [8, 8]),
    'image/webp',
  );
  return proofId;
}

async function sessionOf({ db }: TestApp, { userId }: Person) {
  const session = db.selectFrom('sessions').select('id').where('user_id', '=', userId);
  return (await session.executeTakeFirstOrThrow()).id;
}

async function noteOf({ db }: TestApp, { userId }: Person) {
  const id = randomUUID();
  await db
    .insertInto('notifications')
    .values({ id, user_id: userId, type: 'member_joined', data: '{}' })
    .execute();
  return id;
}

async function joinRequestOf({ db }: TestApp, { userId }: Person) {
  const request = db.selectFrom('join_requests').select('id').where('user_id', '=', userId);
  return (await request.executeTakeFirstOrThrow()).id;
}

/** Creates an absence long after the planned months. */
async function goAway({ api }: Person, homeId: string) {
  const days = { from: '2027-03-01', to: '2027-03-02' };
  return (await api.absences.createAbsence({ homeId, id: randomUUID(), ...days })).id;
}

/** Builds another home with one of everything, to use its ids in calls of the first. */
async function buildElsewhere(app: TestApp, outsider: Person, neighbour: Person) {
  const { id: homeId } = await buildHome([outsider, neighbour], { name: 'Elsewhere' });
  const planned = await plan(app, outsider, homeId, 'Elsewhere Plants');
  const chores = await giveChores(app, homeId, outsider);
  const actId = randomUUID();
  await outsider.api.chores.completeChore({ homeId, choreId: chores.doneChore, id: actId });
  const swapRequestId = randomUUID();
  await outsider.api.swaps.requestSwap({
    homeId,
    id: swapRequestId,
    choreId: chores.swapChore,
    targetUserId: neighbour.userId,
  });
  const payment = await askForMoney(outsider, homeId, [neighbour], { repeats: 'month' });
  return {
    homeId,
    ...planned,
    choreId: chores.openChore,
    actId,
    swapRequestId,
    paymentId: payment.id,
    seriesId: payment.id,
    absenceId: await goAway(outsider, homeId),
    proofId: await proofInReview(app, payment, neighbour),
    userId: neighbour.userId,
    sessionId: await sessionOf(app, outsider),
    notificationId: await noteOf(app, outsider),
  };
}

/** Uploads a picture of a person. Returns the bytes and its address. */
async function givePicture({ base }: TestApp, { fetch }: Person) {
  const aPicture = new Uint8Array(await picture('png'));
  const answer = await fetch(`${base}/api/picture`, { method: 'PUT', body: aPicture });
  return { aPicture, pictureOfAsker: ((await answer.json()) as { photoURL: string }).photoURL };
}

async function resetToken({ db, queue, log, clock }: TestApp, { email }: Person) {
  await sendResetLetter({ db, queue, log, now: () => clock.now }, { email });
  const { rows } = await sql<{ token: string }>`
    select data ->> 'token' as token from pgboss.job where data ->> 'kind' = 'reset-password'`.execute(db);
  return rows[0]?.token ?? '';
}

/** Builds a home with something for every call to act on, and all callers. */
export async function buildAll(app: TestApp) {
  setClock(app, MADE);
  const administrator = await signUp(app, 'Aisyah Rahman');
  const asker = await signUp(app, 'Ben Tan');
  const debtor = await signUp(app, 'Chloe Lim');
  const housemate = await signUp(app, 'Devi Nair');
  const left = await signUp(app, 'Ethan Ooi');
  const removed = await signUp(app, 'Farah Zain');
  const newcomer = await signUp(app, 'Goh Siew Ling');
  const waiting = await signUp(app, 'Hafiz Osman');
  const outsider = await signUp(app, 'Indra Kumar');
  const neighbour = await signUp(app, 'Jia Hui Wong');

  const { id: homeId } = await buildHome([administrator, asker, debtor, housemate, left, removed]);
  const elsewhere = await buildElsewhere(app, outsider, neighbour);
  const planned = await plan(app, administrator, homeId, 'Water Plants');

  setClock(app, TRIED);
  const debtors = [debtor, left, removed];
  const payment = await askForMoney(asker, homeId, debtors);
  const paid = await askForMoney(asker, homeId, debtors, { title: 'Internet' });
  const fresh = await askForMoney(asker, homeId, [debtor], { title: 'Groceries' });
  const refused = await askForMoney(asker, homeId, [debtor], { title: 'Water' });
  const rent = await askForMoney(asker, homeId, [debtor], { title: 'Rent', repeats: 'month' });
  for (const each of debtors) await each.api.payments.markAsPaid({ homeId, paymentId: paid.id });
  await agePaymentLetters(app, fresh);

  await left.api.homes.leaveHome({ homeId });
  await administrator.api.homes.removeMember({ homeId, userId: removed.userId });
  await waiting.api.homes.joinHomeByName({ name: 'Seri Pandan 12A' });

  const chores = await giveChores(app, homeId, asker);
  await asker.api.chores.openHome({ homeId });
  await asker.api.chores.completeChore({ homeId, choreId: chores.doneChore });
  await asker.api.chores.letGoChore({ homeId, choreId: chores.letGoChore });
  await housemate.api.chores.claimChore({ homeId, choreId: chores.claimedChore });
  const { choreId: onceChore } = await asker.api.chores.addOnceChore({
    homeId,
    id: randomUUID(),
    name: 'Wash the curtains',
    icon: '🧺',
    dueDate: '2026-11-20',
    minutes: 45,
    userId: asker.userId,
  });
  const { id: swapRequestId } = await asker.api.swaps.requestSwap({
    homeId,
    id: randomUUID(),
    choreId: chores.swapChore,
    targetUserId: debtor.userId,
  });

  const billAddress = await attachBill(app, asker, payment);
  const proofId = await proofInReview(app, payment, debtor);
  const refusedProof = await putProof(app, refused, debtor, { state: 'rejected' });
  await app.db
    .updateTable('payment_proofs')
    .set({ has_files: true, remove_files_at: refusedFilesRemovedAt(app.clock.now) })
    .where('id', '=', refusedProof)
    .execute();
  await app.db
    .updateTable('payment_debtors')
    .set({ refusals: 2 })
    .where('payment_id', '=', refused.id)
    .execute();

  const shareOf = (one: { id: string }) => ({ homeId, paymentId: one.id, userId: debtor.userId });
  const tokenOf = (one: { id: string }) => mintLink(app.db, shareOf(one), app.clock.now);
  return {
    homeId,
    ...planned,
    ...chores,
    swapRequestId,
    proofId,
    billAddress,
    paymentId: payment.id,
    paidPayment: paid.id,
    freshPayment: fresh.id,
    refusedPayment: refused.id,
    seriesId: rent.id,
    absenceId: await goAway(asker, homeId),
    invite: await inviteTo(administrator, homeId),
    ...(await givePicture(app, asker)),
    tokens: {
      [payment.id]: await tokenOf(payment),
      [fresh.id]: await tokenOf(fresh),
      [refused.id]: await tokenOf(refused),
    },
    resetToken: await resetToken(app, asker),
    confirmToken: await confirmationToken(
      app.settings,
      { id: asker.userId, email: asker.email },
      app.clock.now,
    ),
    changeToken: await emailChangeToken(
      app.settings,
      { userId: asker.userId, from: asker.email, to: 'new@example.com' },
      app.clock.now,
    ),
    keepToken: await makeTakeBackToken({
      tx: app.db,
      secrets: app.settings,
      userId: asker.userId,
      email: 'former@example.com',
      now: app.clock.now,
    }),
    calendarLink: (await asker.api.calendars.makeCalendarLink()).link,
    stopToken: await unsubscribeToken(app.settings, { userId: debtor.userId, group: 'swaps' }),
    stopAllToken: await unsubscribeToken(app.settings, { userId: debtor.userId, group: 'all' }),
    waiting,
    onceChore,
    elsewhere: { ...elsewhere, joinRequestId: await joinRequestOf(app, waiting) },
    people: { newcomer, outsider, left, removed, housemate, asker, debtor, administrator },
  };
}
export type All = Awaited<ReturnType<typeof buildAll>>;

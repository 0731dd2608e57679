import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { sharedApp, type Browser, type TestApp } from '#test/app.ts';
import { buildHome, refusalOf, signUp, templateFields, type Person } from '#test/build.ts';
import { askForMoney } from '#test/payments.ts';

const app = await sharedApp();

type Anything = (input: unknown) => Promise<unknown>;
type Setting = {
  app: TestApp;
  homeId: string;
  choreId: string;
  /** From the administrator to the other, about the chore. */
  swapRequestId: string;
  /** The administrator asks the other for it. */
  paymentId: string;
  administrator: Person;
  member: Person;
  other: Person;
};

/** Input that each call accepts, so that nothing but the access can refuse it. A call that is missing here fails the test. */
const INPUTS: Record<string, (setting: Setting) => unknown> = {
  'users.updateDisplayName': () => ({ displayName: 'Somebody Else' }),
  'users.sendConfirmation': () => undefined,
  'users.confirmAddress': () => ({ token: 'guess' }),
  'users.changePassword': () => ({ current: 'correct horse', password: 'another horse' }),
  'users.listSessions': () => undefined,
  'users.endSession': () => ({ sessionId: randomUUID() }),
  'users.endOtherSessions': () => undefined,
  'users.getAccountDeletion': () => undefined,
  'users.deleteAccount': () => ({ password: 'correct horse' }),
  'homes.listHomes': () => undefined,
  'homes.getHome': ({ homeId }) => ({ homeId }),
  'homes.createHome': () => ({ id: randomUUID(), name: 'Another', timeZone: 'Asia/Kuala_Lumpur' }),
  'homes.joinHome': ({ homeId }) => ({ homeId }),
  'homes.joinHomeByName': () => ({ name: 'Seri Pandan 12A' }),
  'homes.listJoinRequests': () => undefined,
  'homes.takeBackJoinRequest': () => ({ id: randomUUID() }),
  'homes.acceptJoinRequest': ({ homeId, other }) => ({ homeId, userId: other.userId }),
  'homes.declineJoinRequest': ({ homeId, other }) => ({ homeId, userId: other.userId }),
  'homes.switchHome': ({ homeId }) => ({ homeId }),
  'homes.getLeaving': ({ homeId, member }) => ({ homeId, userId: member.userId }),
  'homes.leaveHome': ({ homeId }) => ({ homeId }),
  'homes.removeMember': ({ homeId, other }) => ({ homeId, userId: other.userId }),
  'homes.allowAgain': ({ homeId, other }) => ({ homeId, userId: other.userId }),
  'homes.makeInviteLink': ({ homeId }) => ({ homeId }),
  'homes.updateHomeSettings': ({ homeId }) => ({ homeId, settings: { includeWeekends: true } }),
  'homes.renameHome': ({ homeId }) => ({ homeId, name: 'Renamed' }),
  'homes.handOver': ({ homeId, other }) => ({ homeId, userId: other.userId }),
  'homes.getHomeDeletion': ({ homeId }) => ({ homeId }),
  'homes.deleteHome': ({ homeId }) => ({ homeId, name: 'Seri Pandan 12A' }),
  'homes.listHistory': ({ homeId }) => ({ homeId }),
  'homes.markStepDone': ({ homeId }) => ({ homeId, step: 'board' }),
  'swaps.listSwapRequests': ({ homeId }) => ({ homeId, direction: 'incoming' }),
  'swaps.listChoresToTake': ({ homeId, administrator }) => ({ homeId, userId: administrator.userId }),
  'swaps.requestSwap': ({ homeId, choreId, other }) => ({
    homeId,
    id: randomUUID(),
    choreId,
    targetUserId: other.userId,
  }),
  'swaps.acceptSwapRequest': ({ homeId, swapRequestId }) => ({ homeId, swapRequestId }),
  'swaps.rejectSwapRequest': ({ homeId, swapRequestId }) => ({ homeId, swapRequestId }),
  'swaps.cancelSwapRequest': ({ homeId, swapRequestId }) => ({ homeId, swapRequestId }),
  'notifications.countUnread': () => undefined,
  'notifications.listNotifications': () => ({}),
  'notifications.markNotificationsRead': () => ({ ids: [] }),
  'notifications.markAllNotificationsRead': () => undefined,
  'mailChoices.setMailChoices': () => ({ unwanted: ['swaps'] }),
  'payments.listPaymentRequests': ({ homeId }) => ({ homeId }),
  'payments.getPaymentSummary': ({ homeId }) => ({ homeId }),
  'payments.createPaymentRequest': ({ homeId, other }) => ({
    homeId,
    id: randomUUID(),
    title: 'Groceries',
    totalAmount: 500,
    debtorIds: [other.userId],
  }),
  'payments.markAsPaid': ({ homeId, paymentId }) => ({ homeId, paymentId }),
  'payments.sendReminders': ({ homeId, paymentId }) => ({ homeId, paymentId }),
  'payments.deletePaymentRequest': ({ homeId, paymentId }) => ({ homeId, paymentId }),
  'payments.reviewPaymentProof': ({ homeId, paymentId, other }) => ({
    homeId,
    paymentId,
    userId: other.userId,
    approve: true,
  }),
  'payments.undoMarkAsPaid': ({ homeId, paymentId }) => ({ homeId, paymentId }),
  'payments.letGoPayment': ({ homeId, paymentId, other }) => ({ homeId, paymentId, userId: other.userId }),
  'payments.reopenPayment': ({ homeId, paymentId, other }) => ({ homeId, paymentId, userId: other.userId }),
  'pictures.removePicture': () => undefined,
  'payments.listPayeeNames': () => undefined,
  'payments.forgetPayeeName': () => ({ name: 'KAK YAH' }),
  'dashboard.getDashboard': ({ homeId }) => ({ homeId }),
  'templates.listTemplates': ({ homeId }) => ({ homeId }),
  'templates.createTemplate': ({ homeId }) => ({ homeId, id: randomUUID(), fields: templateFields() }),
  'templates.saveTemplate': ({ homeId }) => ({ homeId, templateId: 'sweep', fields: templateFields() }),
  'templates.resetTemplate': ({ homeId }) => ({ homeId, templateId: 'sweep' }),
  'templates.deleteTemplate': ({ homeId }) => ({ homeId, templateId: 'sweep' }),
  'templates.countOpenChores': ({ homeId }) => ({ homeId, templateId: 'sweep' }),
  'templates.planTemplates': ({ homeId }) => ({ homeId, id: randomUUID(), templateIds: ['sweep'] }),
  'plans.getPlanOffers': ({ homeId }) => ({ homeId }),
  'chores.listChores': ({ homeId }) => ({ homeId, from: '2026-11-16', to: '2026-11-22' }),
  'chores.openHome': ({ homeId }) => ({ homeId }),
  'chores.completeChore': ({ homeId, choreId }) => ({ homeId, choreId }),
  'chores.reopenChore': ({ homeId, choreId }) => ({ homeId, choreId }),
  'chores.listLateChores': ({ homeId }) => ({ homeId }),
  'chores.letGoChore': ({ homeId, choreId }) => ({ homeId, choreId }),
  'chores.putBackChore': ({ homeId, choreId }) => ({ homeId, choreId }),
  'chores.countReplaced': ({ homeId }) => ({ homeId }),
  'chores.regenerateChoresForHome': ({ homeId }) => ({ homeId, id: randomUUID(), keepCompleted: false }),
  'chores.bringBackPlan': ({ homeId }) => ({ homeId, planId: randomUUID() }),
  'chores.shareChores': ({ homeId }) => ({ homeId }),
};

const calls = Object.entries(contract).flatMap(([feature, own]) =>
  Object.entries(own).map(([name, procedure]) => ({
    feature,
    name,
    id: `${feature}.${name}`,
    access: (procedure['~orpc'].meta as CallMeta).access,
  })),
);
const guarded = calls.filter((call) => call.access !== 'anyone');
const ofHome = guarded.filter((call) => call.access !== 'user');

async function build(): Promise<Setting> {
  const administrator = await signUp(app, 'Aisyah Rahman');
  const member = await signUp(app, 'Wei Jie Tan');
  const other = await signUp(app, 'Priya Nair');
  const { id: homeId } = await buildHome([administrator, member, other]);
  const { id: choreId } = await app.db
    .selectFrom('chores')
    .select('id')
    .where('assigned_to', '=', administrator.userId)
    .executeTakeFirstOrThrow();
  const { id: swapRequestId } = await administrator.api.swaps.requestSwap({
    homeId,
    id: randomUUID(),
    choreId,
    targetUserId: other.userId,
  });
  const { id: paymentId } = await askForMoney(administrator, homeId, [other]);
  return { app, homeId, choreId, swapRequestId, paymentId, administrator, member, other };
}

const answerOf = (
  browser: Browser | Person,
  call: { feature: string; name: string; id: string },
  setting: Setting,
) => {
  const feature = browser.api[call.feature as keyof typeof contract] as unknown as Record<string, Anything>;
  const input = INPUTS[call.id];
  if (!input) throw new Error(`no input for ${call.id}`);
  return refusalOf((feature[call.name] as Anything)(input(setting)));
};

test('every guarded call has its input here', () => {
  expect(guarded.map((call) => call.id).toSorted()).toEqual(Object.keys(INPUTS).toSorted());
});

test('a signed-out browser is refused by every guarded call', async () => {
  const setting = await build();
  for (const call of guarded)
    expect(await answerOf(app.browser(), call, setting), call.id).toBe('UNAUTHENTICATED');
});

test('somebody of another home is refused by every call of a home, and changes nothing in it', async () => {
  const setting = await build();
  const outsider = await signUp(app, 'Hafiz Osman');
  await buildHome([outsider], { name: 'Elsewhere' });
  const before = await app.db.selectFrom('homes').selectAll().where('id', '=', setting.homeId).execute();
  for (const call of ofHome) expect(await answerOf(outsider, call, setting), call.id).toBe('FORBIDDEN');
  expect(await app.db.selectFrom('homes').selectAll().where('id', '=', setting.homeId).execute()).toEqual(
    before,
  );
});

test('somebody who was removed is refused like a stranger, from the next call on', async () => {
  const setting = await build();
  await setting.administrator.api.homes.removeMember({
    homeId: setting.homeId,
    userId: setting.member.userId,
  });
  for (const call of ofHome) expect(await answerOf(setting.member, call, setting), call.id).toBe('FORBIDDEN');
});

test("a member is refused by every call of the administrator's", async () => {
  const setting = await build();
  const administrators = calls.filter((call) => call.access === 'administrator');
  expect(administrators.length).toBeGreaterThan(4);
  for (const call of administrators)
    expect(await answerOf(setting.member, call, setting), call.id).toBe('FORBIDDEN');
});

test('a member whom a chore does not concern is refused by every call of its assignee', async () => {
  const setting = await build();
  const { homeId, choreId, administrator, member } = setting;
  const parties = calls.filter((call) => call.access === 'party');
  expect(
    await answerOf(member, { feature: 'chores', name: 'completeChore', id: 'chores.completeChore' }, setting),
  ).toBe('FORBIDDEN');
  await administrator.api.chores.completeChore({ homeId, choreId });
  for (const call of parties) expect(await answerOf(member, call, setting), call.id).toBe('FORBIDDEN');
});

const insiders = calls.filter((call) => call.access === 'insider');

test('a member without a part in a payment is refused by every call of its people', async () => {
  const setting = await build();
  expect(insiders.length).toBeGreaterThan(3);
  for (const call of insiders)
    expect(await answerOf(setting.member, call, setting), call.id).toBe('FORBIDDEN');
});

test('whoever has left may still do what their part in a payment allows, and no more', async () => {
  const setting = await build();
  const { homeId, administrator, member, other } = setting;
  await administrator.api.homes.removeMember({ homeId, userId: other.userId });
  await administrator.api.homes.handOver({ homeId, userId: member.userId });
  await administrator.api.homes.leaveHome({ homeId });
  const debtorsCalls = new Set(['payments.markAsPaid', 'payments.undoMarkAsPaid']);
  const ofDebtor = (call: { id: string }) => debtorsCalls.has(call.id);
  for (const call of insiders.filter((one) => !ofDebtor(one)))
    expect(await answerOf(other, call, setting), call.id).toBe('FORBIDDEN');
  for (const call of insiders.filter(ofDebtor)) {
    expect(await answerOf(administrator, call, setting), call.id).toBe('FORBIDDEN');
    expect(await answerOf(other, call, setting), call.id).toBe('not refused');
  }
  await other.api.payments.markAsPaid({ homeId, paymentId: setting.paymentId });
  const answers: Record<string, string> = {};
  for (const call of insiders.filter((one) => !ofDebtor(one)))
    answers[call.id] = await answerOf(administrator, call, setting);
  expect(answers).toEqual({
    'payments.sendReminders': 'not refused',
    'payments.deletePaymentRequest': 'PAYMENT_PAID',
    'payments.reviewPaymentProof': 'PROOF_ANSWERED',
    'payments.letGoPayment': 'PAYMENT_SETTLED',
    'payments.reopenPayment': 'not refused',
  });
});

test('a change from a page of another site is refused', async () => {
  const person = await signUp(app);
  const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
  for (const method of ['POST', 'PUT', 'HEAD', 'OPTIONS']) {
    const body = ['POST', 'PUT'].includes(method) ? { body: '{}' } : {};
    const answer = await person.fetch(`${app.base}/api/rpc/users/signOut`, { method, headers, ...body });
    expect(answer.status, method).toBe(403);
    expect((await person.api.users.getSession()).user?.id, method).toBe(person.userId);
  }
  const read = await person.fetch(`${app.base}/api/rpc/users/signOut`, { headers });
  expect(read.status).toBe(405);
  expect((await person.api.users.getSession()).user?.id).toBe(person.userId);
});

test('every refused call answers with an HTTP status from 400 to 499', async () => {
  const answer = await fetch(`${app.base}/api/rpc/homes/listHomes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
  const bad = await fetch(`${app.base}/api/rpc/users/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { email: 'nobody', password: '' } }),
  });
  expect(bad.status).toBe(400);
});

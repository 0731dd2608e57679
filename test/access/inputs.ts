import { randomBytes, randomUUID } from 'node:crypto';
import { LINK_HEADER } from '#domain/payments.ts';
import { TRIED, type All } from '#test/access/home.ts';
import type { Browser } from '#test/running/app.ts';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import { OWN_CODE } from '#test/builders/payment-details.ts';
import { billPdf } from '#test/builders/bills.ts';
import { codeAt } from '#test/builders/two-step.ts';
import { templateFields, type Person } from '#test/builders/homes.ts';
import { sharesBetween, shownOf } from '#test/builders/settling-up.ts';

/** The caller: a browser, and the person who is signed in there, if any. */
export type Who = Browser & {
  person: Person | undefined;
  /** Whether the caller opened the debtor's letter. */
  hasLink: boolean;
};
export type Input = (all: All, who: Who) => unknown;

/** The debtor's share, with the token of the letter if the caller has the letter. */
const shareOf = ({ people, tokens }: All, paymentId: string, { hasLink }: Who) => ({
  paymentId,
  userId: people.debtor.userId,
  ...(hasLink && { token: tokens[paymentId] }),
});
/** The same share, as a header for the bill's address. */
const linkHeader = (all: All, who: Who): RequestInit => {
  const { paymentId, userId, token } = shareOf(all, all.paymentId, who);
  return token === undefined ? {} : { headers: { [LINK_HEADER]: `${paymentId} ${userId} ${token}` } };
};
const PNG_BEGINS = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64');

const ofHome =
  (more: (all: All, who: Who) => object = () => ({})): Input =>
  (all, who) => ({ homeId: all.homeId, ...more(all, who) });
const nothing: Input = () => undefined;
const about = (pick: (all: All) => Person) => ofHome((all) => ({ userId: pick(all).userId }));
const debtorOf = ({ people }: All) => people.debtor;

const secretOf = async (api: Browser['api']) =>
  (await api.twoStep.begin({ password: 'correct horse' })).secret;
const halfMinuteAgo = () => new Date(new Date(TRIED).getTime() - 30_000);
/** Switches two-step sign-in on for the caller. Returns the next code of their app. */
const withCode: Input = async (_all, { api, person }) => {
  if (!person) return { code: '123456' };
  const secret = await secretOf(api);
  await api.twoStep.confirm({ code: await codeAt(secret, halfMinuteAgo()) });
  return { password: 'correct horse', code: await codeAt(secret, new Date(TRIED)) };
};

/** A browser's push subscription, with invented keys. */
const subscriptionAt = (endpoint: string) => ({
  endpoint,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
  key: 'B'.repeat(87),
});

/** Dates on which no member is away. */
const AWAY = { from: '2027-02-01', to: '2027-02-03' };

/**
 * The input of each call, or of a case of it (in brackets). It is complete, so that the server can refuse it only because of the caller.
 */
export const INPUTS: Record<string, Input> = {
  'users.getSession': nothing,
  'users.register': () => ({
    id: randomUUID(),
    displayName: 'Somebody New',
    email: `${randomUUID()}@example.com`,
    password: 'correct horse',
  }),
  'users.signIn': ({ people }) => ({ email: people.housemate.email, password: 'correct horse' }),
  'users.finishSignIn': () => ({ code: '123456' }),
  'users.signOut': nothing,
  'users.setLanguage': () => ({ language: 'ms' }),
  'users.updateDisplayName': () => ({ displayName: `Somebody ${randomUUID()}` }),
  'users.sendConfirmation': nothing,
  'users.checkConfirmation': ({ confirmToken }) => ({ token: confirmToken }),
  'users.confirmAddress': ({ confirmToken }) => ({ token: confirmToken }),
  'users.changeEmail': () => ({ email: `${randomUUID()}@example.com`, password: 'correct horse' }),
  'users.checkEmailChange': ({ changeToken }) => ({ token: changeToken }),
  'users.confirmEmailChange': ({ changeToken }) => ({ token: changeToken }),
  'users.keepEmail': ({ keepToken }) => ({ token: keepToken }),
  'users.keepEmail (guessed)': () => ({ token: 'guessed' }),
  'users.forgotPassword': () => ({ email: `${randomUUID()}@example.com` }),
  'users.checkResetLink': ({ resetToken }) => ({ token: resetToken }),
  'users.checkResetLink (guessed)': () => ({ token: 'guessed' }),
  'users.resetPassword': ({ resetToken }) => ({ token: resetToken, password: 'another horse' }),
  'users.resetPassword (guessed)': () => ({ token: 'guessed', password: 'another horse' }),
  'users.changePassword': () => ({ current: 'correct horse', password: 'another horse' }),
  'users.listSessions': nothing,
  'users.endSession': async (_all, { api, person }) => ({
    sessionId: person ? (await api.users.listSessions())[0]?.id : randomUUID(),
  }),
  'users.endOtherSessions': nothing,
  'users.getAccountDeletion': nothing,
  'users.deleteAccount': () => ({ password: 'correct horse' }),

  'twoStep.begin': () => ({ password: 'correct horse' }),
  'twoStep.confirm': async (_all, { api, person }) => ({
    code: person ? await codeAt(await secretOf(api), new Date(TRIED)) : '123456',
  }),
  'twoStep.renewRecoveryCodes': withCode,
  'twoStep.end': withCode,

  'homes.listHomes': nothing,
  'homes.getHome': ofHome(),
  'homes.createHome': () => ({ id: randomUUID(), name: 'Another', timeZone: 'Asia/Kuala_Lumpur' }),
  'homes.getInvitation': ({ invite }) => invite,
  'homes.getInvitation (old link)': ofHome(),
  'homes.joinHome': ({ invite }) => invite,
  'homes.joinHome (old link)': ofHome(),
  'homes.joinHomeByName': () => ({ name: 'Seri Pandan 12A' }),
  'homes.listJoinRequests': nothing,
  'homes.takeBackJoinRequest': () => ({ id: randomUUID() }),
  'homes.acceptJoinRequest': about(({ waiting }) => waiting),
  'homes.declineJoinRequest': about(({ waiting }) => waiting),
  'homes.switchHome': ofHome(),
  'homes.getLeaving': ofHome((_all, { person }) => ({ userId: person?.userId ?? randomUUID() })),
  'homes.getLeaving (of another)': about(debtorOf),
  'homes.getMovingOut': ofHome(),
  'homes.getHomeDeletion': ofHome(),
  'homes.leaveHome': ofHome(),
  'homes.removeMember': about(debtorOf),
  'homes.allowAgain': about(({ people }) => people.removed),
  'homes.makeInviteLink': ofHome(),
  'homes.updateHomeSettings': ofHome(() => ({ settings: { includeWeekends: true } })),
  'homes.updateHomeSettings (others)': ofHome(() => ({ settings: { findByName: 'anyone' } })),
  'homes.renameHome': ofHome(() => ({ name: 'Renamed' })),
  'homes.handOver': about(debtorOf),
  'homes.deleteHome': ofHome(() => ({ name: 'Seri Pandan 12A' })),
  'homes.listHistory': ofHome(),
  'homes.markStepDone': ofHome(() => ({ step: 'board' })),

  'templates.listTemplates': ofHome(),
  'templates.createTemplate': ofHome(() => ({
    id: randomUUID(),
    fields: templateFields({ name: 'Feed the Cat' }),
  })),
  'templates.addTemplate': ofHome(() => ({ templateId: 'sweep' })),
  'templates.saveTemplate': ofHome(({ templateId }) => ({ templateId, fields: templateFields() })),
  'templates.resetTemplate': ofHome(() => ({ templateId: 'sweep' })),
  'templates.countOpenChores': ofHome(({ templateId }) => ({ templateId })),
  'templates.deleteTemplate': ofHome(({ templateId }) => ({ templateId })),
  'templates.planTemplates': ofHome(({ templateId }) => ({ id: randomUUID(), templateIds: [templateId] })),

  'chores.listChores': ofHome(() => ({ from: '2026-11-16', to: '2026-11-22' })),
  'chores.listLateChores': ofHome(),
  'chores.getWhy': ofHome(({ openChore }) => ({ choreId: openChore })),
  'chores.openHome': ofHome(),
  'chores.completeChore': ofHome(({ openChore }) => ({ choreId: openChore, id: randomUUID() })),
  'chores.reopenChore': ofHome(({ doneChore }) => ({ choreId: doneChore, id: randomUUID() })),
  'chores.letGoChore': ofHome(({ lateChore }) => ({ choreId: lateChore })),
  'chores.putBackChore': ofHome(({ letGoChore }) => ({ choreId: letGoChore })),
  'chores.letGoLateChores': ofHome(() => ({ id: randomUUID(), whose: 'own', monday: '2026-11-16' })),
  "chores.letGoLateChores (everybody's)": ofHome(() => ({
    id: randomUUID(),
    whose: 'all',
    monday: '2026-11-16',
  })),
  'chores.putBackLateChores': ofHome(() => ({ id: randomUUID() })),
  'chores.moveChore': ofHome(({ movable: { chore, to } }) => ({ choreId: chore, to })),
  'chores.remindOfChore': ofHome(({ lateChore }) => ({ choreId: lateChore })),
  'chores.addOnceChore': ofHome(({ people }) => ({
    id: randomUUID(),
    name: 'Clean the windows',
    icon: '🪟',
    dueDate: '2026-11-20',
    minutes: 30,
    userId: people.asker.userId,
  })),
  'chores.deleteOnceChore': ofHome(({ onceChore }) => ({ choreId: onceChore })),
  'chores.claimChore': ofHome(({ lateChore }) => ({ choreId: lateChore })),
  'chores.endClaim': ofHome(({ claimedChore }) => ({ choreId: claimedChore })),
  'chores.thankForChore': ofHome(({ doneChore }) => ({ choreId: doneChore, isThanked: true })),
  'chores.countReplaced': ofHome(),
  'chores.regenerateChoresForHome': ofHome(() => ({ id: randomUUID(), keepCompleted: false })),
  'chores.restorePlan': ofHome(({ planId }) => ({ planId })),
  'absences.listAbsences': ofHome(),
  'absences.previewAbsence': ofHome(() => AWAY),
  'absences.previewAbsence (changed)': ofHome(({ absenceId }) => ({ absenceId, ...AWAY })),
  'absences.createAbsence': ofHome(() => ({ id: randomUUID(), ...AWAY })),
  'absences.changeAbsence': ofHome(({ absenceId }) => ({ absenceId, ...AWAY })),
  'absences.deleteAbsence': ofHome(({ absenceId }) => ({ absenceId })),
  'plans.getPlanOffers': ofHome(),

  'swaps.countToAnswer': ofHome(),
  'swaps.listSwapRequests': ofHome(() => ({ direction: 'incoming' })),
  'swaps.listChoresToTake': about(({ people }) => people.asker),
  'swaps.requestSwap': ofHome(({ openChore, people }) => ({
    id: randomUUID(),
    choreId: openChore,
    targetUserId: people.debtor.userId,
  })),
  'swaps.acceptSwapRequest': ofHome(({ swapRequestId }) => ({ swapRequestId })),
  'swaps.rejectSwapRequest': ofHome(({ swapRequestId }) => ({ swapRequestId })),
  'swaps.cancelSwapRequest': ofHome(({ swapRequestId }) => ({ swapRequestId })),

  'balance.getBalance': ofHome(),
  'dashboard.getDashboard': ofHome(),
  'notifications.countUnread': nothing,
  'notifications.listNotifications': () => ({}),
  'notifications.markNotificationsRead': () => ({ ids: [] }),
  'notifications.markAllNotificationsRead': nothing,
  'pushes.getDevice': nothing,
  'pushes.subscribe': () => subscriptionAt(`http://127.0.0.1:9/${randomUUID()}`),
  'pushes.subscribe (private network)': () => subscriptionAt('https://10.0.0.1/push'),
  'pushes.unsubscribe': nothing,
  'pushes.setDeviceChoices': () => ({ unwanted: ['swaps'], morning: true }),
  'pushes.setMorning': () => ({ hour: 7, byMail: true }),
  'pushes.listUnread': () => ({ ids: [] }),
  'calendars.getCalendar': nothing,
  'calendars.setCalendarShows': () => ({ shows: 'home' }),
  'calendars.makeCalendarLink': nothing,
  'paymentDetails.getPaymentDetails': nothing,
  'paymentDetails.savePaymentDetails': () => ({ accountNumber: '1642 0398 7751', password: 'correct horse' }),
  'paymentDetails.getPayeeDetails': ({ people }) => ({ userId: people.asker.userId }),
  'mailChoices.setMailChoices': () => ({ unwanted: ['swaps'] }),
  'mailChoices.unsubscribe': ({ stopToken }) => ({ token: stopToken }),
  'mailChoices.unsubscribe (guessed)': () => ({ token: 'guessed' }),
  'mailChoices.allowLettersAgain': ({ stopAllToken }) => ({ token: stopAllToken }),
  'mailChoices.allowLettersAgain (guessed)': () => ({ token: 'guessed' }),

  'payments.listPaymentRequests': ofHome(),
  'payments.listPaymentRequests (no home)': () => ({ homeId: null }),
  'payments.listPaymentRequests (one side)': ofHome(() => ({ side: 'owed' })),
  'payments.getPaymentSummary': ofHome(),
  'spending.getSpending': ofHome(),
  'payments.createPaymentRequest': ofHome(({ people }, { person }) => ({
    id: randomUUID(),
    title: 'Groceries',
    totalAmount: 500,
    debtorIds: [(person === people.debtor ? people.asker : people.debtor).userId],
  })),
  // The debtor's receipt for the other request waits for an answer.
  'payments.markAsPaid': ofHome(({ paymentId, freshPayment, people }, { person }) => ({
    paymentId: person === people.debtor ? freshPayment : paymentId,
  })),
  'payments.undoMarkAsPaid': ofHome(({ paidPayment }) => ({ paymentId: paidPayment })),
  'payments.sendReminders': ofHome(({ freshPayment }) => ({ paymentId: freshPayment })),
  'payments.changePaymentRequest': ofHome(({ freshPayment, people }) => ({
    paymentId: freshPayment,
    revision: 0,
    title: 'Groceries',
    totalAmount: 500,
    debtorIds: [people.debtor.userId],
  })),
  'payments.deletePaymentRequest': ofHome(({ freshPayment }) => ({ paymentId: freshPayment })),
  'payments.reviewPaymentProof': ofHome(({ paymentId, people }) => ({
    paymentId,
    userId: people.debtor.userId,
    approve: true,
  })),
  'settlingUp.getBetweenUs': ofHome(),
  'settlingUp.settleUp': async ({ homeId, people: { asker, debtor } }) => {
    const open = await sharesBetween(asker, debtor, homeId);
    const lines = shownOf(open.filter(({ waits }) => !waits));
    return { homeId, id: randomUUID(), userId: asker.userId, lines };
  },
  'settlingUp.remindOfAll': about(debtorOf),
  'settlingUp.letGoAll': async ({ homeId, people: { asker, debtor } }) => {
    const open = await sharesBetween(asker, debtor, homeId);
    const lines = shownOf(open.filter(({ waits, userId }) => !waits && userId === debtor.userId));
    return { homeId, userId: debtor.userId, lines };
  },
  'payments.letGoPayment': ofHome(({ paymentId, people }) => ({ paymentId, userId: people.debtor.userId })),
  'payments.reopenPayment': ofHome(({ paidPayment, people }) => ({
    paymentId: paidPayment,
    userId: people.debtor.userId,
  })),
  'payments.askForReview': (all, who) => shareOf(all, all.refusedPayment, who),
  'payments.removeBill': ofHome(({ paymentId }) => ({ paymentId })),
  'payments.takeBackProof': (all, who) => shareOf(all, all.paymentId, who),
  'payments.listPayeeNames': nothing,
  'payments.forgetPayeeName': () => ({ name: 'KAK YAH' }),
  'repeating.listRepeating': ofHome(),
  'repeating.changeRepeatingAmount': ofHome(({ seriesId }) => ({ seriesId, totalAmount: 700 })),
  'repeating.pauseRepeating': ofHome(({ seriesId }) => ({ seriesId })),
  'repeating.resumeRepeating': ofHome(({ seriesId }) => ({ seriesId })),
  'repeating.stopRepeating': ofHome(({ seriesId }) => ({ seriesId })),
  'pictures.removePicture': nothing,

  'functions.sendEmail': ({ people: { housemate, debtor } }, { person }) => ({
    data: {
      to: (person === housemate ? debtor : housemate).email,
      subject: 'Keys',
      html: '<p>Under the mat</p>',
    },
  }),
  'functions.sendPaymentRequestNotification': ({ paymentId }) => ({ data: { paymentId } }),
  'functions.checkPaymentStatus': (all, who) => ({ data: shareOf(all, all.paymentId, who) }),
  'functions.verifyPaymentProof': (all, who) => ({
    data: { ...shareOf(all, all.freshPayment, who), fileData: PNG_BEGINS, mimeType: 'image/png' },
  }),
};

const asJson = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

/** The request to each address: a plain GET, as from a browser's address bar, unless it has an `init`. */
export const REQUESTS: Record<string, (all: All, who: Who) => [path: string, init?: RequestInit]> = {
  '/healthz': () => ['/healthz'],
  '/readyz': () => ['/readyz'],
  '/functions/*': () => ['/functions/unheardOf', asJson('{"data":{}}')],
  '/*/us-central1/*': (all, who) => [
    '/some-project/us-central1/checkPaymentStatus',
    asJson(JSON.stringify({ data: shareOf(all, all.paymentId, who) })),
  ],
  '/api': () => ['/api'],
  '/api/openapi.json': () => ['/api/openapi.json'],
  '/api/page.css': () => ['/api/page.css'],
  '/api/page.js': () => ['/api/page.js'],
  '/unsubscribe': ({ stopToken }) => [`/unsubscribe?token=${stopToken}`, { method: 'POST' }],
  '/unsubscribe (guessed)': () => ['/unsubscribe?token=guessed', { method: 'POST' }],
  '/pictures/*': ({ pictureOfAsker }) => [`${pictureOfAsker}/256.webp`],
  '/pictures/* (guessed)': () => [`/pictures/${randomUUID()}/256.webp`],
  '/calendar/*': ({ calendarLink }) => [new URL(calendarLink).pathname],
  '/calendar/* (guessed)': () => [`/calendar/${randomBytes(32).toString('base64url')}.ics`],
  '/proofs/*': ({ proofId }) => [`/proofs/${proofId}`],
  '/api/payment-code': () => [
    '/api/payment-code',
    { method: 'PUT', body: new Uint8Array(drawPaymentCode(OWN_CODE)) },
  ],
  '/bills/*': (all, who) => [all.billAddress, linkHeader(all, who)],
  '/bills/* (guessed)': () => [`/bills/${randomUUID()}`],
  '/api/bills/*': ({ homeId, paymentId }) => [
    `/api/bills/${homeId}/${paymentId}/${randomUUID()}`,
    { method: 'PUT', body: billPdf() },
  ],
  '/api/picture': ({ aPicture }) => ['/api/picture', { method: 'PUT', body: aPicture }],
  '/api/my-data.json': () => ['/api/my-data.json'],
  '/api/my-payments.csv': () => ['/api/my-payments.csv'],
  '/api/my-spending.csv': ({ homeId }) => [`/api/my-spending.csv?homeId=${homeId}`],
  '/api/home-data.json': ({ homeId }) => [`/api/home-data.json?homeId=${homeId}`],
  '/api/live': () => ['/api/live'],
  '/api/auth/*': () => ['/api/auth/get-session'],
  '/api/rpc/*': () => ['/api/rpc/users/unheardOf', asJson('{}')],
  '/api/*': () => ['/api/unheardOf'],
  '/*': () => ['/', { method: 'POST' }],
};

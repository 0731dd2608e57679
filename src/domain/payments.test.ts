import { expect, test } from 'vitest';
import {
  categoryIcon,
  COUNTING_PROOFS,
  isOwed,
  isReminderTime,
  LINK_HEADER,
  LINK_MS,
  MARK_UNDO_MS,
  mayDelete,
  mayLetGo,
  mayMarkPaid,
  mayRemind,
  mayReopen,
  maySendProof,
  mayUndoMark,
  nextReviewDay,
  nextReminder,
  NO_REMINDERS,
  PAID_BY,
  PAID_PROOF_RETENTION_MS,
  paidByOf,
  PAYMENT_CATEGORIES,
  PAYMENT_STAGES,
  PAYMENT_TITLE_MAX,
  paymentStatus,
  PROOF_STATES,
  REFUSED_PROOF_RETENTION_MS,
  SETTLED_BY,
  stageOf,
  titleProblem,
  waitsForAnswer,
  whyNoReminder,
  countsWithToday,
  GROUPED_WITHIN_DAYS,
  REMIND_EVERY_DAYS,
} from '#domain/payments.ts';

const open = { userId: 'debtor', paid: false, letGoAt: null, inReview: false };
const paid = { ...open, paid: true };
// No rule here reads the moment.
const letGo = { ...open, letGoAt: {} as Date };

test('a receipt may be sent while none waits and the requester has an account', () => {
  expect(maySendProof({ inReview: false }, false)).toBe(true);
  expect(maySendProof({ inReview: true }, false)).toBe(false);
  expect(maySendProof({ inReview: false }, true)).toBe(false);
});

test('debtors mark their own open share as paid, while no receipt of theirs waits', () => {
  expect(mayMarkPaid('debtor', { ...open, inReview: true })).toBe(false);
  expect(mayMarkPaid('debtor', open)).toBe(true);
  expect(mayMarkPaid('other', open)).toBe(false);
  expect(mayMarkPaid('debtor', paid)).toBe(false);
  expect(mayMarkPaid('debtor', letGo)).toBe(false);
});

test('the requester lets an open share go, and reopens a settled one', () => {
  expect([open, paid, letGo].map((share) => mayLetGo('asking', 'asking', share))).toEqual([
    true,
    false,
    false,
  ]);
  expect([open, paid, letGo].map((share) => mayReopen('asking', 'asking', share))).toEqual([
    false,
    true,
    true,
  ]);
  expect(mayLetGo('debtor', 'asking', open)).toBe(false);
  expect(mayReopen('debtor', 'asking', paid)).toBe(false);
});

test('the requester deletes a request until a share is paid', () => {
  expect(mayDelete('asking', { requesterId: 'asking', debtors: [open, letGo] })).toBe(true);
  expect(mayDelete('asking', { requesterId: 'asking', debtors: [open, paid] })).toBe(false);
  expect(mayDelete('debtor', { requesterId: 'asking', debtors: [open] })).toBe(false);
});

test('a title has something in it, up to a length, without what is hidden', () => {
  expect(titleProblem(' Groceries ')).toBeUndefined();
  expect(titleProblem('  ')).toBe('PAYMENT_TITLE_MISSING');
  expect(titleProblem('x'.repeat(PAYMENT_TITLE_MAX))).toBeUndefined();
  expect(titleProblem('x'.repeat(PAYMENT_TITLE_MAX + 1))).toBe('PAYMENT_TITLE_TOO_LONG');
  expect(titleProblem(`${'x'.repeat(PAYMENT_TITLE_MAX)}\u202e`)).toBeUndefined();
  expect(titleProblem('\u200B')).toBe('PAYMENT_TITLE_MISSING');
});

test('what is stored and sent has its names', () => {
  expect(PAYMENT_CATEGORIES).toEqual([
    'groceries',
    'utilities',
    'rent',
    'subscriptions',
    'maintenance',
    'other',
  ]);
  expect(PAID_BY).toEqual(['marked', 'verified', 'confirmed', 'settled_up']);
  expect(SETTLED_BY).toEqual(['marked', 'verified', 'confirmed', 'settled_up', 'let_go']);
  expect(COUNTING_PROOFS).toEqual(['review', 'verified', 'confirmed']);
  expect(PROOF_STATES).toEqual([
    'reading',
    'rejected',
    'review',
    'verified',
    'confirmed',
    'declined',
    'dropped',
    'withdrawn',
    'unanswered',
  ]);
  expect(PAYMENT_STAGES).toEqual(['toPay', 'toCheck', 'waiting', 'completed']);
  expect(NO_REMINDERS).toEqual(['paid', 'recent', 'review', 'full', 'stopped', 'gone']);
  expect(LINK_HEADER).toBe('x-payment-link');
});

test('how long links and files are stored', () => {
  const DAY_MS = 86_400_000;
  expect(LINK_MS).toBe(30 * DAY_MS);
  expect(PAID_PROOF_RETENTION_MS).toBe(90 * DAY_MS);
  expect(REFUSED_PROOF_RETENTION_MS).toBe(DAY_MS);
});

test('each category has its own emoji; without one it is that of other', () => {
  expect(new Set(PAYMENT_CATEGORIES.map(categoryIcon)).size).toBe(PAYMENT_CATEGORIES.length);
  expect(categoryIcon('rent')).toBe('🏠');
  expect(categoryIcon(null)).toBe('🧾');
  expect(PAYMENT_CATEGORIES.every((category) => categoryIcon(category).length > 0)).toBe(true);
});

test('a share is owed until it is paid or let go, and a share that was let go is not paid', () => {
  expect([open, paid, letGo].map(isOwed)).toEqual([true, false, false]);
  expect([...SETTLED_BY, null].map(paidByOf)).toEqual([
    'marked',
    'verified',
    'confirmed',
    'settled_up',
    null,
    null,
  ]);
});

test('a request is unpaid, partly paid, or completed', () => {
  expect(paymentStatus([open, open])).toBe('unpaid');
  expect(paymentStatus([open, letGo])).toBe('unpaid');
  expect(paymentStatus([open, paid])).toBe('partly');
  expect(paymentStatus([paid, letGo])).toBe('completed');
  expect(paymentStatus([letGo])).toBe('completed');
});

test('the stage of a request for each of its people', () => {
  const other = { ...open, userId: 'other' };
  const stage = (userId: string, ...debtors: (typeof open)[]) =>
    stageOf(userId, { requesterId: 'asking', debtors });
  expect(stage('debtor', open)).toBe('toPay');
  expect(stage('debtor', { ...open, inReview: true })).toBe('waiting');
  expect(stage('debtor', paid, other)).toBe('waiting');
  expect(stage('debtor', paid)).toBe('completed');
  expect(stage('asking', open)).toBe('waiting');
  expect(stage('asking', open, { ...other, inReview: true })).toBe('toCheck');
  expect(stage('asking', { ...paid, inReview: true }, other)).toBe('waiting');
  expect(stage('other', { ...open, inReview: true }, other)).toBe('toPay');
});

test('a mark can be undone until its letter leaves, what was paid otherwise never', () => {
  // domain/ reads no clock, nor do its tests.
  const at = (ms: number) => ({ getTime: () => ms }) as Date;
  const paidAt = at(1000);
  expect(mayUndoMark({ paidBy: 'marked', paidAt }, at(1000 + MARK_UNDO_MS - 1))).toBe(true);
  expect(mayUndoMark({ paidBy: 'marked', paidAt }, at(1000 + MARK_UNDO_MS))).toBe(false);
  expect(mayUndoMark({ paidBy: 'verified', paidAt }, paidAt)).toBe(false);
  expect(mayUndoMark({ paidBy: 'marked', paidAt: null }, paidAt)).toBe(false);
});

test('a receipt that waits comes before deleting', () => {
  expect(waitsForAnswer([{ inReview: false }, { inReview: true }])).toBe(true);
  expect(waitsForAnswer([{ inReview: false }])).toBe(false);
});

const reached = { ...open, reminders: { unreachable: null } };
const stopped = { ...open, reminders: { unreachable: 'stopped' as const } };
const gone = { ...open, reminders: { unreachable: 'gone' as const } };

test('a debtor who owes, sent no receipt and can be reached is reminded', () => {
  expect(mayRemind(reached)).toBe(true);
  expect(mayRemind({ ...reached, paid: true })).toBe(false);
  expect(mayRemind({ ...reached, inReview: true })).toBe(false);
  expect(mayRemind(stopped)).toBe(false);
  expect(mayRemind(gone)).toBe(false);
  expect(mayRemind({ ...open, reminders: null })).toBe(false);
});

test('why no debtor was reminded', () => {
  const waiting = { ...stopped, inReview: true };
  expect(
    whyNoReminder([
      { ...reached, paid: true },
      { ...gone, ...letGo },
    ]),
  ).toBe('paid');
  expect(whyNoReminder([gone, waiting, reached])).toBe('recent');
  expect(whyNoReminder([gone, waiting])).toBe('review');
  expect(whyNoReminder([gone, stopped])).toBe('stopped');
  expect(whyNoReminder([gone])).toBe('gone');
  expect(whyNoReminder([{ ...open, reminders: null }])).toBe('gone');
});

test('a reminder every three days, five at most', () => {
  expect(nextReminder('2026-11-28', 0)).toBe('2026-12-01');
  expect(nextReminder('2026-11-28', 4)).toBe('2026-12-01');
  expect(nextReminder('2026-11-28', 5)).toBeNull();
});

test('an email about other shares counts for those that are due within three days, and not for new ones', () => {
  const counted = (remindOn: string | null) => countsWithToday(remindOn, '2026-11-28');
  expect(['2026-11-20', '2026-11-28', '2026-11-30'].map(counted)).toEqual([true, true, true]);
  expect(['2026-12-01', nextReminder('2026-11-28', 0), null].map(counted)).toEqual([false, false, false]);
  expect(GROUPED_WITHIN_DAYS).toBeLessThanOrEqual(REMIND_EVERY_DAYS);
});

test('a receipt that waits is brought up five times, and ends after sixty days', () => {
  expect(nextReviewDay('2026-01-01', '2026-01-01', 0)).toBe('2026-01-04');
  expect(nextReviewDay('2026-01-01', '2026-01-13', 4)).toBe('2026-01-16');
  expect(nextReviewDay('2026-01-01', '2026-01-16', 5)).toBe('2026-03-02');
  // After a downtime its requester is notified once more before it ends.
  expect(nextReviewDay('2026-01-01', '2026-03-01', 5)).toBe('2026-03-04');
  expect(nextReviewDay('2026-01-01', '2026-02-27', 5)).toBe('2026-03-02');
});

test('letters that may wait leave from nine to before eight in the evening', () => {
  expect(['08:59', '09:00', '19:59', '20:00'].map(isReminderTime)).toEqual([false, true, true, false]);
});

import { sql, type RawBuilder } from 'kysely';
import type { PaymentRequest } from '#contract/payments.ts';
import type { Day } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import type { BillChange } from '#domain/notifications.ts';
import { isOwed } from '#domain/payments.ts';
import { paymentPlace, sharePlace } from '#domain/places.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import { loud, quiet } from '#server/telling/kinds/kind.ts';

/** A debtor's share of a request, as the request stands now. */
type OfShare = { payment: PaymentRequest; debtorId: string };

const shareOf = ({ payment: { debtors }, debtorId }: OfShare) =>
  debtors.find(({ userId }) => userId === debtorId);

/** Returns the data of a notification about this share; `by` is the actor. */
const dataOf = (share: OfShare, by: string) => ({
  homeId: share.payment.homeId,
  userId: by,
  paymentId: share.payment.id,
  title: share.payment.title,
  amount: shareOf(share)?.amount ?? 0,
});

const toDebtor = (share: OfShare) => [
  { userId: share.debtorId, data: dataOf(share, share.payment.requester.userId) },
];
const toRequester = (share: OfShare) => [
  { userId: share.payment.requester.userId, data: dataOf(share, share.debtorId) },
];
const keyOf = ({ payment: { homeId, id }, debtorId }: OfShare): ShareKey => ({
  homeId,
  paymentId: id,
  userId: debtorId,
});
/** Returns the addressing of an email to the requester about the share. */
const aboutDebtor = ({ payment: { homeId, id, requester }, debtorId }: OfShare) => ({
  userId: requester.userId,
  homeId,
  paymentId: id,
  debtorId,
});

type About = { homeId: string; paymentId: string };

const share = ({ homeId, paymentId }: About, userId: string, condition: RawBuilder<unknown>) => sql`
  exists (select from payment_debtors as share
            join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
           where share.home_id = ${homeId} and share.payment_id = ${paymentId} and share.user_id = ${userId}
             and not request.deleted and ${condition})`;
const isUnpaid = (about: About, readerId: string) => share(about, readerId, sql`share.paid_at is null`);

/** Notifications of money lead to their page wherever the reader lives. */
const ofMoney = {
  page: '/pay-my-money-back',
  place: ({ paymentId }: { paymentId: string }) => paymentPlace(paymentId),
  isOfTheReader: true,
  setting: 'payments',
} as const;
/** The same for a request that the reader's page does not show. */
const ofPage = { ...ofMoney, place: () => '' };
const { setting: _, ...inBell } = ofMoney;

/** The reader owes this share and is asked for it. */
const asksForShare = {
  ...ofMoney,
  asksForMoney: () => true,
  isStillTrue: isUnpaid,
} as const;

const paidBy = ({ payment, debtorId }: OfShare) => ({
  homeId: payment.homeId,
  actorId: debtorId,
  event: { type: 'money_paid' as const, data: { userId: payment.requester.userId } },
});

export const paymentKinds = {
  /** `isNew`: the request was just created, by a repeating request if `again`. */
  payment_request: loud<
    'payment_request',
    { payment: PaymentRequest; debtorIds: readonly string[]; isNew?: { again: boolean } }
  >()({
    ...asksForShare,
    sign: 'money',
    to: ({ payment, debtorIds }) => debtorIds.flatMap((debtorId) => toDebtor({ payment, debtorId })),
    email: ({ payment }, { userId: debtorId }) => ({
      kind: 'payment-requested',
      ...keyOf({ payment, debtorId }),
    }),
    history: ({ payment: { homeId, requester }, debtorIds, isNew }) =>
      isNew && {
        homeId,
        actorId: requester.userId,
        event: {
          type: 'money_asked',
          data: { debtors: debtorIds.length, ...(isNew.again && { again: true }) },
        },
      },
  }),
  payment_changed: loud<'payment_changed', OfShare & { was: { title: string; amount: Sen } }>()({
    ...asksForShare,
    sign: 'pencil',
    to: ({ was, ...of }) => toDebtor(of).map(({ userId, data }) => ({ userId, data: { ...data, was } })),
    email: ({ was, ...of }, { data: { amount } }) => ({ kind: 'payment-changed', ...keyOf(of), amount, was }),
  }),
  payment_bill: quiet<'payment_bill', { payment: PaymentRequest; what: BillChange }>()({
    ...inBell,
    sign: 'paperclip',
    to: ({ payment, what }) =>
      payment.debtors
        .filter(isOwed)
        .flatMap(({ userId: debtorId }) => toDebtor({ payment, debtorId }))
        .map(({ userId, data }) => ({ userId, data: { ...data, what } })),
  }),
  /** `payment` is the request from before the change. */
  payment_taken_out: loud<'payment_taken_out', OfShare>()({
    ...ofPage,
    sign: 'feather',
    to: toDebtor,
    email: (of, { data: { amount } }) => ({ kind: 'payment-taken-out', ...keyOf(of), amount }),
    isStillTrue: (about, readerId) => sql`not ${share(about, readerId, sql`true`)}`,
  }),
  payment_paid: loud<'payment_paid', OfShare & { by: 'marked' | 'verified'; at: Date }>()({
    ...ofMoney,
    sign: 'check',
    to: ({ by, at: __, ...of }) =>
      toRequester(of).map(({ userId, data }) => ({ userId, data: { ...data, by } })),
    email: ({ by, at, ...of }) => ({
      kind: 'payment-paid',
      ...aboutDebtor(of),
      ...(by === 'marked' && { markedAt: at.toISOString() }),
    }),
    isStillTrue: (about) => share(about, about.userId, sql`share.paid_at is not null`),
    history: paidBy,
  }),
  /** `again`: how many reminders of the waiting receipt have left. */
  payment_review: loud<'payment_review', OfShare & { again?: number }>()({
    ...ofMoney,
    place: ({ paymentId, userId }) => sharePlace(paymentId, userId),
    sign: 'receipt',
    to: ({ again, ...of }) =>
      toRequester(of).map(({ userId, data }) => ({
        userId,
        data: { ...data, ...(again !== undefined && { again }) },
      })),
    email: ({ again, ...of }) => ({
      kind: 'payment-review',
      ...aboutDebtor(of),
      ...(again !== undefined && { again }),
    }),
    isStillTrue: (about) =>
      share(
        about,
        about.userId,
        sql`exists (select from payment_proofs as proof
                     where proof.home_id = share.home_id and proof.payment_id = share.payment_id
                       and proof.user_id = share.user_id and proof.state = 'review')`,
      ),
  }),
  payment_confirmed: loud<'payment_confirmed', OfShare>()({
    ...ofMoney,
    sign: 'check',
    to: toDebtor,
    email: (of) => ({ kind: 'payment-confirmed', ...keyOf(of) }),
    isStillTrue: (about, readerId) => share(about, readerId, sql`share.paid_at is not null`),
    history: paidBy,
  }),
  payment_not_received: loud<'payment_not_received', OfShare>()({
    ...asksForShare,
    sign: 'cross',
    isBad: true,
    to: toDebtor,
    email: (of) => ({ kind: 'payment-reopened', ...keyOf(of), why: 'not-received' }),
  }),
  payment_unanswered: loud<'payment_unanswered', OfShare>()({
    ...asksForShare,
    sign: 'end',
    isBad: true,
    to: toDebtor,
    email: (of) => ({ kind: 'payment-reopened', ...keyOf(of), why: 'unanswered' }),
  }),
  payment_review_ended: loud<'payment_review_ended', OfShare>()({
    ...ofMoney,
    sign: 'end',
    to: toRequester,
    email: (of) => ({ kind: 'payment-review-ended', ...aboutDebtor(of) }),
    isStillTrue: () => sql`true`,
  }),
  /** Shares of one debtor that the requester lets go at once. */
  payment_let_go: loud<'payment_let_go', { shares: readonly [OfShare, ...OfShare[]]; at: Date }>()({
    ...ofMoney,
    sign: 'feather',
    to: ({ shares: [first, ...others] }) =>
      toDebtor(first).map(({ userId, data }) => ({
        userId,
        data: {
          ...data,
          amount: [first, ...others].reduce((sum, each) => sum + (shareOf(each)?.amount ?? 0), 0),
          ...(others.length > 0 && {
            others: others.map(({ payment: { id, title } }) => ({ paymentId: id, title })),
          }),
        },
      })),
    email: ({ shares: [first, ...others], at }) => ({
      kind: 'payment-let-go',
      ...keyOf(first),
      letGoAt: at.toISOString(),
      ...(others.length > 0 && { others: others.map(keyOf) }),
    }),
    isStillTrue: (about, readerId) =>
      sql.join(
        [about, ...(about.others ?? [])].map(({ paymentId }) =>
          share({ ...about, paymentId }, readerId, sql`share.paid_by = 'let_go'`),
        ),
        sql` and `,
      ),
    history: ({ shares: [{ payment, debtorId }] }) => ({
      homeId: payment.homeId,
      actorId: payment.requester.userId,
      event: { type: 'money_let_go', data: { userId: debtorId } },
    }),
  }),
  /** `letGo`: the share had been let go. */
  payment_reopened: loud<'payment_reopened', OfShare & { letGo: boolean }>()({
    ...asksForShare,
    sign: 'back',
    isBad: true,
    to: toDebtor,
    email: (of) => ({ kind: 'payment-reopened', ...keyOf(of), why: 'reopened' }),
    history: ({ payment, debtorId, letGo }) => ({
      homeId: payment.homeId,
      actorId: payment.requester.userId,
      event: { type: 'money_reopened', data: { userId: debtorId, ...(letGo && { letGo }) } },
    }),
  }),
  payment_deleted: quiet<'payment_deleted', { payment: PaymentRequest }>()({
    ...inBell,
    place: () => '',
    sign: 'bin',
    to: ({ payment }) =>
      payment.debtors.filter(isOwed).flatMap(({ userId: debtorId }) => toDebtor({ payment, debtorId })),
  }),
  /** Goes to the requester; `amount` is what all debtors together are asked for. */
  payment_repeated: quiet<
    'payment_repeated',
    { payment: PaymentRequest; title: string; amount: Sen; every: Repeats; day: Day }
  >()({
    ...inBell,
    sign: 'repeat',
    to: ({ payment: { homeId, id: paymentId, requester }, ...facts }) => [
      { userId: requester.userId, data: { homeId, userId: requester.userId, paymentId, ...facts } },
    ],
  }),
  payment_series_ended: quiet<
    'payment_series_ended',
    { homeId: string; userId: string; requesterId: string; title: string }
  >()({
    ...inBell,
    place: () => '',
    sign: 'end',
    to: ({ homeId, userId, requesterId, title }) => [
      { userId: requesterId, data: { homeId, userId, title } },
    ],
  }),
};

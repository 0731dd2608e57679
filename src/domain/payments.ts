import { addDays, type Day } from '#domain/days.ts';
import { cleanLine } from '#domain/texts.ts';

/** The categories of a request (docs/product/money.md 'Categories of payments'). */
export const PAYMENT_CATEGORIES = [
  'groceries',
  'utilities',
  'rent',
  'subscriptions',
  'maintenance',
  'other',
] as const;
export type PaymentCategory = (typeof PAYMENT_CATEGORIES)[number];

const CATEGORY_ICONS: Record<PaymentCategory, string> = {
  groceries: '🛒',
  utilities: '💡',
  rent: '🏠',
  subscriptions: '📺',
  maintenance: '🔧',
  other: '🧾',
};

/** Returns the emoji of a category; without a category, the one of 'other'. */
export const categoryIcon = (category: PaymentCategory | null): string => CATEGORY_ICONS[category ?? 'other'];

/** UTF-16 code units, as a form field counts them (docs/product/limits.md 'Texts'). */
export const PAYMENT_TITLE_MAX = 120;
/** Rows a page (docs/product/limits.md 'Money'). */
export const PAYMENTS_PAGE = 50;
/** How long a link in an email works, in milliseconds (docs/product/limits.md 'Money'). */
export const LINK_MS = 30 * 24 * 60 * 60 * 1000;
/** The header with an email's link, sent before a receipt's body: paymentId, userId and token, separated by spaces. */
export const LINK_HEADER = 'x-payment-link';
/**
 * Days from the first email about a share to its first reminder, and between its reminders (docs/product/limits.md 'Money').
 */
export const REMIND_EVERY_DAYS = 3;
/** How many automatic reminders a share gets. */
export const REMINDERS_MAX = 5;
/**
 * A share whose next reminder is due in fewer days than this counts as reminded by an email about other shares (docs/product/money.md 'One
 * email for all shares'). If it equals REMIND_EVERY_DAYS, every share counts that was not asked for today. If it is smaller, a share asked
 * for a few days ago still gets its own email. It must not be larger, or shares asked for today would count.
 */
export const GROUPED_WITHIN_DAYS = 3;
/** The most shares that one email lists (docs/product/money.md 'One email for all shares'). */
export const LISTED_SHARES_MAX = 20;
/** Days between notifications about a waiting receipt (docs/product/limits.md 'Money'). */
export const REVIEW_REMIND_EVERY_DAYS = 3;
/** How many further notifications a waiting receipt gets. */
export const REVIEW_REMINDERS_MAX = 5;
/** Days after which an unanswered receipt ends (docs/product/limits.md 'Money'). */
export const REVIEW_DAYS = 60;
/**
 * Reminders leave between 09:00 and 20:00 in the home's zone; times of day as 'HH:MM' (docs/product/notifications.md 'When emails
 * leave').
 */
const REMIND_FROM = '09:00';
const REMIND_UNTIL = '20:00';
/** After this many refusals of a share its debtor may ask the requester to look. */
export const REFUSALS_BEFORE_ASKING = 2;
/** How long 'Mark as Paid' can be undone, in milliseconds; its email leaves after that. The toast with Undo shows for 4 seconds. */
export const MARK_UNDO_MS = 10_000;
/**
 * How long the files of a proof are stored, in milliseconds: 90 days after payment, 24 hours after a refusal (docs/product/limits.md 'Files').
 */
export const PAID_PROOF_RETENTION_MS = 90 * 24 * 60 * 60 * 1000;
export const REFUSED_PROOF_RETENTION_MS = 24 * 60 * 60 * 1000;

/** How a payment became known: the debtor marked it, a proof was verified, or the requester confirmed one. */
export const PAYMENT_KNOWN_BY = ['marked', 'verified', 'confirmed'] as const;
export type KnownBy = (typeof PAYMENT_KNOWN_BY)[number];
/** How a share was paid: by a payment of its own, or by settling up (docs/product/money.md 'How a share is settled'). */
export const PAID_BY = [...PAYMENT_KNOWN_BY, 'settled_up'] as const;
export type PaidBy = (typeof PAID_BY)[number];
/** How a share was settled: paid, or let go by its requester (docs/product/money.md 'How a share is settled'). */
export const SETTLED_BY = [...PAID_BY, 'let_go'] as const;
export type SettledBy = (typeof SETTLED_BY)[number];
/** Returns how a settled share was paid; null if it was let go or is open (docs/product/money.md 'How a share is settled'). */
export const paidByOf = (settledBy: SettledBy | null): PaidBy | null =>
  settledBy === 'let_go' ? null : settledBy;

/** The states of proofs that paid a share: verified, or confirmed by the requester. */
export const PAYING_PROOFS = ['verified', 'confirmed'] as const;
/** The states of proofs that count for a share: waiting for the requester's answer, or paying. The same receipt counts once in a home. */
export const COUNTING_PROOFS = ['review', ...PAYING_PROOFS] as const;
/** The states of proofs from which a payment is recognised later (docs/product/receipts.md 'Receipts that paid for nothing'). */
export const KNOWN_PROOFS = [...COUNTING_PROOFS, 'declined', 'dropped', 'unanswered'] as const;
/**
 * The states of an uploaded proof. 'rejected': by what was read; 'declined': by the requester; 'dropped': its share no longer needed an
 * answer; 'withdrawn': its debtor took it back; 'unanswered': it waited too long.
 */
export const PROOF_STATES = [
  'reading',
  'rejected',
  ...COUNTING_PROOFS,
  'declined',
  'dropped',
  'withdrawn',
  'unanswered',
] as const;

/** Returns whether a receipt waits for an answer that may pay the share (docs/product/settling-up.md 'While a receipt waits'). */
export const isWaiting = ({ inReview, settlingBy = null }: Waiting): boolean =>
  inReview || settlingBy !== null;

export type PaymentStatus = 'unpaid' | 'partly' | 'completed';

type Settled = { paid: boolean; letGoAt: Date | null };
type Share = Settled & { userId: string };
/** Whether a receipt waits that may pay a share: its own, or one that settles up, sent by `settlingBy`. */
type Waiting = { inReview: boolean; settlingBy?: string | null };
/** A share as its debtor sees it. */
type OwnShare = Share & Waiting;
type Payment = { requesterId: string; debtors: readonly Share[] };

/** Returns whether a share is still owed: neither paid nor let go (docs/product/money.md 'How a share is settled'). */
export const isOwed = ({ paid, letGoAt }: Settled): boolean => !paid && letGoAt === null;

/** Returns the status to show (docs/product/money.md 'Status of a request'): every share settled, no debtor paid, or some. */
export function paymentStatus(debtors: readonly Settled[]): PaymentStatus {
  if (!debtors.some(isOwed)) return 'completed';
  return debtors.some(({ paid }) => paid) ? 'partly' : 'unpaid';
}

/** The order of the list: what the reader has to pay, what they have to check, what waits for others, and settled requests. */
export const PAYMENT_STAGES = ['toPay', 'toCheck', 'waiting', 'completed'] as const;
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

/** Returns a request's stage for one of its people (docs/product/money.md 'The card of a request'), by `inReview` as they see it. */
export function stageOf(
  userId: string,
  { requesterId, debtors }: { requesterId: string; debtors: readonly OwnShare[] },
): PaymentStage {
  const open = debtors.filter(isOwed);
  if (open.length === 0) return 'completed';
  if (open.some((share) => share.userId === userId && !isWaiting(share))) return 'toPay';
  return requesterId === userId && open.some(({ inReview }) => inReview) ? 'toCheck' : 'waiting';
}

/**
 * Returns whether a person may mark a share as paid: its debtor, once, but not while their receipt waits
 * (docs/product/money.md 'Marking as paid').
 */
export const mayMarkPaid = (userId: string, share: OwnShare): boolean =>
  share.userId === userId && isOwed(share) && !isWaiting(share);

/**
 * Returns whether a receipt may be sent for an owed share: none waits, and the requester is there to look at it (docs/product/money.md
 * 'Paying with a receipt').
 */
export const maySendProof = (share: Waiting, requesterGone: boolean): boolean =>
  !isWaiting(share) && !requesterGone;

/** Returns whether the debtor can still undo 'Mark as Paid': before its email leaves (docs/product/limits.md 'Money'). */
export const mayUndoMark = (share: { paidBy: PaidBy | null; paidAt: Date | null }, now: Date): boolean =>
  share.paidBy === 'marked' && share.paidAt !== null && now.getTime() - share.paidAt.getTime() < MARK_UNDO_MS;

/** Returns whether a person may delete a request: its requester, until a share is paid (docs/product/money.md 'Deleting a request'). */
export const mayDelete = (userId: string, { requesterId, debtors }: Payment): boolean =>
  requesterId === userId && !debtors.some(({ paid }) => paid);

/**
 * Returns whether a receipt waits for the requester's answer, which has to come before the request is deleted (docs/product/money.md
 * 'Deleting a request').
 */
export const waitsForAnswer = (debtors: readonly Waiting[]): boolean => debtors.some(isWaiting);

/**
 * Returns why amounts and people of a request cannot change, as the code of its sentence (docs/product/money.md 'Changing a request').
 * @param debtors as their requester sees them
 * @returns undefined until a share is settled or a receipt waits
 */
export function whyAmountsAreFixed(
  debtors: readonly (Settled & { inReview: boolean })[],
): 'CHANGE_PAID' | 'CHANGE_WAITS' | undefined {
  if (!debtors.every(isOwed)) return 'CHANGE_PAID';
  return waitsForAnswer(debtors) ? 'CHANGE_WAITS' : undefined;
}

/**
 * Returns whether a person may reopen a share that was wrongly paid or let go: the requester (docs/product/money.md 'Reopening a share').
 */
export const mayReopen = (userId: string, requesterId: string, share: Share): boolean =>
  requesterId === userId && !isOwed(share);

/**
 * Returns whether a person may let a share go: the requester, while it is open (docs/product/money.md 'Letting a share go') and no receipt
 * that settles up waits for it (docs/product/settling-up.md 'While a receipt waits').
 */
export const mayLetGo = (
  userId: string,
  requesterId: string,
  share: Share & { settlingBy?: string | null },
): boolean => requesterId === userId && isOwed(share) && !share.settlingBy;

/** Why no reminder reaches a debtor: they stopped them, or their account is deleted. */
export const UNREACHABLE = ['stopped', 'gone'] as const;
/**
 * Why no email about money reaches a debtor: they stopped these emails; their unconfirmed address or their home has used up today's; the
 * mail server refused the last one for good; or it did not leave on an earlier day without room.
 */
export const WHY_NO_EMAIL = ['stopped', 'unconfirmed', 'full', 'failed', 'unsent'] as const;
export type WhyNoEmail = (typeof WHY_NO_EMAIL)[number];
export type Unreached = { userId: string; why: WhyNoEmail };

type Remindable = Settled &
  Waiting & {
    /** Null for everyone but the requester. */
    reminders: { unreachable: (typeof UNREACHABLE)[number] | null } | null;
  };

/**
 * Returns whether the requester can remind a debtor now (docs/product/money.md 'Reminding by hand'): the share is owed, no proof waits, and
 * emails reach the debtor.
 */
export const mayRemind = (share: Remindable): boolean =>
  isOwed(share) && !isWaiting(share) && share.reminders?.unreachable === null;

/** The answers of 'Send reminder now' if it sent none. */
export const NO_REMINDERS = ['paid', 'recent', 'review', 'full', ...UNREACHABLE] as const;
export type NoReminder = (typeof NO_REMINDERS)[number];

/**
 * Returns why none of a request's debtors was reminded (docs/product/money.md 'Reminding by hand'). Debtors who can be reminded got an
 * email less than an hour ago.
 */
export function whyNoReminder(debtors: readonly Remindable[]): NoReminder {
  const open = debtors.filter(isOwed);
  if (open.length === 0) return 'paid';
  if (open.some(mayRemind)) return 'recent';
  if (open.some(isWaiting)) return 'review';
  return open.some(({ reminders }) => reminders?.unreachable === 'stopped') ? 'stopped' : 'gone';
}

/**
 * Returns when the next reminder goes out (docs/product/money.md 'When reminders leave').
 * @param last the home's day of the first email or the last reminder
 * @param sent how many reminders went out
 * @returns the home's day; null after the last one
 */
export const nextReminder = (last: Day, sent: number): Day | null =>
  sent < REMINDERS_MAX ? addDays(last, REMIND_EVERY_DAYS) : null;

/**
 * Returns whether a share counts as reminded by an email about other shares that leaves today (docs/product/money.md 'One email for all
 * shares').
 * @param remindOn the day of its own next reminder; null after the last one
 */
export const countsWithToday = (remindOn: Day | null, today: Day): boolean =>
  remindOn !== null && remindOn < addDays(today, GROUPED_WITHIN_DAYS);

/**
 * Returns when the requester is notified again of a waiting receipt, or when it ends (docs/product/limits.md 'Money').
 * @param uploaded the home's day on which it was sent
 * @param last the day of the last notification
 * @param notified how many further notifications there were
 * @returns the home's day; at least REVIEW_REMIND_EVERY_DAYS after the last one, even after a long downtime
 */
export function nextReviewDay(uploaded: Day, last: Day, notified: number): Day {
  const ends = addDays(uploaded, REVIEW_DAYS);
  const next = addDays(last, REVIEW_REMIND_EVERY_DAYS);
  return notified < REVIEW_REMINDERS_MAX || ends < next ? next : ends;
}

/**
 * Returns whether emails that are not urgent may leave now; `time` as 'HH:MM' on the home's clock (docs/product/notifications.md 'When
 * emails leave').
 */
export const isReminderTime = (time: string): boolean => time >= REMIND_FROM && time < REMIND_UNTIL;

/** Why a request is refused, as the code of its sentence (docs/product/money.md 'The form'). */
export type PaymentProblem =
  | 'DEBTORS_MISSING'
  | 'PAYMENT_TITLE_MISSING'
  | 'PAYMENT_TITLE_TOO_LONG'
  | 'AMOUNT_MISSING'
  | 'AMOUNT_INVALID';

/**
 * Returns why a title is refused (docs/product/money.md 'The form').
 * @param title as typed
 * @returns undefined if it is accepted
 */
export function titleProblem(title: string): PaymentProblem | undefined {
  const { length } = cleanLine(title);
  if (length === 0) return 'PAYMENT_TITLE_MISSING';
  return length > PAYMENT_TITLE_MAX ? 'PAYMENT_TITLE_TOO_LONG' : undefined;
}

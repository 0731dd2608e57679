import { addDays, type Day } from '#domain/days.ts';
import { cleanLine } from '#domain/texts.ts';

/** docs/product/money.md 'Categories of payments' */
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

/** The emoji that stands for what somebody paid; without a category, the one of 'other'. */
export const categoryIcon = (category: PaymentCategory | null): string => CATEGORY_ICONS[category ?? 'other'];

/** docs/product/limits.md 'Titles of payments': as a form field counts them (UTF-16 code units). */
export const PAYMENT_TITLE_MAX = 120;
/** docs/product/limits.md 'Pages of lists'. */
export const PAYMENTS_PAGE = 50;
/** How long a link in a letter works, in milliseconds (docs/product/limits.md 'Links to payments'). */
export const LINK_MS = 30 * 24 * 60 * 60 * 1000;
/** The header by which whoever sends a receipt shows a letter's link before the body: paymentId, userId and token, with spaces between. */
export const LINK_HEADER = 'x-payment-link';
/** Days from the first email about a share to its first reminder, and between its reminders (docs/product/limits.md 'Reminders and waiting receipts'). */
export const REMIND_EVERY_DAYS = 3;
/** How many reminders of a share leave by themselves. */
export const REMINDERS_MAX = 5;
/**
 * A share whose next reminder is due in fewer days than this counts as reminded by an email about other shares (docs/product/money.md 'One
 * email for all shares'). At most REMIND_EVERY_DAYS, or it would count what was asked for on the same day.
 */
export const GROUPED_WITHIN_DAYS = 3;
/** Shares that one email lists (docs/product/money.md 'One email for all shares'). */
export const LISTED_SHARES_MAX = 20;
/** Days after which a receipt that waits is brought up again (docs/product/limits.md 'Reminders and waiting receipts'). */
export const REVIEW_REMIND_EVERY_DAYS = 3;
/** How often a receipt that waits is brought up again. */
export const REVIEW_REMINDERS_MAX = 5;
/** docs/product/limits.md 'Reminders and waiting receipts': after so many days a receipt that nobody answers ends. */
export const REVIEW_DAYS = 60;
/**
 * docs/product/notifications.md 'Emails that may wait': reminders leave between 09:00 and 20:00 in the home's zone; times of day as
 * 'HH:MM'.
 */
const REMIND_FROM = '09:00';
const REMIND_UNTIL = '20:00';
/** After so many refusals of a share its debtor may ask the requester to look. */
export const REFUSALS_BEFORE_ASKING = 2;
/** How long 'Mark as Paid' can be undone, in milliseconds; its letter leaves after that. The toast with Undo stands for 4 seconds. */
export const MARK_UNDO_MS = 10_000;
/**
 * How long the files of a proof are kept, in milliseconds: 90 days after payment, 24 hours after a refusal (docs/product/limits.md 'How
 * long receipts are kept').
 */
export const PAID_PROOF_KEPT_MS = 90 * 24 * 60 * 60 * 1000;
export const REFUSED_PROOF_KEPT_MS = 24 * 60 * 60 * 1000;

/** How somebody's payment became known: they marked it, a proof of it was read, or whoever got it confirmed one. */
export const PAYMENT_KNOWN_BY = ['marked', 'verified', 'confirmed'] as const;
export type KnownBy = (typeof PAYMENT_KNOWN_BY)[number];
/** How a share became paid: by a payment of its own, or by settling up with the other (docs/product/money.md 'How a share was paid'). */
export const PAID_BY = [...PAYMENT_KNOWN_BY, 'settled_up'] as const;
export type PaidBy = (typeof PAID_BY)[number];
/** How a share was settled: paid, or let go by its requester, who asks for it no more (docs/product/money.md 'Owed or settled'). */
export const SETTLED_BY = [...PAID_BY, 'let_go'] as const;
export type SettledBy = (typeof SETTLED_BY)[number];
/** How a settled share was paid; null where it was let go, or is open (docs/product/money.md 'How a share was paid'). */
export const paidByOf = (settledBy: SettledBy | null): PaidBy | null =>
  settledBy === 'let_go' ? null : settledBy;

/** The proofs that paid a share: by themselves, or by the requester's word. */
export const PAYING_PROOFS = ['verified', 'confirmed'] as const;
/** The proofs that count for a share: one waits for the requester's word, or has paid it. The same receipt counts once in a home. */
export const COUNTING_PROOFS = ['review', ...PAYING_PROOFS] as const;
/** The proofs by which a payment is known again (docs/product/receipts.md 'Receipts that paid for nothing'). */
export const KNOWN_PROOFS = [...COUNTING_PROOFS, 'declined', 'dropped', 'unanswered'] as const;
/**
 * What becomes of an uploaded proof. 'rejected': by what was read of it; 'declined': by the requester; 'dropped': it waited for a word that
 * is not needed any more; 'withdrawn': until its debtor took it back; 'unanswered': for too long.
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

/** Whether a receipt waits for an answer that may pay the share (docs/product/settling-up.md 'While a receipt waits'). */
export const isWaiting = ({ inReview, settlingBy = null }: Waiting): boolean =>
  inReview || settlingBy !== null;

export type PaymentStatus = 'unpaid' | 'partly' | 'completed';

type Settled = { paid: boolean; letGoAt: Date | null };
type Share = Settled & { userId: string };
/** Whether a receipt waits that may pay a share: its own, or that of settling up, which `settlingBy` sent. */
type Waiting = { inReview: boolean; settlingBy?: string | null };
/** A share as its debtor is told of it: whether a receipt waits. */
type OwnShare = Share & Waiting;
type Payment = { requesterId: string; debtors: readonly Share[] };

/** Whether the share is still asked for: neither paid nor let go (docs/product/money.md 'Owed or settled'). */
export const isOwed = ({ paid, letGoAt }: Settled): boolean => !paid && letGoAt === null;

/** The display status (docs/product/money.md 'Status of a request'): every share settled, else no debtor paid, or some. */
export function paymentStatus(debtors: readonly Settled[]): PaymentStatus {
  if (!debtors.some(isOwed)) return 'completed';
  return debtors.some(({ paid }) => paid) ? 'partly' : 'unpaid';
}

/** The order of the list: what its reader is to pay, to check, what waits for others, and what is settled. */
export const PAYMENT_STAGES = ['toPay', 'toCheck', 'waiting', 'completed'] as const;
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

/** Where a request stands for one of its people (docs/product/money.md 'The card of a request'); `inReview` as they are told of it. */
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
 * Only the debtor marks their own share as paid, once (docs/product/money.md 'Marking as paid'), and not while their receipt waits (docs/product/money.md
 * 'Marking while a receipt waits').
 */
export const mayMarkPaid = (userId: string, share: OwnShare): boolean =>
  share.userId === userId && isOwed(share) && !isWaiting(share);

/**
 * Whether a receipt may be sent for a share that is owed (docs/product/money.md 'Paying with a receipt'): none waits, and whoever asked is
 * there to look at it.
 */
export const maySendProof = (share: Waiting, requesterGone: boolean): boolean =>
  !isWaiting(share) && !requesterGone;

/** docs/product/limits.md 'Undo of marking as paid': the debtor undoes 'Mark as Paid' before its letter leaves. */
export const mayUndoMark = (share: { paidBy: PaidBy | null; paidAt: Date | null }, now: Date): boolean =>
  share.paidBy === 'marked' && share.paidAt !== null && now.getTime() - share.paidAt.getTime() < MARK_UNDO_MS;

/** docs/product/money.md 'Deleting a request': the requester deletes a request while nobody has paid. */
export const mayDelete = (userId: string, { requesterId, debtors }: Payment): boolean =>
  requesterId === userId && !debtors.some(({ paid }) => paid);

/**
 * Whether a receipt waits for the requester's word, which comes before the request is deleted (docs/product/money.md 'Deleting a request').
 */
export const waitsForAnswer = (debtors: readonly Waiting[]): boolean => debtors.some(isWaiting);

/**
 * What keeps the amounts and people of a request, by the code of its sentence (docs/product/money.md 'Changing a request').
 * @param debtors as their requester is told of them
 * @returns undefined while nobody has settled a share and no receipt waits
 */
export function fixedBy(
  debtors: readonly (Settled & { inReview: boolean })[],
): 'CHANGE_PAID' | 'CHANGE_WAITS' | undefined {
  if (!debtors.every(isOwed)) return 'CHANGE_PAID';
  return waitsForAnswer(debtors) ? 'CHANGE_WAITS' : undefined;
}

/** docs/product/money.md 'Reopening a share': the requester takes back a share that was wrongly paid, or that they let go. */
export const mayReopen = (userId: string, requesterId: string, share: Share): boolean =>
  requesterId === userId && !isOwed(share);

/**
 * The requester forgives a share that is open (docs/product/money.md 'Letting a share go'), and that no receipt of settling up waits for
 * (docs/product/settling-up.md 'While a receipt waits').
 */
export const mayLetGo = (
  userId: string,
  requesterId: string,
  share: Share & { settlingBy?: string | null },
): boolean => requesterId === userId && isOwed(share) && !share.settlingBy;

/** Why no reminder reaches a debtor: they stopped them, or their account is deleted. */
export const UNREACHABLE = ['stopped', 'gone'] as const;
/**
 * Why no email about money reaches a debtor: they stopped these emails, their unconfirmed address or their home has had all of the day,
 * the last one was refused for good, or it did not leave on an earlier day that had no room.
 */
export const WHY_NO_EMAIL = ['stopped', 'unconfirmed', 'full', 'failed', 'unsent'] as const;
export type WhyNoEmail = (typeof WHY_NO_EMAIL)[number];
export type Unreached = { userId: string; why: WhyNoEmail };

type Remindable = Settled &
  Waiting & {
    /** Null to others than the requester. */
    reminders: { unreachable: (typeof UNREACHABLE)[number] | null } | null;
  };

/**
 * Whether the requester can remind somebody now (docs/product/money.md 'Reminding by hand'): of an unpaid share, without a proof that waits
 * for them, and where it reaches somebody.
 */
export const mayRemind = (share: Remindable): boolean =>
  isOwed(share) && !isWaiting(share) && share.reminders?.unreachable === null;

/** What 'Send reminder now' says where it sent none. */
export const NO_REMINDERS = ['paid', 'recent', 'review', 'full', ...UNREACHABLE] as const;
export type NoReminder = (typeof NO_REMINDERS)[number];

/**
 * Why none of a request's debtors was reminded (docs/product/money.md 'Reminding by hand'). Who could have been had a letter less than an
 * hour ago.
 */
export function whyNoReminder(debtors: readonly Remindable[]): NoReminder {
  const open = debtors.filter(isOwed);
  if (open.length === 0) return 'paid';
  if (open.some(mayRemind)) return 'recent';
  if (open.some(isWaiting)) return 'review';
  return open.some(({ reminders }) => reminders?.unreachable === 'stopped') ? 'stopped' : 'gone';
}

/**
 * When the next reminder goes out (docs/product/money.md 'When reminders leave').
 * @param last the day of the home on which the letter or the last reminder went out
 * @param sent how many reminders went out
 * @returns the day of the home; null after the last one
 */
export const nextReminder = (last: Day, sent: number): Day | null =>
  sent < REMINDERS_MAX ? addDays(last, REMIND_EVERY_DAYS) : null;

/**
 * Whether a share counts as reminded by an email about other shares that leaves today (docs/product/money.md 'One email for all shares').
 * @param remindOn the day of its own next reminder; null after the last one
 */
export const countsWithToday = (remindOn: Day | null, today: Day): boolean =>
  remindOn !== null && remindOn < addDays(today, GROUPED_WITHIN_DAYS);

/**
 * When a receipt that waits is brought up again, or ends (docs/product/limits.md 'Reminders and waiting receipts').
 * @param uploaded the day of the home on which it was sent
 * @param last the day on which its requester was told of it last
 * @param told how often they were told of it again
 * @returns the day of the home; at least REVIEW_REMIND_EVERY_DAYS after the last time, also where the server was away for long
 */
export function nextOfReview(uploaded: Day, last: Day, told: number): Day {
  const ends = addDays(uploaded, REVIEW_DAYS);
  const next = addDays(last, REVIEW_REMIND_EVERY_DAYS);
  return told < REVIEW_REMINDERS_MAX || ends < next ? next : ends;
}

/**
 * Whether letters that are not urgent may leave now; `time` as 'HH:MM' on the home's clock (docs/product/notifications.md 'Emails that may
 * wait').
 */
export const isReminderTime = (time: string): boolean => time >= REMIND_FROM && time < REMIND_UNTIL;

/** What is wrong with the parts of a request, by the code of its sentence (docs/product/money.md 'Titles and amounts'). */
export type PaymentProblem =
  | 'DEBTORS_MISSING'
  | 'PAYMENT_TITLE_MISSING'
  | 'PAYMENT_TITLE_TOO_LONG'
  | 'AMOUNT_MISSING'
  | 'AMOUNT_INVALID';

/**
 * What is wrong with the title of a request (docs/product/money.md 'Titles and amounts').
 * @param title as typed
 * @returns undefined where it is right
 */
export function titleProblem(title: string): PaymentProblem | undefined {
  const { length } = cleanLine(title);
  if (length === 0) return 'PAYMENT_TITLE_MISSING';
  return length > PAYMENT_TITLE_MAX ? 'PAYMENT_TITLE_TOO_LONG' : undefined;
}

import { AMOUNT_MAX, formatAmount, type AmountFault, type OpenAmounts, type Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import {
  PAYMENT_TITLE_MAX,
  type PaidBy,
  type PaymentCategory,
  type PaymentStatus,
} from '#domain/payments.ts';
import { shortDate } from './days.ts';

/** Each by its code. */
export const paymentProblems = {
  DEBTORS_MISSING: 'At least one debtor must be selected',
  PAYMENT_TITLE_MISSING: 'Please enter what you want to be paid for',
  PAYMENT_TITLE_TOO_LONG: `Please use at most ${PAYMENT_TITLE_MAX} characters`,
  AMOUNT_MISSING: 'Amount must be greater than zero',
  AMOUNT_INVALID: 'Please enter a valid amount',
  PROOF_TYPE: 'Please upload a valid image (JPEG, PNG, GIF, WEBP) or PDF file',
  PROOF_TOO_LARGE: 'File size must be less than 10MB',
};

/** Pay My Money Back (docs/product/money.md 'The list'). */
export const paymentPage = {
  title: 'Pay My Money Back',
  text: 'Request payments from your housemates',
  noHome: 'Please join or create a home first to use this feature.',
  owed: 'Owed to you',
  owes: 'You owe',
  unknown: 'unknown',
  list: 'Payment Requests',
  empty: 'No payment requests yet',
  loading: 'Loading payment requests...',
  loadFailed: 'Failed to load payment requests',
  showMore: 'Show more',
  completed: (count: number) => `${count} completed`,
  /** What is open in another home, on the button that shows it. */
  elsewhere: ({ owed, owes }: OpenAmounts, home: string) => {
    if (owed === 0) return `You owe ${formatAmount(owes)} in ${home}`;
    if (owes === 0) return `You are owed ${formatAmount(owed)} in ${home}`;
    return `You owe ${formatAmount(owes)} and are owed ${formatAmount(owed)} in ${home}`;
  },
  elsewhereName: 'Open in your other homes',
};

export const paymentForm = {
  name: 'New payment request',
  who: 'Who owes you money? *',
  search: 'Search housemates',
  nobodyFound: 'Nobody found',
  everyone: 'Everyone',
  everybodyChosen: 'Everyone is chosen',
  readingPeople: 'Loading your housemates…',
  people: 'Housemates',
  chosen: 'Chosen housemates',
  remove: (name: string) => `Remove ${name}`,
  alone: "You're the only one here so far.",
  invite: 'Invite your housemates',
  what: 'Pay for what? *',
  examples: 'e.g. electricity bill, groceries, cleaning supplies',
  category: 'Category (optional)',
  total: 'Total Amount (RM) *',
  currency: 'RM',
  noAmount: '0.00',
  /** Of a number with spaces in other places than between thousands. */
  meant: (amount: string) => `Did you mean ${amount}?`,
  takeMeant: (amount: string) => `Use ${amount}`,
  perPerson: 'Amount per person',
  ownShare: 'Your own share is not included.',
  /** What the requester gains (above 0) or bears by the rounding of the shares. */
  rounding: (share: Sen, people: number, gain: Sen) =>
    `${people} × ${formatAmount(share)} is ${formatAmount(share * people)}: you ${gain > 0 ? 'gain' : 'lose'} ${Math.abs(gain)} sen.`,
  submit: 'Get My Money Back',
  whoMissing: 'Please select at least one person',
  noUser: 'User information not available',
  created: 'Payment request created and notifications sent!',
  failed: 'Failed to create payment request',
};

/** What is wrong with an amount, said as soon as its field is left. */
export const amountFaults: Record<AmountFault | 'small', string> = {
  negative: 'The amount must be more than zero, without a minus sign.',
  words: 'Please type the amount in numbers, like 12.50.',
  zero: 'The amount must be more than zero.',
  decimals: 'Please use at most two decimal places, like 12.50. Write thousands without a point: 1234.',
  large: `The amount can be at most ${formatAmount(AMOUNT_MAX)}.`,
  small: "That's less than one sen each. Please enter a larger amount.",
};

/** The short labels. */
export const categories: Record<PaymentCategory, string> = {
  groceries: 'Groceries',
  utilities: 'Utilities',
  rent: 'Rent',
  subscriptions: 'Subs',
  maintenance: 'Fix',
  other: 'Other',
};

/** How a request stands, on its head. */
export const statusWords = (status: PaymentStatus, paid: number, total: number): string =>
  ({ unpaid: 'Unpaid', partly: `${paid}/${total} Paid`, completed: 'Completed' })[status];

export const paymentLine = {
  shares: 'Shares',
  paid: 'Paid',
  pending: 'Pending',
  letGo: 'Let go',
  markAsPaid: 'Mark as Paid',
  marked: 'Payment marked as paid!',
  undo: 'Undo',
  unmarked: 'Your share is open again.',
  undoFailed: 'Failed to undo this. Please try again.',
  /** Beside Paid: how, and when. */
  how: (
    by: PaidBy,
    day: Day,
    { debtor, requester }: { debtor: string | undefined; requester: string | undefined },
  ) =>
    `${
      {
        marked: `Marked by ${debtor ?? 'you'}`,
        verified: 'Verified by receipt',
        confirmed: `Confirmed by ${requester ?? 'you'}`,
        settled_up: `Settled up with ${requester ?? debtor}`,
      }[by]
    } · ${shortDate(day)}`,
  letGoBy: (requester: string | undefined, day: Day) => `By ${requester ?? 'you'} · ${shortDate(day)}`,
  toCheck: (count: number) => `${count} to check`,
  markFailed: 'Failed to mark payment as paid',
  you: 'You',
  upload: 'Upload proof',
  checking: (requester: string) => `${requester} is checking your receipt.`,
  takeBack: 'Take back',
  tookBack: 'You took back your receipt. You can upload another one.',
  takeBackFailed: 'Failed to take back the receipt. Please try again.',
};

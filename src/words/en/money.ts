import { AMOUNT_MAX, formatAmount, type AmountFault, type OpenAmounts, type Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import {
  PAYMENT_TITLE_MAX,
  type PaidBy,
  type PaymentCategory,
  type PaymentStatus,
  type NoReminder,
  type WhyNoEmail,
} from '#domain/payments.ts';
import { shortDate, plainDate } from './days.ts';
import type { PaymentSide } from '#domain/payment-sides.ts';
import { listed } from './grammar.ts';
import { HOME_FILES_MAX_BYTES, PROOF_MAX_BYTES } from '#domain/files.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { SplitKind } from '#domain/splits.ts';

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
  emptyHint:
    'Paid the electricity for everyone? Choose who shares it, type the total, and each gets a link to pay you.',
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
  everyoneChosen: (count: number) => `Everyone (${count})`,
  changeChosen: 'Change',
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

export const paymentShare = {
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
  /** Below the amount of the reader's share: the whole sum. */
  ofTotal: (total: Sen) => `of ${formatAmount(total)}`,
  /** After the name of a debtor whose receipt waits for the requester. */
  sentReceipt: 'sent a receipt',
  /** On a folded request: the sum of its open shares. */
  open: (sum: Sen) => `${formatAmount(sum)} open`,
  /** A debtor's face on a folded request, for screen readers. */
  face: (name: string, amount: Sen, state: string) => `${name}: ${formatAmount(amount)}, ${state}`,
  markFailed: 'Failed to mark payment as paid',
  you: 'You',
  upload: 'Upload proof',
  checking: (requester: string) => `${requester} is checking your receipt.`,
  takeBack: 'Take back',
  tookBack: 'You took back your receipt. You can upload another one.',
  takeBackFailed: 'Failed to take back the receipt. Please try again.',
};

/** What the list of payment requests shows of all, and what of a request is folded (docs/product/money.md 'One side of the list'). */
export const paymentList = {
  show: 'Show',
  all: 'All',
  /** Stands there where a side is empty. */
  none: {
    owes: 'You owe nothing right now.',
    owed: 'Nobody owes you anything right now.',
  } satisfies Record<PaymentSide, string>,
  showAll: 'Show all requests',
  /** The other debtors' shares, folded to a line. */
  others: (count: number, paid: number) => {
    if (paid === 0) return `${count} others`;
    return `${count} others, ${paid === count ? 'all' : paid} of them paid`;
  },
};

/** What a requester sees beside a request of theirs, at once. */
export const ownRequest = {
  stillOpen: 'Still open',
  change: 'Change',
  remind: 'Send reminder now',
  reminded: (count: number) => (count === 1 ? 'Reminder sent.' : `${count} reminders sent.`),
  nobodyReminded: {
    paid: 'No reminder was sent: everyone has paid.',
    recent: 'No reminder was sent: the last email went out less than an hour ago.',
    review: 'No reminder was sent: a receipt is waiting for your answer.',
    full: 'No reminder was sent: no email reaches them today. Ask them to confirm their address, or try again tomorrow.',
    stopped: 'No reminder was sent: whoever owes you has stopped reminders.',
    gone: "No reminder was sent: there's nobody left to remind.",
  } satisfies Record<NoReminder, string>,
  remindFailed: 'Failed to send the reminder. Please try again.',
  /** Below a debtor whom no email reaches. */
  noEmail: {
    stopped: (name: string) =>
      `No email reaches ${name}: they stopped these emails. Please tell them another way.`,
    unconfirmed: (name: string) =>
      `No email reaches ${name} today: their address is not confirmed and gets only a few a day. Ask them to confirm it.`,
    full: (name: string) =>
      `No more emails reach ${name} today: this home has sent all it can. Try again tomorrow.`,
    failed: (name: string) =>
      `No email reaches ${name}: their mailbox refused the last one. Ask them to check their address.`,
    unsent: (name: string) =>
      `No email reached ${name}: their last one was one too many for its day. Send a reminder now.`,
  } satisfies Record<WhyNoEmail, (name: string) => string>,
  noReminder: 'No reminder sent yet',
  stoppedBy: (names: readonly string[]) => `No reminders: ${listed(names)} stopped them`,
  nobodyLeft: 'No reminders: the account was deleted',
  firstReminder: (day: Day) => `First reminder on ${shortDate(day)}`,
  lastReminder: (last: Day) => `Last reminder ${shortDate(last)}`,
  nextReminder: (last: Day, next: Day) => `Last reminder ${shortDate(last)} · next ${shortDate(next)}`,
  noMoreReminders: (last: Day) => `Last reminder ${shortDate(last)} · that was the last one`,
  letGo: 'Let it go',
  reopen: 'Reopen',
  /** The name of the button ⋯ of a request or a share. */
  more: (what: string) => `More for ${what}`,
  delete: 'Delete',
};

/** The way to a proof. */
export const proofCheck = {
  check: 'Check proof',
  see: 'See proof',
  seeOwn: 'See receipt',
  proof: (name: string) => `Receipt from ${name}`,
  notLoaded: 'The receipt could not be loaded.',
  close: 'Close',
};

const MB = 1024 * 1024;

/** What the server alone refuses, each by its code. */
export const paymentRefusals = {
  SAME_NAME: 'Someone before you has the same name. Change yours on your profile, then ask again.',
  NAME_NEEDED: 'Please choose a name of your own on your profile first. Then ask again.',
  DEBTOR_ONESELF: "You can't ask yourself for money. Please choose others only.",
  PAYMENT_NOT_FOUND: 'Payment request not found',
  PAYMENT_PAID: "Someone has already paid, so this request can't be deleted.",
  PAYMENT_OPEN: "This share isn't paid.",
  PAYMENT_SETTLED: 'This share is already paid.',
  PAYMENT_TOLD: "It's too late to undo this. Please ask for your share to be reopened.",
  PROOF_WAITS: 'A receipt is waiting for your answer. Please answer it, then delete the request.',
  PROOF_IN_REVIEW: 'Your receipt is being checked. Take it back first to mark your share as paid.',
  PROOF_ANSWERED: 'This proof was already answered.',
  PROOF_GONE: 'The receipt is no longer available. Please upload it again.',
  // The proof page looks for the first word.
  UNAUTHORIZED_LINK: 'unauthorized: this link is invalid or has expired. Please open the latest email.',
  REQUEST_DELETED: "unauthorized: this request was deleted. You're no longer asked to pay it.",
  REQUESTER_GONE: "Whoever asked for this deleted their account. You're no longer asked to pay it.",
  PROOF_TOO_MANY_TRIES: 'Too many tries. Please wait a while and try again.',
  HOME_FILES_FULL: `This home's ${HOME_FILES_MAX_BYTES / MB} MB for receipts are full. Send a smaller file, or use Mark as Paid.`,
  PROOFS_BUSY: 'We are checking many receipts right now. Please try again in a minute.',
};

/** What a requester is asked, and told, as they do something to a request of theirs. */
export const ownActs = {
  cancel: 'Cancel',
  letGoTitle: (name: string) => `Let go of ${name}'s share?`,
  letGoText: (amount: Sen, request: string) =>
    `You'll no longer ask for ${formatAmount(amount)} for “${request}”. It will count as settled, not as paid.`,
  letGoTold: (name: string) => `We'll tell ${name}.`,
  letGoProof: 'The receipt waiting for your answer will no longer be needed.',
  letGoDone: 'You let it go.',
  letGoFailed: 'Failed to let it go. Please try again.',
  reopenTitle: (name: string) => `Reopen ${name}'s share?`,
  reopenText: (amount: Sen, request: string) =>
    `${formatAmount(amount)} for “${request}” will be unpaid again.`,
  reopenTold: (name: string, reminds: boolean) =>
    reminds ? `We'll tell ${name}, and reminders will continue.` : `We'll tell ${name}.`,
  reopened: 'The share is open again. We told your housemate.',
  reopenedUntold: 'The share is open again.',
  reopenFailed: 'Failed to reopen the share. Please try again.',
  deleteTitle: 'Delete this request?',
  deleteText: (title: string, total: Sen, names: readonly string[]) =>
    `“${title}”, ${formatAmount(total)}. ${listed(names)} will no longer be asked to pay, and links in earlier emails will stop working.`,
  deleteWaits: 'A receipt is waiting for your answer',
  deleteWaitsText: (names: readonly string[]) =>
    `${listed(names)} sent a receipt. Choose “Confirm” or “Not received”, then delete the request.`,
  deleteYes: 'Delete request',
  deleted: 'Payment request deleted.',
  deleteFailed: 'Failed to delete the payment request. Please try again.',
};

/** The requester's look at a proof. */
export const proofReview = {
  from: (name: string) => `Proof from ${name}`,
  enlarge: (name: string) => `Enlarge the receipt from ${name}`,
  notKept: 'The receipt is no longer available.',
  uploaded: (day: Day, time: string) => `Uploaded ${plainDate(day)}, ${time}`,
  amount: 'Amount',
  recipient: 'Paid to',
  date: 'Date',
  status: 'Status',
  reference: 'Reference',
  notFound: 'Not found',
  isThisYou: 'Is this you?',
  isMyName: 'This is my name',
  myNameFits: 'Receipts to this name will match from now on.',
  /** 'Nov 20, 2026, 21:14' */
  moment: (day: Day, time: string | undefined) =>
    time === undefined ? plainDate(day) : `${plainDate(day)}, ${time}`,
  fits: { fits: 'matches', unsure: 'not sure', contradicts: "doesn't match" },
  noBankAccount: 'We cannot see your bank account.',
  arrived: (amount: Sen) => `Did ${formatAmount(amount)} arrive?`,
  confirm: 'Confirm',
  /** Where the receipt is the sum of several open shares. */
  alsoPays: 'It pays for these shares together:',
  confirmAll: 'Confirm all',
  onlyThis: 'Only this one',
  confirmedAll: (count: number, name: string) => `${count} payments confirmed. We told ${name}.`,
  notReceived: 'Not received',
  notReceivedTitle: (name: string) => `Nothing received from ${name}?`,
  notReceivedText: (name: string, amount: Sen) =>
    `${formatAmount(amount)} stays open, and this receipt no longer counts. We'll tell ${name}.`,
  confirmed: (name: string) => `Payment confirmed. We told ${name}.`,
  declined: (name: string) => `We told ${name} that the money hasn't arrived.`,
  confirmFailed: 'Failed to confirm the payment. Please try again.',
  declineFailed: 'Failed to send your answer. Please try again.',
};

/** Why a request could not be changed, each by its code. */
export const changeProblems = {
  PAYMENT_CHANGED: 'This request has changed meanwhile. Please look at it again, then decide.',
  CHANGE_PAID: 'Someone has already paid, so amounts and people stay as they are.',
  CHANGE_WAITS: 'A receipt is waiting for your answer. Please answer it, then change the amounts.',
  CHANGE_PROOF: 'Someone you took out has sent a receipt. You can let their share go instead.',
};

/** The window in which a requester changes a request (docs/product/money.md 'Changing a request'). */
export const changing = {
  title: 'Change the request',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save changes',
  told: 'Whoever is asked for something else hears of it, and of another bill whoever still owes.',
  CHANGE_PAID: (total: Sen) =>
    `Someone has already paid or was let off, so ${formatAmount(total)} and its people stay as they are.`,
  CHANGE_WAITS: (total: Sen) =>
    `A receipt is waiting for your answer. Until then, ${formatAmount(total)} and its people stay as they are.`,
  /** It was changed elsewhere since the window opened. */
  meanwhile:
    'This request was changed meanwhile, in another window. What you typed is still here, but cannot be saved.',
  startAgain: 'Show the latest',
  done: 'Request changed.',
  failed: 'Failed to change the request. Please try again.',
};

/** What a requester asks before they let go of all that somebody owes them (docs/product/moving-out.md 'Letting all of it go'). */
export const lettingAllGo = {
  title: (name: string, lines: number) =>
    lines === 1 ? `Let go of ${name}'s share?` : `Let go of ${name}'s ${lines} shares?`,
  text: (amount: Sen) =>
    `You'll no longer ask for ${formatAmount(amount)}. It will count as settled, not as paid.`,
  stays: (amount: Sen) => `The ${formatAmount(amount)} that you owe in turn stays open.`,
  told: (name: string) => `We'll tell ${name}.`,
  cancel: 'Cancel',
  done: (lines: number) => (lines === 1 ? 'You let it go.' : `You let ${lines} shares go.`),
  failed: 'Failed to let it go. Please try again.',
};

/** What stands on a request of one's own about its bill. */
export const ownBill = {
  attach: 'Attach the bill',
  change: 'Change bill',
  sending: 'Attaching the bill…',
  cut: 'No connection. The bill will be sent as soon as there is one.',
};

/** The bill that a requester attaches (docs/product/money.md 'Changing the bill'). */
export const attachBill = {
  file: 'Bill (optional)',
  fileHere: 'Bill',
  hint: `Photo or PDF, at most ${PROOF_MAX_BYTES / 1024 / 1024} MB. Everyone you ask can open it.`,
  choose: 'Choose a file',
  other: 'Choose another file',
  takeOut: (file: string) => `Take out ${file}`,
  submit: 'Attach',
  replace: 'Replace bill',
  remove: 'Remove bill',
  missing: 'Please choose a photo or PDF of the bill',
  isThere: 'A bill is attached. Another one takes its place.',
  kept: 'Kept until 90 days after everyone has paid.',
  attached: 'The bill is attached.',
  failed: 'The bill was not attached. Please try again.',
  unreadable: 'This file can no longer be read. Please choose it again.',
  removed: 'The bill was removed.',
  removeFailed: 'Failed to remove the bill. Please try again.',
};

export const splits: Record<SplitKind, string> = { equally: 'Equally', amounts: 'Different amounts' };

const often: Record<Repeats, string> = {
  month: 'every month',
  two_weeks: 'every 2 weeks',
  week: 'every week',
};

/** What is folded in the form (docs/product/money.md 'The form'). */
export const moreOptions = {
  title: 'More options',
  /** While it is folded: what holds. */
  holds: ({ by, repeats, hasBill }: { by: SplitKind; repeats: Repeats | ''; hasBill: boolean }) =>
    [splits[by], repeats === '' ? 'once' : often[repeats], ...(hasBill ? ['with a bill'] : [])].join(', '),
  split: 'How to split it',
  withOwn: 'Include my share',
  /** Below 'Include my share', while it is ticked: the division of a total that is typed, or of any. */
  divided: (total: Sen, people: number, each: Sen) =>
    `${formatAmount(total)} ÷ ${people} = ${formatAmount(each)} each, yours too.`,
  divides: 'The total is divided among all of you.',
  amountFor: (name: string) => `Amount for ${name}`,
  nobodyYet: 'Choose who owes you money first.',
  totalAsked: 'Total asked',
  ownShare: (own: Sen) => `Your own share: ${formatAmount(own)}`,
  /** Of an equal split with one's own share, what is left over of the division; `others` of the debtors pay it too. */
  senMore: (others: number) =>
    others === 0
      ? 'That is one sen more than the others pay, so that the sum is exact.'
      : `You and ${others} of them pay one sen more, so that the sum is exact.`,
};

/** The part 'Spending' of Pay My Money Back (docs/product/spending.md 'Where it is'). */
export const spending = {
  title: 'Spending',
  text: 'What you asked others for, and what you paid, in the last 12 months.',
  asked: 'Asked for',
  paid: 'Paid',
  month: 'Month',
  category: 'Category',
  all: 'All',
  /** Names the table. */
  table: 'Spending by month and category',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  nothing: 'Nothing',
  download: 'Download as CSV',
  downloadFailed: 'Failed to prepare the file. Please try again.',
  empty: 'You asked for nothing and paid nothing in the last 12 months.',
  failed: 'Failed to load your spending',
};

/** 'Nov 2026', of a month's first day. */
export const monthYear = (first: Day) => `${shortDate(first).slice(0, 3)} ${first.slice(0, 4)}`;

/** The head of the table to keep. */
export const spendingColumns = ['Month', 'Category', 'Asked for (RM)', 'Paid (RM)'];

/** Asks the requester to prove who they are, before receipts in another name count as paid to them. */
export const provingPayeeName =
  'Receipts in this name will count as paid to you. Please prove once more that it is you.';

import { formatAmount, type Sen } from '#domain/money.ts';

/** The proof page (docs/product/callables.md 'verifyPaymentProof'). */
export const proofPage = {
  loading: 'Loading the payment request…',
  upload: 'Upload Payment Proof',
  submit: 'Submit for Verification',
  verifying: 'Verifying your payment proof...',
  verifyingText: 'This may take a few moments',
  alreadyPaid: 'Already Paid',
  verified: 'Payment Verified!',
  notified: "The requester has been notified. You won't get any more reminders.",
  failed: 'Verification Failed',
  review: 'Sent for review',
  tryAgain: 'Try Again',
  toRequests: 'Go to Payment Requests',
  back: 'Back to Payment Requests',
};

/** What is wrong with the link or with the sending. */
export const proofProblems = {
  linkIncomplete: 'Invalid payment link. Missing payment information.',
  tokenMissing: 'Invalid or missing link token. For security, please open the latest email link to continue.',
  linkExpired: 'Your link is invalid or has expired. Please open the latest email to continue.',
  fileMissing: 'Please select a file to upload',
  unreadable: 'Failed to read file. Please try again.',
  notSent: 'Failed to submit proof. Please try again.',
  notVerified: 'Failed to verify payment proof. Please try again.',
  refused: 'Payment verification failed. Please check your proof and try again.',
  notAsked: 'This could not be sent. Please try again.',
};

export const badLink = {
  title: 'This link does not work',
  hint: 'Each email has a new link; older ones stop working.',
};

/** Nothing can be uploaded any more. */
export const ended = {
  deleted: 'This request was deleted',
  deletedText: "You're no longer asked to pay this.",
  letGo: 'Let go',
  letGoText: "The person who asked for this let it go. There's nothing left to pay.",
  letGoBy: (requester: string, amount: Sen, title: string) =>
    `${requester} no longer asks you for ${formatAmount(amount)}: ${title}. There's nothing left to pay.`,
  gone: 'Nobody can check a receipt',
  goneText:
    'The person who asked for this deleted their account. You can mark your share as paid on Pay My Money Back.',
  goneDeletedText:
    "The person who asked for this deleted their account, so you're no longer asked to pay it.",
};

/** The page may not know who asked: the request itself could not be read. */
const THE_REQUESTER = 'the requester';
const beginning = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const slip = {
  /** While the page stands open. */
  amountChanged: (requester: string, before: Sen, now: Sen) =>
    `${requester} changed the amount from ${formatAmount(before)} to ${formatAmount(now)}.`,
  owe: (debtor: string) => `${debtor}, you owe`,
  paidBy: (debtor: string) => `${debtor}, you paid`,
  /** A receipt waits for the requester. */
  inReview: 'Pending',
  shareOf: (total: Sen, people: number) =>
    people === 1 ? 'Only you were asked' : `Your share of ${formatAmount(total)}`,
  askedOn: 'Asked on',
  between: 'Split between',
  people: (count: number) => `${count} people`,
  home: 'Home',
};

export const proofField = {
  what: 'The screenshot or PDF of your transfer.',
  whatFor: (amount: Sen, requester: string) =>
    `A screenshot or PDF that shows ${formatAmount(amount)}, ${requester}'s name, the date and the reference.`,
  drop: 'Drop your receipt here, or choose a file',
  choose: 'Choose your receipt',
  dropNow: 'Drop it here',
  kinds: 'PNG, JPG, GIF, WEBP, or PDF (max 10MB)',
  previewOf: (name: string) => `Preview of ${name}`,
  pdf: 'PDF',
  change: 'Change',
  remove: 'Remove file',
};

const KB = 1024;
export const fileSize = (bytes: number) =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

export const sending = {
  progress: 'Sending the receipt',
  sent: 'Receipt sent',
  partOf: (part: number, bytes: number) => `${Math.floor(part * 100)} % of ${fileSize(bytes)}`,
  reading: 'Reading amount, name, date and reference',
  comparing: 'Comparing them with your share',
  cut: "The connection was lost. We'll keep trying for up to 10 minutes. Please keep this page open.",
  stop: 'Stop trying',
};

export const settled = (amount: Sen | undefined) =>
  `Your share${amount === undefined ? '' : ` of ${formatAmount(amount)}`} is settled. There's nothing left to do. You won't get any more reminders.`;

export const waiting = {
  text: (requester = THE_REQUESTER) =>
    `${beginning(requester)} is checking your receipt. You do not need to upload it again.`,
  uploaded: 'Receipt uploaded',
  now: 'Just now',
  looking: (requester = THE_REQUESTER) => `${beginning(requester)} checks it`,
  mayClose: 'You can close this page',
  marked: 'Your share is marked as paid',
  letter: "You'll get an email",
  wrongShare: 'Sent for the wrong request?',
  /** By a receipt of settling up that stands at another share. */
  together: (requester = THE_REQUESTER) =>
    `${beginning(requester)} is checking your receipt, which settles this too.`,
  yoursToCheck: 'A receipt waits for you',
  theirs: (requester = THE_REQUESTER) =>
    `${beginning(requester)} sent a receipt that settles this too. Check it where they owe you.`,
};

export const difference = {
  share: 'Your share',
  shown: 'On the receipt',
  missing: 'Missing',
  tooMuch: 'Too much',
};

export const askToCheck = {
  sure: "Sure it's right?",
  ask: (requester = THE_REQUESTER) => `Ask ${requester} to check`,
};

/** The bill of a request, large (docs/product/money.md 'Who sees the bill'). */
export const openBill = {
  open: 'Open bill',
  title: (title: string) => `Bill: ${title}`,
  alt: (title: string) => `Bill of ${title}`,
  close: 'Close',
  loading: 'Loading the bill…',
  notLoaded: 'The bill could not be loaded.',
  again: 'Try again',
};

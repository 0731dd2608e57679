import type { PaidBy } from '#domain/payments.ts';

/** 'My data': the rows of the profile and of Home Management, and the head of the table. */
export const myData = {
  everything: 'Everything',
  hint: 'What Serumah knows about you, as text. Pictures and receipts are listed but not included.',
  label: 'Download my data',
  paymentsTitle: 'My payments',
  paymentsHint: 'What you asked for and what you owe, as a table',
  paymentsLabel: 'Download my payments',
  download: 'Download',
  preparing: 'Preparing…',
  failed: 'Failed to prepare the file. Please try again.',
};

export const homeData = {
  open: 'Download home data',
  text: 'Chores, members and history, as one file',
};

export const paymentColumns = [
  'Date',
  'Home',
  'Title',
  'Category',
  'Requested by',
  'Owed by',
  'Amount (RM)',
  'Total (RM)',
  'State',
  'Paid on',
  'How',
];

export const paymentStates = { paid: 'Paid', pending: 'Pending', letGo: 'Let go', deleted: 'Deleted' };

export const howPaid: Record<PaidBy, string> = {
  marked: 'Marked as paid',
  verified: 'Verified by receipt',
  confirmed: 'Confirmed by the requester',
  settled_up: 'Settled up',
};

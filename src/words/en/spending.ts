import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';

/** The part 'Spending' of Pay My Money Back (docs/product/spending.md 'Where it stands'). */
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

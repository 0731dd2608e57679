import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';

/** The part 'Spending' of Pay My Money Back (docs/product/spending.md 'Where it stands'). */
export const spending = {
  title: 'Perbelanjaan',
  text: 'Jumlah yang anda minta daripada orang lain, dan jumlah yang anda bayar, dalam 12 bulan lalu.',
  asked: 'Diminta',
  paid: 'Dibayar',
  month: 'Bulan',
  category: 'Kategori',
  all: 'Semua',
  /** Names the table. */
  table: 'Perbelanjaan mengikut bulan dan kategori',
  showTable: 'Tunjukkan sebagai jadual',
  hideTable: 'Sembunyikan jadual',
  nothing: 'Tiada',
  download: 'Muat turun CSV',
  downloadFailed: 'Fail tidak dapat disediakan. Sila cuba lagi.',
  empty: 'Anda tidak meminta dan tidak membayar apa-apa dalam 12 bulan lalu.',
  failed: 'Perbelanjaan anda tidak dapat dimuatkan',
};

/** 'Nov 2026', of a month's first day. */
export const monthYear = (first: Day) => `${shortDate(first).slice(3)} ${first.slice(0, 4)}`;

/** The head of the table to keep. */
export const spendingColumns = ['Bulan', 'Kategori', 'Diminta (RM)', 'Dibayar (RM)'];

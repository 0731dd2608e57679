import type { Sen } from '#domain/money.ts';

/** A spreadsheet takes what begins so for a formula, and runs it on the machine of whoever opens the file. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Without it spreadsheets read UTF-8 as something else. */
export const BYTE_ORDER_MARK = '\u{feff}';

/** Where commas are decimal signs a spreadsheet begins a cell behind each of these, whatever quotes stand around. */
const CELL_WITHIN = /(?<=;)(?=\s*[=+\-@＝＋－＠])/g;

/** One cell of RFC 4180; text that somebody typed never begins like a formula. */
export function csvCell(value: string): string {
  const safe = (FORMULA.test(value) ? `'${value}` : value).replaceAll(CELL_WITHIN, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** '1234.50': for a spreadsheet, without groups or currency. */
export const decimal = (sen: Sen): string => (sen / 100).toFixed(2);

import { dayOf, type Day } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import type { Sen } from '#domain/money.ts';
import { PAYMENT_CATEGORIES, type PaidBy, type PaymentCategory } from '#domain/payments.ts';
import { spendingOf, type SpendingSum } from '#domain/spending.ts';
import { nameForReader } from '#domain/users.ts';
import { SPENDING, spendingValues } from '#server/money/payments/spending.ts';
import { pagesOf, type Read } from '#server/programs/exports/data-parts.ts';
import { OWN_PAYMENTS, readHomeIds } from '#server/programs/exports/my-data.ts';
import { wordsIn, type Words } from '#words/languages.ts';

/** A spreadsheet treats a cell with such a beginning as a formula, and runs it on the reader's machine. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Without it, spreadsheets do not read UTF-8. */
const BYTE_ORDER_MARK = '\u{feff}';

/** In countries with decimal commas, a spreadsheet begins a cell after each semicolon, even in quotes. */
const CELL_WITHIN = /(?<=;)(?=\s*[=+\-@＝＋－＠])/g;

/** Returns a cell (RFC 4180). Text that a person typed never begins like a formula. */
export function csvCell(value: string): string {
  const safe = (FORMULA.test(value) ? `'${value}` : value).replaceAll(CELL_WITHIN, "'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Returns '1234.50' for a spreadsheet, without groups or currency. */
const decimal = (sen: Sen): string => (sen / 100).toFixed(2);

const REQUESTS = { ...OWN_PAYMENTS, columns: `${OWN_PAYMENTS.columns}, homes.time_zone as "timeZone"` };

type Request = {
  createdAt: Date;
  timeZone: string;
  homeName: string;
  title: string;
  category: PaymentCategory | null;
  requesterName: string;
  totalAmountInSen: Sen;
  deleted: boolean;
  lines: Line[] | null;
};
type Line = {
  name: string;
  amountInSen: Sen;
  letGoAt: string | null;
} & ({ paidAt: string; paidBy: PaidBy } | { paidAt: null; paidBy: null });

const stateOf = ({ paymentStates }: Words, { deleted }: Request, { paidBy, letGoAt }: Line) => {
  if (deleted) return paymentStates.deleted;
  if (letGoAt !== null) return paymentStates.letGo;
  return paidBy === null ? paymentStates.pending : paymentStates.paid;
};

/** Returns when and how a share was paid, or nothing if it was let go. */
const payingOf = ({ howPaid }: Words, { timeZone }: Request, share: Line) =>
  share.paidBy === null ? ['', ''] : [dayOf(new Date(share.paidAt), timeZone), howPaid[share.paidBy]];

const cellsOf = (words: Words, request: Request, share: Line): string[] => [
  dayOf(request.createdAt, request.timeZone),
  request.homeName,
  request.title,
  request.category === null ? '' : words.categories[request.category],
  nameForReader(request.requesterName, words.formerHousemate),
  nameForReader(share.name, words.formerHousemate),
  decimal(share.amountInSen),
  decimal(request.totalAmountInSen),
  stateOf(words, request, share),
  ...payingOf(words, request, share),
];

/** Yields a person's payments as a table (RFC 4180, UTF-8), by home and oldest first. */
export async function* myPayments(
  read: Read,
  { userId, locale }: { userId: string; locale: Language },
): AsyncGenerator<string> {
  const words = wordsIn(locale);
  yield BYTE_ORDER_MARK + csvLine(words.paymentColumns);
  for (const homeId of await readHomeIds(read, userId))
    for await (const requests of pagesOf<Request>(read, REQUESTS, [userId, homeId]))
      yield requests
        .flatMap((request) => (request.lines ?? []).map((share) => csvLine(cellsOf(words, request, share))))
        .join('');
}

type Asked = { userId: string; locale: Language; homeId: string; timeZone: string; today: Day };

/** Yields the last 12 months as a table (docs/product/spending.md 'The table to keep'), the newest first. */
export async function* mySpending(read: Read, { locale, ...asked }: Asked): AsyncGenerator<string> {
  const words = wordsIn(locale);
  yield BYTE_ORDER_MARK + csvLine(words.spendingColumns);
  const months = spendingOf(asked.today, await read<SpendingSum>(SPENDING, spendingValues(asked)));
  yield months
    .flatMap(({ month, categories }) =>
      PAYMENT_CATEGORIES.map((category) => {
        const sums = categories.find((each) => each.category === category);
        return csvLine([
          month,
          words.categories[category],
          decimal(sums?.asked ?? 0),
          decimal(sums?.paid ?? 0),
        ]);
      }),
    )
    .join('');
}

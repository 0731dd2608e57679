import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import type { Sen } from '#domain/money.ts';
import type { PaidBy, PaymentCategory } from '#domain/payments.ts';
import { nameForReader } from '#domain/users.ts';
import { BYTE_ORDER_MARK, csvLine, decimal } from '#server/programs/exports/csv.ts';
import { pagesOf, type Read } from '#server/programs/exports/data-parts.ts';
import { OWN_PAYMENTS, ownHomes } from '#server/programs/exports/my-data.ts';
import { wordsIn, type Words } from '#words/languages.ts';

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

/** When and how it was paid; nothing of what was let go. */
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

const linesOf = (words: Words, request: Request) =>
  (request.lines ?? []).map((share) => csvLine(cellsOf(words, request, share)));

/** The payments of a person as a table (RFC 4180, UTF-8), home by home and oldest first, in pieces. */
export async function* myPayments(
  read: Read,
  { userId, locale }: { userId: string; locale: Language },
): AsyncGenerator<string> {
  const words = wordsIn(locale);
  yield BYTE_ORDER_MARK + csvLine(words.paymentColumns);
  for (const homeId of await ownHomes(read, userId))
    for await (const requests of pagesOf<Request>(read, REQUESTS, [userId, homeId]))
      yield requests.flatMap((request) => linesOf(words, request)).join('');
}

import type { Day } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { PAYMENT_CATEGORIES } from '#domain/payments.ts';
import { spendingOf, type SpendingSum } from '#domain/spending.ts';
import { BYTE_ORDER_MARK, csvLine, decimal } from '#server/programs/exports/csv.ts';
import type { Read } from '#server/programs/exports/data-parts.ts';
import { SPENDING, spendingValues } from '#server/money/payments/spending.ts';
import { wordsIn } from '#words/languages.ts';

type Asked = { userId: string; locale: Language; homeId: string; timeZone: string; today: Day };

/** The last 12 months as a table (docs/product/spending.md 'The table to keep'), the newest first. */
export async function* mySpending(read: Read, { locale, ...asked }: Asked): AsyncGenerator<string> {
  const words = wordsIn(locale);
  yield BYTE_ORDER_MARK + csvLine(words.spendingColumns);
  const months = spendingOf(asked.today, await read<SpendingSum>(SPENDING, spendingValues(asked)));
  yield months
    .flatMap(({ month, categories }) =>
      PAYMENT_CATEGORIES.map((category) => {
        const { asked: sum, paid } = categories.find((each) => each.category === category) ?? {
          asked: 0,
          paid: 0,
        };
        return csvLine([month, words.categories[category], decimal(sum), decimal(paid)]);
      }),
    )
    .join('');
}

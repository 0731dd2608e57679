import { timeOfDay, type Day } from '#domain/days.ts';
import { formatAmount } from '#domain/money.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import type { TestApp } from '#test/running/app.ts';
import { LOOKS, readingOf, recipe, type Line } from '#test/builders/proof-pages.ts';
import { TIME_ZONE, today, type World } from '#test/living/world.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Makes the app take a receipt's words from the file itself, since reading pixels would take a second each. The decision on these words and
 * its consequences are the real ones.
 */
export function readTypedReceipts({ proofReader }: TestApp) {
  proofReader.read = ({ bytes, expected }) => {
    const lines = JSON.parse(Buffer.from(bytes).subarray(PNG.length).toString()) as Line[];
    const decision = decide(readingOf(...lines), expected);
    return Promise.resolve({ decision, mimeType: 'image/png', preview: PNG });
  };
}

type Shown = { to: string; from: string; sen: number; number: number };

const dateOf = (day: Day, time: string) => {
  const [year, month, date] = day.split('-');
  const [hour = 0, minute = ''] = time.split(':');
  const clock = `${((Number(hour) + 11) % 12) + 1}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}, ${clock}`;
};

/** Returns the file of a transfer that was made just now. */
export function typedReceipt(world: World, { to, from, sen, number }: Shown): string {
  const look = LOOKS['a bank’s app'];
  const lines = look?.({
    ...recipe,
    to: to.toUpperCase(),
    from: from.toUpperCase(),
    amount: formatAmount(sen),
    date: dateOf(today(world), timeOfDay(world.app.clock.now, TIME_ZONE)),
    reference: `QR7720K${119284 + number}`,
  });
  return Buffer.concat([PNG, Buffer.from(JSON.stringify(lines))]).toString('base64');
}

/** Returns a picture without any text. */
export const noReceipt = (number: number): string =>
  Buffer.concat([PNG, Buffer.from(JSON.stringify(['Miau', String(number)]))]).toString('base64');

import type { Expected } from '#receipts/verdict/verdict.ts';
import { momentOf } from '#receipts/date/dates.ts';
import { MIME_TYPES } from '#test/receipts/drawing/make.ts';
import type { Recipe } from '#test/receipts/drawing/receipt.ts';
import { recipes } from '#test/receipts/drawing/recipes.ts';
import { fileOf, openPress } from '#test/receipts/drawing/render.ts';
import { TIME_ZONE } from './homes.ts';

/** A rendered receipt, and the share that it pays. */
export type Receipt = { bytes: Buffer; mimeType: string; due: Recipe['due']; expected: Expected };

/** Patience for a bare reader, since the bench compares times even if a busy machine makes receipts wait longer than a caller would. */
export const PATIENT = { patienceMs: 30 * 60_000, stuckMs: 5 * 60_000 };

/** Renders true receipts of as many different looks as possible, in every format. */
export async function makeReceipts(count: number): Promise<Receipt[]> {
  const chosen = recipes('bench', 'development').filter(({ kind }) => kind === 'true');
  const press = await openPress();
  const receipts: Receipt[] = [];
  try {
    for (const recipe of chosen.slice(0, count)) {
      const { due, format } = recipe;
      receipts.push({
        bytes: await fileOf(press, recipe),
        mimeType: MIME_TYPES[format],
        due,
        expected: {
          due: due.sen,
          names: [due.requester],
          asked: momentOf(new Date(due.askedAt), TIME_ZONE),
          now: momentOf(new Date(), TIME_ZONE),
        },
      });
    }
  } finally {
    await press.browser.close();
  }
  return receipts;
}

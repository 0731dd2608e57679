import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { Person, Total } from '#contract/payments.ts';
import { read, write } from '#contract/procedure.ts';
import { MEMBERS_MAX } from '#domain/homes.ts';
import { PAYMENT_CATEGORIES } from '#domain/payments.ts';
import { REPEATS } from '#domain/repeating.ts';
import { SPLITS } from '#domain/splits.ts';

const Sen = z.int();

/** A request that repeats, for its requester; amounts in sen, of each time. */
export const RepeatingRequest = z.object({
  /** The id of its first request. */
  id: Id,
  title: z.string(),
  category: z.enum(PAYMENT_CATEGORIES).nullable(),
  totalAmount: Sen,
  split: z.enum(SPLITS),
  /** The requester's own share of the total; null if it is not counted. */
  ownShare: Sen.nullable(),
  every: z.enum(REPEATS),
  /** A day in the home. While it is paused, the day that was next when it was paused. */
  nextOn: DayText,
  paused: z.boolean(),
  /** Only those who still live there. */
  debtors: z.array(Person.extend({ amount: Sen })),
});
export type RepeatingRequest = z.infer<typeof RepeatingRequest>;

const InHome = z.object({ homeId: Id });
const OneSeries = InHome.extend({ seriesId: Id });

/**
 * Manages repeating requests (docs/product/repeating.md 'Who sees it'). `createPaymentRequest` with `repeats` begins one. Only its
 * requester sees and changes it; other members of the home get FORBIDDEN.
 */
export const repeating = {
  /** Returns the reader's own in the home, at most 50, the next one first and paused ones last. */
  listRepeating: read('member')
    .input(InHome)
    .output(z.object({ series: z.array(RepeatingRequest) })),
  /**
   * Changes the amount from the next time on. If it is divided equally, the new total is divided among its people; else each named person
   * gets their amount, and the others keep theirs. People who left meanwhile are skipped (docs/product/repeating.md 'Changing the amount').
   */
  changeRepeatingAmount: write('seriesOwner', [], 'REPEATING_NOT_FOUND', 'AMOUNT_MISSING', 'AMOUNT_INVALID')
    .input(
      OneSeries.extend({
        totalAmount: Total.optional(),
        amounts: z
          .array(z.object({ userId: Id, amount: Total }))
          .max(MEMBERS_MAX)
          .optional(),
      }),
    )
    .output(RepeatingRequest),
  /** Pauses it: no request is made until it is resumed. */
  pauseRepeating: write('seriesOwner', [], 'REPEATING_NOT_FOUND').input(OneSeries).output(RepeatingRequest),
  /** Resumes it from the next day that is still to come; missed days are not made up for. */
  resumeRepeating: write('seriesOwner', [], 'REPEATING_NOT_FOUND').input(OneSeries).output(RepeatingRequest),
  /** Ends it. Its past requests stay. */
  stopRepeating: write('seriesOwner', [], 'REPEATING_NOT_FOUND').input(OneSeries).output(z.object({})),
};

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

/** A request that repeats, as whoever asks sees it; amounts in sen, of each time. */
export const RepeatingRequest = z.object({
  /** That of its first request. */
  id: Id,
  title: z.string(),
  category: z.enum(PAYMENT_CATEGORIES).nullable(),
  totalAmount: Sen,
  split: z.enum(SPLITS),
  /** The requester's own of the total; null where it is not counted. */
  ownShare: Sen.nullable(),
  every: z.enum(REPEATS),
  /** On the home's calendar. While it is paused, the day that came next when it was. */
  nextOn: DayText,
  paused: z.boolean(),
  /** Those who live there still. */
  debtors: z.array(Person.extend({ amount: Sen })),
});
export type RepeatingRequest = z.infer<typeof RepeatingRequest>;

const InHome = z.object({ homeId: Id });
const OneSeries = InHome.extend({ seriesId: Id });

/**
 * Requests that are made again by themselves (docs/product/repeating.md 'Who sees it'): `createPaymentRequest` begins them with `repeats`. A series is
 * its requester's, and nobody else's to see or to change; to others of the home it is FORBIDDEN.
 */
export const repeating = {
  /** The reader's own in the home, the next one first; those that are paused come last. At most 50 there can be. */
  listRepeating: read('member')
    .input(InHome)
    .output(z.object({ series: z.array(RepeatingRequest) })),
  /**
   * From the next time on. Where it is divided equally by the total, anew among those who are in it; else by an amount for each, which stays
   * for whoever is not named. Who has left meanwhile is passed over (docs/product/repeating.md 'Changing the amount').
   */
  changeRepeatingAmount: write('party', [], 'REPEATING_NOT_FOUND', 'AMOUNT_MISSING', 'AMOUNT_INVALID')
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
  /** Nothing is made until it is resumed. */
  pauseRepeating: write('party', [], 'REPEATING_NOT_FOUND').input(OneSeries).output(RepeatingRequest),
  /** From the next day on that is still to come; what came meanwhile is not made up for. */
  resumeRepeating: write('party', [], 'REPEATING_NOT_FOUND').input(OneSeries).output(RepeatingRequest),
  /** Ends it; what it has asked for stays. */
  stopRepeating: write('party', [], 'REPEATING_NOT_FOUND').input(OneSeries).output(z.object({})),
};

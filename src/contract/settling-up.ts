import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { PayeeNote } from '#contract/payee-notes.ts';
import { Person } from '#contract/payments.ts';
import { read, write } from '#contract/procedure.ts';
import { NO_REMINDERS, PAYMENT_CATEGORIES } from '#domain/payments.ts';
import { SETTLED_SHARES_MAX } from '#domain/settling-up.ts';

const Sen = z.int();

/** An open share between the reader and another person. Amounts in sen. */
const ShareBetweenUs = z.object({
  paymentId: Id,
  userId: Id,
  title: z.string(),
  category: z.enum(PAYMENT_CATEGORIES).nullable(),
  amount: Sen,
  /** A receipt waits for an answer that may pay it; until then it is not part of settling up. */
  waits: z.boolean(),
  /** The home's day of the last reminder to its debtor; only for the creditor, null if the reader owes it. */
  remindedOn: DayText.nullable(),
});
export type ShareBetweenUs = z.infer<typeof ShareBetweenUs>;

/** A present or former housemate and all that is open between the two, newest share first. */
export const BetweenUs = Person.extend({
  left: z.boolean(),
  /** Their account is deleted, so no one would look at a receipt. */
  isGone: z.boolean(),
  /** About them, if the reader owes them more than they owe the reader. */
  notes: z.array(PayeeNote),
  lines: z.array(ShareBetweenUs),
});
export type BetweenUs = z.infer<typeof BetweenUs>;

const InHome = z.object({ homeId: Id });

/** The shares that were shown, each with its amount in sen. */
export const ShownShares = z
  .array(z.object({ paymentId: Id, userId: Id, amount: Sen.positive() }))
  .min(1)
  .max(SETTLED_SHARES_MAX);

/** Reads and settles what two people owe each other (docs/product/settling-up.md 'Settling'). */
export const settlingUp = {
  /**
   * Returns every member, and former members while something is open, with the open shares of both ways. Those who owe most come first,
   * then those who are owed most, then those who are even.
   */
  getBetweenUs: read('member')
    .input(InHome)
    .output(z.object({ people: z.array(BetweenUs) })),
  /**
   * Marks the difference to `userId` as paid: all shares of both ways are settled, or none. The caller owes more, or both owe the same;
   * FORBIDDEN for the one who owes less. `lines` is what was shown: SETTLING_CHANGED if it has changed. The client makes the id; the same
   * call again changes nothing.
   */
  settleUp: write('owesMore', ['history'], 'SETTLING_CHANGED', 'ID_TAKEN')
    .input(InHome.extend({ id: Id, userId: Id, lines: ShownShares }))
    .output(z.object({})),
  /**
   * Reminds `userId` of all that they owe the reader in the home, by one email, except shares with a waiting receipt
   * (docs/product/moving-out.md 'Reminding of all at once'). Returns of how many shares, and why of none if it is 0.
   */
  remindOfAll: write('owedByOther', [], 'NAME_NEEDED', 'TOO_MANY_TRIES')
    .input(InHome.extend({ userId: Id }))
    .output(z.object({ lines: z.int(), none: z.enum(NO_REMINDERS).nullable() })),
  /**
   * Lets go of the shares of `userId` that were shown, all or none. SETTLING_CHANGED if one changed, or a receipt waits that may pay it.
   * FORBIDDEN for shares that another person asked for (docs/product/moving-out.md 'Letting all of it go'). Newer shares stay. The same
   * call again changes nothing.
   */
  letGoAll: write('requester', ['history'], 'PAYMENT_NOT_FOUND', 'SETTLING_CHANGED')
    .input(InHome.extend({ userId: Id, lines: ShownShares }))
    .output(z.object({})),
};

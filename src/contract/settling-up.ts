import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { Id } from '#contract/ids.ts';
import { PayeeNote } from '#contract/payee-notes.ts';
import { Person } from '#contract/payments.ts';
import { read, write } from '#contract/procedure.ts';
import { NO_REMINDERS, PAYMENT_CATEGORIES } from '#domain/payments.ts';
import { SETTLED_SHARES_MAX } from '#domain/settling-up.ts';

const Sen = z.int();

/** An open share between the reader and another: its debtor owes it to the other of the two. Amounts in sen. */
const ShareBetweenUs = z.object({
  paymentId: Id,
  userId: Id,
  title: z.string(),
  category: z.enum(PAYMENT_CATEGORIES).nullable(),
  amount: Sen,
  /** A receipt waits for an answer that may pay it: it is no part of settling up until then. */
  waits: z.boolean(),
  /** The day of the home on which its debtor was last reminded; told to whom they owe it, null of what the reader owes. */
  remindedOn: DayText.nullable(),
});
export type ShareBetweenUs = z.infer<typeof ShareBetweenUs>;

/** A housemate, or somebody who was one, and all that is open between the two; newest share first. */
export const BetweenUs = Person.extend({
  left: z.boolean(),
  /** Their account is deleted: nobody would look at a receipt. */
  isGone: z.boolean(),
  /** About them, where the reader owes them more than they owe the reader. */
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

/** docs/product/settling-up.md 'Settling' */
export const settlingUp = {
  /**
   * Everybody who lives in the home, and who left while something is open between the two: the open shares of both ways. Who owes most comes
   * first, then who is owed most, then who is even.
   */
  getBetweenUs: read('member')
    .input(InHome)
    .output(z.object({ people: z.array(BetweenUs) })),
  /**
   * Whoever owes `userId` more, or both where it is the same, says that the difference is paid: all shares of both ways are settled, or none.
   * `lines` is what was shown, as it is now: SETTLING_CHANGED where it is not that any more, FORBIDDEN for whoever owes less. The id is the
   * client's: the same call again changes nothing.
   */
  settleUp: write('participant', ['history'], 'SETTLING_CHANGED', 'ID_TAKEN')
    .input(InHome.extend({ id: Id, userId: Id, lines: ShownShares }))
    .output(z.object({})),
  /**
   * Reminds `userId`, and nobody else, of all that they owe the reader in the home and that no receipt waits for, by one letter
   * (docs/product/moving-out.md 'Reminding of all at once'). Answers of how many shares, and why of none where it is 0.
   */
  remindOfAll: write('participant', [], 'NAME_NEEDED', 'TOO_MANY_TRIES')
    .input(InHome.extend({ userId: Id }))
    .output(z.object({ lines: z.int(), none: z.enum(NO_REMINDERS).nullable() })),
  /**
   * The reader forgives `userId` the shares that were shown, all of them or none: SETTLING_CHANGED where one is not open as it was shown, or a
   * receipt waits that may pay it; FORBIDDEN for shares that somebody else asked for (docs/product/moving-out.md 'Letting all of it go').
   * Shares that came meanwhile stay. The same call again changes nothing.
   */
  letGoAll: write('participant', ['history'], 'PAYMENT_NOT_FOUND', 'SETTLING_CHANGED')
    .input(InHome.extend({ userId: Id, lines: ShownShares }))
    .output(z.object({})),
};

import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { ProofOfIdentity, provedWrite, read } from '#contract/procedure.ts';
import { readPaymentCode } from '#domain/payment-code.ts';
import {
  accountNameProblem,
  accountNumberProblem,
  BANK_IDS,
  cleanAccountName,
  cleanAccountNumber,
  cleanDuitNowId,
  CODE_PROBLEMS,
  duitNowIdProblem,
  type DetailsProblem,
} from '#domain/payment-details.ts';

const Text = z.string().nullable();

/** As stored; each is null if there is none. */
const Details = z.object({
  bank: z.enum(BANK_IDS).nullable(),
  accountNumber: Text,
  accountName: Text,
  /** A DuitNow ID. */
  duitNow: Text,
  /** The text of a DuitNow QR, as EMVCo describes it. Nothing else of its picture is stored. */
  code: Text,
});

/** The reader's own. */
const OwnDetails = Details.extend({
  changedAt: z.date().nullable(),
  /** Hidden from everyone until they are saved again (docs/product/payment-details.md 'Set aside'). */
  setAside: z.boolean(),
});
export type OwnDetails = z.infer<typeof OwnDetails>;

/**
 * How a person is paid, for those who owe them (docs/product/payment-details.md 'Who sees payment details'). For 14 days after a change
 * `changedAt` is its instant (ISO 8601), and after the first details `addedAt`; later both are null.
 */
export const PayeeDetails = Details.extend({
  addedAt: z.string().nullable(),
  changedAt: z.string().nullable(),
});
export type PayeeDetails = z.infer<typeof PayeeDetails>;

/** A typed text, cleaned; null if nothing is left. */
const typed = (clean: (text: string) => string, problemOf: (text: string) => DetailsProblem | undefined) =>
  z
    .string()
    .max(500)
    .superRefine((text, context) => {
      const problem = problemOf(text);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .transform((text) => clean(text) || null)
    .optional();

/** The text of a payment code, read from a picture. */
const Code = z
  .string()
  .max(2000)
  .superRefine((text, context) => {
    const code = readPaymentCode(text);
    if ('problem' in code) context.addIssue({ code: 'custom', message: CODE_PROBLEMS[code.problem] });
  });

/** Reads and changes how people are paid (docs/product/payment-details.md 'Fields of payment details'). */
export const paymentDetails = {
  /** Returns the reader's own; all null if they have none (docs/product/payment-details.md 'Fields of payment details'). */
  getPaymentDetails: read('user').output(OwnDetails),
  /**
   * Changes the given fields and keeps the others. If the details were set aside, a call without fields confirms them, and a given value
   * drops all others. PASSWORD_NEEDED, WRONG_PASSWORD or SIGN_IN_AGAIN without proof of identity within ten minutes. TOO_MANY_TRIES counts
   * tries at the password, and changes (docs/product/payment-details.md 'Who can change them').
   */
  savePaymentDetails: provedWrite('user', [])
    .input(
      z.object({
        bank: z.enum(BANK_IDS).nullable().optional(),
        accountNumber: typed(cleanAccountNumber, accountNumberProblem),
        accountName: typed(cleanAccountName, accountNameProblem),
        duitNow: typed(cleanDuitNowId, duitNowIdProblem),
        code: Code.nullable().optional(),
        ...ProofOfIdentity.shape,
      }),
    )
    .output(OwnDetails),
  /**
   * Returns how to pay a person to whom the reader owes an open share, in any home; null if they have no details. FORBIDDEN for everyone
   * else (docs/product/payment-details.md 'Who sees payment details').
   */
  getPayeeDetails: read('openDebtor', 'FORBIDDEN')
    .input(z.object({ userId: Id }))
    .output(PayeeDetails.nullable()),
};

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

/** As they are kept; each null where there is none. */
const Details = z.object({
  bank: z.enum(BANK_IDS).nullable(),
  accountNumber: Text,
  accountName: Text,
  /** A DuitNow ID. */
  duitNow: Text,
  /** The text of a DuitNow QR, as EMVCo describes it: of a picture nothing else is kept. */
  code: Text,
});

/** The reader's own. */
const OwnDetails = Details.extend({
  changedAt: z.date().nullable(),
  /** Shown to nobody until they are saved once more (docs/product/payment-details.md 'Set aside'). */
  setAside: z.boolean(),
});
export type OwnDetails = z.infer<typeof OwnDetails>;

/**
 * How to pay somebody, for whoever owes them (docs/product/payment-details.md 'Who sees payment details'). For 14 days after a change
 * `changedAt` is its instant, as ISO 8601, and after the first details `addedAt`; both are null later.
 */
export const PayeeDetails = Details.extend({
  addedAt: z.string().nullable(),
  changedAt: z.string().nullable(),
});
export type PayeeDetails = z.infer<typeof PayeeDetails>;

/** As it was typed, cleaned; null where that is nothing. */
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

/** The text of a payment code, as it was read in a picture. */
const Code = z
  .string()
  .max(2000)
  .superRefine((text, context) => {
    const said = readPaymentCode(text);
    if ('problem' in said) context.addIssue({ code: 'custom', message: CODE_PROBLEMS[said.problem] });
  });

/** How somebody wants to be paid (docs/product/payment-details.md 'Whose payment details'). */
export const paymentDetails = {
  /** The reader's own; all null where they have none (docs/product/payment-details.md 'The fields of payment details'). */
  getPaymentDetails: read('user').output(OwnDetails),
  /**
   * Changes what is given and leaves what is not; of what was set aside an empty call says that it is right, and nothing
   * stays beside a value that is given. PASSWORD_NEEDED, WRONG_PASSWORD or SIGN_IN_AGAIN where who it is was not proved within
   * ten minutes; TOO_MANY_TRIES counts tries at the password, and changes (docs/product/payment-details.md 'Who may change them').
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
   * How to pay somebody to whom the reader has an open line, in whichever home; null where that one has said nothing. FORBIDDEN for
   * everybody else (docs/product/payment-details.md 'Who sees payment details').
   */
  getPayeeDetails: read('user', 'FORBIDDEN')
    .input(z.object({ userId: Id }))
    .output(PayeeDetails.nullable()),
};

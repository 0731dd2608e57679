import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { PayeeNote } from '#contract/payee-notes.ts';
import { PayeeDetails } from '#contract/payment-details.ts';
import { SHARE_REFUSALS, LinkedShareKey } from '#contract/payments.ts';
import { ShownShares } from '#contract/settling-up.ts';
import { untransacted, write } from '#contract/procedure.ts';
import { OUTCOMES } from '#domain/proof-reasons.ts';
import { PAYMENT_CATEGORIES } from '#domain/payments.ts';
import { TONES } from '#domain/homes.ts';
import { cleanLine } from '#domain/texts.ts';
import { Email } from '#contract/users.ts';

const SUBJECT_MAX = 200;
const HTML_MAX = 50_000;

/**
 * The wire form of a callable (docs/product/callables.md 'The wire form of callables'): the client wraps its data and unwraps the answer.
 * The protocol names the answer `result`, older clients `data`; both hold the same.
 */
const wrapInput = <S extends z.ZodType>(data: S) => z.object({ data });
const wrapOutput = <S extends z.ZodType>(result: S) => z.object({ result, data: result });

/** Programs may send null instead of leaving it out. */
const Share = LinkedShareKey.extend({ token: LinkedShareKey.shape.token.nullable() });

/** A receipt pays the difference between two people: `userId` is the other one, `lines` the shares as they were shown. */
const Settling = z.object({ userId: Id, lines: ShownShares });

/**
 * A request as a person sees it who may open the share; amounts in sen (docs/product/callables.md
 * 'checkPaymentStatus').
 */
const Bill = z.object({
  title: z.string(),
  category: z.enum(PAYMENT_CATEGORIES).nullable(),
  amount: z.int(),
  totalAmount: z.int(),
  /** How many people share it; the requester counts if they have a share of the total. */
  people: z.int(),
  createdAt: z.string(),
  timeZone: z.string(),
  homeName: z.string(),
  debtorName: z.string(),
  requester: z.object({ name: z.string(), tone: z.enum(TONES) }),
});
export type Bill = z.infer<typeof Bill>;

/** The verdict on an uploaded proof (docs/product/callables.md 'verifyPaymentProof'). */
const ProofAnswer = z.object({
  /** The file could be checked, whatever the verdict. */
  success: z.boolean(),
  verified: z.boolean(),
  message: z.string(),
  status: z.enum([...OUTCOMES, 'let_go']).optional(),
  /** In sen, if it was read surely enough to be quoted. */
  shown: z.int().optional(),
  /** After a second refusal the debtor may ask the requester to look. */
  mayAsk: z.literal(true).optional(),
});
export type ProofAnswer = z.infer<typeof ProofAnswer>;

/**
 * The callable functions, each at /functions/NAME (docs/product/callables.md 'The wire form of callables'). They are not calls of the app.
 */
export const functions = {
  /**
   * Sends an email to a housemate, at most 20 an hour, and 10 an hour to the same one (docs/product/limits.md 'Emails to one address').
   * Only plain formatting and links of the html stay; INVALID_INPUT if nothing is left. FORBIDDEN for every other address, known or not. If
   * the server sends real mail, EMAIL_UNCONFIRMED until the sender's address is confirmed; an email to an unconfirmed address is held, and
   * `held` says so. THEIR_LETTERS_STOPPED if the reader wants no such emails, or none at all; THEIR_LETTERS_TODAY if the sender's emails to
   * them are used up for today.
   */
  sendEmail: write(
    'housemate',
    [],
    'EMAIL_UNCONFIRMED',
    'FORBIDDEN',
    'THEIR_LETTERS_STOPPED',
    'THEIR_LETTERS_TODAY',
    'TOO_MANY_TRIES',
  )
    .input(
      wrapInput(
        z.object({
          to: Email,
          subject: z
            .string()
            .refine((subject) => !/[\r\n]/.test(subject))
            .overwrite(cleanLine)
            .min(1)
            .max(SUBJECT_MAX),
          html: z.string().max(HTML_MAX),
        }),
      ),
    )
    .output(
      wrapOutput(
        z.object({
          success: z.literal(true),
          /** The email waits until its reader confirms their address, at most 7 days. `message` says so. */
          held: z.literal(true).optional(),
          message: z.string().optional(),
        }),
      ),
    ),
  /**
   * Queues the first emails to debtors who were not queued yet, for the requester alone (docs/product/callables.md
   * 'sendPaymentRequestNotification').
   */
  sendPaymentRequestNotification: write('requesterAnywhere', [], 'FORBIDDEN', 'PAYMENT_NOT_FOUND')
    .input(wrapInput(z.object({ paymentId: Id })))
    .output(wrapOutput(z.object({ success: z.literal(true), queued: z.int() }))),
  /**
   * Returns the status of a debtor's share, and the bill, in sen, to a caller with its email's token or signed in as that debtor.
   * TOO_MANY_TRIES after 600 looks an hour (docs/product/callables.md 'checkPaymentStatus').
   */
  checkPaymentStatus: untransacted('debtorOrLink', ...SHARE_REFUSALS, 'TOO_MANY_TRIES')
    .input(wrapInput(Share))
    .output(
      wrapOutput(
        z.object({
          /** Paid or let go: nothing is owed any more. */
          alreadyPaid: z.boolean(),
          /** The requester let it go; it was not paid. */
          letGo: z.literal(true).optional(),
          /** A proof waits for the requester's answer. */
          inReview: z.boolean(),
          /**
           * That proof settles up and belongs to another share: whether the debtor sent it, or the requester (for the debtor to look at).
           */
          settling: z.enum(['own', 'theirs']).optional(),
          /** The requester's account is deleted, so no one would look at a proof. */
          gone: z.boolean(),
          /** After a second refusal the debtor may ask the requester to look at the last proof. */
          mayAsk: z.boolean(),
          /** That proof was sent to settle up. */
          mayAskSettling: z.literal(true).optional(),
          bill: Bill,
          /** How the requester of an open share wants to be paid, if they said so. */
          howToPay: PayeeDetails.optional(),
          /** Instead of `howToPay`, for the link of an email to an unconfirmed address: the debtor signs in to see it. */
          signInToPay: z.literal(true).optional(),
          /** Facts that help the debtor of an open share to know its requester. */
          notes: z.array(PayeeNote),
          /** /bills/…, the bill's picture, for the same readers; null if the requester attached none. */
          attached: z.string().nullable(),
          /** The request's home, only for a debtor who is signed in and lives there, since it lets people join. */
          homeId: Id.optional(),
        }),
      ),
    ),
  /**
   * Reads a proof and settles the share (docs/product/callables.md 'verifyPaymentProof'). A problem with the file or with what it shows is
   * an answer. `settling` pays the difference between two people, all its shares or none, and needs a signed-in caller. Errors are an
   * invalid link, missing fields, type, size, too many tries and a full queue.
   */
  verifyPaymentProof: untransacted(
    'debtorOrLink',
    ...SHARE_REFUSALS,
    'PROOF_TYPE',
    'PROOF_TOO_LARGE',
    'PROOF_TOO_MANY_TRIES',
    'HOME_FILES_FULL',
    'PROOFS_BUSY',
    'SETTLING_CHANGED',
    'FORBIDDEN',
  )
    .input(
      wrapInput(
        Share.extend({
          fileData: z.string(),
          mimeType: z.string().max(200),
          settling: Settling.optional(),
        }),
      ),
    )
    .output(wrapOutput(ProofAnswer)),
};

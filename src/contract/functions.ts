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
 * How a callable is asked, and how it answers (docs/product/callables.md 'The wire form of callables'): the client wraps its own data and
 * unwraps the answer, which the protocol calls `result` and older clients `data`. Both hold the same.
 */
const asked = <S extends z.ZodType>(data: S) => z.object({ data });
const answered = <S extends z.ZodType>(result: S) => z.object({ result, data: result });

/** A program may say null for none. */
const Share = LinkedShareKey.extend({ token: LinkedShareKey.shape.token.nullable() });

/** A receipt of the difference by which its debtor settles up: with whom, and the shares as they were shown. */
const Settling = z.object({ userId: Id, lines: ShownShares });

/** Whom, what and how much, for whoever may open the share; amounts in sen (docs/product/callables.md 'checkPaymentStatus'). */
const Bill = z.object({
  title: z.string(),
  category: z.enum(PAYMENT_CATEGORIES).nullable(),
  amount: z.int(),
  totalAmount: z.int(),
  /** How many share it, with the requester where a share of the total is theirs. */
  people: z.int(),
  createdAt: z.string(),
  timeZone: z.string(),
  homeName: z.string(),
  debtorName: z.string(),
  requester: z.object({ name: z.string(), tone: z.enum(TONES) }),
});
export type Bill = z.infer<typeof Bill>;

/** What whoever uploaded a proof hears of it (docs/product/callables.md 'verifyPaymentProof'). */
const ProofAnswer = z.object({
  /** The file could be checked, whatever came of it. */
  success: z.boolean(),
  verified: z.boolean(),
  message: z.string(),
  status: z.enum([...OUTCOMES, 'let_go']).optional(),
  /** Sen, where it was read surely enough to be quoted. */
  shown: z.int().optional(),
  /** After a second refusal the debtor may ask the requester to look. */
  mayAsk: z.literal(true).optional(),
});
export type ProofAnswer = z.infer<typeof ProofAnswer>;

/**
 * The callable functions, each at /functions/NAME (docs/product/callables.md 'The wire form of callables'); no part of the app's own calls.
 */
export const functions = {
  /**
   * A letter to a housemate, at most 20 an hour, and 10 an hour to the same one (docs/product/limits.md 'Emails between housemates').
   * FORBIDDEN for every other address, known or not; of the html only plain formatting and links are sent, and INVALID_INPUT where nothing
   * is left of it. Where mail really leaves, EMAIL_UNCONFIRMED until one's own address is confirmed; to an unconfirmed one it leaves once
   * that is, and `held` says so. THEIR_LETTERS_STOPPED if the reader wants no such emails, or none at all, THEIR_LETTERS_TODAY if the
   * sender's emails to them are used up for today.
   */
  sendEmail: write(
    'user',
    [],
    'EMAIL_UNCONFIRMED',
    'FORBIDDEN',
    'THEIR_LETTERS_STOPPED',
    'THEIR_LETTERS_TODAY',
    'TOO_MANY_TRIES',
  )
    .input(
      asked(
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
      answered(
        z.object({
          success: z.literal(true),
          /** It has not left: it waits for the reader to confirm their address, for 7 days at most. `message` says so. */
          held: z.literal(true).optional(),
          message: z.string().optional(),
        }),
      ),
    ),
  /**
   * By its requester alone: queues the letters to debtors that are not on the queue yet (docs/product/callables.md
   * 'sendPaymentRequestNotification').
   */
  sendPaymentRequestNotification: write('user', [], 'FORBIDDEN', 'PAYMENT_NOT_FOUND')
    .input(asked(z.object({ paymentId: Id })))
    .output(answered(z.object({ success: z.literal(true), queued: z.int() }))),
  /**
   * How a debtor's share stands, and the bill, in sen, for whoever has its letter's token or is signed in as that debtor; TOO_MANY_TRIES
   * after 600 looks an hour (docs/product/callables.md 'checkPaymentStatus').
   */
  checkPaymentStatus: untransacted('anyone', ...SHARE_REFUSALS, 'TOO_MANY_TRIES')
    .input(asked(Share))
    .output(
      answered(
        z.object({
          /** Paid, or let go: nothing is asked for any more. */
          alreadyPaid: z.boolean(),
          /** Its requester forgave it, so nobody paid. */
          letGo: z.literal(true).optional(),
          /** A proof waits for the requester's word. */
          inReview: z.boolean(),
          /**
           * That proof is of settling up and stands at another share: whether the debtor sent it, or the requester, for the debtor to look
           * at.
           */
          settling: z.enum(['own', 'theirs']).optional(),
          /** Nobody would look at a proof any more: the requester's account is deleted. */
          gone: z.boolean(),
          /** After a second refusal the debtor may ask the requester to look at the last proof. */
          mayAsk: z.boolean(),
          /** That proof was sent to settle up. */
          mayAskSettling: z.literal(true).optional(),
          bill: Bill,
          /** Of an open share: how its requester wants to be paid, where they have said so. */
          howToPay: PayeeDetails.optional(),
          /** In its place, for whoever has only the letter to an address that nobody has confirmed: its debtor signs in to see it. */
          signInToPay: z.literal(true).optional(),
          /** Of an open share: what its debtor is told about its requester. */
          notes: z.array(PayeeNote),
          /** /bills/…, the bill's picture, for the same; null where its requester attached none. */
          attached: z.string().nullable(),
          /** Where the request stands among theirs, for the debtor alone who is signed in: it would let others join. */
          homeId: Id.optional(),
        }),
      ),
    ),
  /**
   * Reads a proof and settles the share (docs/product/callables.md 'verifyPaymentProof'). What is wrong with the file itself, or with what
   * it shows, is an answer; `settling`, by whoever is signed in alone, has it pay the difference, and all its shares or none: only a link
   * that does not hold, missing parts, type, size, too many tries and a full queue are errors.
   */
  verifyPaymentProof: untransacted(
    'anyone',
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
      asked(
        Share.extend({
          fileData: z.string(),
          mimeType: z.string().max(200),
          settling: Settling.optional(),
        }),
      ),
    )
    .output(answered(ProofAnswer)),
};

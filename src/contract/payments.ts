import * as z from 'zod';
import { DayText } from '#contract/chores.ts';
import { Id, randomLinkToken } from '#contract/ids.ts';
import { PayeeNote } from '#contract/payee-notes.ts';
import { ProofOfIdentity, provedWriteIf, read, write, writeByLink } from '#contract/procedure.ts';
import { MEMBERS_MAX, TONES } from '#domain/homes.ts';
import { FITS } from '#domain/proof-reasons.ts';
import { AMOUNT_MAX } from '#domain/money.ts';
import {
  NO_REMINDERS,
  PAID_BY,
  PAYMENT_CATEGORIES,
  titleProblem,
  UNREACHABLE,
  WHY_NO_EMAIL,
} from '#domain/payments.ts';
import { PAYMENT_SIDES } from '#domain/payment-sides.ts';
import { REPEATS } from '#domain/repeating.ts';
import { SPLITS } from '#domain/splits.ts';
import { cleanLine } from '#domain/texts.ts';

const Sen = z.int();
const Fit = z.enum(FITS);

/** A person of a request, as its other people see them. */
export const Person = z.object({
  userId: Id,
  displayName: z.string(),
  photoURL: z.string().nullable(),
  tone: z.enum(TONES),
});

/** The facts read from a proof that waits for its requester; null if unread. Amounts in sen, minutes since midnight. */
export const ProofRead = z.object({
  amount: z.object({ sen: Sen.nullable(), fit: Fit }),
  status: z.object({ word: z.string(), fit: Fit }),
  recipient: z.object({ name: z.string().nullable(), fit: Fit }),
  date: z.object({ day: DayText.nullable(), minute: z.int().nullable(), fit: Fit }),
  reference: z.object({ text: z.string().nullable(), fit: Fit }),
});

export type ProofRead = z.infer<typeof ProofRead>;

/** A proof that the requester can open: under review, or of a paid share while its file is stored. */
const Proof = z.object({
  id: Id,
  uploadedAt: z.date(),
  /** /proofs/…, an image for the requester and this debtor alone; null once it was deleted. */
  picture: z.string().nullable(),
  /** Why the verdict is not sure, in words; empty if it was verified. */
  reason: z.string(),
  read: ProofRead.nullable(),
  /** The recipient's name, if the requester may say that it is theirs; else null. */
  alias: z.string().nullable(),
  /** All open shares of the debtor that it pays in sum, this one too; empty once one of them is not open. */
  alsoPays: z.array(z.object({ paymentId: Id, title: z.string(), amount: Sen })),
  /** If it settles up: the amount that it must show, in sen, and the shares of both ways; else null. */
  settles: z
    .object({
      amount: Sen,
      lines: z.array(
        z.object({
          paymentId: Id,
          userId: Id,
          title: z.string(),
          category: z.enum(PAYMENT_CATEGORIES).nullable(),
          amount: Sen,
        }),
      ),
    })
    .nullable(),
});

/** A debtor's share; amounts in sen. */
export const Debtor = Person.extend({
  amount: Sen,
  paid: z.boolean(),
  paidAt: z.date().nullable(),
  paidBy: z.enum(PAID_BY).nullable(),
  /** When the requester let it go. Such a share counts as unpaid, but nothing is owed. */
  letGoAt: z.date().nullable(),
  /** A proof waits for the requester's answer; only for the requester and this debtor. */
  inReview: z.boolean(),
  /** The sender of a waiting receipt that settles up and includes this share; only for the two people of the share. */
  settlingBy: Id.nullable(),
  /** For the requester alone. */
  proof: Proof.nullable(),
  /** /proofs/…, this debtor's own receipt while its file is stored; for them alone. */
  ownProof: z.string().nullable(),
  /** The emails after the first one, for the requester alone; null if none is due. */
  reminders: z
    .object({
      sent: z.int(),
      lastAt: z.date().nullable(),
      nextOn: DayText.nullable(),
      /** Why no email reaches the debtor: they stopped emails, or their account is deleted. */
      unreachable: z.enum(UNREACHABLE).nullable(),
    })
    .nullable(),
});
export type Debtor = z.infer<typeof Debtor>;

/** A request as its requester or a debtor sees it; amounts in sen. */
export const PaymentRequest = z.object({
  id: Id,
  homeId: Id,
  homeName: z.string(),
  /** The reader no longer lives there. */
  left: z.boolean(),
  timeZone: z.string(),
  requester: Person,
  /** The requester's account is deleted, so no one would look at a proof. */
  requesterGone: z.boolean(),
  /** The requester has payment details (contract/payment-details.ts); for debtors with an open share. */
  hasPaymentDetails: z.boolean(),
  /** About the requester, for debtors with an open share; empty in calls of the requester. */
  notes: z.array(PayeeNote),
  title: z.string(),
  category: z.enum(PAYMENT_CATEGORIES).nullable(),
  /** The requester's own share included, if it is counted. */
  totalAmount: Sen,
  split: z.enum(SPLITS),
  /** The requester's part of the total; null if it is not counted. */
  ownShare: Sen.nullable(),
  /** How often it is made again, only for its people; null if it does not repeat. */
  repeats: z.enum(REPEATS).nullable(),
  /** How often its requester changed it. */
  revision: z.int(),
  debtors: z.array(Debtor),
  /** /bills/…, an image of the bill for its people alone; null if none is attached. */
  bill: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

/** What is still open, in sen: owed to a person, and owed by them. */
export const OpenAmounts = z.object({ owed: Sen, owes: Sen });

/** The codes that a person who opens a debtor's share may get, by an email's link or signed in as that debtor. */
export const SHARE_REFUSALS = [
  'UNAUTHORIZED_LINK',
  'PAYMENT_NOT_FOUND',
  'REQUEST_DELETED',
  'REQUESTER_GONE',
] as const;

const InHome = z.object({ homeId: Id });
const OnePayment = InHome.extend({ paymentId: Id });
const OneShare = OnePayment.extend({ userId: Id });
/** A debtor's share, by the id of its request, opened by an email's token or signed in. */
export const LinkedShareKey = OneShare.omit({ homeId: true }).extend({
  token: randomLinkToken(200).optional(),
});
export type LinkedShareKey = z.infer<typeof LinkedShareKey>;
/** The active home; null for what is still open in former homes alone. */
const Where = z.object({ homeId: Id.nullable() });

/** The end of a list's page, as the call returned it. */
const Place = z.string().regex(/^[0-3]\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** A title, cleaned; refused with the code of the rule that it breaks (docs/product/money.md 'The form'). */
export const PaymentTitle = z
  .string()
  .overwrite(cleanLine)
  .superRefine((title, context) => {
    const problem = titleProblem(title);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
export const Total = z
  .number()
  .positive({ error: 'AMOUNT_MISSING' })
  .int({ error: 'AMOUNT_INVALID' })
  .max(AMOUNT_MAX, { error: 'AMOUNT_INVALID' });
/**
 * How the total is divided, in sen: equally, with the requester's own share if it is counted; or an amount for each of `debtorIds` in their
 * order, whose sum is the total (docs/product/money.md 'Ways to split').
 */
const SplitAsked = z.discriminatedUnion('by', [
  z.object({ by: z.literal('equally'), withOwn: z.boolean() }),
  z.object({ by: z.literal('amounts'), amounts: z.array(Total).max(MEMBERS_MAX) }),
]);

/** Who is asked for how much. Without `split`: equally, and without the requester's own share. */
const Asked = z.object({
  title: PaymentTitle,
  category: z.enum(PAYMENT_CATEGORIES).optional(),
  totalAmount: Total,
  debtorIds: z.array(Id).min(1, { error: 'DEBTORS_MISSING' }).max(MEMBERS_MAX),
  split: SplitAsked.optional(),
});
export type Asked = z.infer<typeof Asked>;

/**
 * Requests money and settles it. A person of a request keeps access after leaving the home ('participant'; docs/product/money.md 'After
 * leaving the home'). Only its people get live notes of changes (topic 'payments'; docs/product/money.md 'Live updates of a request').
 */
export const payments = {
  /**
   * Returns the home's requests with the reader as requester or debtor, and from former homes their own requests and those in which their
   * share is open. First what they have to pay, then what they have to check, what waits for others, and completed ones; newest first in
   * each, 50 a page. `before` is the page's `next`; `completed` counts those of all pages. `side` returns only requests with an open share
   * that the reader owes, or is owed. FORBIDDEN for a home that is not the reader's.
   */
  listPaymentRequests: read('moneyReader', 'FORBIDDEN')
    .input(Where.extend({ side: z.enum(PAYMENT_SIDES).optional(), before: Place.optional() }))
    .output(z.object({ payments: z.array(PaymentRequest), next: Place.nullable(), completed: z.int() })),
  /**
   * Returns the open sums of the whole list, in sen: owed to the reader and owed by them, and beside it those of their other homes. Also
   * how many requests they have to pay, how many receipts to check, how many of their own repeat in the home, and which debtors no email
   * reaches.
   */
  getPaymentSummary: read('moneyReader', 'FORBIDDEN')
    .input(Where)
    .output(
      OpenAmounts.extend({
        toPay: z.int(),
        toCheck: z.int(),
        repeating: z.int(),
        /** The reader's debtors in the home whom no email reaches, and why. */
        unreached: z.array(z.object({ userId: Id, why: z.enum(WHY_NO_EMAIL) })),
        elsewhere: z.array(OpenAmounts.extend({ homeId: Id, homeName: z.string() })),
      }),
    ),
  /**
   * Creates a request and queues the emails to its debtors. The client makes the id; the same call again returns the first result.
   * `repeats`: it is made again from now on (docs/product/repeating.md 'How often'). `asksHowToPay`: the page asks the requester for
   * payment details (docs/product/payment-details.md 'After the first request').
   */
  createPaymentRequest: write(
    'member',
    ['history'],
    'DEBTORS_MISSING',
    'DEBTOR_ONESELF',
    'MEMBER_NOT_FOUND',
    'SAME_NAME',
    'NAME_NEEDED',
    'PAYMENT_TITLE_MISSING',
    'PAYMENT_TITLE_TOO_LONG',
    'AMOUNT_MISSING',
    'AMOUNT_INVALID',
    'ID_TAKEN',
    'REPEATING_FULL',
    'TOO_MANY_TRIES',
  )
    .input(Asked.extend(InHome.shape).extend({ id: Id, repeats: z.enum(REPEATS).optional() }))
    .output(PaymentRequest.extend({ asksHowToPay: z.boolean() })),
  /**
   * Changes a request, for its requester: title and category at any time, people and amounts until a share is settled or a receipt waits.
   * `revision` is the one that they saw: PAYMENT_CHANGED if it was changed since, except for the same change again. Debtors are notified of
   * what changed (docs/product/money.md 'Changing a request').
   */
  changePaymentRequest: write(
    'requester',
    ['history'],
    'PAYMENT_NOT_FOUND',
    'PAYMENT_CHANGED',
    'CHANGE_PAID',
    'CHANGE_WAITS',
    'CHANGE_PROOF',
    'DEBTORS_MISSING',
    'DEBTOR_ONESELF',
    'MEMBER_NOT_FOUND',
    'SAME_NAME',
    'NAME_NEEDED',
    'PAYMENT_TITLE_MISSING',
    'PAYMENT_TITLE_TOO_LONG',
    'AMOUNT_MISSING',
    'AMOUNT_INVALID',
    'TOO_MANY_TRIES',
  )
    .input(Asked.extend(OnePayment.shape).extend({ revision: z.int().min(0) }))
    .output(PaymentRequest),
  /** Marks the reader's share as paid, if no receipt of it waits. `amount` is what they saw: PAYMENT_CHANGED if it differs now. */
  markAsPaid: write(
    'debtor',
    ['history'],
    'PAYMENT_NOT_FOUND',
    'PAYMENT_CHANGED',
    'PROOF_IN_REVIEW',
    'SETTLING_WAITS',
  )
    .input(OnePayment.extend({ amount: Sen.optional() }))
    .output(PaymentRequest),
  /** Undoes `markAsPaid` for a few seconds, until its email leaves (docs/product/limits.md 'Money'). */
  undoMarkAsPaid: write('debtor', ['history'], 'PAYMENT_NOT_FOUND', 'PAYMENT_TOLD', 'TOO_MANY_TRIES')
    .input(OnePayment)
    .output(PaymentRequest),
  /** Reminds all debtors who have not paid, now, for the requester. Returns how many emails were queued, and why none if it is 0. */
  sendReminders: write('requester', [], 'PAYMENT_NOT_FOUND', 'NAME_NEEDED', 'TOO_MANY_TRIES')
    .input(OnePayment)
    .output(z.object({ sent: z.int(), none: z.enum(NO_REMINDERS).nullable() })),
  /** Deletes a request, for its requester, until a share is paid or a proof waits. */
  deletePaymentRequest: write(
    'requester',
    [],
    'PAYMENT_NOT_FOUND',
    'PAYMENT_PAID',
    'PROOF_WAITS',
    'SETTLING_WAITS',
  )
    .input(OnePayment)
    .output(z.object({})),
  /** Removes the bill, for the requester; `PUT /api/bills/…` attaches one (docs/product/money.md 'Changing the bill'). */
  removeBill: write('requester', [], 'PAYMENT_NOT_FOUND').input(OnePayment).output(PaymentRequest),
  /**
   * Answers a waiting proof, for the requester: confirmed, or not received. `proofId` is the one that they saw: PROOF_ANSWERED if another
   * waits now. `all` also confirms the other shares that it pays (`alsoPays`). `isMyName`: the requester is known by the recipient's name
   * from now on, which needs proof of identity (docs/product/accounts.md 'What takes proof').
   */
  reviewPaymentProof: provedWriteIf(
    'isMyName',
    'requester',
    ['history'],
    'PAYMENT_NOT_FOUND',
    'PROOF_ANSWERED',
    'SETTLING_CHANGED',
  )
    .input(
      OneShare.extend({
        approve: z.boolean(),
        proofId: Id.optional(),
        all: z.boolean().optional(),
        isMyName: z.boolean().optional(),
        ...ProofOfIdentity.shape,
      }),
    )
    .output(PaymentRequest),
  /** Lets an open share go, for the requester: it is settled, and not paid. */
  letGoPayment: write('requester', ['history'], 'PAYMENT_NOT_FOUND', 'PAYMENT_SETTLED', 'SETTLING_WAITS')
    .input(OneShare)
    .output(PaymentRequest),
  /** Reopens a share that was wrongly paid or let go, for the requester. */
  reopenPayment: write('requester', ['history'], 'PAYMENT_NOT_FOUND', 'PAYMENT_OPEN', 'TOO_MANY_TRIES')
    .input(OneShare)
    .output(PaymentRequest),
  /** Asks the requester to look at the last proof after a second refusal, for the debtor, by link or signed in. */
  askForReview: writeByLink(...SHARE_REFUSALS, 'PROOF_GONE', 'SETTLING_CHANGED', 'TOO_MANY_TRIES')
    .input(LinkedShareKey)
    .output(z.object({ message: z.string() })),
  /** Takes back a waiting proof, for the debtor, by link or signed in. Its file may then be sent for another share. */
  takeBackProof: writeByLink(...SHARE_REFUSALS, 'PROOF_ANSWERED', 'TOO_MANY_TRIES')
    .input(LinkedShareKey)
    .output(z.object({})),
  /** Returns the names that the reader confirmed as theirs on receipts, besides their own. A receipt to such a name fits. */
  listPayeeNames: read('user').output(z.array(z.object({ name: z.string(), since: z.date() }))),
  /** Removes such a name: the next receipt to it is asked about again. */
  forgetPayeeName: write('user', [])
    .input(z.object({ name: z.string().min(1).max(200) }))
    .output(z.object({})),
};

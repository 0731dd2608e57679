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

/** Somebody of a request, as the others of it see them. */
export const Person = z.object({
  userId: Id,
  displayName: z.string(),
  photoURL: z.string().nullable(),
  tone: z.enum(TONES),
});

/** What was read of a proof that waits for its requester; null where nothing was. Amounts in sen, minutes since midnight. */
export const ProofRead = z.object({
  amount: z.object({ sen: Sen.nullable(), fit: Fit }),
  status: z.object({ word: z.string(), fit: Fit }),
  recipient: z.object({ name: z.string().nullable(), fit: Fit }),
  date: z.object({ day: DayText.nullable(), minute: z.int().nullable(), fit: Fit }),
  reference: z.object({ text: z.string().nullable(), fit: Fit }),
});

export type ProofRead = z.infer<typeof ProofRead>;

/** A proof that the requester can open: under review, or of a paid share while its file is kept. */
const Proof = z.object({
  id: Id,
  uploadedAt: z.date(),
  /** /proofs/…, an image that only the requester and this debtor get; null once it was deleted. */
  picture: z.string().nullable(),
  /** Why it is not sure, in words; empty where it was verified. */
  reason: z.string(),
  read: ProofRead.nullable(),
  /** The recipient that the requester can say is theirs with their word on it; null where there is nothing to say. */
  alias: z.string().nullable(),
  /** The debtor's other open shares that it is the sum of, with its own; empty where one of them is open no more. */
  alsoPays: z.array(z.object({ paymentId: Id, title: z.string(), amount: Sen })),
  /** Where it pays the difference by which two settle up: what it shall show, in sen, and the shares of both ways; null for any other. */
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
  /** When its requester let it go; such a share is not paid, and asked for no more. */
  letGoAt: z.date().nullable(),
  /** A proof waits for the requester's word; told to the requester and to this debtor. */
  inReview: z.boolean(),
  /** Who sent a receipt of settling up that waits and has this share in it; told to the two of the share. */
  settlingBy: Id.nullable(),
  /** The requester's alone. */
  proof: Proof.nullable(),
  /** Their own receipt, told to this debtor: /proofs/…, while its file is kept. */
  ownProof: z.string().nullable(),
  /** The requester's alone: letters after the first one; the next goes out on that day, none where it is null. */
  reminders: z
    .object({
      sent: z.int(),
      lastAt: z.date().nullable(),
      nextOn: DayText.nullable(),
      /** Why none reaches the debtor: they stopped them, or their account is deleted. */
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
  /** The reader does not live there any more. */
  left: z.boolean(),
  timeZone: z.string(),
  requester: Person,
  /** The requester's account is deleted: nobody would look at a proof. */
  requesterGone: z.boolean(),
  /** To whoever owes a share of it: its requester has said how to be paid (contract/payment-details.ts). */
  hasPaymentDetails: z.boolean(),
  /** About its requester, to whoever owes a share of it; calls of its requester leave it empty. */
  notes: z.array(PayeeNote),
  title: z.string(),
  category: z.enum(PAYMENT_CATEGORIES).nullable(),
  /** With the requester's own share, where that is counted. */
  totalAmount: Sen,
  split: z.enum(SPLITS),
  /** Of the total; null where it is not counted. */
  ownShare: Sen.nullable(),
  /** How often it is made again, told to who is in that; null where it is not. */
  repeats: z.enum(REPEATS).nullable(),
  /** How often its requester changed it. */
  revision: z.int(),
  debtors: z.array(Debtor),
  /** The bill: /bills/…, an image that its people alone get; null where none is attached. */
  bill: z.string().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

/** What is still open, in sen: owed to somebody, and owed by them. */
export const OpenAmounts = z.object({ owed: Sen, owes: Sen });

/** What whoever opens a debtor's share, by a letter's link or signed in as that debtor, may hear. */
export const SHARE_REFUSALS = [
  'UNAUTHORIZED_LINK',
  'PAYMENT_NOT_FOUND',
  'REQUEST_DELETED',
  'REQUESTER_GONE',
] as const;

const InHome = z.object({ homeId: Id });
const OnePayment = InHome.extend({ paymentId: Id });
const OneShare = OnePayment.extend({ userId: Id });
/** A debtor's share: found by the id of its request, and opened by a letter's token or by being signed in as that debtor. */
export const LinkedShareKey = OneShare.omit({ homeId: true }).extend({
  token: randomLinkToken(200).optional(),
});
export type LinkedShareKey = z.infer<typeof LinkedShareKey>;
/** The active home; without one, only what stayed open in homes that the reader has left. */
const Where = z.object({ homeId: Id.nullable() });

/** Where a page of the list ends, as the call answered it. */
const Place = z.string().regex(/^[0-3]\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** What was paid, cleaned; refused with the code of the rule that it breaks (docs/product/money.md 'Titles and amounts'). */
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
 * How the total is divided, in sen: equally, with the requester's own share where that is counted, or an amount for each of `debtorIds` in
 * their order, whose sum is the total (docs/product/money.md 'Ways to split').
 */
const SplitAsked = z.discriminatedUnion('by', [
  z.object({ by: z.literal('equally'), withOwn: z.boolean() }),
  z.object({ by: z.literal('amounts'), amounts: z.array(Total).max(MEMBERS_MAX) }),
]);

/** What is asked of whom; without `split` equally, and without a share of one's own. */
const Asked = z.object({
  title: PaymentTitle,
  category: z.enum(PAYMENT_CATEGORIES).optional(),
  totalAmount: Total,
  debtorIds: z.array(Id).min(1, { error: 'DEBTORS_MISSING' }).max(MEMBERS_MAX),
  split: SplitAsked.optional(),
});
export type Asked = z.infer<typeof Asked>;

/**
 * Who takes part in a request keeps it after leaving the home ('participant'; docs/product/money.md 'After leaving the home'). Its
 * people, and nobody else, hear of its changes (topic 'payments'; docs/product/money.md 'Told of changes').
 */
export const payments = {
  /**
   * Those of the home where the reader is requester or debtor, and what stays with them of homes that they have left: their own
   * requests, and others' on which their own share is open. What they are to pay comes first, then what they are to check, what waits
   * for others, what is completed; newest first in each, 50 a page. `before` is the page's `next`, `completed` how many of all pages
   * are. `side`: those with an open share alone that the reader owes, or is owed. FORBIDDEN for a home that is not the reader's.
   */
  listPaymentRequests: read('user', 'FORBIDDEN')
    .input(Where.extend({ side: z.enum(PAYMENT_SIDES).optional(), before: Place.optional() }))
    .output(z.object({ payments: z.array(PaymentRequest), next: Place.nullable(), completed: z.int() })),
  /**
   * What is open of all that the list holds, in sen: owed to the reader, and owed by them; beside it, of each other home of theirs. And what waits
   * for the reader: how many requests to pay, and how many receipts to check; how many of their own repeat in the home, and whom no email reaches.
   */
  getPaymentSummary: read('user', 'FORBIDDEN')
    .input(Where)
    .output(
      OpenAmounts.extend({
        toPay: z.int(),
        toCheck: z.int(),
        repeating: z.int(),
        /** Who of those that owe the reader in the home gets no email about it, and why. */
        unreached: z.array(z.object({ userId: Id, why: z.enum(WHY_NO_EMAIL) })),
        elsewhere: z.array(OpenAmounts.extend({ homeId: Id, homeName: z.string() })),
      }),
    ),
  /**
   * The id is the client's: the same call again answers the first result. The letters to the debtors are queued with it. `repeats`: it is made
   * again by itself from now on (docs/product/repeating.md 'How often').
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
    .output(PaymentRequest),
  /**
   * By the requester: title and category at any time, who is asked for how much while nobody has settled a share and no receipt waits.
   * `revision` is of the request that they saw: PAYMENT_CHANGED where it was changed since, but for the same change once more. Its debtors are
   * told what is another now (docs/product/money.md 'Changing a request').
   */
  changePaymentRequest: write(
    'participant',
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
  /** One's own share, while no receipt of it waits. `amount` is what they saw: PAYMENT_CHANGED where it is another by now. */
  markAsPaid: write(
    'participant',
    ['history'],
    'PAYMENT_NOT_FOUND',
    'PAYMENT_CHANGED',
    'PROOF_IN_REVIEW',
    'SETTLING_WAITS',
  )
    .input(OnePayment.extend({ amount: Sen.optional() }))
    .output(PaymentRequest),
  /**
   * Takes back that one's own share was marked as paid, for a few seconds: until the letter that says so leaves (docs/product/limits.md
   * 'Undo of marking as paid').
   */
  undoMarkAsPaid: write('participant', ['history'], 'PAYMENT_NOT_FOUND', 'PAYMENT_TOLD', 'TOO_MANY_TRIES')
    .input(OnePayment)
    .output(PaymentRequest),
  /** The requester reminds whoever has not paid, now; answers how many letters were queued, and why none where it is 0. */
  sendReminders: write('participant', [], 'PAYMENT_NOT_FOUND', 'NAME_NEEDED', 'TOO_MANY_TRIES')
    .input(OnePayment)
    .output(z.object({ sent: z.int(), none: z.enum(NO_REMINDERS).nullable() })),
  /** By the requester, while nobody has paid and no proof waits for their word. */
  deletePaymentRequest: write(
    'participant',
    [],
    'PAYMENT_NOT_FOUND',
    'PAYMENT_PAID',
    'PROOF_WAITS',
    'SETTLING_WAITS',
  )
    .input(OnePayment)
    .output(z.object({})),
  /** The requester takes off the bill; one is attached by `PUT /api/bills/…` (docs/product/money.md 'Changing the bill'). */
  removeBill: write('participant', [], 'PAYMENT_NOT_FOUND').input(OnePayment).output(PaymentRequest),
  /**
   * The requester's word on a proof that waits: confirmed, or not received. `proofId` is the one that they saw:
   * PROOF_ANSWERED where another waits by now. `all`: with it, whatever else it pays (`alsoPays`) is confirmed. `isMyName`: the recipient
   * that it names is the requester, who is known by that name from now on; that takes proof (docs/product/accounts.md 'What takes proof').
   */
  reviewPaymentProof: provedWriteIf(
    'isMyName',
    'participant',
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
  /** The requester forgives an open share: it is settled, and not paid. */
  letGoPayment: write('participant', ['history'], 'PAYMENT_NOT_FOUND', 'PAYMENT_SETTLED', 'SETTLING_WAITS')
    .input(OneShare)
    .output(PaymentRequest),
  /** The requester takes back a share that was wrongly paid, or that they let go. */
  reopenPayment: write('participant', ['history'], 'PAYMENT_NOT_FOUND', 'PAYMENT_OPEN', 'TOO_MANY_TRIES')
    .input(OneShare)
    .output(PaymentRequest),
  /** After a second refusal the debtor, by link or signed in, has the requester look at the last proof. */
  askForReview: writeByLink(...SHARE_REFUSALS, 'PROOF_GONE', 'SETTLING_CHANGED', 'TOO_MANY_TRIES')
    .input(LinkedShareKey)
    .output(z.object({ message: z.string() })),
  /** The debtor, by link or signed in, takes back a proof that waits: its file may then be sent for another share. */
  takeBackProof: writeByLink(...SHARE_REFUSALS, 'PROOF_ANSWERED', 'TOO_MANY_TRIES')
    .input(LinkedShareKey)
    .output(z.object({})),
  /** The names that the reader said are theirs on receipts, beside their own: one paid to such a name fits. */
  listPayeeNames: read('user').output(z.array(z.object({ name: z.string(), since: z.date() }))),
  /** From now on a receipt to that name is asked about again. */
  forgetPayeeName: write('user', [])
    .input(z.object({ name: z.string().min(1).max(200) }))
    .output(z.object({})),
};

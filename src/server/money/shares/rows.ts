import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { isOwed, paidByOf, PAYING_PROOFS, type SettledBy } from '#domain/payments.ts';
import { nameForReader } from '#domain/users.ts';
import { aliasOf } from '#receipts/recipient/aliases.ts';
import { reasonsForReader, type Reason } from '#domain/proof-reasons.ts';
import type { PaymentKey } from '#server/platform/db/share-key.ts';
import { among } from '#server/platform/db/among.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readPayeeNotes } from '#server/telling/payees/payee-notes.ts';
import { billAddressOf, pictureOf } from '#server/money/shares/files.ts';
import { SETTLING_BY } from '#server/platform/db/settling.ts';
import { wordsIn } from '#words/languages.ts';

type Person = PaymentRequest['requester'];
type ShownProof = NonNullable<Debtor['proof']>;

/** The proof of a share that counts now: it waits for the requester, it paid the share, or it waited when the debtor marked the share. */
type CurrentProof = Pick<ShownProof, 'id' | 'read' | 'settles'> & {
  uploadedAt: string;
  hasFiles: boolean;
  reasons: Reason[];
  alsoPays: (ShownProof['alsoPays'][number] & { isOpen: boolean })[];
};
type DebtorRow = Pick<Debtor, keyof Person | 'amount' | 'settlingBy'> & {
  paidAt: string | null;
  paidBy: SettledBy | null;
  reminders: Omit<NonNullable<Debtor['reminders']>, 'lastAt'> & { lastAt: string | null };
  proof: CurrentProof | null;
};
type Row = Omit<PaymentRequest, 'debtors' | 'bill' | 'notes'> & {
  billId: string | null;
  askedIn: string;
  debtors: DebtorRow[];
  aliases: string[];
  /** The viewer's language. */
  locale: Language;
};

const PERSON = sql`'displayName', person.display_name, 'photoURL', person.photo_url, 'tone', living.tone`;

/** The receipt that settled up a share of the payer of the difference. */
const SETTLED_PROOF = sql`
  (select paid.id from payment_proofs as paid
    where paid.home_id = share.home_id and paid.settlement_id = share.settled_with and paid.user_id = share.user_id)`;

/** The other shares that a proof pays, oldest first. */
const ALSO_PAYS = sql`
  array(select jsonb_build_object('paymentId', also.id, 'title', also.title, 'amount', too.amount,
                 'isOpen', too.paid_at is null and not also.deleted)
          from payment_debtors as too
          join payment_requests as also on also.home_id = too.home_id and also.id = too.payment_id
         where too.home_id = proof.home_id and too.payment_id = any (proof.also_pays) and too.user_id = proof.user_id
         order by also.created_at, also.id)`;

/** All shares that a proof of the difference settles. */
const SETTLES = sql`
  (select jsonb_build_object('amount', settlement.amount, 'lines', (
            select jsonb_agg(jsonb_build_object('paymentId', part.payment_id, 'userId', part.user_id, 'title', also.title,
                                                'category', also.category, 'amount', part.amount)
                             order by also.created_at desc, part.payment_id)
              from settlement_lines as part
              join payment_requests as also on also.home_id = part.home_id and also.id = part.payment_id
             where part.home_id = settlement.home_id and part.settlement_id = settlement.id))
     from settlements as settlement where settlement.home_id = proof.home_id and settlement.id = proof.settlement_id)`;

/** Null while a proof of another share waits that pays this one too: its debtor is not reminded until that is answered. */
const REMIND_ON = sql`
  case when not exists (select from payment_proofs as sum
                         where sum.home_id = share.home_id and sum.user_id = share.user_id and sum.state = 'review'
                           and share.payment_id = any (sum.also_pays))
        and ${SETTLING_BY} is null then share.remind_on end`;

/** How often the request is made again, for people who are in the series; null once it has ended. */
const repeatsFor = (viewerId: string) => sql`
  (select series.every
     from payment_series_days as made
     join payment_series as series on series.home_id = made.home_id and series.id = made.series_id and not series.paused
    where made.home_id = request.home_id and made.payment_id = request.id
      and (series.requester_id = ${viewerId}
           or exists (select from payment_series_debtors as asked
                       where asked.home_id = series.home_id and asked.series_id = series.id and asked.user_id = ${viewerId})))`;

const selectPayments = (viewerId: string, picked: RawBuilder<unknown>) => sql<Row>`
  select request.id, request.home_id as "homeId", homes.name as "homeName", homes.time_zone as "timeZone", request.time_zone as "askedIn",
         (select locale from users where id = ${viewerId}) as locale, own.left_at is not null as "left", request.title, request.category,
         request.total_amount as "totalAmount", request.split, request.own_share as "ownShare", request.revision, request.created_at as "createdAt",
         request.updated_at as "updatedAt",
         ${repeatsFor(viewerId)} as repeats,
         (select jsonb_build_object('userId', person.id, ${PERSON})
            from memberships as living join users as person on person.id = living.user_id
           where living.home_id = request.home_id and living.user_id = request.requester_id) as requester,
         (select deleted_at is not null from users where id = request.requester_id) as "requesterGone",
         exists (select from payment_details as details
                  where details.user_id = request.requester_id and details.set_aside_at is null
                    and coalesce(details.account_number, details.duitnow_id, details.code) is not null) as "hasPaymentDetails",
         (select bill.id from payment_bills as bill
           where bill.home_id = request.home_id and bill.payment_id = request.id and bill.shown) as "billId",
         array(select jsonb_build_object('userId', share.user_id, ${PERSON}, 'amount', share.amount, 'paidAt', share.paid_at,
                        'paidBy', share.paid_by, 'settlingBy', case when share.paid_at is null then ${SETTLING_BY} end,
                        'reminders', jsonb_build_object(
                          'sent', share.reminders, 'lastAt', share.reminded_at, 'nextOn', ${REMIND_ON},
                          'unreachable', case when person.deleted_at is not null then 'gone'
                                              when 'reminders' = any(person.unwanted_mail) then 'stopped' end),
                        'proof', (select jsonb_build_object('id', proof.id, 'uploadedAt', proof.uploaded_at,
                                           'hasFiles', proof.has_files, 'reasons', proof.reasons, 'read', proof.read - 'rules',
                                           'alsoPays', ${ALSO_PAYS},
                                           'settles', ${SETTLES})
                                    from payment_proofs as proof
                                   where proof.home_id = share.home_id and proof.id = coalesce(share.paid_with, ${SETTLED_PROOF}, (
                                          select latest.id from payment_proofs as latest
                                           where latest.home_id = share.home_id and latest.payment_id = share.payment_id
                                             and latest.user_id = share.user_id
                                             and case when share.paid_at is null then latest.state = 'review'
                                                      else latest.settlement_id is null
                                                           and latest.state in ${among([...PAYING_PROOFS, 'dropped'])} end
                                           order by latest.uploaded_at desc limit 1))))
                 from payment_debtors as share
                 join memberships as living on living.home_id = share.home_id and living.user_id = share.user_id
                 join users as person on person.id = share.user_id
                where share.home_id = request.home_id and share.payment_id = request.id
                order by living.joined_at, share.user_id) as debtors,
         array(select name from payee_aliases where user_id = request.requester_id
               union all
               select account_name from payment_details
                where user_id = request.requester_id and account_name is not null and set_aside_at is null) as aliases
    from payment_requests as request
    join homes on homes.id = request.home_id
    join memberships as own on own.home_id = request.home_id and own.user_id = ${viewerId}
    ${picked}
   where not request.deleted`;

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

/** The proof as its requester sees it. */
function proofOf(row: Row, share: DebtorRow, proof: CurrentProof): Debtor['proof'] {
  const { id, uploadedAt, hasFiles, reasons, alsoPays, read } = proof;
  const words = wordsIn(row.locale);
  const name = read?.recipient.name ?? null;
  const alias = aliasOf({
    recipient: name,
    reasons,
    known: [row.requester.displayName, ...row.aliases],
    debtor: share.displayName,
  });
  return {
    id,
    uploadedAt: new Date(uploadedAt),
    picture: hasFiles ? pictureOf(id) : null,
    reason: words.whyUnsure(reasonsForReader(reasons, words.formerHousemate), {
      requester: row.requester.displayName,
      due: proof.settles?.amount ?? share.amount,
      asked: dayOf(row.createdAt, row.askedIn),
    }),
    read: read && {
      ...read,
      recipient: { ...read.recipient, name: name && nameForReader(name, words.formerHousemate) },
    },
    alias: share.paidAt === null ? (alias ?? null) : null,
    settles: share.paidAt === null ? proof.settles : null,
    alsoPays:
      share.paidAt === null && alsoPays.every(({ isOpen }) => isOpen)
        ? alsoPays.map(({ isOpen: _isOpen, ...other }) => other)
        : [],
  };
}

/** The share as the viewer sees it: only the requester sees the proof and the reminders. */
function debtorOf(row: Row, share: DebtorRow, viewerId: string): Debtor {
  const { paidAt: settledAt, paidBy: settledBy, proof, settlingBy, reminders, ...debtor } = share;
  const isRequester = row.requester.userId === viewerId;
  const isOwn = debtor.userId === viewerId;
  const paidBy = paidByOf(settledBy);
  const nextOn = reminders.unreachable ? null : reminders.nextOn;
  return {
    ...debtor,
    paid: paidBy !== null,
    paidAt: paidBy && dateOf(settledAt),
    paidBy,
    letGoAt: settledBy === 'let_go' ? dateOf(settledAt) : null,
    inReview: settledAt === null && proof !== null && (isRequester || isOwn),
    settlingBy: isRequester || isOwn ? settlingBy : null,
    proof: isRequester && proof ? proofOf(row, share, proof) : null,
    ownProof: isOwn && proof?.hasFiles ? pictureOf(proof.id) : null,
    reminders: isRequester ? { ...reminders, lastAt: dateOf(reminders.lastAt), nextOn } : null,
  };
}

function paymentOf(row: Row, viewerId: string): PaymentRequest {
  const { aliases: _requestersAlone, askedIn: _ofProofs, locale: _ofReasons, billId, ...rest } = row;
  const owes = row.debtors.some(({ userId, paidAt }) => userId === viewerId && paidAt === null);
  return {
    ...rest,
    bill: billId === null ? null : billAddressOf(billId),
    hasPaymentDetails: rest.hasPaymentDetails && owes,
    notes: [],
    debtors: row.debtors.map((share) => debtorOf(row, share, viewerId)),
  };
}

/**
 * Reads requests as the viewer sees them.
 * @param among a join that narrows them
 * @param rest further conditions, and the order
 */
export async function readPayments(
  db: Kysely<DB>,
  viewerId: string,
  { among: picked = sql``, rest }: { among?: RawBuilder<unknown>; rest: RawBuilder<unknown> },
): Promise<PaymentRequest[]> {
  const { rows } = await sql<Row>`${selectPayments(viewerId, picked)} ${rest}`.execute(db);
  return rows.map((row) => paymentOf(row, viewerId));
}

/** Adds notes about the requester to requests on which the viewer owes a share. */
export async function withNotes(
  db: Kysely<DB>,
  viewerId: string,
  payments: PaymentRequest[],
  now: Date,
): Promise<PaymentRequest[]> {
  const owes = ({ debtors }: PaymentRequest) =>
    debtors.some((share) => share.userId === viewerId && isOwed(share));
  const payees = payments.filter(owes).map(({ requester }) => requester.userId);
  const notesOf = await readPayeeNotes(db, viewerId, payees, now);
  return payments.map((payment) => {
    const { userId, displayName: name } = payment.requester;
    return owes(payment) ? { ...payment, notes: notesOf(payment.homeId, { userId, name }) } : payment;
  });
}

/** Returns one request as one of its people sees it; undefined if there is none. */
export async function findPayment(
  db: Kysely<DB>,
  viewerId: string,
  { homeId, paymentId }: PaymentKey,
): Promise<PaymentRequest | undefined> {
  const rest = sql`and request.home_id = ${homeId} and request.id = ${paymentId}`;
  const [found] = await readPayments(db, viewerId, { rest });
  return found;
}

/**
 * Returns the request if the viewer is its requester or debtor, as `part` says. Otherwise refuses with FORBIDDEN, or
 * with PAYMENT_NOT_FOUND if the viewer is not one of its people.
 */
export async function findOwnPayment(
  db: Kysely<DB>,
  viewerId: string,
  which: PaymentKey,
  part: 'requester' | 'debtor',
): Promise<PaymentRequest> {
  const payment = await findPayment(db, viewerId, which);
  if (!payment) throw refusal('PAYMENT_NOT_FOUND');
  const isDebtor = payment.debtors.some(({ userId }) => userId === viewerId);
  if (part === 'requester' ? payment.requester.userId !== viewerId : !isDebtor) throw refusal('FORBIDDEN');
  return payment;
}

/** The people whose pages show the request. */
export const partiesOf = ({ requester, debtors }: PaymentRequest): string[] => [
  requester.userId,
  ...debtors.map(({ userId }) => userId),
];

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Debtor, PaymentRequest, ProofRead } from '#contract/payments.ts';
import { dayOf } from '#domain/days.ts';
import type { PaidBy } from '#domain/payments.ts';
import { aliasOf } from '#domain/proofs/aliases.ts';
import type { Reason } from '#domain/proofs/reasons.ts';
import type { DB } from '#server/db/types.ts';
import { refusal } from '#server/errors.ts';
import { pictureOf } from '#server/proof-address.ts';
import { whyUnsure } from '#words/proofs.ts';

type Person = PaymentRequest['requester'];

/** The proof of a line that counts now: it waits for the requester, the line was paid by it, or it waited when its debtor marked that. */
export type CurrentProof = {
  id: string;
  uploadedAt: string;
  hasFiles: boolean;
  reasons: Reason[];
  read: ProofRead | null;
};
type DebtorRow = Person & {
  amount: number;
  paidAt: string | null;
  paidBy: PaidBy | null;
  sent: number;
  lastAt: string | null;
  nextOn: string | null;
  proof: CurrentProof | null;
};
type Row = Omit<PaymentRequest, 'debtors'> & { debtors: DebtorRow[]; aliases: string[] };

const PERSON = sql`'displayName', person.display_name, 'photoURL', person.photo_url, 'tone', living.tone`;

const selectPayments = (viewerId: string) => sql<Row>`
  select request.id, request.home_id as "homeId", homes.name as "homeName", homes.time_zone as "timeZone",
         own.left_at is not null as "left", request.title, request.category,
         request.total_amount as "totalAmount", request.created_at as "createdAt", request.updated_at as "updatedAt",
         (select jsonb_build_object('userId', person.id, ${PERSON})
            from memberships as living join users as person on person.id = living.user_id
           where living.home_id = request.home_id and living.user_id = request.requester_id) as requester,
         array(select jsonb_build_object('userId', line.user_id, ${PERSON}, 'amount', line.amount, 'paidAt', line.paid_at,
                        'paidBy', line.paid_by, 'sent', line.reminders, 'lastAt', line.reminded_at, 'nextOn', line.remind_on,
                        'proof', (select jsonb_build_object('id', proof.id, 'uploadedAt', proof.uploaded_at,
                                           'hasFiles', proof.has_files, 'reasons', proof.reasons, 'read', proof.read)
                                    from payment_proofs as proof
                                   where proof.home_id = line.home_id and proof.payment_id = line.payment_id
                                     and proof.user_id = line.user_id
                                     and proof.state = any (case when line.paid_at is null then array['review']
                                                                 else array['verified', 'confirmed', 'dropped'] end)
                                   order by proof.uploaded_at desc limit 1))
                 from payment_debtors as line
                 join memberships as living on living.home_id = line.home_id and living.user_id = line.user_id
                 join users as person on person.id = line.user_id
                where line.home_id = request.home_id and line.payment_id = request.id
                order by living.joined_at, line.user_id) as debtors,
         array(select name from payee_aliases where user_id = request.requester_id) as aliases
    from payment_requests as request
    join homes on homes.id = request.home_id
    join memberships as own on own.home_id = request.home_id and own.user_id = ${viewerId}
   where not request.deleted`;

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

/** What its requester is told of a proof. */
function proofOf(row: Row, line: DebtorRow, proof: CurrentProof): Debtor['proof'] {
  const { id, uploadedAt, hasFiles, reasons } = proof;
  const alias = aliasOf({
    recipient: proof.read?.recipient.name ?? null,
    reasons,
    known: [row.requester.displayName, ...row.aliases],
    debtor: line.displayName,
  });
  return {
    id,
    uploadedAt: new Date(uploadedAt),
    picture: hasFiles ? pictureOf(row.homeId, id) : null,
    reason: whyUnsure(reasons, {
      requester: row.requester.displayName,
      due: line.amount,
      asked: dayOf(row.createdAt, row.timeZone),
    }),
    read: proof.read,
    alias: line.paidAt === null ? (alias ?? null) : null,
  };
}

/** The line as the viewer may see it: of a proof and of reminders only the requester is told. */
function debtorOf(row: Row, line: DebtorRow, viewerId: string): Debtor {
  const { userId, displayName, photoURL, tone, amount, paidAt, paidBy, proof } = line;
  const isRequester = row.requester.userId === viewerId;
  const isPaid = paidAt !== null;
  return {
    userId,
    displayName,
    photoURL,
    tone,
    amount,
    paid: isPaid,
    paidAt: dateOf(paidAt),
    paidBy,
    inReview: !isPaid && proof !== null && (isRequester || userId === viewerId),
    proof: isRequester && proof ? proofOf(row, line, proof) : null,
    reminders: isRequester ? { sent: line.sent, lastAt: dateOf(line.lastAt), nextOn: line.nextOn } : null,
  };
}

function paymentOf(row: Row, viewerId: string): PaymentRequest {
  const { aliases: _requestersAlone, ...rest } = row;
  return { ...rest, debtors: row.debtors.map((line) => debtorOf(row, line, viewerId)) };
}

async function read(db: Kysely<DB>, viewerId: string, rest: RawBuilder<unknown>): Promise<PaymentRequest[]> {
  const { rows } = await sql<Row>`${selectPayments(viewerId)} ${rest}`.execute(db);
  return rows.map((row) => paymentOf(row, viewerId));
}

type Page = { before: string | undefined; limit: number };

const after = (before: string | undefined) =>
  before === undefined
    ? sql``
    : sql`and (request.created_at, request.id) <
          (select last.created_at, last.id from payment_homes as found
             join payment_requests as last on last.home_id = found.home_id and last.id = found.payment_id
            where found.payment_id = ${before})`;

/** The page as it would be of the homes that are named alone; `where` finds them by an index. */
const pageOf = (viewerId: string, where: RawBuilder<unknown>, { before, limit }: Page) => sql`
  select request.home_id, request.id
    from payment_requests as request
    join memberships as own on own.home_id = request.home_id and own.user_id = ${viewerId}
   where ${where} and not request.deleted
     and (request.requester_id = ${viewerId}
          or exists (select from payment_debtors as line
                      where line.home_id = request.home_id and line.payment_id = request.id and line.user_id = ${viewerId}))
     ${after(before)}
   order by request.created_at desc, request.id desc limit ${limit}`;

// Not as 'exists', which may be turned round: everything that is open anywhere would be read.
const LEFT_AND_OPEN = sql`own.left_at is not null
  and (select bool_or(line.paid_at is null) from payment_debtors as line
        where line.home_id = request.home_id and line.payment_id = request.id)`;

/**
 * Those that the viewer takes part in, of the home, and the open ones of homes that they have left: newest first, at most `limit`, after
 * the request with the id `before`. Each of the two is looked for by itself: together no index finds them, and all homes are read.
 */
export const listPayments = (
  db: Kysely<DB>,
  viewerId: string,
  { homeId, ...page }: Page & { homeId: string | null },
): Promise<PaymentRequest[]> =>
  read(
    db,
    viewerId,
    sql`and (request.home_id, request.id) in (
              (${pageOf(viewerId, sql`request.home_id = ${homeId}`, page)})
              union all
              (${pageOf(viewerId, LEFT_AND_OPEN, page)}))
        order by request.created_at desc, request.id desc limit ${page.limit}`,
  );

/** One request as a party of it sees it; undefined where there is none. */
export const findPayment = async (
  db: Kysely<DB>,
  viewerId: string,
  { homeId, paymentId }: { homeId: string; paymentId: string },
): Promise<PaymentRequest | undefined> =>
  (await read(db, viewerId, sql`and request.home_id = ${homeId} and request.id = ${paymentId}`))[0];

type Part = 'requester' | 'debtor';

/** The request, for whoever has that part in it; to others of the home it is forbidden. Refuses with PAYMENT_NOT_FOUND. */
export async function findOwnPayment(
  db: Kysely<DB>,
  viewerId: string,
  which: { homeId: string; paymentId: string },
  part: Part,
): Promise<PaymentRequest> {
  const payment = await findPayment(db, viewerId, which);
  if (!payment) throw refusal('PAYMENT_NOT_FOUND');
  const isDebtor = payment.debtors.some(({ userId }) => userId === viewerId);
  if (part === 'requester' ? payment.requester.userId !== viewerId : !isDebtor) throw refusal('FORBIDDEN');
  return payment;
}

/** Everybody who hears of a change of the request. */
export const partiesOf = ({ requester, debtors }: PaymentRequest): string[] => [
  requester.userId,
  ...debtors.map(({ userId }) => userId),
];

import { sql, type Kysely } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { fileNameOf, PROOF_MAX_BYTES } from '#domain/files.ts';
import { attachBill, findRequesters, type Attaching, type BillDeps } from '#server/money/bills/attaching.ts';
import { fileOfBill } from '#server/money/bills/keeping.ts';
import { findShareOfLink, hasLinkHeader, UUID_PATTERN } from '#server/money/shares/share-access.ts';
import type { CallDeps } from '#server/platform/calls/calls.ts';
import { personsSemaphore } from '#server/platform/calls/concurrency-limits.ts';
import { privateFile, refusing, sendJson, showing, type Exchange } from '#server/platform/calls/exchanges.ts';
import { makeUploads } from '#server/platform/calls/uploads.ts';
import { readSemaphore, signedInBy } from '#server/platform/calls/who-asks.ts';
import { makeOutageRetry } from '#server/platform/db/outage.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readersLanguage } from '#server/platform/http/language.ts';
import { wordsIn } from '#words/languages.ts';

type Deps = BillDeps & Pick<CallDeps, 'reads' | 'pool' | 'limits' | 'semaphores' | 'settings'>;

const BILL_PATH = new RegExp(`^/bills/${UUID_PATTERN}$`);
const NEW_BILL_PATH = new RegExp(`^/api/bills/${UUID_PATTERN}/${UUID_PATTERN}/${UUID_PATTERN}$`);

type FoundBill = {
  homeId: string;
  paymentId: string;
  isParty: boolean;
  title: string;
  timeZone: string;
  askedAt: Date;
};

/**
 * Finds the requests that show a bill of this id, and whether the viewer is one of their people. Pages make these
 * ids, so two homes may have the same one: a viewer gets the bill that is theirs.
 */
async function findShown(db: Kysely<DB>, billId: string, viewerId: string | undefined) {
  const { rows } = await sql<FoundBill>`
    select bill.home_id as "homeId", bill.payment_id as "paymentId", request.title, request.time_zone as "timeZone",
           request.created_at as "askedAt",
           (request.requester_id = ${viewerId ?? null}
            or exists (select from payment_debtors as share
                        where share.home_id = bill.home_id and share.payment_id = bill.payment_id
                          and share.user_id = ${viewerId ?? null})) is true as "isParty"
      from payment_bills as bill
      join payment_requests as request on request.home_id = bill.home_id and request.id = bill.payment_id
     where bill.id = ${billId} and bill.shown and not request.deleted`.execute(db);
  return rows;
}

/** Uploads and serves bills as bytes: `PUT /api/bills/<home>/<payment>/<bill>` and `GET /bills/<bill>`. */
export function billRequests(deps: Deps) {
  const { reads, limits, now } = deps;
  const bounds = { bytes: PROOF_MAX_BYTES, tooLarge: 'PROOF_TOO_LARGE', atOnce: 10 } as const;
  const uploads = makeUploads(deps, { limit: 'bill', ...bounds });

  async function take(exchange: Exchange): Promise<void> {
    const { path, request, response, events } = exchange;
    const userId = await uploads.sender(exchange);
    const [, homeId = '', paymentId = '', billId = ''] = NEW_BILL_PATH.exec(path) ?? [];
    if (billId === '') throw refusal('PAYMENT_NOT_FOUND');
    const attaching: Attaching = { homeId, paymentId, billId, userId };
    // Checked again under the home's lock. This check keeps the server from reading the bytes of a person who may not
    // attach them.
    const forRead = readSemaphore(deps, request);
    await makeOutageRetry().run(() => forRead(() => findRequesters(reads, attaching)));
    const bytes = await uploads.read(exchange, userId);
    if (!bytes) return;
    const semaphore = personsSemaphore(deps.semaphores, userId, homeId);
    const problem = await attachBill(deps, attaching, bytes, semaphore);
    if (!problem) {
      sendJson(response, 200, {});
      return;
    }
    if (problem === 'slow') events.write('file-refused', { why: problem });
    const { status, code } = refusal('BILL_UNREADABLE');
    const message = wordsIn(readersLanguage(request)).billFileProblems[problem];
    sendJson(response, status, { code, message });
  }

  /** Finds a bill for the request's people, and for anyone with the link of one of its debtors. */
  async function find(exchange: Exchange) {
    const { path, request, address, events } = exchange;
    const [, billId = ''] = BILL_PATH.exec(path) ?? [];
    if (billId === '') return undefined;
    const viewer = await signedInBy(deps, exchange);
    const hasLink = hasLinkHeader(request);
    if (!viewer && !hasLink) return undefined;
    const found = await makeOutageRetry().run(() => findShown(reads, billId, viewer?.userId));
    let own = found.find(({ isParty }) => isParty);
    if (!own && hasLink) {
      await limits.count('paymentLink', undefined, address);
      const linked =
        found.length > 0 && (await makeOutageRetry().run(() => findShareOfLink(reads, request, now())));
      own = linked ? found.find(({ paymentId }) => paymentId === linked.paymentId) : undefined;
    }
    if (own) {
      const name = fileNameOf(['bill', own.title, dayOf(own.askedAt, own.timeZone)], '.webp');
      return { file: fileOfBill({ ...own, billId }), headers: privateFile(name) };
    }
    const [others] = found;
    if (others) events.write('access-refused', { code: 'NOT_FOUND', home: others.homeId });
    return undefined;
  }

  return {
    take: refusing('bill not stored', take),
    show: refusing('bill not shown', showing(deps.files, find)),
  };
}

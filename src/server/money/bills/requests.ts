import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql, type Kysely } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { fileNameOf, PROOF_MAX_BYTES } from '#domain/files.ts';
import { attachBill, findRequesters, type Attaching, type BillDeps } from '#server/money/bills/attaching.ts';
import { BILL_TYPE, fileOfBill } from '#server/money/bills/keeping.ts';
import { personsSemaphore, type CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import type { Limits } from '#server/platform/calls/limits.ts';
import type { Databases } from '#server/platform/db/open.ts';
import { makePatience } from '#server/platform/db/outage.ts';
import type { DB } from '#server/platform/db/types.ts';
import { inReadersWords, refusal, refusalOf } from '#server/platform/http/errors.ts';
import { disposition } from '#server/platform/http/disposition.ts';
import { clientAddress } from '#server/platform/http/http.ts';
import { readersLanguage } from '#server/platform/http/language.ts';
import { drain, makeMemoryBudget, readBody } from '#server/platform/http/request-body.ts';
import { readersTurn, signedInBy } from '#server/platform/calls/who-asks.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { findLinked, isLinkShown, UUID_PATTERN } from '#server/money/shares/share-access.ts';
import { wordsIn } from '#words/languages.ts';

type Deps = BillDeps &
  Pick<Databases, 'reads' | 'pool'> & { limits: Limits; semaphores: CallSemaphores; settings: Settings };

const BILL_BOUNDS = { bytes: PROOF_MAX_BYTES, tooLarge: 'PROOF_TOO_LARGE', busy: 'BUSY' } as const;
/** Of all uploads under way together, and of one person's: whoever sends slowly keeps nobody else from it. */
const BILLS_MAX_BYTES = 10 * PROOF_MAX_BYTES;
const BILLS_OF_ONE_MAX_BYTES = 2 * PROOF_MAX_BYTES;
/** A browser loads few things at once, and while it waits for pictures from a store that is away, it shows no page. */
const BILL_WITHIN_MS = 5000;
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
 * Finds who shows a bill of this id, and whether the viewer is one of the request's people. Pages make these ids, so two homes may have the
 * same one: a viewer gets the bill that is theirs.
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

/** `PUT /api/bills/<home>/<payment>/<bill>` and `GET /bills/<bill>`: a bill comes and goes as bytes. */
export function billRequests(deps: Deps) {
  const { reads, files, limits, settings, now } = deps;
  const reserveFor = makeMemoryBudget(BILLS_MAX_BYTES, BILLS_OF_ONE_MAX_BYTES);

  const answer = (response: ServerResponse, status: number, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };

  async function take(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    events: RequestEvents,
  ) {
    const user = await signedInBy(deps, { request, response, events });
    if (!user) throw refusal('UNAUTHENTICATED');
    const [, homeId = '', paymentId = '', billId = ''] = NEW_BILL_PATH.exec(path) ?? [];
    if (billId === '') throw refusal('PAYMENT_NOT_FOUND');
    const attaching: Attaching = { homeId, paymentId, billId, userId: user.userId };
    const address = clientAddress(request, settings.TRUSTED_PROXIES);
    await makePatience().with(() => limits.count('bill', user.userId, address));
    // Looked at again under the home's lock; nobody else's file is read or opened at all.
    const inTurn = readersTurn(deps, request);
    await makePatience().with(() => inTurn(() => findRequesters(reads, attaching)));
    const memory = reserveFor(user.userId);
    const bytes = await readBody({ request, response }, BILL_BOUNDS, memory).finally(memory.free);
    if (!bytes) return;
    const semaphore = personsSemaphore(deps.semaphores, user.userId, homeId);
    const problem = await attachBill(deps, attaching, bytes, semaphore);
    if (!problem) {
      answer(response, 200, {});
      return;
    }
    if (problem === 'slow') events.write('file-refused', { why: problem });
    const { status, code } = refusal('BILL_UNREADABLE');
    const message = wordsIn(readersLanguage(request)).billFileProblems[problem];
    answer(response, status, { code, message });
  }

  /** Whoever is one of the request's people, or shows the link of one of its debtors. */
  async function find(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    events: RequestEvents,
  ) {
    const [, billId = ''] = BILL_PATH.exec(path) ?? [];
    if (billId === '') return undefined;
    const viewer = await signedInBy(deps, { request, response, events });
    const hasLink = isLinkShown(request);
    if (!viewer && !hasLink) return undefined;
    const found = await makePatience().with(() => findShown(reads, billId, viewer?.userId));
    let own = found.find(({ isParty }) => isParty);
    if (!own && hasLink) {
      const address = clientAddress(request, settings.TRUSTED_PROXIES);
      await limits.count('paymentLink', undefined, address);
      const linked = found.length > 0 && (await makePatience().with(() => findLinked(reads, request, now())));
      own = linked ? found.find(({ paymentId }) => paymentId === linked.paymentId) : undefined;
    }
    if (own) {
      const bytes = await files.get(fileOfBill({ ...own, billId }), AbortSignal.timeout(BILL_WITHIN_MS));
      const { title, timeZone, askedAt } = own;
      return bytes && { bytes, name: fileNameOf(['bill', title, dayOf(askedAt, timeZone)], '.webp') };
    }
    const [others] = found;
    if (others) events.write('access-refused', { code: 'NOT_FOUND', home: others.homeId });
    return undefined;
  }

  async function show(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    events: RequestEvents,
  ) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = isRead ? await find(path, request, response, events) : undefined;
    if (!found) throw refusal('NOT_FOUND');
    response.writeHead(200, {
      'content-type': BILL_TYPE,
      'content-length': found.bytes.byteLength,
      'content-disposition': disposition('inline', found.name),
      'x-content-type-options': 'nosniff',
      // Not on a shared computer after signing out, nor once its file is gone.
      'cache-control': 'private, no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : found.bytes);
  }

  const refusing =
    (what: string, work: typeof show) =>
    async (path: string, request: IncomingMessage, response: ServerResponse, events: RequestEvents) => {
      try {
        await work(path, request, response, events);
      } catch (error) {
        const refused = refusalOf(error, (unforeseen) => {
          events.failed(unforeseen, what);
        });
        if (refused.code !== 'NOT_FOUND') events.refused(refused);
        const { code, status, message } = inReadersWords(request, refused);
        // What was not read yet would stand in the way of the next request.
        if (!request.complete) drain(request);
        answer(response, status, { code, message });
      }
    };

  return {
    /** Takes the bytes of a bill of one's own request. */
    take: refusing('bill not kept', take),
    /** Everybody who may not see it hears no more than that it is not there. */
    show: refusing('bill not shown', show),
  };
}

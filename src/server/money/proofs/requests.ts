import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql, type Kysely } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { fileNameOf } from '#domain/files.ts';
import { COUNTING_PROOFS } from '#domain/payments.ts';
import { among } from '#server/platform/db/among.ts';
import type { Databases } from '#server/platform/db/open.ts';
import { makePatience } from '#server/platform/db/outage.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusalTo } from '#server/platform/http/errors.ts';
import { disposition } from '#server/platform/http/disposition.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { previewOf } from '#server/money/proofs/keeping.ts';
import type { CallSemaphores } from '#server/platform/calls/concurrency-limits.ts';
import { signedInBy } from '#server/platform/calls/who-asks.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { UUID_PATTERN } from '#server/money/shares/share-access.ts';

type Deps = Pick<Databases, 'reads' | 'pool'> & {
  files: FileStore;
  semaphores: CallSemaphores;
  settings: Settings;
};

/** A browser loads few things at once, and while it waits for pictures from a store that is away, it shows no page. */
const PROOF_WITHIN_MS = 5000;
const PROOF_PATH = new RegExp(`^/proofs/${UUID_PATTERN}$`);

type FoundProof = {
  homeId: string;
  isShown: boolean;
  sender: string;
  title: string;
  timeZone: string;
  sentAt: Date;
};

/**
 * Finds the home of the proof, and whether the viewer may see it: its debtor, and its requester if it was sent to them or counts. What was
 * refused the requester does not see: nobody knows what a debtor uploads by mistake.
 */
async function findProof(db: Kysely<DB>, proofId: string, viewerId: string) {
  const { rows } = await sql<FoundProof>`
    select proof.home_id as "homeId", debtor.display_name as "sender", request.title, request.time_zone as "timeZone",
           proof.uploaded_at as "sentAt", (proof.user_id = ${viewerId}
            or request.requester_id = ${viewerId}
               and (proof.state in ${among([...COUNTING_PROOFS, 'dropped'])}
                    or exists (select from payment_debtors as too
                                where too.home_id = proof.home_id and too.paid_with = proof.id))) is true as "isShown"
      from payment_proofs as proof
      join payment_requests as request on request.home_id = proof.home_id and request.id = proof.payment_id
      join users as debtor on debtor.id = proof.user_id
     where proof.id = ${proofId} and proof.has_files and not request.deleted
       and proof.state <> 'reading'`.execute(db);
  return rows[0];
}

/** `GET /proofs/<proof>`: the picture of a proof of payment. */
export function proofRequests(deps: Deps) {
  const { reads, files } = deps;

  async function find(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    events: RequestEvents,
  ) {
    const [, proofId = ''] = PROOF_PATH.exec(path) ?? [];
    if (proofId === '') return undefined;
    const viewer = await signedInBy(deps, { request, response, events });
    const proof = viewer && (await makePatience().with(() => findProof(reads, proofId, viewer.userId)));
    if (!proof) return undefined;
    const { homeId, isShown } = proof;
    if (!isShown) {
      events.write('access-refused', { code: 'NOT_FOUND', home: homeId });
      return undefined;
    }
    const bytes = await files.get(previewOf({ homeId, proofId }), AbortSignal.timeout(PROOF_WITHIN_MS));
    const { sender, title, timeZone, sentAt } = proof;
    return bytes && { bytes, name: fileNameOf(['receipt', sender, title, dayOf(sentAt, timeZone)], '.webp') };
  }

  return {
    /** Everybody who may not see it hears no more than that it is not there. */
    async show(
      path: string,
      request: IncomingMessage,
      response: ServerResponse,
      events: RequestEvents,
    ): Promise<void> {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const found = isRead ? await find(path, request, response, events) : undefined;
      if (!found) {
        const { code, status, message } = refusalTo(request, 'NOT_FOUND');
        response
          .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end(JSON.stringify({ code, message }));
        return;
      }
      response.writeHead(200, {
        'content-type': 'image/webp',
        'content-length': found.bytes.byteLength,
        'content-disposition': disposition('inline', found.name),
        'x-content-type-options': 'nosniff',
        // Not on a shared computer after signing out, nor once its file is gone.
        'cache-control': 'private, no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : found.bytes);
    },
  };
}

import { sql, type Kysely } from 'kysely';
import { dayOf } from '#domain/days.ts';
import { fileNameOf } from '#domain/files.ts';
import { COUNTING_PROOFS } from '#domain/payments.ts';
import type { CallDeps } from '#server/platform/calls/calls.ts';
import { privateFile, showing } from '#server/platform/calls/exchanges.ts';
import { signedInBy } from '#server/platform/calls/who-asks.ts';
import { among } from '#server/platform/db/among.ts';
import { makeOutageRetry } from '#server/platform/db/outage.ts';
import type { DB } from '#server/platform/db/types.ts';
import { previewOf } from '#server/money/proofs/keeping.ts';
import { UUID_PATTERN } from '#server/money/shares/share-access.ts';

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
 * Finds the home of the proof, and whether the viewer may see it: its debtor always, its requester only if it was
 * sent to them or counts. The requester does not see a refused file: the debtor may have uploaded it by mistake.
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

/** `GET /proofs/<proof>`: shows the picture of a proof of payment. */
export const proofRequests = (deps: Pick<CallDeps, 'reads' | 'pool' | 'files' | 'semaphores' | 'settings'>) =>
  showing(deps.files, async (exchange) => {
    const [, proofId = ''] = PROOF_PATH.exec(exchange.path) ?? [];
    const viewer = proofId === '' ? undefined : await signedInBy(deps, exchange);
    const proof =
      viewer && (await makeOutageRetry().run(() => findProof(deps.reads, proofId, viewer.userId)));
    if (!proof) return undefined;
    const { homeId, isShown, sender, title, timeZone, sentAt } = proof;
    if (!isShown) {
      exchange.events.write('access-refused', { code: 'NOT_FOUND', home: homeId });
      return undefined;
    }
    const name = fileNameOf(['receipt', sender, title, dayOf(sentAt, timeZone)], '.webp');
    return { file: previewOf({ homeId, proofId }), headers: privateFile(name) };
  });

import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/platform/db/types.ts';
import { ok, type Finding } from '#server/host/doctor/finding.ts';
import { judgedProof, names, proofsJudged, proofsNone } from '#words/english-only/doctor.ts';

const PROOFS_SHOWN = 10;

type Judged = { id: string; at: Date; state: string; reasons: string[]; rules: string[] };

/** The newest receipts that are kept: what became of each, and why by the ids of rules. Nothing that was read. */
export async function checkProofs(db: Kysely<DB>): Promise<Finding> {
  const { rows } = await sql<Judged>`
    select id, uploaded_at as at, state, array(select jsonb_array_elements(reasons) ->> 'code') as reasons,
           array(select jsonb_array_elements_text(coalesce(read -> 'rules', '[]'))) as rules
      from payment_proofs
     where state <> 'reading'
     order by uploaded_at desc
     limit ${PROOFS_SHOWN}`.execute(db);
  if (rows.length === 0) return ok(names.proofs, proofsNone);
  return ok(names.proofs, { ...proofsJudged(rows.length), details: rows.map(judgedProof) });
}

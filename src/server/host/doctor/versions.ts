import { bad, ok, type Finding } from '#server/host/doctor/finding.ts';
import { ownVersion } from '#server/platform/settings/version.ts';
import { names, nodeTooOld, postgresTooOld, versions } from '#words/english-only/doctor.ts';
import { databaseTooOld } from '#words/english-only/operator.ts';

export type Versions = { serumah: string; node: string; postgres?: string };

const OLDEST_NODE = 24;
const OLDEST_POSTGRES = 15;

/** Serumah's own version, and that of the Node.js that runs this. */
export const ownVersions = (): Versions => ({ serumah: ownVersion(), node: process.versions.node });

/** Judges the versions; PostgreSQL's is left out where it does not answer. */
export function checkVersions({ serumah, node, postgres }: Versions): Finding {
  if (Number.parseInt(node, 10) < OLDEST_NODE) return bad(names.versions, nodeTooOld(node));
  if (postgres !== undefined && Number.parseInt(postgres, 10) < OLDEST_POSTGRES) {
    return bad(names.versions, postgresTooOld(databaseTooOld(postgres)));
  }
  return ok(names.versions, versions(serumah, node, postgres));
}

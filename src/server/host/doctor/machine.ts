import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isTimeZone } from '#domain/days.ts';
import { bad, ok, reasonOf, warn, type Finding } from '#server/host/doctor/finding.ts';
import { privatePlaces } from '#server/host/startup/private-places.ts';
import { readBuiltApp } from '#server/platform/http/built-app.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { programVersion } from '#server/platform/settings/version.ts';
import type { Confinement } from '#server/reading/decoders/confinement.ts';
import { confineDecoder } from '#server/reading/decoders/process.ts';
import * as words from '#words/english-only/doctor.ts';
import { databaseTooOld } from '#words/english-only/operator.ts';

type Versions = { serumah: string; node: string; postgres?: string };

const OLDEST_NODE = 24;
const OLDEST_POSTGRES = 15;

/** Returns the versions of Serumah and of Node.js. */
export const runningVersions = (): Versions => ({ serumah: programVersion(), node: process.versions.node });

/** Checks the versions. PostgreSQL's is left out if it does not answer. */
export function checkVersions({ serumah, node, postgres }: Versions): Finding {
  if (Number.parseInt(node, 10) < OLDEST_NODE) return bad('versions', words.nodeTooOld(node));
  if (postgres !== undefined && Number.parseInt(postgres, 10) < OLDEST_POSTGRES)
    return bad('versions', words.postgresTooOld(databaseTooOld(postgres)));
  return ok('versions', words.versions(serumah, node, postgres));
}

/** Checks whether the build is complete. A server does not start without it. */
export function checkBuild(): Finding {
  try {
    return ok('built', words.builtApp(readBuiltApp().version));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return bad('built', { line: error.message });
  }
}

/** Another clock, and how many milliseconds it is ahead of this machine's. */
export type OtherClock = { of: string; aheadMs: number };

/** Google's Date header has whole seconds, and an answer takes time. */
const MOST_APART_MS = 30_000;
/** The zone of most homes, which is checked even before there is a home. */
const EXPECTED_ZONE = 'Asia/Kuala_Lumpur';

/** Checks this machine's clock, and whether it knows the time zones of all homes. An unknown one counts as UTC. */
export function checkClock(now: Date, others: OtherClock[], homeZones: string[]): Finding {
  const unknown = [EXPECTED_ZONE, ...homeZones].filter((zone) => !isTimeZone(zone));
  if (unknown.length > 0) return bad('clock', words.zonesUnknown(unknown));
  const off = others.find(({ aheadMs }) => Math.abs(aheadMs) > MOST_APART_MS);
  if (off) return warn('clock', words.clockOff(now, off.of, off.aheadMs / 1000));
  if (others.length === 0) return ok('clock', words.clockAlone(now));
  const names = others.map(({ of }) => of);
  return ok('clock', words.clockFits(now, names));
}

const DECIMAL_MB = 1_000_000;
const TOO_LITTLE = 100 * DECIMAL_MB;
const LITTLE = 1000 * DECIMAL_MB;

/** Checks the free bytes of the data's disk. */
export function judgeSpace(free: number, folder: string): Finding {
  if (free < TOO_LITTLE) return bad('disk', words.noSpace(free, folder));
  if (free < LITTLE) return warn('disk', words.littleSpace(free, folder));
  return ok('disk', words.freeSpace(free, folder));
}

/** Checks whether DATA_DIR exists, is writable and has room, without writing. */
export async function checkDisk({ DATA_DIR }: { DATA_DIR: string }): Promise<Finding> {
  const folder = path.resolve(DATA_DIR);
  try {
    await access(`${folder}/`, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    return judgeSpace(bavail * bsize, folder);
  } catch (error) {
    const code = reasonOf(error);
    if (code === 'ENOENT') return warn('disk', words.folderMissing(folder));
    return bad('disk', words.folderClosed(folder, code));
  }
}

export function judgeConfinement(
  { walled, readsOnly, ids }: Confinement,
  { platform, getuid }: Pick<NodeJS.Process, 'platform' | 'getuid'>,
): Finding {
  if (walled && !ids && getuid?.() === 0) return warn('opening', words.openedAsRoot);
  if (walled) return readsOnly ? ok('opening', words.openedConfined) : warn('opening', words.openedWriting);
  return warn('opening', ids ? words.openedBySomebodyElse : words.openedBeside(platform === 'linux'));
}

/** Checks how far the system can confine the decoder processes. */
export const checkOpening = async (settings: Settings): Promise<Finding> =>
  judgeConfinement(await confineDecoder(privatePlaces(settings)), process);

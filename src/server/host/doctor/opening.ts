import { ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import { confineDecoder } from '#server/reading/decoders/process.ts';
import type { Confinement } from '#server/reading/decoders/confinement.ts';
import { privatePlaces } from '#server/host/startup/private-places.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import {
  names,
  openedAsRoot,
  openedBeside,
  openedBySomebodyElse,
  openedConfined,
  openedWriting,
} from '#words/english-only/doctor.ts';

export function judgeConfinement(
  { walled, readsOnly, ids }: Confinement,
  { platform, getuid }: Pick<NodeJS.Process, 'platform' | 'getuid'>,
): Finding {
  if (walled && !ids && getuid?.() === 0) return warn(names.opening, openedAsRoot);
  if (walled) return readsOnly ? ok(names.opening, openedConfined) : warn(names.opening, openedWriting);
  return warn(names.opening, ids ? openedBySomebodyElse : openedBeside(platform === 'linux'));
}

/** How far the system lets the processes be confined that open what people send. */
export const checkOpening = async (settings: Settings): Promise<Finding> =>
  judgeConfinement(await confineDecoder(privatePlaces(settings)), process);

import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import path from 'node:path';
import { bad, ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import {
  folderClosed,
  folderMissing,
  freeSpace,
  littleSpace,
  names,
  noSpace,
} from '#words/english-only/doctor.ts';

const DECIMAL_MB = 1_000_000;
const TOO_LITTLE = 100 * DECIMAL_MB;
const LITTLE = 1000 * DECIMAL_MB;

/** Judges how many bytes are free where the data is. */
export function judgeSpace(free: number, folder: string): Finding {
  if (free < TOO_LITTLE) return bad(names.disk, noSpace(free, folder));
  if (free < LITTLE) return warn(names.disk, littleSpace(free, folder));
  return ok(names.disk, freeSpace(free, folder));
}

/** Whether DATA_DIR is there, can be written and has room; nothing is written to find out. */
export async function checkDisk({ DATA_DIR }: { DATA_DIR: string }): Promise<Finding> {
  const folder = path.resolve(DATA_DIR);
  try {
    await access(`${folder}/`, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(folder);
    return judgeSpace(bavail * bsize, folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    if (code === 'ENOENT') return warn(names.disk, folderMissing(folder));
    return bad(names.disk, folderClosed(folder, code));
  }
}

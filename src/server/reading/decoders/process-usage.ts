import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

export const MB = 1024 * 1024;
/** Linux counts a process's time in these, whatever its kernel's own clock. */
const TICKS_A_SECOND = 100;

const fieldOf = (status: string, name: string): number =>
  (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024) / MB;

function aboutProcess(pid: number, what: 'status' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** What a process really holds, and what it may write to, in MB; undefined where the system does not tell. */
export function memoryOf(pid: number): { heldMb: number; writableMb: number } | undefined {
  const status = aboutProcess(pid, 'status');
  return status === undefined
    ? undefined
    : { heldMb: fieldOf(status, 'VmRSS'), writableMb: fieldOf(status, 'VmData') };
}

/** The time that a process has computed, all its threads together, in milliseconds; undefined where the system does not tell. */
export function computedMs(pid: number): number | undefined {
  // Its name, in brackets, may hold anything.
  const fields = aboutProcess(pid, 'stat')?.split(') ').at(-1)?.split(' ');
  return fields && ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

/**
 * Lets the system refuse a process whatever would make it hold more than `memoryMb`. What it may write to already stays as it is:
 * V8 sets much aside that it never uses. Answers whether the system does so. `ids`: whose process it is, where that is not us.
 */
export async function boundMemory(
  pid: number,
  memoryMb: number,
  ids?: { uid: number; gid: number },
): Promise<boolean> {
  const now = memoryOf(pid);
  if (!now) return false;
  const bytes = Math.round((now.writableMb + memoryMb - now.heldMb) * MB);
  // In a container even root may bound its own processes alone.
  return promisify(execFile)('prlimit', ['--pid', String(pid), `--data=${bytes}:${bytes}`], { ...ids }).then(
    () => true,
    () => false,
  );
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

export const MB = 1024 * 1024;
/** Linux counts the time of processes in these ticks, whatever the clock of its kernel. */
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

/** Returns what a process holds in memory and what it may write to, in MB; undefined if the system does not tell. */
export function memoryOf(pid: number): { heldMb: number; writableMb: number } | undefined {
  const status = aboutProcess(pid, 'status');
  return status === undefined
    ? undefined
    : { heldMb: fieldOf(status, 'VmRSS'), writableMb: fieldOf(status, 'VmData') };
}

/** Returns the processor time of a process, with all its threads, in milliseconds; undefined if the system does not tell. */
export function computedMs(pid: number): number | undefined {
  // The name of the process, in brackets, may contain anything.
  const fields = aboutProcess(pid, 'stat')?.split(') ').at(-1)?.split(' ');
  return fields && ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}

/**
 * Makes the system refuse a process more than `memoryMb`. Memory that it may already write to stays: V8 reserves much that it never uses.
 * @param ids the process's user, if it is not ours
 * @returns whether the system does so
 */
export async function boundMemory(
  pid: number,
  memoryMb: number,
  ids?: { uid: number; gid: number },
): Promise<boolean> {
  const now = memoryOf(pid);
  if (!now) return false;
  const bytes = Math.round((now.writableMb + memoryMb - now.heldMb) * MB);
  // In a container even root may limit only its own processes.
  return promisify(execFile)('prlimit', ['--pid', String(pid), `--data=${bytes}:${bytes}`], { ...ids }).then(
    () => true,
    () => false,
  );
}

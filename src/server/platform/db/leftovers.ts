import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { engineStillRunning } from '#words/english-only/operator.ts';

const linux = process.platform === 'linux';

function commandOf(pid: number): string {
  if (!linux) return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  if (/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) return '';
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
}

// The pid alone proves nothing: after a container restarts, another process or our own may have it.
function orphanedPostmaster(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return commandOf(pid).includes(data) ? pid : undefined;
  } catch {
    return undefined;
  }
}

// Backends live a moment longer than a killed postmaster and still write. Their working directory is the data folder.
const hasWorkers = (data: string) =>
  readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === data;
    } catch {
      return false;
    }
  });

const stillWorks = (data: string) => orphanedPostmaster(data) !== undefined || (linux && hasWorkers(data));

function signalOrphan(data: string, signal: NodeJS.Signals) {
  const pid = orphanedPostmaster(data);
  try {
    if (pid !== undefined) process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}

async function waitWhileWorking(data: string, limit: number): Promise<boolean> {
  const end = performance.now() + limit;
  while (stillWorks(data)) {
    if (performance.now() > end) return true;
    await wait(20);
  }
  return false;
}

/** Ends the processes that a killed server left in `data` and removes its pid file, so that PostgreSQL can start. The caller holds the lock. */
export async function clearLeftovers(data: string): Promise<void> {
  signalOrphan(data, 'SIGINT');
  if (await waitWhileWorking(data, 10_000)) {
    signalOrphan(data, 'SIGQUIT');
    if (await waitWhileWorking(data, 20_000)) throw new OperatorError(engineStillRunning(data));
  }
  // Other systems do not show which processes use the folder, so PostgreSQL checks its pid file itself.
  if (linux) rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';

/** What `npm run backup` runs. */
const tool = path.join(import.meta.dirname, '../../../../tools/backup.ts');
/** As `nice` has it: whoever uses the app comes first. */
const NICENESS = 10;
const OUTPUT_KEPT = 2000;

/**
 * Makes a backup in a process of its own, so that packing and encrypting hold up nobody's call: `npm run backup` with this server's settings.
 * Answers what it had to say beside; throws where it failed. Stopped by `signal` it leaves nothing.
 */
export async function backUpInOwnProcess(
  file: string,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<string> {
  const child = spawn(process.execPath, [tool, file, '--replace'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-OUTPUT_KEPT);
  });
  const stop = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    const code = await new Promise((done, failed) => {
      child.once('error', failed);
      child.once('close', done);
    });
    if (code !== 0) throw new Error(said.trim() || `it ended with ${String(code)}`);
    return said.trim();
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** If a measurement fails or is missing, the bench's last line names it. */
test('every measurement of the bench runs to its end', async () => {
  const env = { ...process.env, BENCH_BRIEFLY: 'true' };
  const run = promisify(execFile)(process.execPath, ['bench/run.ts'], { env });
  const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });
  expect(stdout).toMatch(/^start …$/m);
  expect(stdout).not.toContain('NaN');
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { openDatabases } from '#server/platform/db/open.ts';
import { addressOf } from '#server/platform/db/own-role.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { makeLog } from '#server/platform/logs/log.ts';
import { expect, withDatabase } from '#test/browser/harness.ts';
import { startProgram } from '#test/running/program.ts';

const PRELOADED = pathToFileURL(path.join(import.meta.dirname, '../running/moved-clock.ts')).href;

/**
 * Makes the tables' default dates and the jobs follow this clock, because the server drops emails and pushes that seem
 * days old. Dates set by statements, such as when someone joined, keep the machine's clock.
 */
const dateBy = (folder: string, moment: Date) =>
  withDatabase(async (client) => {
    const shifted = `now() + interval '${moment.getTime() - Date.now()} ms'`;
    await client.query(
      `create or replace function pgboss.job_now() returns timestamptz language sql stable as $$ select ${shifted} $$`,
    );
    const { rows } = await client.query<{ change: string }>(
      `select format('alter table %I alter %I set default ', table_name, column_name) as change
         from information_schema.columns where table_schema = 'public' and column_default like '%now()%'`,
    );
    for (const { change } of rows) await client.query(change + shifted);
  }, folder);

/** Runs what the server does at midnight, a few minutes early. */
async function passMidnight(folder: string, moment: Date) {
  const databases = openDatabases(addressOf(path.join(folder, 'postgres')), () => {});
  await sweep({ ...databases, log: makeLog('warn'), now: () => moment });
  await databases.close();
}

/** Starts the real program with its clock set to that moment, which can be moved forward. */
export async function startProgramAt(moment: Date, env: Record<string, string> & { DATA_DIR: string }) {
  const file = path.join(env.DATA_DIR, 'clock');
  writeFileSync(file, moment.toISOString());
  const program = await startProgram({ ...env, CLOCK_FILE: file, NODE_OPTIONS: `--import=${PRELOADED}` });
  expect(await program.ready, program.output.err).toBe(true);
  await dateBy(env.DATA_DIR, moment);
  return {
    program,
    /** Moves the clock of the server and of these browsers' open pages, as if they had stayed open in the meantime. */
    async moveTo(later: Date, contexts: readonly BrowserContext[]) {
      writeFileSync(file, later.toISOString());
      const start = program.output.out.length;
      program.kill('SIGUSR2');
      await expect.poll(() => program.output.out.slice(start)).toContain('by its clock it is');
      await dateBy(env.DATA_DIR, later);
      await passMidnight(env.DATA_DIR, later);
      for (const context of contexts) {
        const there = await context.pages()[0]?.evaluate(() => Date.now());
        await context.clock.fastForward(later.getTime() - (there ?? 0));
      }
    },
  };
}

// npm run restore -- FILE: puts a backup into an empty place.
import { restoreBackup, readRestoreOptions } from '#server/host/backups/tools.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { leaveRoot } from '#server/host/startup/leaving-root.ts';

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

async function run() {
  const options = readRestoreOptions(process.argv.slice(2));
  // One that is set counts; the folder's own is the archive's from now on.
  const settings = readSettings(process.env, () => '');
  // As the server does: what is written into DATA_DIR shall belong to its owner.
  const becoming = leaveRoot(settings);
  if (becoming !== undefined) console.error(becoming);
  console.log(await restoreBackup(settings, options, stopping.signal));
}

try {
  await run();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

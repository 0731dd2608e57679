// npm run restore -- FILE: restores a backup into an empty folder and database.
import { restoreBackup, readRestoreOptions } from '#server/host/backups/tools.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { leaveRoot } from '#server/host/startup/leaving-root.ts';

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

async function run() {
  const options = readRestoreOptions(process.argv.slice(2));
  // Only a SECRET from the environment counts; the folder's is replaced by the archive's.
  const settings = readSettings(process.env, () => '');
  // As the server does: files that it writes into DATA_DIR must belong to the folder's owner.
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

// npm run backup -- FILE: writes all data of this Serumah, at one moment, into one file.
import { backUp, readBackupOptions } from '#server/host/backups/tools.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { secretIfPresent } from '#server/platform/settings/secret.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { leaveRoot } from '#server/host/startup/leaving-root.ts';

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());

async function run() {
  const options = readBackupOptions(process.argv.slice(2));
  // As the server does: it reads files with no more rights than the folder's owner has.
  const becoming = leaveRoot(readSettings(process.env, () => ''));
  if (becoming !== undefined) console.error(becoming);
  const { line, warnings } = await backUp(
    readSettings(process.env, secretIfPresent),
    options,
    stopping.signal,
  );
  console.log(line);
  for (const warning of warnings) console.error(warning);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

// npm run receipt: explains the decision on a receipt.
import { explainFile } from '#server/reading/explaining/explain-file.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { leaveRoot } from '#server/host/startup/leaving-root.ts';
import { privatePlaces } from '#server/host/startup/private-places.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

try {
  const settings = readSettings(process.env, () => '');
  // As the server does: the process that opens the file has no more rights than the data's owner.
  const becoming = leaveRoot(settings);
  if (becoming !== undefined) console.error(becoming);
  process.stdout.write(await explainFile(process.argv.slice(2), privatePlaces(settings), new Date()));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

// npm run doctor: reports problems of this Serumah, and what to do about them.
import { examine } from '#server/host/doctor/examine.ts';
import { hideSecrets, readOptions, reportOf } from '#server/host/doctor/report.ts';
import { leaveRoot } from '#server/host/startup/leaving-root.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { secretIfPresent } from '#server/platform/settings/secret.ts';
import { readSettings, warnings } from '#server/platform/settings/settings.ts';

async function report(): Promise<{ text: string; well: boolean }> {
  const options = readOptions(process.argv.slice(2));
  // As the server does: it follows links with no more rights than the folder's owner has.
  const becoming = leaveRoot(readSettings(process.env, () => ''));
  if (becoming !== undefined) console.error(becoming);
  const settings = readSettings(process.env, secretIfPresent);
  const findings = await examine(settings, warnings(settings), options);
  const well = findings.every(({ state }) => state !== 'bad');
  return { text: hideSecrets(reportOf(findings), settings), well };
}

try {
  const { text, well } = await report();
  process.stdout.write(text);
  process.exitCode = well ? 0 : 1;
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

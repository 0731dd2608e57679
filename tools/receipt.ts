// npm run receipt: says why a receipt goes where it does.
import { explainFile } from '#server/receipt/explain-file.ts';
import { Refusal } from '#server/refusal.ts';
import { privatePlaces } from '#server/startup/private-places.ts';
import { readSettings } from '#server/settings.ts';

try {
  const hidden = privatePlaces(readSettings(process.env, () => ''));
  process.stdout.write(await explainFile(process.argv.slice(2), hidden, new Date()));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

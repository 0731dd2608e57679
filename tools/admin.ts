// npm run admin: what the person who runs this Serumah does to its accounts and homes.
import { administer, explained, processTerminal, readAsked } from '#server/host/admin/administer.ts';
import { leaveRoot } from '#server/host/startup/leaving-root.ts';
import { makeLog } from '#server/platform/logs/log.ts';
import { secretIfPresent } from '#server/platform/settings/secret.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { usage } from '#words/english-only/admin.ts';

const terminal = processTerminal();
// Apart from what is printed, among which are links.
const log = makeLog('info', { write: (line) => process.stderr.write(line) });

async function run() {
  const asked = readAsked(process.argv.slice(2));
  if (!asked) {
    terminal.print(usage);
    return;
  }
  // As the server does: what is written into DATA_DIR shall belong to its owner.
  const becoming = leaveRoot(readSettings(process.env, () => ''));
  if (becoming !== undefined) console.error(becoming);
  await administer(readSettings(process.env, secretIfPresent), asked, { terminal, log });
}

try {
  await run();
} catch (error) {
  console.error(explained(error));
  process.exitCode = 1;
}

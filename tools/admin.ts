// npm run admin: lets the host of this Serumah manage its accounts and homes.
import { administer, explained, processTerminal, readAsked } from '#server/host/admin/administer.ts';
import { leaveRoot } from '#server/host/startup/leaving-root.ts';
import { makeLog } from '#server/platform/logs/log.ts';
import { secretIfPresent } from '#server/platform/settings/secret.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { usage } from '#words/english-only/admin.ts';

const terminal = processTerminal();
// The log goes to stderr, apart from the output, which can contain links.
const log = makeLog('info', { write: (line) => process.stderr.write(line) });

async function run() {
  const asked = readAsked(process.argv.slice(2));
  if (!asked) {
    terminal.print(usage);
    return;
  }
  // As the server does: files that it writes into DATA_DIR must belong to the folder's owner.
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

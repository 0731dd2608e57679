// npm run seed: fills a database with homes, for load tests.
import { readSeedOptions } from '../bench/seed/command-line.ts';
import { seedDatabase } from '../bench/seed/into-database.ts';
import { explained } from '#server/host/admin/administer.ts';
import { leaveRoot } from '#server/host/startup/leaving-root.ts';
import { secretIfPresent } from '#server/platform/settings/secret.ts';
import { readSettings } from '#server/platform/settings/settings.ts';

try {
  const options = readSeedOptions(process.argv.slice(2));
  // As the server does: files that it writes into DATA_DIR must belong to the folder's owner.
  const becoming = leaveRoot(readSettings(process.env, () => ''));
  if (becoming !== undefined) console.error(becoming);
  await seedDatabase(readSettings(process.env, secretIfPresent), options, (line) => {
    process.stdout.write(`${line}\n`);
  });
} catch (error) {
  console.error(explained(error));
  process.exitCode = 1;
}

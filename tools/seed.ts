// npm run seed: fills a database with homes, for load tests.
import { readSeedOptions } from '#server/seed/command-line.ts';
import { seedDatabase } from '#server/seed/into-database.ts';
import { explained } from '#server/admin/terminal.ts';
import { leaveRoot } from '#server/startup/leaving-root.ts';
import { secretIfKept } from '#server/secret.ts';
import { readSettings } from '#server/settings.ts';

try {
  const options = readSeedOptions(process.argv.slice(2));
  // As the server does: what is written into DATA_DIR shall belong to its owner.
  const becoming = leaveRoot(readSettings(process.env, () => ''));
  if (becoming !== undefined) console.error(becoming);
  await seedDatabase(readSettings(process.env, secretIfKept), options, (line) => {
    process.stdout.write(`${line}\n`);
  });
} catch (error) {
  console.error(explained(error));
  process.exitCode = 1;
}

import { defineConfig } from 'vitest/config';

const setupFiles = ['test/console.ts'];
// Where a machine counts the tests, it names the folder of its reports.
const folder = process.env['REPORTS'];
const json: ['json', { outputFile: string }][] = folder
  ? [['json', { outputFile: `${folder}/vitest.json` }]]
  : [];
const elsewhere = process.env['TEST_DATABASE_URL'] !== undefined;
const withoutServer = ['test/architecture.test.ts', 'test/words.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', ...json],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/{domain,words,contract,web}/**/*.test.{ts,tsx}',
            'tools/*.test.ts',
            ...withoutServer,
          ],
          setupFiles,
        },
      },
      {
        // TEST_DATABASE_URL runs these on another PostgreSQL than the embedded one.
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'test/*.test.ts'],
          // The start brings its own database, wherever the others have theirs.
          exclude: [...withoutServer, ...(elsewhere ? ['test/start.test.ts'] : [])],
          globalSetup: ['test/engine.ts'],
          setupFiles,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});

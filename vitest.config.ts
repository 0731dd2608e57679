import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const setupFiles = ['test/running/console.ts'];
// REPORTS names the folder for reports in CI.
const folder = process.env['REPORTS'];
const elsewhere = process.env['TEST_DATABASE_URL'];
// Vitest's default of a second is too short when all cores are busy.
const expect = { poll: { timeout: 10_000 } };
const json: ['json', { outputFile: string }][] = folder
  ? [['json', { outputFile: `${folder}/vitest.json` }]]
  : [];

export default defineConfig({
  test: {
    // `npm test` leaves these out, and `npm run test:rest` runs only these (test/README.md).
    tags: [{ name: 'rest', description: 'more of the same: what another test already shows in one case' }],
    reporters: ['default', ...json],
    // One worker more than there are cores, because tests wait for the database about as long as they compute.
    maxWorkers: availableParallelism() + 1,
    // Less frequent garbage collection saves a twentieth of the time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,receipts,words,contract,web}/**/*.test.ts', 'test/*.test.ts'],
          setupFiles,
          isolate: false,
          // The first read of a receipt compiles every table of words, which takes seconds when all cores are busy.
          testTimeout: 20_000,
        },
      },
      {
        // With TEST_DATABASE_URL a tenth of these runs on another PostgreSQL than the embedded one.
        test: {
          name: 'server',
          include: elsewhere
            ? ['src/server/{home/swaps,host/backups,jobs,platform/{db,live,queue}}/**/*.test.ts']
            : ['src/server/**/*.test.ts'],
          exclude: ['**/*.{reading,load}.test.ts'],
          globalSetup: ['test/running/engine.ts'],
          setupFiles: [...setupFiles, 'test/running/record-statements.ts', 'test/running/hashing.ts'],
          expect,
          // The files share their imports: loading the server again for each file would take as long as its tests.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // Explains every statement that the server tests sent; runs after them.
        test: {
          name: 'statements',
          include: ['test/statements/*.test.ts'],
          globalSetup: ['test/running/engine.ts'],
          setupFiles,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Runs files of every kind, and the rendered set, through the whole reader of receipts.
        test: {
          name: 'receipts',
          include: ['test/receipts/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          // Before its tests the set is drawn and read: minutes, and machines differ by a factor of four.
          hookTimeout: 3_600_000,
        },
      },
      {
        // Tests that really read receipts, or fill every queue and limit: seconds each, and not part of `npm run
        // check`.
        test: {
          name: 'load',
          include: ['{src/server,bench}/**/*.{reading,load}.test.ts'],
          globalSetup: ['test/running/engine.ts'],
          setupFiles,
          expect,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Starts, stops and kills the whole program, with its own database on disk.
        test: {
          name: 'program',
          include: ['test/program/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // A seeded script lives in a home of five for a month.
        test: {
          name: 'living',
          include: ['test/living/*.test.ts'],
          globalSetup: ['test/running/engine.ts'],
          setupFiles,
          expect,
          testTimeout: 180_000,
        },
      },
      {
        // The container, the systemd unit and the proxies as hosts use them: `npm run test:container`, `test:systemd`,
        // `test:proxies`.
        test: {
          name: 'shipping',
          include: ['test/shipping/*.test.ts'],
          setupFiles,
          fileParallelism: false,
          testTimeout: 10 * 60_000,
          hookTimeout: 30 * 60_000,
        },
      },
      {
        // Long tests, only for `npm run test:long`.
        test: {
          name: 'long',
          include: ['test/long/*.test.ts'],
          globalSetup: ['test/running/engine.ts'],
          setupFiles,
          expect,
          // One of them measures memory.
          fileParallelism: false,
          testTimeout: 60 * 60_000,
          // Thousands of receipts are drawn and read.
          hookTimeout: 240 * 60_000,
        },
      },
    ],
  },
});

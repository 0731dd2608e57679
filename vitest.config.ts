import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const setupFiles = ['test/running/console.ts'];
// Where a machine counts the tests, it names the folder of its reports.
const folder = process.env['REPORTS'];
const elsewhere = process.env['TEST_DATABASE_URL'];
// A second, as polls have it by themselves, is short where all cores are busy.
const expect = { poll: { timeout: 10_000 } };
const json: ['json', { outputFile: string }][] = folder
  ? [['json', { outputFile: `${folder}/vitest.json` }]]
  : [];

export default defineConfig({
  test: {
    reporters: ['default', ...json],
    // The tests wait for the database as often as they compute.
    maxWorkers: availableParallelism() + 1,
    // Collecting garbage less often saves a twentieth of their time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/{domain,receipts,words,contract,web}/**/*.test.ts', 'test/*.test.ts'],
          setupFiles,
          isolate: false,
          // The first look at a receipt compiles every table of words: seconds where all cores are busy.
          testTimeout: 20_000,
        },
      },
      {
        // TEST_DATABASE_URL runs these on another PostgreSQL than the embedded one.
        // There without what asks little of the database, or the same of any, and takes long.
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: [
            '**/*.{reading,load}.test.ts',
            ...(elsewhere
              ? [
                  'src/server/{reading,host/{doctor,startup},people/pictures,platform/{files,http,logs},programs/api}/**',
                ]
              : []),
          ],
          globalSetup: ['test/running/engine.ts'],
          setupFiles: [...setupFiles, 'test/running/keep-statements.ts', 'test/running/hashing.ts'],
          expect,
          // The files share what they import: loading the server anew for each takes as long as their tests.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        // Every statement that the server tests sent, explained: after them.
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
        // Files of every kind, and the rendered set, through the whole reader of proofs.
        test: {
          name: 'receipts',
          include: ['test/receipts/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          // The set is drawn and read before its tests: four minutes on two cores, and machines differ by four times.
          hookTimeout: 3_600_000,
        },
      },
      {
        // What really reads receipts, or fills every place and limit: seconds each, and not for `npm run check`.
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
        // The whole program, started, stopped and killed, with its own database on the disk.
        test: {
          name: 'program',
          include: ['test/program/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // A home of five, lived in for a month by a seeded script.
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
        // The container, the systemd unit and the proxies as hosts meet them: `npm run test:container`, `test:systemd`, `test:proxies`.
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
        // What takes long, for `npm run test:long` alone.
        test: {
          name: 'long',
          include: ['test/long/*.test.ts'],
          globalSetup: ['test/running/engine.ts'],
          setupFiles,
          expect,
          // One measures memory.
          fileParallelism: false,
          testTimeout: 60 * 60_000,
          // Thousands of receipts are drawn and read.
          hookTimeout: 240 * 60_000,
        },
      },
    ],
  },
});

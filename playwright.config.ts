import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/find-chromium.ts';
import { DATA_FOLDER, LAUNCH_ARGUMENTS, MAIL_PORT, PORT } from './test/browser/places.ts';

const executablePath = findChromium();
// REPORTS names the folder for reports in CI.
const reports = process.env['REPORTS'];

/** Matches the file's path and the tags of a test: everything in the folder rest/, and single tests of other files. */
const REST = /\brest\/|@rest/;

export default defineConfig({
  testDir: 'test/browser',
  // `npm test` runs 'main', and `npm run test:rest` the others (test/README.md).
  projects: [
    { name: 'main', grepInvert: REST },
    { name: 'rest', grep: REST },
  ],
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ...(reports ? [['json', { outputFile: `${reports}/playwright.json` }] as const] : [])],
  // Far longer than any test needs on an idle machine.
  timeout: 120_000,
  // A test that a busy machine slowed down gets a second try, and the report marks it as flaky.
  retries: 1,
  expect: { timeout: 15_000 },
  // One more than CI has cores, because tests wait about as long as they compute.
  workers: 3,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { ...(executablePath !== undefined && { executablePath }), args: LAUNCH_ARGUMENTS },
    trace: 'off',
  },
  webServer: [
    {
      command: 'exec node test/browser/post-box.ts',
      port: MAIL_PORT,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      reuseExistingServer: false,
    },
    {
      command: `rm -rf '${DATA_FOLDER}' && exec node --import ./test/running/hashing.ts src/server/main.ts`,
      url: `http://localhost:${PORT}/readyz`,
      env: {
        PORT: String(PORT),
        DATA_DIR: DATA_FOLDER,
        SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '127.0.0.1,::1',
        PUSH_TO_LOOPBACK: 'on',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      reuseExistingServer: false,
    },
  ],
});

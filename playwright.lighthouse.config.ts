import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';
import { DATA_FOLDER, LIGHTHOUSE_PORT, MAIL_PORT, PORT } from './test/browser/places.ts';

const publicUrl = `https://localhost:${LIGHTHOUSE_PORT}`;
const stopped = { signal: 'SIGTERM', timeout: 10_000 } as const;

/** `npm run bench:lighthouse`: runs Lighthouse on every page as a phone over HTTP/2 (bench/README.md 'Lighthouse'). */
export default defineConfig({
  ...tests,
  testDir: 'bench/lighthouse',
  projects: [{ name: 'lighthouse', testMatch: 'measure.ts' }],
  reporter: 'list',
  retries: 0,
  workers: 1,
  use: { ...tests.use, baseURL: publicUrl, ignoreHTTPSErrors: true },
  webServer: [
    {
      command: 'exec node test/browser/post-box.ts',
      port: MAIL_PORT,
      gracefulShutdown: stopped,
      reuseExistingServer: false,
    },
    {
      command: `rm -rf '${DATA_FOLDER}' && exec node src/server/main.ts`,
      url: `http://localhost:${PORT}/readyz`,
      env: {
        PORT: String(PORT),
        PUBLIC_URL: publicUrl,
        DATA_DIR: DATA_FOLDER,
        SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
        LOG_LEVEL: 'warn',
        TRUSTED_PROXIES: '127.0.0.1,::1',
      },
      gracefulShutdown: stopped,
      reuseExistingServer: false,
    },
    {
      command: 'exec node bench/lighthouse/front.ts',
      port: LIGHTHOUSE_PORT,
      gracefulShutdown: stopped,
      reuseExistingServer: false,
    },
  ],
});

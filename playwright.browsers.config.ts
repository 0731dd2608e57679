import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run test:browsers`: the main jobs in each engine, one after the other. */
export default defineConfig({
  ...tests,
  testDir: 'test/engines',
  reporter: 'list',
  retries: 0,
  workers: 1,
  timeout: 120_000,
  projects: (['chromium', 'firefox', 'webkit'] as const).map((browserName) => ({
    name: browserName,
    use: { browserName },
  })),
});

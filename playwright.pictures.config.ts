import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/**
 * `npm run pictures`: the README's pictures, taken as the browser tests see the app; `npm run pictures -- all`: those of every screen as
 * well, and contact sheets of them, in test-results/pictures; `-- screenshots`: those that an app's shop shows before it is installed.
 */
export default defineConfig({
  ...tests,
  testMatch: 'pictures/{readme,all,screenshots}.ts',
  reporter: 'list',
  retries: 0,
});

import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';
import { CONNECTION_OPTIONS } from './test/browser/pictures/moment.ts';
import { LAUNCH_ARGUMENTS } from './test/browser/places.ts';

// For everything that this process starts, including the tests.
process.env['PGOPTIONS'] = CONNECTION_OPTIONS;
const slowClock = new URL('./test/browser/pictures/slow-clock.ts', import.meta.url).href;

/**
 * `npm run pictures -- readme` takes the README's pictures, `-- screenshots` those that the install prompt shows, and `-- all`
 * every screen, with contact sheets, in test-results/pictures.
 */
export default defineConfig({
  ...tests,
  projects: [{ name: 'pictures', testMatch: 'pictures/{readme,all,screenshots}.ts' }],
  globalSetup: './test/browser/pictures/still-database.ts',
  webServer: [tests.webServer ?? []]
    .flat()
    .map((server) =>
      Object.assign({}, server, { env: { ...server.env, NODE_OPTIONS: `--import=${slowClock}` } }),
    ),
  reporter: 'list',
  retries: 0,
  use: {
    ...tests.use,
    // Repainting only a part of the page changes its edges by a shade.
    launchOptions: {
      ...tests.use?.launchOptions,
      args: [...LAUNCH_ARGUMENTS, '--disable-partial-raster'],
    },
  },
});

import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';
import { CONNECTION_OPTIONS } from './test/browser/pictures/moment.ts';
import { LAUNCH_ARGUMENTS } from './test/browser/places.ts';

// Of whatever this starts, the tests as well.
process.env['PGOPTIONS'] = CONNECTION_OPTIONS;
const slowClock = new URL('./test/browser/pictures/slow-clock.ts', import.meta.url).href;

/**
 * `npm run pictures`: the README's pictures, taken as the browser tests see the app; `npm run pictures -- all`: those of every screen as
 * well, and contact sheets of them, in test-results/pictures; `-- screenshots`: those that an app's shop shows before it is installed.
 */
export default defineConfig({
  ...tests,
  testMatch: 'pictures/{readme,all,screenshots}.ts',
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
    // Where a part alone is drawn anew, its edges differ by a shade.
    launchOptions: {
      ...tests.use?.launchOptions,
      args: [...LAUNCH_ARGUMENTS, '--disable-partial-raster'],
    },
  },
});

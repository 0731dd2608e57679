import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run pictures`: the README's pictures, taken as the browser tests see the app. */
export default defineConfig({ ...tests, testMatch: 'pictures.ts', reporter: 'list', retries: 0 });

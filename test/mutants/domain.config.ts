import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: [{ find: /^fast-check$/, replacement: path.resolve('test/mutants/few-runs.ts') }] },
  test: {
    include: ['test/mutants/domain.tests.ts'],
    setupFiles: ['test/running/console.ts'],
    // A slow run on a busy machine must not count as a killed mutant.
    testTimeout: 60_000,
  },
});

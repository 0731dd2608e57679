import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: [{ find: /^fast-check$/, replacement: path.resolve('test/mutants/few-runs.ts') }] },
  test: {
    include: ['test/mutants/domain.tests.ts'],
    setupFiles: ['test/running/console.ts'],
    // A machine that is busy kills no mutants.
    testTimeout: 60_000,
  },
});

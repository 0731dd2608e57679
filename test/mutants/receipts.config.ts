import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: [{ find: /^fast-check$/, replacement: path.resolve('test/mutants/few-runs.ts') }] },
  test: { include: ['src/receipts/**/*.test.ts'], setupFiles: ['test/running/console.ts'] },
});

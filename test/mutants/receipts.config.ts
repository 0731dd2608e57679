import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/receipts/**/*.test.ts'], setupFiles: ['test/running/console.ts'] },
});

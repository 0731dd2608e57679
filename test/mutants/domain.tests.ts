/// <reference types="vite/types/importMeta.d.ts" />

// One file for all tests: every mutant starts each test file again, which takes longer than the tests in it.
import.meta.glob('../../src/domain/**/*.test.ts', { eager: true });

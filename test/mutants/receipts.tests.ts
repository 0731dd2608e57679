/// <reference types="vite/types/importMeta.d.ts" />

// All in one file, since for every mutant each test file is begun anew, which takes longer than the tests in it.
import.meta.glob('../../src/receipts/**/*.test.ts', { eager: true });

import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

// A printed warning fails the test, because no reader would notice it.
const printed: string[] = [];
console.error = (...words: unknown[]) => {
  printed.push(format(...words));
};
console.warn = console.error;
beforeEach(() => {
  printed.length = 0;
});
afterEach(() => {
  expect(printed, 'console.error or console.warn was called').toEqual([]);
});

import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

// A warning that nobody reads is an error that nobody mends.
const said: string[] = [];
console.error = (...words: unknown[]) => {
  said.push(format(...words));
};
console.warn = console.error;
beforeEach(() => {
  said.length = 0;
});
afterEach(() => {
  expect(said, 'console.error or console.warn was called').toEqual([]);
});

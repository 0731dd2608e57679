// Loaded before each file of server tests: records the statements that the program sends, for test/statements/.
import { afterAll } from 'vitest';
import { watchStatements, writeStatements } from '#test/running/statements.ts';

// All files of a worker share one process, which is watched once.
const worker = globalThis as { sentStatements?: Map<string, string> };
const sent = (worker.sentStatements ??= watchStatements());
afterAll(() => {
  writeStatements(sent);
});

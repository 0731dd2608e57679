// Sums the reports below a folder and prints '<n> passed, <n> failed' last. Arguments: the folder, how many steps broke.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const [folder, broken] = process.argv.slice(2);
const total = { passed: 0, failed: 0 };

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

for (const run of readdirSync(folder)) {
  const vitest = read(path.join(folder, run, 'vitest.json'));
  const playwright = read(path.join(folder, run, 'playwright.json'));
  total.passed +=
    (vitest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0) + (playwright?.stats.flaky ?? 0);
  total.failed += (vitest?.numFailedTests ?? 0) + (playwright?.stats.unexpected ?? 0);
}
rmSync(folder, { recursive: true });

// A step that broke without a failed test: types, lint, a file that does not load, an installation.
const failed = Math.max(total.failed, Number(broken));
console.log(`${total.passed} passed, ${failed} failed`);
process.exit(failed > 0 || total.passed === 0 ? 1 : 0);

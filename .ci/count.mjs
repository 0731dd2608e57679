// Adds up the test reports below a folder, prints the names of failed tests, and '<n> passed, <n> failed' as the last line.
// Arguments: the folder, and the number of steps that failed.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const [folder, broken] = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const names = [];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const addVitest = (run, report) => {
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  for (const file of report.testResults)
    for (const test of file.assertionResults)
      if (test.status === 'failed') names.push(`${run}: ${path.relative('.', file.name)}: ${test.fullName}`);
  // A file that did not load, or whose hook failed, ran no tests.
  for (const { name, status, message, assertionResults } of report.testResults)
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      total.failed += 1;
      names.push(`${run}: ${path.relative('.', name)}: ${message.split('\n', 1)[0]}`);
    }
};

const addPlaywright = (run, report) => {
  total.passed += report.stats.expected + report.stats.flaky;
  total.failed += report.stats.unexpected;
  const walk = (suite) => {
    for (const spec of suite.specs)
      for (const { status } of spec.tests)
        if (status === 'unexpected' || status === 'flaky')
          names.push(
            `${run}: ${spec.file}: ${spec.title}${status === 'flaky' ? ' (passed when repeated)' : ''}`,
          );
    for (const inner of suite.suites ?? []) walk(inner);
  };
  report.suites.forEach(walk);
};

for (const run of readdirSync(folder)) {
  const vitest = read(path.join(folder, run, 'vitest.json'));
  const playwright = read(path.join(folder, run, 'playwright.json'));
  if (vitest) addVitest(run, vitest);
  if (playwright) addPlaywright(run, playwright);
}
rmSync(folder, { recursive: true });

// Printed last, because a CI machine may keep only the end of the output.
for (const name of names) console.log(`failed: ${name}`);
// A step can fail without a failed test: types, lint, a file that does not load, an installation.
const failed = Math.max(total.failed, Number(broken));
console.log(`${total.passed} passed, ${failed} failed`);
process.exit(failed > 0 || total.passed === 0 ? 1 : 0);

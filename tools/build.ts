// Builds the web app into dist/, once for each language, unless what it is made of is as it was at the last build.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { manifestFile, servedFolder } from '#server/http/build-files.ts';

const project = path.join(import.meta.dirname, '..');
const dist = path.join(project, 'dist');
const stamp = path.join(dist, '.inputs');
const SMALLEST = 1024;

function hashOfInputs(): string {
  const folders = globSync('src/{web,domain,words,contract}/**/*', { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)));
  const tools = globSync('tools/{build,building/*}.ts', { cwd: project });
  const single = ['vite.config.ts', 'package.json', 'package-lock.json', ...tools];
  // The build writes the route tree itself.
  const files = [...folders, ...single]
    .filter((name) => !/\.test\.tsx?$|routeTree\.gen\.ts$/.test(name))
    .toSorted();
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

function emptyDist() {
  // The mark first, so that a build that was cut short is made again.
  rmSync(stamp, { force: true });
  if (existsSync(dist))
    for (const name of readdirSync(dist)) rmSync(path.join(dist, name), { recursive: true });
}

/** Takes Vite's manifest, which it writes beside the page, out of what is served. */
function hideManifest(language: Language) {
  const file = manifestFile(dist, language);
  mkdirSync(path.dirname(file), { recursive: true });
  renameSync(path.join(servedFolder(dist), language, 'manifest.json'), file);
}

async function buildAll(inputs: string) {
  // Loaded only when there is something to build: most starts have nothing.
  const [{ build }, { configOf }, { buildWorkers, nameBuild }] = await Promise.all([
    import('vite'),
    import('../vite.config.ts'),
    import('./building/worker.ts'),
  ]);
  emptyDist();
  const memory = new Map<string, unknown>();
  const compressed = new Map<string, Promise<void>>();
  for (const language of LANGUAGES) {
    await build({ ...(await configOf(language, memory)), configFile: false, logLevel: 'warn' });
    hideManifest(language);
    // What this language brought is compressed while the next is built.
    for (const file of globSync(path.join(dist, '**/*.{js,css,svg,webmanifest,txt}')))
      if (!compressed.has(file)) compressed.set(file, compress(file));
  }
  for (const file of await buildWorkers(dist, nameBuild(dist))) compressed.set(file, compress(file));
  await Promise.all(compressed.values());
  writeFileSync(stamp, inputs);
}

const inputs = hashOfInputs();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) {
  await buildAll(inputs).catch((error: Error) => {
    console.error(`The web app could not be built: ${error.message}`);
    process.exit(1);
  });
}

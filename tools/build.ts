// Builds the web app into dist/, unless what it is made of is as it was at the last build.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const project = path.join(import.meta.dirname, '..');
const dist = path.join(project, 'dist');
const stamp = path.join(dist, '.inputs');
const SMALLEST = 1024;

function hashOfInputs(): string {
  const folders = globSync('src/{web,domain,words,contract}/**/*', { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)));
  const single = ['vite.config.ts', 'package.json', 'package-lock.json', 'tools/build.ts'];
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

async function buildAll(inputs: string) {
  // Loaded only when there is something to build: most starts have nothing.
  const { build } = await import('vite');
  rmSync(stamp, { force: true });
  await build({ configFile: path.join(project, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn' });
  const files = globSync(path.join(dist, '**/*.{js,css,svg,webmanifest,txt}'));
  await Promise.all(files.map(compress));
  // Last, so that a build that was cut short is made again.
  writeFileSync(stamp, inputs);
}

const inputs = hashOfInputs();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) {
  await buildAll(inputs).catch((error: Error) => {
    console.error(`The web app could not be built: ${error.message}`);
    process.exit(1);
  });
}

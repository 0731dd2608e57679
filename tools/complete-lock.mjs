// Adds to package-lock.json the packages of other platforms that npm left out, so that `npm ci` accepts the lock on every platform, and the
// registry's hashes. With --check it changes nothing, and fails if a package or a hash is missing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const os = /(?:^|[-/])(darwin|linux|win32|freebsd|openbsd|netbsd|sunos|aix|android|openharmony)(?=-|$)/,
  cpu = /(?:^|[-/])(x64|arm64|arm|ia32|ppc64|riscv64|s390x|loong64|wasm32)(?=-|$)/;
let added = 0;
let hashed = 0;
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const places = []; // the folders where Node.js looks for it, from the parent up
    for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      places.push(at ? `${at}/node_modules/${name}` : `node_modules/${name}`);
      if (!at) break;
      if (!at.includes('/node_modules/')) {
        places.push(`node_modules/${name}`);
        break;
      }
    }
    if (places.some((place) => lock.packages[place])) continue;
    const version = /^[\^~]?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(range)?.[1];
    if (!version) {
      console.log('cannot tell the version of', name, range);
      continue;
    }
    const o = os.exec(name)?.[1],
      c = cpu.exec(name)?.[1],
      wasm = name.includes('wasm32');
    if (!o && !wasm) {
      console.log('no platform in the name of', name);
      continue;
    }
    const libc = /musl/.test(name)
      ? ['musl']
      : /-gnu(eabihf)?$/.test(name) && o === 'linux'
        ? ['glibc']
        : undefined;
    lock.packages[`node_modules/${name}`] = {
      version,
      optional: true,
      cpu: [c],
      ...(libc && { libc }),
      ...(o && { os: [o] }),
      ...(entry.dev && { dev: true }),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);

/** Only a hash in the lock proves that a download is the locked package. */
const unhashed = () =>
  Object.entries(lock.packages).filter(([at, { integrity }]) => at && !integrity?.startsWith('sha512-'));
const nameOf = (at) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

if (process.argv.includes('--check')) {
  const missing = unhashed().map(([at]) => nameOf(at));
  if (added) console.error(`package-lock.json lacks ${added} platform packages: run npm run lock`);
  if (missing.length)
    console.error(`package-lock.json has no SHA-512 of ${missing.join(', ')}: run npm run lock`);
  if (added || missing.length) process.exit(1);
} else {
  for (const [at, { version, ...rest }] of unhashed()) {
    const args = ['view', `${nameOf(at)}@${version}`, 'dist.integrity'];
    const integrity = execFileSync('npm', args, { encoding: 'utf8' }).trim();
    lock.packages[at] = { version, integrity, ...rest };
    hashed++;
  }
  writeFileSync('package-lock.json', JSON.stringify(lock, null, 2) + '\n');
  console.log(`package-lock.json: ${added} platform packages added, ${hashed} hashes`);
}

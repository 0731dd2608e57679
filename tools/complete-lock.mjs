// Adds to package-lock.json the platform packages that the registry in reach does not hold, so that `npm ci` accepts the lock here and elsewhere.
import { readFileSync, writeFileSync } from 'node:fs';
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const os = /(?:^|[-/])(darwin|linux|win32|freebsd|openbsd|netbsd|sunos|aix|android|openharmony)(?=-|$)/,
  cpu = /(?:^|[-/])(x64|arm64|arm|ia32|ppc64|riscv64|s390x|loong64|wasm32)(?=-|$)/;
let added = 0;
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const places = []; // where node looks for it, from the parent upwards
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
if (process.argv.includes('--check')) {
  if (added) {
    console.error(`package-lock.json lacks ${added} platform packages: run npm run lock`);
    process.exit(1);
  }
} else {
  writeFileSync('package-lock.json', JSON.stringify(lock, null, 2) + '\n');
  console.log(`package-lock.json: ${added} platform packages added`);
}

// Prints in one line what the machine lacks for a kind of shipping test. Argument: the kind.
import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** The programs that each kind needs, with their Debian packages. */
const NEEDED: Record<string, Record<string, string>> = {
  container: { buildah: 'buildah', podman: 'podman', runc: 'runc', mmdebstrap: 'mmdebstrap', curl: 'curl' },
  proxies: { nginx: 'nginx-light', caddy: 'caddy', openssl: 'openssl' },
  systemd: { 'systemd-analyze': 'systemd', unshare: 'util-linux', nsenter: 'util-linux' },
};
/** Kinds that need root: for other users, namespaces without limits, or booting a system. */
const OF_ROOT = new Set(['container', 'systemd']);

function whatIsMissing(test: string): string | undefined {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version'))
    return `test:${test} runs only on Debian.`;
  if (OF_ROOT.has(test) && process.getuid?.() !== 0) return `test:${test} needs root.`;
  // These folders are not in an ordinary user's PATH.
  process.env['PATH'] += ':/usr/sbin:/sbin';
  const missing = Object.entries(NEEDED[test] ?? {}).filter(([program]) => !findProgram([program]));
  const packages = [...new Set(missing.map(([, name]) => name))];
  if (packages.length === 0) return undefined;
  return `test:${test} needs more programs: apt-get install --no-install-recommends ${packages.join(' ')}`;
}

const missing = whatIsMissing(process.argv[2] ?? '');
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}

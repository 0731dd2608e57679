// Says in one line what the tests of how Serumah is shipped lack on this machine; argument: which of them.
import { existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** Of each test the programs, and the packages of Debian that bring them. */
const NEEDED: Record<string, Record<string, string>> = {
  container: { buildah: 'buildah', podman: 'podman', runc: 'runc', mmdebstrap: 'mmdebstrap', curl: 'curl' },
  proxies: { nginx: 'nginx-light', caddy: 'caddy', openssl: 'openssl' },
  systemd: { 'systemd-analyze': 'systemd', unshare: 'util-linux', nsenter: 'util-linux' },
};
/** What only root may: other users, namespaces without a limit, a system of its own. */
const OF_ROOT = new Set(['container', 'systemd']);

function whatIsMissing(test: string): string | undefined {
  if (process.platform !== 'linux' || !existsSync('/etc/debian_version'))
    return `test:${test} is for Debian, and this machine has another system.`;
  if (OF_ROOT.has(test) && process.getuid?.() !== 0) return `test:${test} needs root.`;
  // Where ordinary users do not look.
  process.env['PATH'] += ':/usr/sbin:/sbin';
  const missing = Object.entries(NEEDED[test] ?? {}).filter(([program]) => !findProgram([program]));
  const packages = [...new Set(missing.map(([, name]) => name))];
  if (packages.length === 0) return undefined;
  return `test:${test} lacks a program: apt-get install --no-install-recommends ${packages.join(' ')}`;
}

const missing = whatIsMissing(process.argv[2] ?? '');
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}

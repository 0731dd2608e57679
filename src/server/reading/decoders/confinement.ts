import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** How a process is kept from the rest of the machine: what stands before its command line, and what the system allowed of it. */
export type Confinement = {
  prefix: string[];
  /** It has no network, and does not see the places that were to be hidden. */
  walled: boolean;
  /** It cannot write what it reads: with the program's own files it would change what runs outside. */
  readsOnly: boolean;
  /** It is a user who owns nothing; only root can make it that. */
  ids?: Ids;
  /** Nothing that it runs can become more than it is. */
  noNewPrivileges: boolean;
};
type Ids = { uid: number; gid: number };

// Debian keeps this number free. Not nobody's own, as whom PostgreSQL may run.
const OWNS_NOTHING = 65_533;
const UNSHARE = '/usr/bin/unshare';
const SETPRIV = '/usr/bin/setpriv';

/** Where sockets of other programs stand, PostgreSQL's among them, and the memory that programs share. */
const OF_OTHERS = ['/run', '/dev/shm'];

const GIVEN_UP = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];
const noNewPrivileges = [SETPRIV, ...GIVEN_UP];
const becoming = ({ uid, gid }: Ids) => [SETPRIV, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'];

// Nothing on any disk can be written, where the system allows it of a mount; its other flags stay, or it would refuse. Then an empty
// folder is laid over each place. The process cannot take either back: what it would need for that is given up after.
const HIDE = `unset PWD OLDPWD
while read -r _ _ _ _ place flags _; do
  mount -o "remount,bind,$flags,ro" "$(printf %b "$place")" 2>/dev/null
done </proc/self/mountinfo
for place in "$@"; do
  shift
  if [ "$place" = -- ]; then exec "$@"; fi
  mount -t tmpfs -o ro,size=4k,mode=0555 none "$place" || exit 1
done`;
const OWN_NAMESPACES = ['--user', '--map-root-user', '--net', '--ipc', '--mount'];
const walls = (hidden: string[]) =>
  [
    [UNSHARE, ...OWN_NAMESPACES, '--'],
    ['/bin/sh', '-c', HIDE, 'sh', ...hidden, '--'],
  ].flat();

const holds = (folder: string, file: string) => file === folder || file.startsWith(`${folder}${path.sep}`);

/** Those of `places` that are there, each once, but for the ones that `needed` stands in. */
function toHide(places: string[], needed: string[]): string[] {
  const there = [...places, ...OF_OTHERS].filter((place) => existsSync(place));
  const real = there.map((place) => realpathSync(place));
  const hidable = [...new Set(real)].filter((place) => !needed.some((file) => holds(place, file)));
  return hidable.filter((place) => !hidable.some((other) => other !== place && holds(other, place)));
}

/** All that can be asked for, the most first. */
function possible(hidden: string[]): Confinement[] {
  const isLinux = process.platform === 'linux';
  const hasSetpriv = isLinux && existsSync(SETPRIV);
  const hasUnshare = hasSetpriv && existsSync(UNSHARE);
  const owner = hasSetpriv && process.getuid?.() === 0 ? { uid: OWNS_NOTHING, gid: OWNS_NOTHING } : undefined;
  const made = (walled: boolean, ids?: Ids): Confinement => ({
    prefix: [...(ids ? becoming(ids) : []), ...(walled ? walls(hidden) : []), ...noNewPrivileges, '--'],
    walled,
    readsOnly: false,
    ...(ids && { ids }),
    noNewPrivileges: true,
  });
  return [
    ...(hasUnshare && owner ? [made(true, owner)] : []),
    ...(hasUnshare ? [made(true)] : []),
    ...(owner ? [made(false, owner)] : []),
    ...(hasSetpriv ? [made(false)] : []),
  ];
}

const none: Confinement = { prefix: [], walled: false, readsOnly: false, noNewPrivileges: false };

const READS_ALL = 'for file in "$@"; do [ -r "$file" ] || exit 1; done; "$0" --version';
const WRITES_NONE = 'for file in "$@"; do if [ -w "$file" ]; then exit 1; fi; done';

async function holdsFor(test: string, prefix: string[], needed: string[]): Promise<boolean> {
  const [program = '', ...rest] = [...prefix, '/bin/sh', '-c', test, process.execPath, ...needed];
  return promisify(execFile)(program, rest, { cwd: '/', env: {} }).then(
    () => true,
    () => false,
  );
}

/**
 * The closest confinement that this system allows for a program that reads the files and folders `needed`, out of sight of the
 * folders `hidden` as they are now.
 */
export async function confine(hidden: string[], needed: string[]): Promise<Confinement> {
  const files = [process.execPath, ...needed].map((file) => realpathSync(file));
  for (const confinement of possible(toHide(hidden, files))) {
    const { prefix } = confinement;
    if (await holdsFor(READS_ALL, prefix, files))
      return { ...confinement, readsOnly: await holdsFor(WRITES_NONE, prefix, files) };
  }
  return none;
}

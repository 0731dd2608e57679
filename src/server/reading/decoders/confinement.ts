import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** How a process is kept away from the rest of the machine: the command that starts it, and what the system allowed. */
export type Confinement = {
  prefix: string[];
  /** It has no network and does not see the hidden folders. */
  walled: boolean;
  /** It cannot write the files that it reads. Otherwise it could change the program, which also runs outside. */
  readsOnly: boolean;
  /** It runs as a user who owns nothing. Only root can arrange that. */
  ids?: Ids;
  /** Programs that it starts cannot gain privileges. */
  noNewPrivileges: boolean;
};
type Ids = { uid: number; gid: number };

// Debian keeps this number free. It is not that of 'nobody', because PostgreSQL may run as 'nobody'.
const OWNS_NOTHING = 65_533;
const UNSHARE = '/usr/bin/unshare';
const SETPRIV = '/usr/bin/setpriv';

/** Folders with sockets of other programs, PostgreSQL's too, and with shared memory. */
const SHARED_FOLDERS = ['/run', '/dev/shm'];

const GIVEN_UP = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];
const noNewPrivileges = [SETPRIV, ...GIVEN_UP];
const becoming = ({ uid, gid }: Ids) => [SETPRIV, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'];

// Makes every mount read-only if the system allows it, and keeps its other flags, since the system would refuse otherwise. Then mounts an
// empty folder over each place. The process cannot undo this, because it gives up the privileges for it afterwards.
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

/** Returns those of `places` that exist, each once, without folders that contain anything `needed`. */
function foldersToHide(places: string[], needed: string[]): string[] {
  const there = [...places, ...SHARED_FOLDERS].filter((place) => existsSync(place));
  const real = there.map((place) => realpathSync(place));
  const hidable = [...new Set(real)].filter((place) => !needed.some((file) => holds(place, file)));
  return hidable.filter((place) => !hidable.some((other) => other !== place && holds(other, place)));
}

/** Every confinement to try, the strictest first. */
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
 * Finds the strictest confinement that this system allows for a program that reads the files and folders `needed`, and must not see the
 * folders `hidden` as they are now.
 */
export async function confine(hidden: string[], needed: string[]): Promise<Confinement> {
  const files = [process.execPath, ...needed].map((file) => realpathSync(file));
  for (const confinement of possible(foldersToHide(hidden, files))) {
    const { prefix } = confinement;
    if (await holdsFor(READS_ALL, prefix, files))
      return { ...confinement, readsOnly: await holdsFor(WRITES_NONE, prefix, files) };
  }
  return none;
}

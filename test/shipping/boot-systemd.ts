import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const project = path.join(import.meta.dirname, '../..');
const BOOTS_WITHIN_MS = 60_000;

/**
 * Makes an overlay over this machine's root, so that the machine itself stays unchanged, and runs systemd in it as process 1. It uses pivot_root
 * because the kernel refuses user namespaces inside a chroot.
 */
const BOOT = `
mount --make-rprivate /
mount -t tmpfs none "$1"
mkdir "$1/upper" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/upper,workdir=$1/work" "$1/root"
cd "$1/root"
mount -t proc proc proc
mount --rbind /sys sys
mount -o remount,ro,bind sys
mount -t tmpfs tmpfs sys/fs/cgroup
mount --rbind /dev dev
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mkdir -p opt/serumah old
mount --rbind "$2" opt/serumah
cp "$2/deploy/serumah.service" etc/systemd/system/
pivot_root . old
umount -l old
rmdir old
id serumah >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/serumah --shell /usr/sbin/nologin serumah
exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin container=serumah-test /lib/systemd/systemd --unit=basic.target
`;

/** Makes a cgroup that is the root of its own cgroup namespace; otherwise systemd would take over the machine's cgroups. */
const IN_CGROUP = `
all=$(awk '$3 == "cgroup2" { print $2; exit }' /proc/mounts)
mkdir "$all/$1"
echo $$ >"$all/$1/cgroup.procs"
shift
exec unshare --cgroup --mount --pid --fork --uts --ipc --kill-child "$@"
`;

/** Returns the child of `pid` if there is one: process 1 of the booting machine. */
function childOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** Removes a cgroup, inner ones first, once it has no processes. */
async function removeGroups(group: string) {
  while (readFileSync(path.join(group, 'cgroup.events'), 'utf8').includes('populated 1')) await wait(50);
  for (const entry of readdirSync(group, { withFileTypes: true }))
    if (entry.isDirectory()) await removeGroups(path.join(group, entry.name));
  rmdirSync(group);
}

/** Boots this Debian's systemd next to the running system, with the project in /opt/serumah and its unit installed as on a host. */
export async function bootSystemd() {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-systemd-'));
  const boot = ['sh', '-ec', BOOT, 'sh', folder, project];
  const child = spawn('sh', ['-ec', IN_CGROUP, 'sh', path.basename(folder), ...boot], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'close');

  /** Runs a command in the booted system. */
  const run = (command: string) => {
    const inside = ['-t', String(childOf(child.pid ?? 0)), '--mount', '--pid', '--uts', '--ipc'];
    return execFileSync('nsenter', [...inside, 'sh', '-c', command], {
      encoding: 'utf8',
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', SYSTEMD_PAGER: '', SYSTEMD_COLORS: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const isUp = () => {
    try {
      return run('systemctl is-system-running').trim() === 'running';
    } catch {
      return false;
    }
  };
  const end = performance.now() + BOOTS_WITHIN_MS;
  while (!isUp()) {
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`systemd does not boot: ${output}`);
    await wait(200);
  }
  return {
    run,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      for (const mount of readFileSync('/proc/mounts', 'utf8').split('\n')) {
        const [, place = '', kind] = mount.split(' ');
        if (kind === 'cgroup2') await removeGroups(path.join(place, path.basename(folder)));
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

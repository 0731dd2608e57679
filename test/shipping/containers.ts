import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../..');
const IMAGE = 'localhost/serumah';
const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt';
/** The machine's settings for its npm registry, if it has any. */
const NPM_SETTINGS = path.join(process.env['HOME'] ?? '/root', '.npmrc');
/** The user of the base image, as in Node's official image. */
const [USER, ID] = ['node', 1000];

/** Returns the tag of the base image in the Containerfile. */
function baseOf(containerfile: string): string {
  const base = /^ARG BASE=(\S+)$/m.exec(containerfile)?.[1];
  if (base === undefined) throw new Error('the Containerfile names no base');
  return base;
}

/** Runs a command and returns its output. An error carries what the command printed. */
function run(program: string, args: string[], cwd = project): string {
  return execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  });
}

/** Builds a stand-in for Node's official image: Debian with Node and npm in /usr/local. */
function layLookAlike(folder: string) {
  const release =
    /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'bookworm';
  const tree = path.join(folder, 'base');
  run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', release, tree]);
  const local = path.join(tree, 'usr/local');
  cpSync(process.execPath, path.join(local, 'bin/node'), { dereference: true });
  const [packed = ''] = run('npm', ['pack', '--silent', 'npm@11'], folder).trim().split('\n');
  run('tar', ['xf', packed], folder);
  const npm = path.join(local, 'lib/node_modules/npm');
  mkdirSync(path.dirname(npm), { recursive: true });
  cpSync(path.join(folder, 'package'), npm, { recursive: true });
  chmodSync(path.join(npm, 'bin/npm-cli.js'), 0o755);
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
  run('chroot', [tree, 'groupadd', '--gid', String(ID), USER]);
  run('chroot', [tree, 'useradd', '--uid', String(ID), '--gid', USER, '--create-home', USER]);
  // This machine's trusted certificates and its registry.
  cpSync(`/${CERTIFICATES}`, path.join(tree, CERTIFICATES));
  if (spawnSync('test', ['-r', NPM_SETTINGS]).status === 0) {
    mkdirSync(path.join(local, 'etc'), { recursive: true });
    cpSync(NPM_SETTINGS, path.join(local, 'etc/npmrc'));
  }
  return tree;
}

/** Opens a storage for images and containers, separate from the machine's. Disposing deletes it. */
export function openStorage() {
  const folder = mkdtempSync(path.join(tmpdir(), 'serumah-images-'));
  const storage = ['--root', `${folder}/storage`, '--runroot', `${folder}/run`, '--storage-driver', 'vfs'];
  const buildah = (...args: string[]) => run('buildah', [...storage, ...args]).trim();
  const podman = (...args: string[]) =>
    run('podman', [...storage, '--cgroup-manager', 'cgroupfs', '--runtime', 'runc', ...args]).trim();

  /** Builds a base image under the tag of the official one, which tests cannot download. */
  function makeBase(tag: string) {
    const tree = layLookAlike(folder);
    const container = buildah('from', 'scratch');
    buildah('copy', '--quiet', container, tree, '/');
    const certificates = `NODE_EXTRA_CA_CERTS=/${CERTIFICATES}`;
    buildah(
      'config',
      '--env',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      container,
    );
    buildah('config', '--env', certificates, container);
    buildah('commit', '--quiet', '--rm', container, tag);
    rmSync(tree, { recursive: true });
  }

  return {
    podman,
    /** Builds the image from the Containerfile. */
    build() {
      makeBase(baseOf(readFileSync(path.join(project, 'Containerfile'), 'utf8')));
      // Health checks need Docker's image format.
      const form = ['--isolation', 'chroot', '--pull-never', '--format', 'docker'];
      buildah('build', ...form, '--tag', IMAGE, '--file', 'Containerfile', '.');
    },
    /** Starts a container as compose.yaml does, on the machine's network. `seccomp` is the file of its filter. */
    start(name: string, { port, data, seccomp }: { port: number; data: string; seccomp: string }) {
      // This machine may lack systemd timers, and its limit on open files may be lower.
      const here = ['--no-healthcheck', '--network', 'host'];
      const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
      const closed = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all'];
      const options = ['--security-opt', 'no-new-privileges', '--security-opt', `seccomp=${seccomp}`];
      const address = `http://localhost:${port}`;
      const settings = [`PORT=${port}`, 'HOST=127.0.0.1', `PUBLIC_URL=${address}`].flatMap((each) => [
        '--env',
        each,
      ]);
      const volume = ['--volume', `${data}:/data`];
      podman(
        'run',
        '--detach',
        '--name',
        name,
        ...here,
        ...limits,
        ...closed,
        ...options,
        ...settings,
        ...volume,
        IMAGE,
      );
      return address;
    },
    /** Returns the exit code of an ended container. */
    exitCodeOf: (name: string) => Number(podman('inspect', '--format', '{{.State.ExitCode}}', name)),
    /** Returns the health check command of the image. */
    healthCheck: () =>
      (
        JSON.parse(
          podman('image', 'inspect', '--format', '{{json .Config.Healthcheck.Test}}', IMAGE),
        ) as string[]
      ).slice(1),
    userOf: () => podman('image', 'inspect', '--format', '{{.Config.User}}', IMAGE),
    makeData(name: string) {
      const data = path.join(folder, name);
      mkdirSync(data, { mode: 0o700 });
      run('chown', [`${ID}:${ID}`, data]);
      return data;
    },
    /** The folder of the filters that a test makes. */
    folder,
    [Symbol.dispose]() {
      spawnSync('podman', [
        ...storage,
        '--cgroup-manager',
        'cgroupfs',
        'rm',
        '--all',
        '--force',
        '--time',
        '0',
      ]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { becameOwner, cannotLeaveRoot } from '#words/english-only/operator.ts';

type Ids = { uid: number; gid: number };

const project = path.join(import.meta.dirname, '../../../..');
/** The files and folders that the running program reads. */
const needed = ['package.json', 'src', 'migrations', 'node_modules', 'dist/served/en/index.html'];

const FIRST_FREE_PORT = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
const portsOfRootEnd = () =>
  existsSync(FIRST_FREE_PORT) ? Number(readFileSync(FIRST_FREE_PORT, 'utf8')) : 1024;

function canRun(ids: Ids, folder: string): boolean {
  const files = needed.map((name) => path.join(project, name)).filter((file) => existsSync(file));
  const probe =
    'folder="$1"; shift; for file in "$@"; do [ -r "$file" ] || exit 1; done; [ -w "$folder" ] && [ -x "$folder" ] && "$0" --version';
  const command = ['-c', probe, process.execPath, folder, ...files];
  return spawnSync('/bin/sh', command, { ...ids, cwd: '/', env: {}, stdio: 'ignore' }).status === 0;
}

// An earlier start as root may have left root's files. A change of owner would follow links between them.
const ownsAll = (folder: string, { uid }: Ids) =>
  readdirSync(folder)
    // A disk has this folder at its root.
    .filter((name) => name !== 'lost+found')
    .every((name) => lstatSync(path.join(folder, name)).uid === uid) &&
  (!existsSync(path.join(folder, 'postgres/data')) ||
    statSync(path.join(folder, 'postgres/data')).uid === uid);

function whyNot(ids: Ids, folder: string, port?: number): string | undefined {
  if (port !== undefined && port < portsOfRootEnd()) return cannotLeaveRoot.port(ids.uid, port);
  if (!canRun(ids, folder)) return cannotLeaveRoot.closed(ids.uid, folder, project);
  return ownsAll(folder, ids) ? undefined : cannotLeaveRoot.mixed(ids.uid, folder);
}

/**
 * Makes a program that was started as root become the owner of DATA_DIR, before it creates or opens anything. Returns a note for the host, or
 * undefined if it is not root, or if the folder is root's or missing. Throws an OperatorError if it cannot: if root worked in a folder where
 * another user can place links, that user could become root.
 * @param port the port on which it will listen
 */
export function leaveRoot(
  { DATA_DIR, DEV }: Pick<Settings, 'DATA_DIR' | 'DEV'>,
  port?: number,
): string | undefined {
  const folder = path.resolve(DATA_DIR);
  // In development Vite writes into the project.
  if (process.getuid?.() !== 0 || DEV || !existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  if (uid === 0) return undefined;
  const reason = whyNot({ uid, gid }, folder, port);
  if (reason !== undefined) throw new OperatorError(reason);
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  return becameOwner(uid, folder);
}

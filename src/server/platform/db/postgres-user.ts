import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { OperatorError, firstLine } from '#server/platform/settings/operator-error.ts';
import { engineCannotEnter, engineCannotRun, engineNameless } from '#words/english-only/operator.ts';

const NOBODY_UID = 65_534;

/** The user of PostgreSQL: a prefix of its command line, and the ids that node starts it with. */
export type Identity = { prefix: string[]; ids: { uid?: number; gid?: number } };

const self: Identity = { prefix: [], ids: {} };
// PostgreSQL believes that it runs as 'nobody'. The kernel still sees our user, so it can open our folders of mode 0700.
const inUserNamespace: Identity = {
  prefix: ['/usr/bin/unshare', '--user', `--map-user=${NOBODY_UID}`, `--map-group=${NOBODY_UID}`, '--'],
  ids: {},
};
const user = (uid: number, gid: number): Identity => ({ prefix: [], ids: { uid, gid } });

// Runs --version too: it fails if libraries are missing or the machine has another architecture.
function tryOut({ prefix, ids }: Identity, folder: string, postgres: string): string | undefined {
  const probe = ['/bin/sh', '-c', '[ -w "$1" ] && [ -x "$1" ] && "$0" --version', postgres, folder];
  const [program = '', ...rest] = [...prefix, ...probe];
  const { status, error, stderr } = spawnSync(program, rest, { ...ids, cwd: '/', encoding: 'utf8' });
  if (status === 0) return undefined;
  return firstLine(error?.message ?? stderr) || 'no access';
}

function handOver(entry: string, { uid = 0, gid = 0 }: Identity['ids']) {
  lchownSync(entry, uid, gid);
  if (!lstatSync(entry).isDirectory()) return;
  for (const name of readdirSync(entry)) handOver(path.join(entry, name), { uid, gid });
}

function letIn(identity: Identity, folder: string, postgres: string): string | undefined {
  if (statSync(folder).uid !== identity.ids.uid) handOver(folder, identity.ids);
  const parent = path.dirname(folder);
  if (statSync(parent).uid === 0) chmodSync(parent, statSync(parent).mode | 0o011);
  return tryOut(identity, folder, postgres);
}

const hasName = () => {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
};

function chooseOrdinary(folder: string, data: string, postgres: string): Identity {
  const reason = tryOut(self, folder, postgres);
  if (reason !== undefined) throw new OperatorError(engineCannotRun(reason));
  if (hasName()) return self;
  if (tryOut(inUserNamespace, folder, postgres) === undefined) return inUserNamespace;
  // PostgreSQL needs the user's name only while it creates data.
  if (!existsSync(data)) throw new OperatorError(engineNameless(process.getuid?.() ?? 0));
  return self;
}

/**
 * Chooses the user for PostgreSQL in `folder`, because PostgreSQL refuses to run as root. It takes the first that works: the owner of the data,
 * root in a user namespace, the owner of the parent folder, 'nobody'. A user other than root becomes the folder's owner. A server that was not
 * started as root uses its own user. If that user has no name, PostgreSQL refuses it too, so it runs in a user namespace.
 */
export function chooseIdentity(folder: string, data: string, postgres: string): Identity {
  if (process.getuid?.() !== 0) return chooseOrdinary(folder, data, postgres);
  const owner = existsSync(data) ? statSync(data) : undefined;
  const ofRoot = !owner || owner.uid === 0;
  if (ofRoot && tryOut(inUserNamespace, folder, postgres) === undefined) return inUserNamespace;
  const place = ofRoot ? statSync(path.join(folder, '../..')) : owner;
  const users = [
    ...(place.uid === 0 ? [] : [user(place.uid, place.gid)]),
    ...(ofRoot ? [user(NOBODY_UID, NOBODY_UID)] : []),
  ];
  const found = users.find((each) => letIn(each, folder, postgres) === undefined);
  if (!found) throw new OperatorError(engineCannotEnter(folder, users.at(-1)?.ids.uid ?? NOBODY_UID));
  return found;
}

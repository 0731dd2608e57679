import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { socketFolderOf } from '#server/platform/db/socket-folder.ts';

/** The program's role in the embedded database (docs/decisions/019-database-role-without-superuser.md). */
const ROLE = 'serumah';

// The superuser works only in single-user mode, before the database listens.
const PG_HBA = `# Written by Serumah.\nlocal all ${ROLE} scram-sha-256\n`;

const passwordIn = (root: string) => path.join(root, 'password');
const pgHbaIn = (root: string) => path.join(root, 'data', 'pg_hba.conf');

// Writes all or nothing. If root's database runs as another user, that user may have placed a link at `file`.
function writeFile(file: string, text: string, like: string) {
  const aside = `${file}.new`;
  const { uid, gid } = statSync(like);
  rmSync(aside, { force: true });
  const handle = openSync(aside, 'wx', 0o600);
  try {
    writeFileSync(handle, text);
    fchownSync(handle, uid, gid);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(aside, file);
}

/** Returns the address of the running database of `root`, with its password. */
export function addressOf(root: string): string {
  const real = realpathSync(root);
  const password = readFileSync(passwordIn(real), 'utf8');
  return `postgresql://${ROLE}:${password}@/postgres?host=${encodeURIComponent(socketFolderOf(real))}`;
}

/** Whether the database in `root` admits only the program's role. */
export const isRestricted = (root: string): boolean =>
  [passwordIn(root), pgHbaIn(root)].every((file) => existsSync(file)) &&
  readFileSync(pgHbaIn(root), 'utf8') === PG_HBA;

// A database of an earlier version belongs to the superuser. Sequences of columns and row types follow their tables.
const TRANSFER_OWNERSHIP = `
do $$
declare
  command text;
begin
  if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE}; end if;
  for command in
    select format('alter database %I owner to ${ROLE}', current_database())
    union all
    select format('alter schema %I owner to ${ROLE}', nspname) from pg_namespace
      where nspname !~ '^(pg_|information_schema$|public$)'
    union all
    select format('alter table %s owner to ${ROLE}', pg_class.oid::regclass) from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where nspname !~ '^(pg_|information_schema$)' and relkind in ('r', 'p', 'v', 'm', 'S')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid
          and refclassid = 'pg_class'::regclass and deptype in ('a', 'i') and relkind = 'S')
    union all
    select format('alter routine %s owner to ${ROLE}', pg_proc.oid::regprocedure) from pg_proc
      join pg_namespace on pg_namespace.oid = pronamespace where nspname !~ '^(pg_|information_schema$)'
    union all
    select format('alter type %s owner to ${ROLE}', pg_type.oid::regtype) from pg_type
      join pg_namespace on pg_namespace.oid = typnamespace
      where nspname !~ '^(pg_|information_schema$)' and typtype in ('e', 'd')
  loop
    execute command;
  end loop;
end $$;
`;

/** Restricts the database in `root` to the program's role. If it is interrupted, the next start repeats it. `execute` runs SQL as superuser. */
export async function restrictToRole(
  root: string,
  { execute, mayCreateDatabases }: { execute: (sql: string) => Promise<void>; mayCreateDatabases: boolean },
): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const attributes = `login nosuperuser ${mayCreateDatabases ? 'createdb' : 'nocreatedb'} password '${password}'`;
  await execute(`${TRANSFER_OWNERSHIP}\n\nalter role ${ROLE} ${attributes};\n\n`);
  writeFile(passwordIn(root), password, root);
  writeFile(pgHbaIn(root), PG_HBA, path.join(root, 'data'));
}

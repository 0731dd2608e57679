import * as z from 'zod';
import { CONTENTS } from '#server/host/backups/archive.ts';
import type { Member } from '#server/host/backups/tar.ts';

/** The first member of an archive. */
export const MANIFEST = 'manifest.json';
/** SECRET (docs/settings.md 'Secret'), as the file of that name in DATA_DIR. */
export const SECRET_FILE = 'secret';
/** The push keys, also as a file (src/server/platform/settings/push-keys.ts). */
export const PUSH_KEYS_FILE = 'push-keys';

const pieceNumber = (number: number) => String(number).padStart(5, '0');

/** Returns the name of a table's piece: COPY text, compressed. The pieces in order are one gzip file. */
export const tablePiece = (table: string, number: number) => `tables/${table}.copy.gz.${pieceNumber(number)}`;
export const jobsPiece = (number: number) => `queue/jobs.copy.gz.${pieceNumber(number)}`;

/** Returns what a member contains, if it belongs to several. */
export const placeOf = (name: string) => ({
  table: /^tables\/(\w+)\.copy\.gz\.\d{5}$/.exec(name)?.[1],
  isJobs: /^queue\/jobs\.copy\.gz\.\d{5}$/.test(name),
  file: /^files\/((?:[\w-]+\/)*[\w-]+(?:\.\w+)?)$/.exec(name)?.[1],
});

const FORMAT = 1;

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The versions of the program and its database, for people only. */
  serumah: z.string(),
  postgres: z.string(),
  at: z.iso.datetime(),
  /** The tables' migrations. A restore needs the same schema. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The last value of each sequence, or null before the first. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});
export type Manifest = z.infer<typeof Manifest>;

const Contents = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Files that the tables name but that were missing when they were copied. */
  missing: z.array(z.string()),
  /** Jobs of the snapshot that were done before the archive was. */
  doneJobs: z.array(z.string()),
});
export type Contents = z.infer<typeof Contents>;

const asMember = (name: string, value: object): Member => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`),
});

export const manifestMember = (manifest: Omit<Manifest, 'format'>) =>
  asMember(MANIFEST, { format: FORMAT, ...manifest });
export const contentsMember = (contents: Contents) => asMember(CONTENTS, contents);

function read<T>(schema: z.ZodType<T>, bytes: Buffer): T | undefined {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return undefined;
  }
}

/** Returns undefined if this version cannot read it. */
export const readManifest = ({ bytes }: Member) => read(Manifest, bytes);
export const readContents = ({ bytes }: Member) => read(Contents, bytes);

export const rowsIn = ({ rows }: Contents) => Object.values(rows).reduce((sum, count) => sum + count, 0);

import * as z from 'zod';
import { CONTENTS } from '#server/host/backups/archive.ts';
import type { Member } from '#server/host/backups/tar.ts';

/** The first member of an archive. */
export const MANIFEST = 'manifest.json';
/** The secret that signs and seals (README.md), as the file of that name in DATA_DIR. */
export const SECRET_FILE = 'secret';
/** The keys by which push services know this server, the same (src/server/platform/settings/push-keys.ts). */
export const PUSH_KEYS_FILE = 'push-keys';

const pieceNumber = (number: number) => String(number).padStart(5, '0');

/** A table in the text of PostgreSQL's COPY, compressed; its pieces in their order are one gzip file. */
export const tablePiece = (table: string, number: number) => `tables/${table}.copy.gz.${pieceNumber(number)}`;
export const jobsPiece = (number: number) => `queue/jobs.copy.gz.${pieceNumber(number)}`;

/** What a member of an archive holds, if it does not stand alone. */
export const placeOf = (name: string) => ({
  table: /^tables\/(\w+)\.copy\.gz\.\d{5}$/.exec(name)?.[1],
  isJobs: /^queue\/jobs\.copy\.gz\.\d{5}$/.test(name),
  file: /^files\/((?:[\w-]+\/)*[\w-]+(?:\.\w+)?)$/.exec(name)?.[1],
});

const FORMAT = 1;

const Manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of the program that made it, and of its database: for people alone. */
  serumah: z.string(),
  postgres: z.string(),
  at: z.iso.datetime(),
  /** The migrations that the tables have been through: into the same schema they go back. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Where each count goes on; null where it has not begun. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});
export type Manifest = z.infer<typeof Manifest>;

const Contents = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** Files that the tables name and that were gone when they were to be copied. */
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

/** Undefined if it is none that this version reads. */
export const readManifest = ({ bytes }: Member) => read(Manifest, bytes);
export const readContents = ({ bytes }: Member) => read(Contents, bytes);

export const rowsIn = ({ rows }: Contents) => Object.values(rows).reduce((sum, count) => sum + count, 0);

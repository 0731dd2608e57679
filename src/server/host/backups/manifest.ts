import * as z from 'zod';
import { CONTENTS } from '#server/host/backups/archive.ts';
import type { Member } from '#server/host/backups/tar.ts';

/** The first member of an archive. */
export const MANIFEST = 'manifest.json';
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

/** Undefined where it is none that this version reads. */
export const readManifest = ({ name, bytes }: Member) =>
  name === MANIFEST ? read(Manifest, bytes) : undefined;
export const readContents = ({ bytes }: Member) => read(Contents, bytes);

/** The secret that signs and seals (README.md), as the file of that name in DATA_DIR. */
export const SECRET_FILE = 'secret';
/** The keys by which push services know this server, the same (src/server/platform/settings/push-keys.ts). */
export const PUSH_KEYS_FILE = 'push-keys';

const pieceNumber = (number: number) => String(number).padStart(5, '0');

/** A table in the text of PostgreSQL's COPY, compressed; its pieces in their order are one gzip file. */
export const tablePiece = (table: string, number: number) => `tables/${table}.copy.gz.${pieceNumber(number)}`;
export const jobsPiece = (number: number) => `queue/jobs.copy.gz.${pieceNumber(number)}`;

export type Place = { table: string } | 'jobs' | { file: string } | undefined;

/** What a member of an archive holds; undefined for those that stand alone. */
export function placeOf(name: string): Place {
  const table = /^tables\/(\w+)\.copy\.gz\.\d{5}$/.exec(name)?.[1];
  if (table !== undefined) return { table };
  if (/^queue\/jobs\.copy\.gz\.\d{5}$/.test(name)) return 'jobs';
  const file = /^files\/((?:[\w-]+\/)*[\w-]+(?:\.\w+)?)$/.exec(name)?.[1];
  return file === undefined ? undefined : { file };
}

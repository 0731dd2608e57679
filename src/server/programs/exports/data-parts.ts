/** The rows in memory at once. A slow reader does not hold a connection. */
export const PAGE = 1000;

/** Returns the rows of a statement. */
export type Read = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/**
 * A list in a file. `from` ends with a condition. `key` are unique columns that order the rows. A long list needs an index on them in this
 * order, or each page would read and sort all rows again.
 */
export type Part = { name: string; columns: string; from: string; key: readonly string[] };

/** Names columns as JSON has them: `own.left_at` becomes `own.left_at as "leftAt"`. */
export const named = (columns: string): string =>
  columns.replaceAll(/(?:\w+\.)?(\w+_\w+)/g, (column, name: string) => {
    const inJson = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `${column} as "${inJson}"`;
  });

/** Returns SQL for an instant in JavaScript's form, for JSON that the database creates. */
export const instantText = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A chore, in the plan or removed from it. */
export const CHORE_FIELDS = named(`
  id, type, due_date, status, assigned_to, planned_on, round, turn_of, planned_by, made, held_by, held_why, held_from,
  claimed_by, claimed_from, claimed_at, claimed_on, created_at, completed_at, completed_by, completed_on, name, let_go_at, let_go_by, moved_at, reminded_on, minutes`);

/** A swap request's message, unless it is between two others than the person $1. */
export const SWAP_MESSAGE = `
  case when $1 in (requester_id, target_user_id) then message end as message, ${named('created_at, updated_at')}`;

/** Yields a list page by page. */
export async function* pagesOf<Row extends object>(
  read: Read,
  { columns, from, key }: Omit<Part, 'name'>,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  const order = key.join(', ');
  const place = key.map((_, index) => `$${values.length + index + 1}`).join(', ');
  const keyText = key.map((column) => `${column}::text`).join(', ');
  for (let after: readonly string[] = []; ;) {
    const beyond = after.length === 0 ? '' : `and (${order}) > (${place})`;
    const text = `select ${columns}, array[${keyText}] as key from ${from} ${beyond} order by ${order} limit ${PAGE}`;
    const rows = await read<Row & { key: string[] }>(text, [...values, ...after]);
    const last = rows.at(-1);
    if (!last) return;
    after = last.key;
    yield rows.map((row) => Object.assign(row, { key: undefined }));
    if (rows.length < PAGE) return;
  }
}

/** Yields a JSON object in pieces: `head`, then each part as a list, one row per line, with the rows of all its `values`. */
export async function* jsonOf(
  read: Read,
  head: object,
  parts: readonly (readonly [part: Part, values: readonly (readonly unknown[])[]])[],
): AsyncGenerator<string> {
  yield `{${JSON.stringify(head).slice(1, -1)}`;
  for (const [part, each] of parts) {
    yield `,\n${JSON.stringify(part.name)}:[`;
    let between = '\n';
    for (const values of each)
      for await (const rows of pagesOf(read, part, values)) {
        yield between + rows.map((row) => JSON.stringify(row)).join(',\n');
        between = ',\n';
      }
    yield ']';
  }
  yield '}\n';
}

/** Rows in memory at once. No connection is held while a slow reader takes them. */
export const PAGE = 1000;

/** Answers the rows of a statement. */
export type Read = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/**
 * A list in a file. `from` ends in a condition. `key`: the columns that order the rows and that no two rows share. If there can be many, an
 * index has them in this order: else each page would read and sort all rows again.
 */
export type Part = { name: string; columns: string; from: string; key: readonly string[] };

/** Names columns as JSON has them: `own.left_at` becomes `own.left_at as "leftAt"`. */
export const named = (columns: string): string =>
  columns.replaceAll(/(?:\w+\.)?(\w+_\w+)/g, (column, name: string) => {
    const inJson = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return `${column} as "${inJson}"`;
  });

/** An instant within JSON that the database makes, as JavaScript writes it. */
export const instantText = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A chore, in the plan or removed from it. */
export const CHORE_FIELDS = named(`
  id, type, due_date, status, assigned_to, planned_on, round, turn_of, planned_by, made, held_by, held_why, held_from, created_at,
  completed_at, completed_by, completed_on, name, let_go_at, let_go_by, moved_at, reminded_on, minutes`);

/** The end of a swap request: what two others wrote each other is not for the person $1. */
export const SWAP_MESSAGE = `
  case when $1 in (requester_id, target_user_id) then message end as message, ${named('created_at, updated_at')}`;

/** Page after page of a list. */
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

/** Writes a JSON object in pieces: `head`, then each part as one list, with a row a line and the rows of all its `values`. */
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

/** So many rows are in memory at once, however many there are. No connection is held while a slow reader takes them. */
export const PAGE = 1000;

/** Answers the rows of a statement. */
export type Read = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/**
 * A list in a file: what stands in each row, and where the rows come from, ending in a condition. `key`: the columns that order them and
 * that no two share. Where rows can be many an index has them in this order, or each page would read and sort all rows again.
 */
export type Part = { name: string; columns: string; from: string; key: readonly string[] };

/** An instant within JSON that the database makes, as JavaScript writes it. */
export const instantText = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A chore, in the plan or removed from it. */
export const CHORE_FIELDS = `
  id, type, due_date as "dueDate", status, assigned_to as "assignedTo", planned_on as "plannedOn", round, turn_of as "turnOf",
  planned_by as "plannedBy", made, held_by as "heldBy", held_why as "heldWhy", held_from as "heldFrom", created_at as "createdAt",
  completed_at as "completedAt", completed_by as "completedBy", completed_on as "completedOn", name, let_go_at as "letGoAt",
  let_go_by as "letGoBy", moved_at as "movedAt", reminded_on as "remindedOn", minutes`;

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

/** A JSON object in pieces: `head` as it is, then each part as one list with a row a line, of each of the `values` one after another. */
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

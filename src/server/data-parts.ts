import type pg from 'pg';

/** So many rows are in memory at once, however many there are. No connection is held while a slow reader takes them. */
const PAGE = 1000;

/** A list in a file: its statement selects what stands in each row, and `key`, a text that orders the rows and that no two share. */
export type Part = { name: string; text: string };

/** A key by which rows come oldest first. */
export const byTime = (column: string, id: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') || ${id} as key`;

/** An instant within JSON that the database makes, as JavaScript writes it. */
export const instantText = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Page after page of a statement's rows. */
export async function* pagesOf<Row extends object>(
  pool: pg.Pool,
  text: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  const paged = `select * from (${text}) as part where key > $${values.length + 1} collate "C"
                  order by key collate "C" limit ${PAGE}`;
  for (let after = ''; ;) {
    const { rows } = await pool.query<Row & { key: string }>(paged, [...values, after]);
    const last = rows.at(-1);
    if (!last) return;
    after = last.key;
    yield rows.map((row) => Object.assign(row, { key: undefined }));
    if (rows.length < PAGE) return;
  }
}

/** A JSON object in pieces: `head` as it is, then each part as a list with one row a line. */
export async function* jsonOf(
  pool: pg.Pool,
  head: object,
  parts: readonly (readonly [part: Part, values: readonly unknown[]])[],
): AsyncGenerator<string> {
  yield `{${JSON.stringify(head).slice(1, -1)}`;
  for (const [{ name, text }, values] of parts) {
    yield `,\n${JSON.stringify(name)}:[`;
    let between = '\n';
    for await (const rows of pagesOf(pool, text, values)) {
      yield between + rows.map((row) => JSON.stringify(row)).join(',\n');
      between = ',\n';
    }
    yield ']';
  }
  yield '}\n';
}

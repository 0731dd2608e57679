import { readFileSync } from 'node:fs';

/** A row of a table, by the names of its columns. */
export type Row = Record<string, string>;

const cellsOf = (line: string) =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) =>
      cell
        .trim()
        .replace(/^`(.*)`$/, '$1')
        .replaceAll('\\*', '*'),
    );

/** Reads the tables of a Markdown page, by their headings. */
export function readTables(file: string): Record<string, Row[]> {
  const tables: Record<string, Row[]> = {};
  let columns: string[] | undefined;
  let heading = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3);
    if (!line.startsWith('|')) {
      columns = undefined;
    } else if (!columns) {
      columns = cellsOf(line);
    } else if (!/^\|[\s|:-]+$/.test(line)) {
      const cells = cellsOf(line);
      const row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
      (tables[heading] ??= []).push(row);
    }
  }
  return tables;
}

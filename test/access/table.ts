import { readFileSync } from 'node:fs';
import path from 'node:path';

const TABLE = path.join(import.meta.dirname, '../../docs/access.md');

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

/** The tables of docs/access.md, by the headings that they stand under. */
export function readTables(file = TABLE): Record<string, Row[]> {
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

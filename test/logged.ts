import { makeLog } from '#server/log.ts';

export type LogLine = Record<string, unknown> & { level: number; msg?: string };

/** A log like the program's, and the lines that stand in it so far. */
export function recordLog(level = 'info') {
  const lines: LogLine[] = [];
  // By its line ends, as whoever reads the program's output does.
  const write = (text: string) => {
    for (const line of text.trimEnd().split('\n')) lines.push(JSON.parse(line) as LogLine);
  };
  const log = makeLog(level, { write });
  return { log, lines };
}

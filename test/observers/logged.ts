import { makeLog } from '#server/platform/logs/log.ts';

type LogLine = Record<string, unknown> & { level: number; msg?: string };

/** A log like the program's, and the lines that stand in it so far. */
export function recordLog(from = 'info', outageOverMs?: number) {
  const lines: LogLine[] = [];
  // By its line ends, as whoever reads the program's output does.
  const write = (text: string) => {
    for (const line of text.trimEnd().split('\n')) lines.push(JSON.parse(line) as LogLine);
  };
  const log = makeLog(from, { write }, outageOverMs);
  /** The security events so far, from this line on, without what pino adds. */
  const events = (after = 0): (Record<string, unknown> & { level: number })[] =>
    lines
      .slice(after)
      .flatMap(({ level, time: _time, pid: _pid, hostname: _host, msg, ...facts }) =>
        msg === 'security event' ? [{ level, ...facts }] : [],
      );
  return { log, lines, events };
}

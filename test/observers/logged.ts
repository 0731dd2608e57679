import { makeLog } from '#server/platform/logs/log.ts';

type LogLine = Record<string, unknown> & { level: number; msg?: string };

/** A log like the program's, and its lines so far. */
export function recordLog(from = 'info', outageOverMs?: number) {
  const lines: LogLine[] = [];
  // Splits at line ends, as readers of the program's output do.
  const write = (text: string) => {
    for (const line of text.trimEnd().split('\n')) lines.push(JSON.parse(line) as LogLine);
  };
  const log = makeLog(from, { write }, outageOverMs);
  /** Returns the security events from this line on, without the fields that pino adds. */
  const events = (after = 0): (Record<string, unknown> & { level: number })[] =>
    lines
      .slice(after)
      .flatMap(({ level, time: _time, pid: _pid, hostname: _host, msg, ...facts }) =>
        msg === 'security event' ? [{ level, ...facts }] : [],
      );
  return { log, lines, events };
}

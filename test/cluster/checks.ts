import { catchingUp, connectionWords } from '#words/offline.ts';
import type { Allowed, Fault } from './faults.ts';
import type { Differences } from './comparison.ts';
import { WRITES, type Answer, type Sent } from './ledger.ts';
import type { Resyncs } from './streams.ts';

/** All observations of one fault, from its beginning until everything works as before. */
export type Observation = {
  fault: Fault;
  from: number;
  sent: Sent[];
  differences: Differences;
  /** How many servers closed an idle connection sooner than nginx. */
  earlyClosers: number;
  streams: { count: number; back: number };
  resyncs: Resyncs;
  /** When streams of one server received a resync. */
  crowd: { count: number; resyncs: number[] };
  /** The log of each server. */
  logs: string[];
  /** The messages of the watched page, without the usual ones after each click. */
  seen: string[];
  pageIsRight: boolean;
};

/** An outage can begin twice: connections break, and then the new primary is not writable yet. */
const SAME_LINE_MAX = 2;
const LOG_MAX_BYTES = 64 * 1024;
const RESYNC_EVERY_MS = 10_000;
const WARN = 40;
/** Hundreds of staggered resyncs take some hundred milliseconds: the middle four fifths of them take longer than this. */
const AT_ONCE_MS = 100;
/** Resyncs later than this belong to another lost connection. */
const ONE_LOSS_MS = 3000;

/** The name of an answer in the table. */
export const kindOf = ({ status, code }: Answer) =>
  [status === 0 ? [] : [status], code === '' ? [] : [code]].flat().join(' ');

const FITS: Record<Allowed, (answer: Answer) => boolean> = {
  busy: ({ status, code }) => status === 503 && code === 'BUSY',
  cut: ({ status }) => status === 502,
};

/** The messages that the page may show in an outage. */
const MAY_BE_SEEN = new Set([connectionWords.reconnecting, catchingUp]);

function counted(names: string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, all]) => `${all.length} × ${name}`);
}

function repeatedLines(log: string): string[] {
  const messages = log.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    return level >= WARN ? [msg] : [];
  });
  return [...Map.groupBy(messages, (message) => message)]
    .filter(([, all]) => all.length > SAME_LINE_MAX)
    .map(([message, all]) => `'${message}' ${all.length} times`);
}

/** Groups the times by the lost connection that caused them. */
function lossesOf(resyncs: number[]): number[][] {
  const losses: number[][] = [];
  for (const at of resyncs.toSorted((one, other) => one - other)) {
    const last = losses.at(-1);
    if (last && at - (last[0] ?? 0) < ONE_LOSS_MS) last.push(at);
    else losses.push([at]);
  }
  return losses;
}

/** The checks of every fault. Each returns its violations. */
export const CHECKS: Record<string, (seen: Observation) => string[]> = {
  'every acknowledged write exists': ({ differences }) => differences.lost,
  'every unknown write exists at most once, and no refused one': ({ differences }) => differences.doubled,
  'every letter came once': ({ differences }) => differences.letters,
  'every server keeps idle connections for longer than nginx': ({ earlyClosers }) =>
    earlyClosers === 0 ? [] : [`${earlyClosers} of them did not`],
  'every stream is back': ({ streams: { count, back } }) =>
    back === count ? [] : [`${count - back} of ${count} received nothing more`],
  'only failures that the fault allows occur': ({ fault, sent }) =>
    counted(
      sent
        .filter(({ outcome }) => outcome !== 'acknowledged')
        .filter(({ answer }) => !fault.allowed.some((allowed) => FITS[allowed](answer)))
        .map(({ kind, answer }) => `${kind} ${kindOf(answer)}`),
    ),
  'reads go on': ({ fault, sent }) =>
    fault.readsGoOn
      ? counted(
          sent
            .filter(({ kind, outcome }) => !WRITES.includes(kind) && outcome !== 'acknowledged')
            .map(({ kind, answer }) => `${kind} ${kindOf(answer)}`),
        )
      : [],
  'the log reports it once': ({ logs }) =>
    logs.flatMap((log, at) => [
      ...repeatedLines(log).map((line) => `server ${at + 1}: ${line}`),
      ...(log.length > LOG_MAX_BYTES ? [`server ${at + 1}: ${log.length} bytes`] : []),
    ]),
  'no stream gets two resyncs within 10 s': ({ resyncs }) => {
    const often = resyncs.filter((times) =>
      times.some((at, index) => at - (times[index - 1] ?? -Infinity) < RESYNC_EVERY_MS),
    );
    return often.length === 0 ? [] : [`${often.length} streams`];
  },
  'the resyncs of many browsers are staggered': ({ crowd }) =>
    lossesOf(crowd.resyncs)
      .filter((resyncs) => resyncs.length > crowd.count / 2)
      .map(
        (resyncs) =>
          (resyncs.at(Math.floor(resyncs.length * 0.9)) ?? 0) -
          (resyncs.at(Math.floor(resyncs.length * 0.1)) ?? 0),
      )
      .filter((tookMs) => tookMs < AT_ONCE_MS)
      .map((tookMs) => `${crowd.count} of one server within ${tookMs} ms`),
  'the page shows only messages about the outage': ({ seen }) =>
    seen.filter((text) => !MAY_BE_SEEN.has(text)),
  'the page becomes right without a reload': ({ pageIsRight }) => (pageIsRight ? [] : ['it is not']),
};

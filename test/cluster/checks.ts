import { catchingUp, connectionWords } from '#words/offline.ts';
import type { Allowed, Fault } from './faults.ts';
import type { Kept } from './kept.ts';
import { WRITES, type Answer, type Sent } from './ledger.ts';
import type { Resyncs } from './streams.ts';

/** All that was seen of one fault, from its beginning until everything was as before. */
export type Observation = {
  fault: Fault;
  from: number;
  sent: Sent[];
  kept: Kept;
  /** How many servers closed a connection sooner than nginx. */
  hasty: number;
  streams: { count: number; back: number };
  resyncs: Resyncs;
  /** When browsers of one server were told to read everything again. */
  crowd: { count: number; told: number[] };
  /** What each server has logged. */
  logs: string[];
  /** What the page of whoever looks on has said, beside what it says of every press. */
  seen: string[];
  pageIsRight: boolean;
};

/** An outage may begin twice: with the connections that break, and with a primary that is none yet. */
const SAME_LINE_MAX = 2;
const LOG_MAX_BYTES = 64 * 1024;
const RESYNC_EVERY_MS = 10_000;
const WARN = 40;
/** Told so one after the other, hundreds take some hundred milliseconds: four fifths of them take longer than this. */
const AT_ONCE_MS = 100;
/** What comes later is of another loss. */
const ONE_LOSS_MS = 3000;

/** How an answer is named in the table. */
export const kindOf = ({ status, code }: Answer) =>
  [status === 0 ? [] : [status], code === '' ? [] : [code]].flat().join(' ');

const FITS: Record<Allowed, (answer: Answer) => boolean> = {
  busy: ({ status, code }) => status === 503 && code === 'BUSY',
  cut: ({ status }) => status === 502,
};

/** What the page says of an outage. */
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

/** The moments in groups, each of one loss of what the server listened to. */
function lossesOf(told: number[]): number[][] {
  const losses: number[][] = [];
  for (const at of told.toSorted((one, other) => one - other)) {
    const last = losses.at(-1);
    if (last && at - (last[0] ?? 0) < ONE_LOSS_MS) last.push(at);
    else losses.push([at]);
  }
  return losses;
}

/** What must hold of every fault; each answers what does not, and nothing where it holds. */
export const CHECKS: Record<string, (seen: Observation) => string[]> = {
  'every acknowledged write is there': ({ kept }) => kept.lost,
  'every unknown write is there once at most, and no refused one': ({ kept }) => kept.doubled,
  'every letter came once': ({ kept }) => kept.letters,
  'a server keeps idle connections for longer than nginx': ({ hasty }) =>
    hasty === 0 ? [] : [`${hasty} of them did not`],
  'every stream is back': ({ streams: { count, back } }) =>
    back === count ? [] : [`${count - back} of ${count} heard nothing more`],
  'nothing fails but what the fault allows': ({ fault, sent }) =>
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
  'the log says it once': ({ logs }) =>
    logs.flatMap((log, at) => [
      ...repeatedLines(log).map((line) => `server ${at + 1}: ${line}`),
      ...(log.length > LOG_MAX_BYTES ? [`server ${at + 1}: ${log.length} bytes`] : []),
    ]),
  'nobody is told to read everything twice in 10 s': ({ resyncs }) => {
    const often = resyncs.filter((times) =>
      times.some((at, index) => at - (times[index - 1] ?? -Infinity) < RESYNC_EVERY_MS),
    );
    return often.length === 0 ? [] : [`${often.length} streams`];
  },
  'many browsers are told to read everything one after the other': ({ crowd }) =>
    lossesOf(crowd.told)
      .filter((told) => told.length > crowd.count / 2)
      .map(
        (told) =>
          (told.at(Math.floor(told.length * 0.9)) ?? 0) - (told.at(Math.floor(told.length * 0.1)) ?? 0),
      )
      .filter((tookMs) => tookMs < AT_ONCE_MS)
      .map((tookMs) => `${crowd.count} of one server within ${tookMs} ms`),
  'the page says no more than that': ({ seen }) => seen.filter((text) => !MAY_BE_SEEN.has(text)),
  'the page is right by itself': ({ pageIsRight }) => (pageIsRight ? [] : ['it is not']),
};

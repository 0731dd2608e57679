import { CHECKS, kindOf, type Observation } from './checks.ts';
import { WRITES } from './ledger.ts';

type Row = Record<
  'fault' | 'pause' | 'slowest' | 'writes' | 'failed writes' | 'failed reads' | 'seen' | 'held',
  string
>;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function kinds(names: string[]): string {
  const groups = [...Map.groupBy(names, (name) => name)];
  return groups.map(([name, all]) => `${all.length} × ${name}`).join(', ') || '–';
}

/** The longest time without an acknowledged write, in milliseconds. */
function longestPause({ from, sent }: Observation): number {
  const times = sent
    .filter(({ kind, outcome }) => WRITES.includes(kind) && outcome === 'acknowledged')
    .map(({ answer }) => answer.to)
    .toSorted((one, other) => one - other);
  return Math.max(...times.map((time, at) => time - (times[at - 1] ?? from)));
}

const problemsOf = (observation: Observation) =>
  Object.entries(CHECKS)
    .map(([name, check]) => ({ name, problems: check(observation) }))
    .filter(({ problems }) => problems.length > 0);

function rowOf(observation: Observation): Row {
  const writes = observation.sent.filter(({ kind }) => WRITES.includes(kind));
  const failed = (isWrite: boolean) =>
    observation.sent
      .filter(({ kind, outcome }) => WRITES.includes(kind) === isWrite && outcome !== 'acknowledged')
      .map(({ answer }) => kindOf(answer));
  return {
    fault: observation.fault.name,
    pause: seconds(longestPause(observation)),
    slowest: seconds(Math.max(...observation.sent.map(({ answer }) => answer.to - answer.from))),
    writes: String(writes.length),
    'failed writes': kinds(failed(true)),
    'failed reads': kinds(failed(false)),
    seen:
      observation.seen
        .slice(0, 3)
        .map((text) => `'${text}'`)
        .join(' ') || '–',
    held: problemsOf(observation).length === 0 ? 'yes' : 'no',
  };
}

/** Returns the table of all faults in docs/scaling.md. */
export function table(observations: Observation[]): string {
  const rows = observations.map(rowOf);
  const titles = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(titles),
    line(titles.map(() => '---')),
    ...rows.map((row) => line(titles.map((title) => row[title]))),
  ].join('\n');
}

/** Returns the failed checks, each with its first violations. */
export function failures(observations: Observation[]): string[] {
  return observations.flatMap((observation) =>
    problemsOf(observation).map(({ name, problems }) => {
      const more = problems.length > 5 ? ` … and ${problems.length - 5} more` : '';
      return `${observation.fault.name}: not '${name}': ${problems.slice(0, 5).join('; ')}${more}`;
    }),
  );
}

import { availableParallelism } from 'node:os';
import type { Measured } from './load.ts';

export type Line = { what: string; ours: string; floor: string; compared: string; aim: string };

const TITLES: Line = { what: '', ours: 'ours', floor: 'floor', compared: 'compared', aim: 'aim' };

const signed = new Intl.NumberFormat('en', {
  signDisplay: 'always',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
});
const fixed = (value: number, digits: number) => value.toFixed(digits);

/** Client, server and database share the machine's cores, so more cores give better figures. */
export const SHARED_CORES = `${availableParallelism()} cores for all`;

/** A line for a rate per second, with its ratio to the floor's. */
export function rate(what: string, ours: number, floor: number, aim?: number): Line {
  return {
    what: `${what}/s`,
    ours: fixed(ours, 0),
    floor: fixed(floor, 0),
    compared: fixed(ours / floor, 2),
    aim: aim === undefined ? '' : `≥ ${aim}`,
  };
}

/** Lines for requests a second and CPU per request, ours and the floor's. */
export function pressed(
  what: string,
  { ours, floor }: Record<'ours' | 'floor', Measured>,
  aim: number,
): Line[] {
  return [
    rate(`${what}: requests`, ours.perSecond, floor.perSecond, aim),
    {
      what: `${what}: CPU ms/request`,
      ours: fixed(ours.cpuMs, 3),
      floor: fixed(floor.cpuMs, 3),
      compared: fixed(floor.cpuMs / ours.cpuMs, 2),
      aim: `≥ ${aim}`,
    },
  ];
}

/** A line for a figure that should be small, with the difference from the floor's. */
export function beside(what: string, ours: number, floor: number, aim = ''): Line {
  return { what, ours: fixed(ours, 1), floor: fixed(floor, 1), compared: signed.format(ours - floor), aim };
}

/** Formats the lines as a table. */
export function table(lines: Line[]): string {
  const columns = Object.keys(TITLES) as (keyof Line)[];
  const rows = [TITLES, ...lines];
  const width = (column: keyof Line) => Math.max(...rows.map((row) => row[column].length));
  return rows
    .map((row) =>
      columns
        .map((name) => (name === 'what' ? row[name].padEnd(width(name)) : row[name].padStart(width(name))))
        .join('  '),
    )
    .join('\n');
}

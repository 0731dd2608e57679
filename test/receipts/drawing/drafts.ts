import { randomBelow } from '#domain/random.ts';
import {
  BANKS,
  HELD_OUT_REQUESTERS,
  MEMOS,
  DEVELOPMENT_REQUESTERS,
  SENDERS,
  type Person,
} from '#test/receipts/drawing/people.ts';
import type { Due, RoundLook, Shown } from '#test/receipts/drawing/receipt.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The time of the first request. */
const BEGINNING = Date.UTC(2026, 0, 12);
const ZONES = [
  'Asia/Kuala_Lumpur',
  'Asia/Kuala_Lumpur',
  'Asia/Kuching',
  'Asia/Singapore',
  'Australia/Melbourne',
];

export type Chance = (count: number, ...what: string[]) => number;
/** A correct payment and the share that it pays; a fault changes some of it. */
export type Draft = { due: Due; shown: Shown; now: number; who: Person; chance: Chance; look: RoundLook };

export function one<T>(list: readonly T[], chance: Chance, what: string): T {
  const found = list[chance(list.length, what)];
  if (found === undefined) throw new Error(`Nothing to choose ${what} from`);
  return found;
}

/** Draws a share of any size: a few ringgit, odd sen, whole ringgit, above a thousand. */
export function someSen(chance: Chance, what = 'sen'): number {
  const kinds = [
    () => 150 + chance(850, what, 'small'),
    () => 1_000 + chance(9_000, what, 'middle'),
    () => 1_000 + chance(9_000, what, 'middle'),
    () => 100 * (11 + chance(190, what, 'whole')),
    () => 10_000 + chance(60_000, what, 'large'),
    () => 100_000 + chance(280_000, what, 'thousands'),
  ];
  return (kinds[chance(kinds.length, what)] ?? kinds[0]!)();
}

/** Draws a correct payment that a look can print, from `id` and the set's seed. */
export function draft(seed: string, id: string, look: RoundLook, turn: number): Draft {
  const chance: Chance = (count, ...what) => randomBelow(count, seed, id, ...what);
  const people = look.isHeldOut ? HELD_OUT_REQUESTERS : DEVELOPMENT_REQUESTERS;
  const who = people[turn % people.length] ?? one(people, chance, 'who');
  const askedAt = BEGINNING + chance(330, 'day') * DAY + chance(14 * 3600, 'hour') * 1000;
  const paidAt = askedAt + HOUR / 3 + chance(5 * 24 * 3600, 'paid') * 1000;
  const sen = someSen(chance);
  return {
    due: { sen, requester: who.called, askedAt, zone: one(ZONES, chance, 'zone') },
    shown: {
      outcome: 'success',
      sen,
      currency: 'RM',
      recipient: who.full,
      sender: one(SENDERS, chance, 'sender'),
      bank: one(BANKS, chance, 'bank'),
      paidAt,
      pageSeed: `${seed} ${id}`,
      referenceSeed: `${seed} ${id}`,
      referenceAt: paidAt,
      memo: one(MEMOS, chance, 'memo'),
      balanceSen: 18_000 + chance(400_000, 'balance'),
    },
    now: paidAt + 120_000 + chance(2 * 24 * 3600, 'now') * 1000,
    who,
    chance,
    look,
  };
}

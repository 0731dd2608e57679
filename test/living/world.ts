import type { Day } from '#domain/days.ts';
import { dayOf } from '#domain/days.ts';
import type { Browser, TestApp } from '#test/running/app.ts';
import type { Chance } from '#test/fuzzing/chance.ts';
import type { Delivered } from '#test/living/letters.ts';

export const TIME_ZONE = 'Asia/Kuala_Lumpur';

/** A person with a browser. `isGone` means that they deleted their account. */
export type Resident = Browser & {
  userId: string;
  name: string;
  email: string;
  password: string;
  isGone: boolean;
  /** How many of ten due chores they complete on their day. */
  diligence: number;
  /** Their letters, newest last. */
  letters: Delivered[];
};

export type World = {
  app: TestApp;
  chance: Chance;
  /** All people who ever had an account. */
  people: Resident[];
  homeIds: string[];
  /** For how many evenings a member has lived in a home without a share of its work, by 'home user'. */
  leftOut: Map<string, number>;
  /** The number of sent receipts, since each has its own reference. */
  receipts: number;
  /** Reminders that were due at the last check and not sent, by share, with their day. */
  late: Map<string, Day>;
  /** The acts, newest last, for the message about a fault. */
  log: string[];
  /** The faults found. */
  wrong: string[];
};

/** A person who looks at one of their homes. */
export type Visit = { world: World; me: Resident; homeId: string };

/** An act of a person. Returns what was done, or undefined if there was nothing to do. */
export type Act = { weight: number; does: (visit: Visit) => Promise<string | undefined> };

export const today = ({ app }: World): Day => dayOf(app.clock.now, TIME_ZONE);

export const personOf = (world: World, userId: string): Resident => {
  const found = world.people.find((person) => person.userId === userId);
  if (!found) throw new Error(`no person has the id ${userId}`);
  return found;
};

/** A UUID (version 4) that is drawn from the seed. */
export function uuid({ chance }: Pick<World, 'chance'>): string {
  const hex = chance.bytes(16).toString('hex');
  const variant = '89ab'[chance.below(4)] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Draws one of the items; undefined if there are none. */
export function pick<Item>({ chance }: Pick<World, 'chance'>, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[chance.below(items.length)];
}

/** Draws some of the items in their order, at least one if there are any. */
export function some<Item>(world: Pick<World, 'chance'>, items: readonly Item[]): Item[] {
  const chosen = items.filter(() => world.chance.isOften(1, 2));
  const one = pick(world, items);
  return chosen.length > 0 || one === undefined ? chosen : [one];
}

/** Records a fault, with its day and the acts before it. */
export function complain(world: World, what: string) {
  world.wrong.push(
    [`${today(world)} ${what}`, ...world.log.slice(-12).map((line) => `    ${line}`)].join('\n'),
  );
}

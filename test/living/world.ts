import type { Day } from '#domain/days.ts';
import { dayOf } from '#domain/days.ts';
import type { Browser, TestApp } from '#test/running/app.ts';
import type { Chance } from '#test/fuzzing/chance.ts';
import type { Delivered } from '#test/living/letters.ts';

export const TIME_ZONE = 'Asia/Kuala_Lumpur';

/** Somebody with a browser of their own; `isGone` once they have deleted their account. */
export type Resident = Browser & {
  userId: string;
  name: string;
  email: string;
  password: string;
  isGone: boolean;
  /** Out of ten chores that are due, so many get done on their day. */
  diligence: number;
  /** What came to them, the newest last. */
  letters: Delivered[];
};

export type World = {
  app: TestApp;
  chance: Chance;
  /** Everybody who ever had an account, those who are gone too. */
  people: Resident[];
  homeIds: string[];
  /** For how many evenings somebody has lived somewhere without a share of its work: 'home user'. */
  leftOut: Map<string, number>;
  /** How many receipts were sent: each has a reference of its own. */
  receipts: number;
  /** Reminders that were due and had not left, by share, with their day. */
  late: Map<string, Day>;
  /** What happened, the newest last, for whoever looks for the reason. */
  log: string[];
  /** What is wrong, each once. */
  wrong: string[];
};

/** Somebody who looks at one of their homes. */
export type Visit = { world: World; me: Resident; homeId: string };

/** What a person may do: answers what was done, undefined where there was nothing to do. */
export type Act = { weight: number; does: (visit: Visit) => Promise<string | undefined> };

export const today = ({ app }: World): Day => dayOf(app.clock.now, TIME_ZONE);

export const personOf = (world: World, userId: string): Resident => {
  const found = world.people.find((person) => person.userId === userId);
  if (!found) throw new Error(`nobody has the id ${userId}`);
  return found;
};

/** A UUID (version 4) that follows from the seed. */
export function uuid({ chance }: Pick<World, 'chance'>): string {
  const hex = chance.bytes(16).toString('hex');
  const variant = '89ab'[chance.below(4)] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** One of them, or nobody of none. */
export function pick<Item>({ chance }: Pick<World, 'chance'>, items: readonly Item[]): Item | undefined {
  return items.length === 0 ? undefined : items[chance.below(items.length)];
}

/** Some of them, at least one where there is any, in their order. */
export function some<Item>(world: Pick<World, 'chance'>, items: readonly Item[]): Item[] {
  const chosen = items.filter(() => world.chance.isOften(1, 2));
  const one = pick(world, items);
  return chosen.length > 0 || one === undefined ? chosen : [one];
}

/** Says that something is wrong, with when and after what. */
export function complain(world: World, what: string) {
  world.wrong.push(
    [`${today(world)} ${what}`, ...world.log.slice(-12).map((line) => `    ${line}`)].join('\n'),
  );
}

import { test } from '@playwright/test';

/** The actions of a person in a browser of any engine. A string is the whole name or text, not a part of it. */
export type Visitor = {
  open: (address: string) => Promise<void>;
  /** Clicks the only control with this role and name. */
  tap: (role: 'button' | 'link' | 'option', name: string | RegExp) => Promise<void>;
  /** Types into the field with this label, key by key. */
  type: (label: string, text: string) => Promise<void>;
  pick: (label: string, option: string) => Promise<void>;
  valueOf: (label: string) => Promise<string>;
  /** Puts a file into the page's only file field. */
  upload: (file: string) => Promise<void>;
  see: (text: string | RegExp, patience?: number) => Promise<void>;
  seeNoMore: (text: string | RegExp) => Promise<void>;
  /** Expects the page to have this path. */
  isAt: (path: string) => Promise<void>;
  /** Takes the network away, or returns it. Undefined if the engine's protocol cannot. */
  unplug: ((isOffline: boolean) => Promise<void>) | undefined;
  picture: (file: string) => Promise<void>;
};

/** Makes each action a step, so that the report of a failure names it. */
export function narrate(name: string, visitor: Visitor): Visitor {
  const steps = Object.entries(visitor).map(([action, act]) => [
    action,
    act &&
      ((...given: unknown[]) =>
        test.step(`${name}: ${action} ${given.join(' ')}`, () =>
          (act as (...args: unknown[]) => Promise<unknown>)(...given))),
  ]);
  return Object.fromEntries(steps) as Visitor;
}

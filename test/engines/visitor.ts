import { test } from '@playwright/test';

/** What a person does in a browser of their own, in whichever engine. Names and texts are whole where they are strings. */
export type Visitor = {
  open: (address: string) => Promise<void>;
  /** The one control that has this role and name. */
  tap: (role: 'button' | 'link' | 'option', name: string | RegExp) => Promise<void>;
  /** By the label of the field: keys, one after the other. */
  type: (label: string, text: string) => Promise<void>;
  pick: (label: string, option: string) => Promise<void>;
  valueOf: (label: string) => Promise<string>;
  /** Into the page's only field for files. */
  upload: (file: string) => Promise<void>;
  see: (text: string | RegExp, patience?: number) => Promise<void>;
  seeNoMore: (text: string | RegExp) => Promise<void>;
  /** The page stands at this path. */
  standAt: (path: string) => Promise<void>;
  /** Takes the network away, or gives it back; undefined where the engine's protocol cannot. */
  unplug: ((isOffline: boolean) => Promise<void>) | undefined;
  picture: (file: string) => Promise<void>;
};

/** The same, and each deed is a step that the report of a failure names. */
export function narrate(name: string, visitor: Visitor): Visitor {
  const told = Object.entries(visitor).map(([deed, act]) => [
    deed,
    act &&
      ((...given: unknown[]) =>
        test.step(`${name}: ${deed} ${given.join(' ')}`, () =>
          (act as (...args: unknown[]) => Promise<unknown>)(...given))),
  ]);
  return Object.fromEntries(told) as Visitor;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { findChoosers, findControls, findOptions, showsText, valueIn } from '#test/engines/in-page.ts';
import type { Visitor } from '#test/engines/visitor.ts';
import type { ElementReference, Session } from '#test/engines/session.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the pattern of a text, since functions in the page take patterns only. */
const patternOf = (wanted: string | RegExp) =>
  typeof wanted === 'string'
    ? `^${wanted.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`
    : wanted.source;

/** Retries until the attempt succeeds. */
const until = (attempt: () => Promise<void>, timeout = 10_000) =>
  expect(attempt).toPass({ timeout, intervals: [100] });

/** Returns a visitor for a browser that a protocol drives. The protocol finds elements by selectors, not by role and name. */
export function enterBySession(session: Session, baseURL: string): Visitor {
  // oxlint-disable-next-line typescript/no-explicit-any -- the functions in the page take different arguments
  const ask = (inPage: (...args: any[]) => unknown, ...args: (string | ElementReference)[]) =>
    session.run(String(inPage), args);

  async function theOne(found: Promise<unknown>, what: string) {
    const elements = (await found) as ElementReference[];
    expect(elements, `one ${what}`).toHaveLength(1);
    return elements[0] as ElementReference;
  }
  async function control(role: string, name: string | RegExp) {
    // Each new page has lost axe.
    if (!(await session.run('() => "axe" in window'))) await session.run(`() => { ${AXE} }`);
    return theOne(ask(findControls, role, patternOf(name)), `${role || 'field'} ${name}`);
  }
  const field = (label: string) => control('', label);

  return {
    // Firefox sometimes aborts a navigation (NS_BINDING_ABORTED) while the last page is still loading a part.
    open: (address) =>
      until(async () => {
        await session.go(new URL(address, baseURL).href);
      }),
    tap: (role, name) =>
      until(async () => {
        await session.click(await control(role, name));
      }),
    type: (label, text) =>
      until(async () => {
        await session.type(await field(label), text);
      }),
    pick: (label, option) =>
      until(async () => {
        await session.choose(await theOne(ask(findOptions, await field(label), option), `option ${option}`));
      }),
    valueOf: async (label) => {
      let value = '';
      await until(async () => {
        value = String(await ask(valueIn, await field(label)));
      });
      return value;
    },
    upload: (file) =>
      until(async () => {
        await session.upload(await theOne(ask(findChoosers), 'field for files'), file);
      }),
    see: (text, patience) =>
      until(async () => {
        expect(await ask(showsText, patternOf(text)), `${text} shows`).toBe(true);
      }, patience),
    seeNoMore: (text) =>
      until(async () => {
        expect(await ask(showsText, patternOf(text)), `${text} still shows`).toBe(false);
      }),
    isAt: (path) =>
      until(async () => {
        expect(await session.address()).toBe(`${baseURL}${path}`);
      }),
    unplug:
      session.unplug &&
      (async (isOffline) => {
        await session.unplug?.(isOffline);
      }),
    picture: async (file) => {
      writeFileSync(file, await session.picture());
    },
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { isLanguage } from '#domain/languages.ts';
import { DESKTOP, PHONE, PHONE_LANDSCAPE } from '#test/browser/harness.ts';
import { buildFairPeople } from '#test/browser/pictures/fair-home.ts';
import { FAIR_SCREENS } from '#test/browser/pictures/fair-screens.ts';
import { buildPictureHome } from '#test/browser/pictures/home.ts';
import { buildMovingOutPeople } from '#test/browser/pictures/moving-out-home.ts';
import { MOVING_OUT_SCREENS } from '#test/browser/pictures/moving-out-screens.ts';
import { buildPeople } from '#test/browser/pictures/people.ts';
import { screenWordsIn } from '#test/browser/pictures/words.ts';
import { goto, SCREENS, type People, type Screen } from '#test/browser/pictures/screens.ts';
import { growToContent, look, settle, test } from '#test/browser/pictures/still.ts';

/**
 * Takes every screen and state, by `npm run pictures -- all` (LANGUAGE=ms or zh for another language), to be looked at.
 */
const FOLDER = path.join(import.meta.dirname, '../../../test-results/pictures');
const SCHEMES = ['light', 'dark'] as const;
const asked = process.env['LANGUAGE'];
const LANGUAGE = isLanguage(asked) ? asked : 'en';

const only = process.env['SCREEN'];
const ALL_SCREENS = [SCREENS, FAIR_SCREENS, MOVING_OUT_SCREENS].flatMap((screens) =>
  screens.map(({ name }) => name),
);
if (only !== undefined && !ALL_SCREENS.includes(only))
  throw new Error(`No screen is called ${only}. Screens: ${ALL_SCREENS.join(', ')}`);
const chosen = <S extends { name: string }>(screens: S[]) =>
  only === undefined ? screens : screens.filter(({ name }) => name === only);

const ENDING = LANGUAGE === 'en' ? '' : `-${LANGUAGE}`;

type Size = { width: number; height: number };
/** From here on the browser's pages are in the language; the data was created in English. */
async function setLanguage(page: Page) {
  await page.goto('/login');
  await page.context().addCookies([{ name: 'serumah.language', value: LANGUAGE, url: page.url() }]);
  await page.evaluate((language) => {
    const body = JSON.stringify({ json: { language } });
    return fetch('/api/rpc/users/setLanguage', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }, LANGUAGE);
}

/** Makes one picture of many, each with its name below it. */
async function makeSheet(page: Page, sheet: string, names: string[], { width, height }: Size) {
  const shownAt = Math.min(width, 480) / 2;
  const figures = names.map(
    (name) =>
      `<figure><div><img src="${name}.png" width="${shownAt}"></div><figcaption>${name}</figcaption></figure>`,
  );
  const file = path.join(FOLDER, `${sheet}.html`);
  writeFileSync(
    file,
    `<!doctype html><style>
      body { font: 13px sans-serif; display: flex; flex-wrap: wrap; gap: 16px; margin: 16px; background: #888 }
      figure { margin: 0 } figcaption { padding: 4px 0 }
      div { height: ${(shownAt * Math.max(height, width * 0.6) * 1.4) / width}px; overflow: hidden }
    </style>${figures.join('')}`,
  );
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: path.join(FOLDER, `${sheet}.png`), fullPage: true });
}

mkdirSync(FOLDER, { recursive: true });

type Taking<By extends string, Facts> = {
  screens: Screen<By, Facts>[];
  pages: Record<By, Page>;
  facts: Facts;
  device: string;
  viewport: Size;
  sheet: string;
};
/** Takes each screen, light and dark, and a contact sheet of each. */
async function take<By extends string, Facts>(taking: Taking<By, Facts>) {
  const { screens, pages, facts, device, viewport, sheet } = taking;
  for (const page of Object.values<Page>(pages)) await setLanguage(page);
  const words = await screenWordsIn(LANGUAGE);
  const taken = { light: [] as string[], dark: [] as string[] };
  let last: Page | undefined;
  for (const { name, by, open, isWhole = false } of screens) {
    const page = await pages[by].context().newPage();
    page.setDefaultTimeout(15_000);
    await open(page, words, facts);
    if (isWhole) await growToContent(page, viewport);
    // The browser does not redraw parts that move by half a pixel, but a change of colours redraws the whole page.
    await settle(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot();
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const file = `${name}-${device}-${colorScheme}${ENDING}`;
      await look(page, path.join(FOLDER, `${file}.png`));
      taken[colorScheme].push(file);
    }
    await page.context().setOffline(false);
    await last?.close();
    last = page;
  }
  if (!last || only !== undefined) return;
  for (const colorScheme of SCHEMES)
    await makeSheet(last, `${sheet}-${device}-${colorScheme}${ENDING}`, taken[colorScheme], viewport);
}

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`every screen on a ${device}`, async ({ visit, person, receipt, expectedErrors }) => {
    test.skip(chosen(SCREENS).length === 0);
    test.setTimeout(900_000);
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of/);
    const { people, facts } = await buildPeople(person, receipt, viewport);
    const pages: People = { ...people, nobody: (await visit({ viewport })).page };
    await take({ screens: chosen(SCREENS), pages, facts, device, viewport, sheet: 'sheet' });
  });

  test(`what is fair, on a ${device}`, async ({ person, expectedErrors }) => {
    test.skip(chosen(FAIR_SCREENS).length === 0);
    test.setTimeout(900_000);
    expectedErrors.push(/status of/);
    const { people, facts } = await buildFairPeople(person, viewport);
    await take({
      screens: chosen(FAIR_SCREENS),
      pages: people,
      facts,
      device,
      viewport,
      sheet: 'sheet-fair',
    });
  });

  test(`moving out, on a ${device}`, async ({ person, expectedErrors }) => {
    test.skip(chosen(MOVING_OUT_SCREENS).length === 0);
    test.setTimeout(600_000);
    expectedErrors.push(/status of/);
    const { people, facts } = await buildMovingOutPeople(person, viewport);
    await take({
      screens: chosen(MOVING_OUT_SCREENS),
      pages: people,
      facts,
      device,
      viewport,
      sheet: 'sheet-move-out',
    });
  });
}

const OTHER_SIZES: Size[] = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 800, height: 1280 },
  PHONE_LANDSCAPE,
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

test('board, dashboard and money in other sizes', async ({ person, receipt }) => {
  test.skip(only !== undefined);
  test.setTimeout(300_000);
  const { reader } = await buildPictureHome(person, receipt, PHONE);
  for (const size of OTHER_SIZES) {
    const page = await reader.context.newPage();
    const taken: string[] = [];
    for (const to of ['/dashboard', '/chores', '/pay-my-money-back']) {
      await page.setViewportSize(size);
      await goto(page, to);
      const name = `${to.slice(1)}-${size.width}`;
      if (size !== PHONE_LANDSCAPE) await growToContent(page, size);
      await look(page, path.join(FOLDER, `${name}.png`));
      taken.push(name);
    }
    await makeSheet(page, `sheet-${size.width}`, taken, size);
    await page.close();
  }
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { buildHome, DESKTOP, PHONE, PHONE_ON_ITS_SIDE, type Person } from '#test/browser/harness.ts';
import { ask, leaveProof } from '#test/browser/payment-steps.ts';
import { buildPictureHome } from '#test/browser/pictures/home.ts';
import { goto, SCREENS, type People } from '#test/browser/pictures/screens.ts';
import { test, type Receipts } from '#test/browser/proof-steps.ts';

/** Every screen and state, by `npm run pictures -- all`: to be opened, and looked at. */
const FOLDER = path.join(import.meta.dirname, '../../../test-results/pictures');
const SCHEMES = ['light', 'dark'] as const;

type Size = { width: number; height: number };
/** A newcomer, one alone in a new home, and two of a home of five, of whom one owes the other. */
async function build(
  person: (name: string, options: { viewport: Size }) => Promise<Person>,
  receipt: Receipts,
  viewport: Size,
) {
  const { homeId, reader, others } = await buildPictureHome(
    (name) => person(name, { viewport }),
    receipt,
    viewport,
  );
  const [member] = others as [Person];
  const bill = (title: string) => ask({ homeId, from: reader, debtors: [member], title, sen: 5960 });
  const [toPay, paid, waiting] = [await bill('Gas'), await bill('Water'), await bill('Rent of the chairs')];
  const proof = { homeId, debtor: member };
  await leaveProof({ ...proof, paymentId: paid, state: 'verified' });
  await leaveProof({ ...proof, paymentId: waiting, state: 'review', isTold: true });
  const alone = await person('Nurul Huda', { viewport });
  await buildHome([alone], 'Rumah Nenek');
  return {
    people: {
      newcomer: (await person('Farid Aziz', { viewport })).page,
      reader: reader.page,
      member: member.page,
      alone: alone.page,
    },
    facts: { homeId, toPay, paid, waiting, debtorId: member.userId },
  };
}

/** As high as all of the page, with what is fixed below standing below. */
async function growToContent(page: Page, { width, height }: Size) {
  const all = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, all) });
}

/** One picture of many, each with its name below it. */
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

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`every screen on a ${device}`, async ({ visit, person, receipt, expectedErrors }) => {
    test.setTimeout(900_000);
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of/);
    const { people, facts } = await build(person, receipt, viewport);
    const pages: People = { ...people, nobody: (await visit({ viewport })).page };
    const taken = { light: [] as string[], dark: [] as string[] };
    for (const { name, by, open, isWhole = false } of SCREENS) {
      const page = await pages[by].context().newPage();
      page.setDefaultTimeout(15_000);
      await open(page, facts);
      if (isWhole) await growToContent(page, viewport);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = `${name}-${device}-${colorScheme}`;
        await page.screenshot({ path: path.join(FOLDER, `${file}.png`) });
        taken[colorScheme].push(file);
      }
      await page.context().setOffline(false);
      await page.close();
    }
    for (const colorScheme of SCHEMES)
      await makeSheet(
        await pages.nobody.context().newPage(),
        `sheet-${device}-${colorScheme}`,
        taken[colorScheme],
        viewport,
      );
  });

const OTHER_SIZES: Size[] = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 800, height: 1280 },
  PHONE_ON_ITS_SIDE,
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

test('board, dashboard and money in other sizes', async ({ person, receipt }) => {
  test.setTimeout(300_000);
  const { reader } = await buildPictureHome(person, receipt, PHONE);
  for (const size of OTHER_SIZES) {
    const page = await reader.context.newPage();
    const taken: string[] = [];
    for (const to of ['/dashboard', '/chores', '/pay-my-money-back']) {
      await page.setViewportSize(size);
      await goto(page, to);
      const name = `${to.slice(1)}-${size.width}`;
      if (size !== PHONE_ON_ITS_SIDE) await growToContent(page, size);
      await page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
      taken.push(name);
    }
    await makeSheet(page, `sheet-${size.width}`, taken, size);
    await page.close();
  }
});

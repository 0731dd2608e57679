import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { board } from '#words/chores.ts';
import { findChromium } from '../../tools/find-chromium.ts';
import { DATABASE, ORIGIN } from './layout.ts';
import { createHome, emailOf, makePerson, register } from './people.ts';

/** Long enough for the messages about the last click to disappear. */
const PRESS_AFTER_MS = 5000;
/** Longer than the page takes to retry. */
const MESSAGE_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 200;
const RIGHT_WITHIN_MS = 20_000;

const controls = (page: Page, name: RegExp) =>
  page.getByRole('region').getByRole('listitem').getByRole('button', { name });

async function completedIn(homeId: string): Promise<number> {
  const client = new pg.Client(DATABASE);
  await client.connect();
  const { rows } = await client.query<{ completed: number }>(
    `select count(*)::int as completed from chores where home_id = $1 and status = 'completed'`,
    [homeId],
  );
  await client.end();
  return rows[0]?.completed ?? 0;
}

/** Returns a message without the usual texts after a click. */
function withoutUsual(text: string): string {
  const usual = [board.completed, board.reopened, board.undo];
  return usual
    .reduce((rest, part) => rest.replaceAll(part, ''), text)
    .trim()
    .replaceAll(/\s+/g, ' ');
}

/** Starts a person with a real browser who keeps completing and reopening a chore, and records the page's messages. */
export async function startBrowserUser(number: number) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath !== undefined && { executablePath }),
  });
  const context = await browser.newContext({ timezoneId: 'Asia/Kuala_Lumpur', reducedMotion: 'reduce' });
  const person = makePerson(number);
  await register(person);
  const homeId = await createHome(person);
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/login`);
  await page.getByLabel('Email').fill(emailOf(person));
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.goto(`${ORIGIN}/chores`);
  const pressed = controls(page, /^(Mark complete|Undo)/).first();
  await pressed.waitFor();

  const seen = new Set<string>();
  const ending = new AbortController();

  const look = async () => {
    while (!ending.signal.aborted) {
      const texts = await page
        .locator('[role=status], [role=alert]')
        .allInnerTexts()
        .catch(() => []);
      for (const text of texts.map(withoutUsual)) if (text) seen.add(text);
      await wait(LOOK_EVERY_MS);
    }
  };
  const press = async () => {
    while (!ending.signal.aborted) {
      await pressed.click().catch(() => {});
      // Waits for the page's message, as most people do.
      await page
        .locator('[role=status], [role=alert]')
        .filter({ hasText: /chore/i })
        .first()
        .waitFor({ timeout: MESSAGE_WITHIN_MS })
        .catch(() => {});
      await wait(PRESS_AFTER_MS);
    }
  };
  const working = Promise.all([look(), press()]);

  return {
    /** Returns the messages since the last call. */
    takeSeen() {
      const texts = [...seen];
      seen.clear();
      return texts;
    },
    /** Whether the page shows what is stored, without a reload. */
    async isRight() {
      for (const end = Date.now() + RIGHT_WITHIN_MS; Date.now() < end; await wait(LOOK_EVERY_MS)) {
        if ((await controls(page, /^Undo/).count()) === (await completedIn(homeId))) return true;
      }
      return false;
    },
    async end() {
      ending.abort();
      await working.catch(() => {});
      await browser.close();
    },
  };
}

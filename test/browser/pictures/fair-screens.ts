import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { chorePlace, LATE_PLACE } from '#domain/places.ts';
import { pressPlanned } from '#test/browser/board-steps.ts';
import { button, expect, region, today } from '#test/browser/harness.ts';
import type { buildFairPeople } from '#test/browser/pictures/fair-home.ts';
import { openPart } from '#test/browser/profile-steps.ts';
import type { ScreenWords } from '#test/browser/pictures/words.ts';
import { at, goto, ofAny, type Screen } from '#test/browser/pictures/screens.ts';

type Built = Awaited<ReturnType<typeof buildFairPeople>>;
type FairScreen = Screen<keyof Built['people'], Built['facts']>;
type Facts = Built['facts'];
type Way = keyof Facts['chores'];

const part = (page: Page, { balance: { balance } }: ScreenWords) => region(page, balance.title);
const dialog = (page: Page) => page.getByRole('dialog');

async function openBalance(page: Page, words: ScreenWords) {
  await goto(page, '/home-management/balance');
  await part(page, words).scrollIntoViewIfNeeded();
  await expect(part(page, words).getByRole('listitem').first()).toBeVisible();
}

async function showTable(page: Page, words: ScreenWords) {
  const fold = button(part(page, words), words.balance.balance.showTable);
  // On desktops it is not folded.
  if (await fold.isVisible()) await fold.click();
}

async function chooseDays(page: Page, from: number, to: number) {
  const fill = (name: string, days: number) =>
    dialog(page).locator(`input[name=${name}]`).fill(addDays(today(), days));
  await fill('from', from);
  await fill('to', to);
  await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0);
}

async function openAbsences(page: Page, { chores: { absenceLine }, plan: { planning } }: ScreenWords) {
  await goto(page, '/chores');
  await pressPlanned(page, absenceLine.button, planning.title);
  await expect(dialog(page)).toBeVisible();
}

const path = ({ id, day }: Facts['chores'][Way]) => `/chores?week=${day}&chore=${id}`;
const sheet = (way: Way): FairScreen => ({
  name: `fair-chore-${way}`,
  by: 'fair',
  async open(page, _words, { chores }) {
    await goto(page, path(chores[way]));
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).locator('[aria-busy=true], .skeleton')).toHaveCount(0);
  },
});

async function openDashboardWhy(page: Page) {
  await goto(page, '/dashboard');
  await page.locator('main li').getByRole('link').first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('[aria-busy=true], .skeleton')).toHaveCount(0);
}

/** The screens about absences, 'Why me?' and the balance, in a home of their own. */
export const FAIR_SCREENS: FairScreen[] = [
  {
    name: 'fair-balance',
    by: 'fair',
    async open(page, words) {
      await openBalance(page, words);
      await showTable(page, words);
    },
    isWhole: true,
  },
  {
    name: 'fair-balance-12-weeks',
    by: 'fair',
    async open(page, words) {
      await openBalance(page, words);
      await part(page, words)
        .getByRole('tab', { name: words.balance.balance.weeks(12), exact: true })
        .click();
    },
    isWhole: true,
  },
  at('fair-homes-member', 'fairMember', '/home-management'),
  { name: 'fair-balance-nothing', by: 'fairIdle', open: openBalanceOf, isWhole: true },
  { name: 'fair-balance-alone', by: 'fairAlone', open: openBalanceOf, isWhole: true },
  {
    name: 'fair-away-none',
    by: 'fair',
    open: openAbsences,
  },
  {
    name: 'fair-away',
    by: 'fair',
    async open(page, words) {
      await openAbsences(page, words);
      await chooseDays(page, 0, 8);
    },
  },
  {
    name: 'fair-away-refused',
    by: 'fair',
    async open(page, words) {
      await openAbsences(page, words);
      await chooseDays(page, 20, 30);
    },
  },
  {
    name: 'fair-away-missing',
    by: 'fair',
    async open(page, words) {
      await openAbsences(page, words);
      await button(dialog(page), words.absences.absenceDialog.save).click();
      await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'fair-profile',
    by: 'fair',
    async open(page, { profile }) {
      await goto(page, '/profile');
      const away = await openPart(page, profile.rowTitles.away);
      await expect(away.getByRole('listitem').first()).toBeVisible();
    },
    isWhole: true,
  },
  {
    name: 'fair-profile-empty',
    by: 'fairMember',
    async open(page, { absences: { absenceCard }, profile }) {
      await goto(page, '/profile');
      await openPart(page, profile.rowTitles.away);
      await expect(page.getByText(absenceCard.empty)).toBeVisible();
    },
  },
  {
    name: 'fair-profile-change',
    by: 'fair',
    async open(page, { absences: { absenceCard }, profile }) {
      await goto(page, '/profile');
      await button(await openPart(page, profile.rowTitles.away), absenceCard.change).click();
      const form = dialog(page).last();
      await expect(form.locator('input[name=from]')).toBeVisible();
      await expect(form.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
    },
  },
  {
    name: 'fair-profile-delete',
    by: 'fair',
    async open(page, { absences: { absenceCard }, profile }) {
      await goto(page, '/profile');
      await button(await openPart(page, profile.rowTitles.away), absenceCard.delete).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  at('fair-board', 'fair', '/chores?view=calendar'),
  at('fair-board-table', 'fair', '/chores?view=table'),
  {
    name: 'fair-board-next-week',
    by: 'fair',
    open: (page) => goto(page, `/chores?week=${addDays(today(), 7)}`),
    isWhole: true,
  },
  at('fair-board-member', 'fairMember', '/chores'),
  {
    name: 'fair-board-late',
    by: 'fair',
    async open(page) {
      await goto(page, '/chores');
      const late = page.locator(`#${LATE_PLACE}`);
      await late.locator('button[aria-expanded=false][aria-controls]').click();
      await late.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'fair-let-go-all',
    by: 'fair',
    async open(page, { chores: { lateTogether } }) {
      await goto(page, '/chores');
      await page
        .locator(`#${LATE_PLACE}`)
        .getByRole('button', { name: lateTogether.letGo(4) })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  at('fair-dashboard', 'fair', '/dashboard'),
  { name: 'fair-dashboard-why', by: 'fair', open: openDashboardWhy },
  sheet('turn'),
  sheet('absence'),
  sheet('evening'),
  sheet('swap'),
  sheet('leaving'),
  sheet('moved'),
  sheet('late'),
  sheet('reminded'),
  {
    name: 'fair-moved',
    by: 'fairMember',
    async open(page, { chores: { grace } }, { chores }) {
      await goto(page, path(chores.later));
      await button(dialog(page), grace.later).click();
      await expect(page.getByRole('status').getByText(/\p{L}/u).first()).toBeVisible();
    },
  },
  {
    name: 'fair-bell',
    by: 'fair',
    async open(page) {
      await goto(page, '/dashboard');
      await page.getByRole('banner').locator('button[popovertarget]').click();
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'fair-swap',
    by: 'fair',
    async open(page, { chores }, facts) {
      await goto(page, '/chores');
      await page
        .locator(`#${chorePlace(facts.chores.turn.id)}`)
        .getByRole('button', { name: ofAny(chores.board.requestSwapOf) })
        .click();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).locator('[aria-busy=true]')).toHaveCount(0);
    },
  },
  at('fair-swaps', 'fair', '/swap-requests'),
];

async function openBalanceOf(page: Page, words: ScreenWords) {
  await goto(page, '/home-management/balance');
  await part(page, words).scrollIntoViewIfNeeded();
  await expect(part(page, words).locator('[aria-busy=true]')).toHaveCount(0);
}

import type { Page } from '@playwright/test';
import { button, expect, region } from '#test/browser/harness.ts';
import type { buildMovingOutPeople } from '#test/browser/pictures/moving-out-home.ts';
import type { ScreenWords } from '#test/browser/pictures/words.ts';
import { at, goto, type Screen } from '#test/browser/pictures/screens.ts';

type Built = Awaited<ReturnType<typeof buildMovingOutPeople>>;
type MovingOutScreen = Screen<keyof Built['people'], Built['facts']>;

const PAGE = '/move-out';
const owed = (page: Page, { 'moving-out': { movingOut } }: ScreenWords) => region(page, movingOut.parts.owed);
const rowOf = (page: Page, words: ScreenWords, name: string) =>
  owed(page, words).getByRole('listitem').filter({ hasText: name });

async function openUnfolded(page: Page, { 'moving-out': { movingOut } }: ScreenWords) {
  await goto(page, PAGE);
  const folded = page.getByRole('main').locator('section button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  await expect(region(page, movingOut.parts.data)).toBeVisible();
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
}

async function letGoOf(page: Page, words: ScreenWords, name: string) {
  await openUnfolded(page, words);
  await button(rowOf(page, words, name), words.money.ownRequest.letGo).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

/** The move-out list with everything open, settled, of a member, of one who lives alone, and the page after leaving. */
export const MOVING_OUT_SCREENS: MovingOutScreen[] = [
  { name: 'move-out-open', by: 'leaving', open: openUnfolded, isWhole: true },
  {
    name: 'move-out-settling',
    by: 'leaving',
    async open(page, { 'moving-out': { openMoney } }) {
      await goto(page, PAGE);
      await button(page, openMoney.settleUpWith('Priya Nair')).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('dialog').locator('.skeleton')).toHaveCount(0);
    },
  },
  { name: 'move-out-let-go', by: 'leaving', open: (page, words) => letGoOf(page, words, 'Wei Jie Tan') },
  {
    name: 'move-out-let-go-of-one',
    by: 'leavingMember',
    open: (page, words) => letGoOf(page, words, 'Aisyah'),
  },
  {
    name: 'move-out-reminded',
    by: 'leaving',
    async open(page, words) {
      const { openMoney } = words['moving-out'];
      await openUnfolded(page, words);
      const remind = button(rowOf(page, words, 'Wei Jie Tan'), openMoney.remindThem('Wei Jie Tan'));
      await remind.click();
      await expect(remind).toHaveCount(0);
      await page.getByRole('status').getByText(/\p{L}/u).first().waitFor();
    },
    isWhole: true,
  },
  { name: 'move-out-member', by: 'leavingMember', open: openUnfolded, isWhole: true },
  at('move-out-settled', 'leftAll', PAGE),
  { name: 'move-out-settled-unfolded', by: 'leftAll', open: openUnfolded, isWhole: true },
  { name: 'move-out-alone', by: 'leavingAlone', open: openUnfolded, isWhole: true },
  at('move-out-homes', 'leaving', '/home-management/homes'),
  // Last, because she has left then.
  {
    name: 'goodbye',
    by: 'leavingMember',
    async open(page, { 'moving-out': { leavingNow, goodbye } }) {
      await goto(page, PAGE);
      await button(page, leavingNow.leave).click();
      await expect(page.getByRole('link', { name: goodbye.another })).toBeVisible();
    },
  },
];

import type { Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import { dayHeading, dayRange, dayShort, shortDate } from '#words/days.ts';
import { pressPlanned } from '#test/browser/board-steps.ts';
import {
  buildChores,
  buildHome,
  button,
  DESKTOP,
  expect,
  expectLedTo,
  expectSound,
  expectToast,
  PHONE,
  region,
  SIZES,
  test,
  today,
  type Person,
  type MakePerson,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';
import { buildSwap, outgoing, swapDialog } from '#test/browser/swap-steps.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'I am away' });
const dayOf = (page: Page, day: string) => region(page, dayHeading(day));

/** Aisyah has chores on Tuesday and Thursday of next week, and took over Wei Jie's chore of Friday in a swap. */
async function buildWeek(person: MakePerson, options?: Parameters<MakePerson>[1]) {
  const aisyah = await person('Aisyah Rahman', options);
  const [weiJie, priya] = [await person('Wei Jie Tan'), await person('Priya Nair', { viewport: PHONE })];
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  const monday = addDays(weekStart(today()), 7);
  const [tuesday, thursday, friday] = [1, 3, 4].map((days) => addDays(monday, days)) as [
    string,
    string,
    string,
  ];
  const of = ({ userId }: Person) => userId;
  await buildChores(homeId, [
    { type: 'mop', assignedTo: of(aisyah), dueDate: tuesday },
    { type: 'sweep', assignedTo: of(aisyah), dueDate: tuesday },
    { type: 'throw_rubbish', assignedTo: of(aisyah), dueDate: thursday },
    { type: 'wash_toilet', assignedTo: of(priya), dueDate: monday },
    { type: 'throw_rubbish', assignedTo: of(priya), dueDate: monday },
    { type: 'wash_toilet', assignedTo: of(weiJie), dueDate: friday },
  ]);
  const { chores } = await weiJie.api.chores.listChores({ homeId, from: friday, to: friday });
  const swapRequestId = await buildSwap(homeId, weiJie, aisyah, chores[0]?.id ?? '');
  await aisyah.api.swaps.acceptSwapRequest({ homeId, swapRequestId });
  return { homeId, aisyah, weiJie, priya, monday, sunday: addDays(monday, 6), tuesday, thursday, friday };
}

test('a member is away for a week: others get the chores as announced, and early return brings them back', async ({
  person,
}) => {
  test.slow();
  const home = await buildWeek(person);
  const { aisyah, weiJie, priya, monday, sunday, tuesday, thursday, friday } = home;
  const week = `/chores?week=${monday}`;
  for (const { page } of [aisyah, weiJie]) await page.goto(week);
  await priya.page.goto(`${week}&view=calendar`);
  const { page } = aisyah;

  await pressPlanned(page, 'I am away');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Choose your days')).toBeVisible();
  await dialog.getByLabel('From').fill(monday);
  await dialog.getByLabel('To').fill(addDays(monday, -1));
  await expect(dialog.getByText('The last day must not be before the first.')).toBeVisible();
  await dialog.getByLabel('To').fill(sunday);
  await expect(dialog.getByText('7 days. Everyone in Seri Pandan 12A sees it on the board.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '3 of your chores go to others' })).toBeVisible();
  // Priya has more chores of her own that week, so Wei Jie gets the two chores of one day. Then he has taken more extra
  // work, so Priya gets the next one.
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`Mop${dayShort(tuesday)}to Wei Jie Tan`),
    new RegExp(`Sweep${dayShort(tuesday)}to Wei Jie Tan`),
    new RegExp(`Throw Rubbish${dayShort(thursday)}to Priya Nair`),
  ]);
  const swapped = `Wash Toilet on ${shortDate(friday)} stays yours: you agreed on it with Wei Jie Tan.`;
  await expect(dialog.getByText(swapped)).toBeVisible();
  await button(dialog, 'Save').click();
  await expectToast(page, 'Saved. Your housemates see it on the board.');
  await expect(dialog).toHaveCount(0);

  // The others' boards update by themselves, and the new chores are theirs to complete.
  for (const each of [weiJie, priya])
    await expect(dayOf(each.page, tuesday).getByText('Away: Aisyah Rahman')).toBeVisible();
  await expect(button(dayOf(weiJie.page, tuesday), 'Request swap: Mop')).toBeVisible();
  await expect(button(dayOf(priya.page, thursday), 'Request swap: Throw Rubbish')).toBeVisible();
  await expect(dayOf(weiJie.page, friday).getByText('Aisyah Rahman', { exact: true })).toBeVisible();

  // The swap dialog says who is away, and so does the sheet on a phone.
  await button(dayOf(priya.page, thursday), 'Request swap: Throw Rubbish').click();
  await expect(swapDialog(priya.page).getByRole('radio', { name: /^Aisyah Rahman\s*Away$/ })).toBeVisible();
  await expectSound(priya.page, { sizes: [PHONE], part: '[role=dialog]' });
  await priya.page.keyboard.press('Escape');
  await weiJie.page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(
    weiJie.page.getByText(`Aisyah Rahman is away ${dayRange(monday, sunday)}: 2 more chores for you.`),
  ).toBeVisible();
  await weiJie.page.keyboard.press('Escape');

  // She comes home on Wednesday already: the absence gets shorter, and the remaining chores come back.
  await page.goto('/profile');
  const away = await openPart(page, 'Away');
  await expect(away.getByRole('listitem')).toHaveText(new RegExp(`^${dayRange(monday, sunday)}7 days`));
  await button(away, 'Change').click();
  await dialog.getByLabel('To').fill(addDays(tuesday, 1));
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`Throw Rubbish${dayShort(thursday)}from Priya Nair`),
  ]);
  await button(dialog, 'Save').click();
  await expect(away.getByRole('listitem')).toHaveText(new RegExp('3 days'));
  await expect(dayOf(priya.page, thursday).getByText('Aisyah Rahman', { exact: true })).toBeVisible();
  await expect(dayOf(weiJie.page, thursday).getByText(/^Away/)).toHaveCount(0);

  // She is not away at all.
  await button(away, 'Delete').click();
  const question = page.getByRole('alertdialog');
  await button(question, 'Delete').click();
  await expect(away.getByText('You have no days away ahead.')).toBeVisible();
  await expect(button(away, 'I am away')).toBeFocused();
  await page.goto(week);
  for (const name of ['Mop', 'Sweep'])
    await expect(button(dayOf(page, tuesday), `Request swap: ${name}`)).toBeVisible();
  await expect(dayOf(weiJie.page, tuesday).getByText(/^Away/)).toHaveCount(0);
});

test("a member who comes home early starts at 'I am away'", { tag: '@rest' }, async ({ person }) => {
  const { homeId, aisyah, priya, monday, sunday, tuesday, thursday } = await buildWeek(person, {
    viewport: PHONE,
  });
  await aisyah.api.absences.createAbsence({ homeId, id: crypto.randomUUID(), from: monday, to: sunday });
  const { page } = aisyah;
  await page.goto(`/chores?week=${monday}`);
  const dialog = dialogOf(page);
  await pressPlanned(page, 'I am away');
  await expect(dialog.getByText(`You are away ${dayRange(monday, sunday)}.`)).toBeVisible();
  await expectSound(page, { sizes: [PHONE], part: '[role=dialog]' });
  await button(dialog, 'Change').click();
  await expect(dialog.getByLabel('To')).toBeFocused();
  await expect(dialog.getByLabel('From')).toHaveValue(monday);
  await expect(button(dialog, 'Change')).toHaveCount(0);
  await dialog.getByLabel('To').fill(addDays(tuesday, 1));
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`Throw Rubbish${dayShort(thursday)}from Priya Nair`),
  ]);
  await button(dialog, 'Save').click();
  await expectToast(page, 'Saved. Your housemates see it on the board.');
  await expect(button(page, 'Planning')).toBeFocused();
  await priya.page.goto(`/chores?week=${monday}&view=calendar`);
  await expect(dayOf(priya.page, thursday).getByText(/^Away/)).toHaveCount(0);
  // Opened again, the dialog asks for new days and lists the existing ones.
  await pressPlanned(page, 'I am away');
  await expect(dialog.getByText(`You are away ${dayRange(monday, addDays(tuesday, 1))}.`)).toBeVisible();
  await expect(dialog.getByLabel('From')).toHaveValue('');
});

test('a chore that stays because of a swap links to it, and nothing is sent without days', async ({
  person,
}) => {
  const { aisyah, monday, sunday } = await buildWeek(person, { viewport: PHONE });
  const { page } = aisyah;
  await page.goto(`/chores?week=${monday}`);
  await pressPlanned(page, 'I am away');
  const dialog = dialogOf(page);
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('Please choose the first day.')).toBeVisible();
  await expect(dialog.getByLabel('From')).toBeFocused();
  await dialog.getByLabel('From').fill(monday);
  await dialog.getByLabel('To').fill(sunday);
  await dialog.getByRole('link', { name: 'Open the swap' }).click();
  await expectLedTo(page.locator('[id^="swap-"]').first());
  await expect(outgoing(page)).toHaveCount(0);
});

test(
  'the dialog works by keyboard in every size, and axe finds nothing',
  { tag: '@rest' },
  async ({ person }) => {
    test.slow();
    const { aisyah, weiJie, monday, sunday } = await buildWeek(person);
    const { page } = aisyah;
    await page.goto(`/chores?week=${monday}`);
    await button(page, 'I am away').focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('From')).toBeFocused();
    await dialog.getByLabel('From').fill(monday);
    await dialog.getByLabel('To').fill(sunday);
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expectSound(page, { sizes: SIZES, part: '[role=dialog]' });
    await page.setViewportSize(DESKTOP);
    await button(dialog, 'Save').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'I am away')).toBeFocused();
    await expect(page.getByText('Away: Aisyah Rahman').first()).toBeVisible();
    await expectSound(page, { sizes: SIZES });
    // The table and the swap dialog say it too.
    const his = weiJie.page;
    await his.goto(`/chores?week=${monday}&view=table`);
    await expect(his.getByText('Away: Aisyah Rahman').first()).toBeVisible();
    await expectSound(his);
    await his.setViewportSize(DESKTOP);
    await his.getByRole('button', { name: 'Request swap: Mop' }).first().press('Enter');
    await expect(swapDialog(his).getByRole('option', { name: 'Aisyah Rahman (away)' })).toBeAttached();
    await expectSound(his, { sizes: [DESKTOP], part: '[role=dialog]' });

    await page.goto('/profile');
    const away = await openPart(page, 'Away');
    await expect(away.getByRole('listitem')).toHaveCount(1);
    await expectSound(page);
    await page.setViewportSize(DESKTOP);
    await button(away, 'Change').press('Enter');
    await expect(
      dialog.getByText('You have no chores on these days yet.').or(dialog.getByRole('link')),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(away, 'Change')).toBeFocused();
    await button(away, 'Delete').press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(button(question, 'Cancel')).toBeFocused();
    await expectSound(page, { part: '[role=alertdialog]' });
    await page.keyboard.press('Escape');
    await expect(button(away, 'Delete')).toBeFocused();
  },
);

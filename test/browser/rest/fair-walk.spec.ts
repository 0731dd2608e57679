import type { Page, Route } from '@playwright/test';
import { addDays, dayOf, weekStart, type Day } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';
import { dayHeading, dayRange, dayShort, shortDate } from '#words/days.ts';
import { pressPlanned } from '#test/browser/board-steps.ts';
import { startProgramAt } from '#test/browser/clock-steps.ts';
import { openHomePart } from '#test/browser/home-steps.ts';
import {
  buildHome,
  button,
  DESKTOP,
  expect,
  expectToast,
  letterTo,
  PHONE,
  region,
  test,
  type Person,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';
import { ask, request } from '#test/browser/payment-steps.ts';
import { FAIR_PORT, MAIL_PORT } from '#test/browser/places.ts';
import { buildSwap } from '#test/browser/swap-steps.ts';
import { startPushService } from '#test/fakes/push-service.ts';
import { makeFolder } from '#test/running/program.ts';

// A server of its own: the test lives through two future weeks, starting on a Monday.
const MONDAY = addDays(weekStart(dayOf(new Date(), 'Asia/Kuala_Lumpur')), 7);
const day = (days: number): Day => addDays(MONDAY, days);
const at = (days: number, time: string) => new Date(`${day(days)}T${time}:00+08:00`);
const data = makeFolder();
let walk: Awaited<ReturnType<typeof startProgramAt>>;
let service: Awaited<ReturnType<typeof startPushService>>;
test.use({ baseURL: `http://localhost:${FAIR_PORT}` });
test.beforeAll(async () => {
  service = await startPushService();
  walk = await startProgramAt(at(0, '09:00'), {
    DATA_DIR: data.folder,
    PORT: String(FAIR_PORT),
    SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
    PUSH_TO_LOOPBACK: 'on',
  });
});
test.afterAll(async () => {
  await walk.program[Symbol.asyncDispose]();
  await service.stop();
  await data[Symbol.asyncDispose]();
});

const HOME = 'Seri Pandan 12A';
// Sweep and Mop are assigned together, on one day to one person.
const LONGEST = 75;
const template = (type: string) => {
  const found = BUILT_IN_TEMPLATES.find(({ id }) => id === type);
  if (!found) throw new Error(`no template ${type}`);
  return found;
};

const card = (page: Page, { id }: { id: string }) => page.locator(`#${chorePlace(id)}`);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const open = async (page: Page, chore: { id: string }) => card(page, chore).getByRole('link').first().click();

/** Expects one such notification in the bell, and closes the bell. */
async function expectNotified(page: Page, text: string | RegExp) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('link').filter({ hasText: text })).toHaveCount(1);
  await page.keyboard.press('Escape');
}

/** Adds up the minutes of each name in the week's table. */
async function minutesShown(page: Page, monday: Day, sums: Map<string, number>) {
  const table = page.getByRole('table', { name: 'Chores this week' });
  const rows = table.getByRole('row').filter({ hasText: /\d+ min/ });
  await expect(
    table.getByRole('rowgroup', { name: new RegExp(`, ${shortDate(addDays(monday, 4))}$`) }),
  ).toBeVisible();
  for (const text of await rows.allInnerTexts())
    for (const name of ['You', 'Aisyah', 'Wei Jie', 'Priya'])
      if (text.includes(name)) sums.set(name, (sums.get(name) ?? 0) + Number(/(\d+) min/.exec(text)?.[1]));
}

/** Holds both requests until both have been sent. */
async function holdBoth(pages: [Page, Page], call: string, press: (page: Page) => Promise<void>) {
  const waiting: Route[] = [];
  const both = Promise.withResolvers<void>();
  for (const page of pages)
    await page.route(`**/${call}`, async (route) => {
      if (waiting.push(route) === pages.length) both.resolve();
      await both.promise;
      await route.continue();
    });
  await Promise.all(pages.map(press));
  await both.promise;
  for (const page of pages) await page.unroute(`**/${call}`);
}

test('three housemates: a week away, a reminder, even minutes, a chore moved by a day, and one moves out', async ({
  person,
  visit,
}) => {
  test.setTimeout(300_000);
  const aisyah = await person('Aisyah Rahman');
  const priya = await person('Priya Nair', { viewport: DESKTOP });
  const weiJie = await person('Wei Jie Tan', { viewport: PHONE });
  const people: [Person, Person, Person] = [aisyah, priya, weiJie];
  const contexts = people.map(({ context }) => context);
  for (const context of contexts) await context.clock.install({ time: at(0, '09:00') });
  const { id: homeId } = await buildHome(people, HOME);
  const who = (userId: string) => {
    const found = people.find((each) => each.userId === userId);
    if (!found) throw new Error('nobody of this home');
    return found;
  };
  const listed = async (from: Day, to: Day) =>
    (await aisyah.api.chores.listChores({ homeId, from, to })).chores;
  type Chore = Awaited<ReturnType<typeof listed>>[number];
  const done = new Map<string, number>();
  const count = ({ assignedTo, type }: Chore) =>
    done.set(assignedTo, (done.get(assignedTo) ?? 0) + template(type).estimatedTime);
  /** Each assignee completes their open chores of these days, by API. */
  async function completeAll(chores: readonly Chore[]) {
    for (const chore of chores.filter(({ status }) => status !== 'completed')) {
      await who(chore.assignedTo).api.chores.completeChore({ homeId, choreId: chore.id });
      count(chore);
    }
  }
  /** Expects the owner on everyone's board, without a reload. */
  async function expectOwner(chore: Chore, owner: Person) {
    for (const each of people)
      await expect(card(each.page, chore)).toContainText(each === owner ? 'You' : owner.displayName);
  }

  const [nextMonday, sunday] = [day(7), day(13)];
  const hisOf = async (from: Day) =>
    (await listed(from, sunday)).filter(({ assignedTo }) => assignedTo === weiJie.userId);
  do {
    await aisyah.api.chores.regenerateChoresForHome({
      homeId,
      id: crypto.randomUUID(),
      keepCompleted: false,
    });
  } while ((await hisOf(day(9))).length === 0);
  const his = await hisOf(nextMonday);
  // This week's chores are completed on its first day.
  await completeAll(await listed(day(0), day(6)));

  const given = await test.step('Wei Jie is away for a week, and his chores go to the others', async () => {
    for (const { page } of people) await page.goto(`/chores?week=${nextMonday}&view=calendar`);
    const { page } = weiJie;
    await pressPlanned(page, 'I am away');
    const away = dialog(page, 'I am away');
    await away.getByLabel('From').fill(nextMonday);
    await away.getByLabel('To').fill(sunday);
    await expect(away.getByText(`7 days. Everyone in ${HOME} sees it on the board.`)).toBeVisible();
    await expect(away.getByRole('heading', { name: / of your chores? go(es)? to others$/ })).toContainText(
      String(his.length),
    );
    const told = (await away.getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll('\n', ' '));
    expect(told).toHaveLength(his.length);
    await button(away, 'Save').click();
    await expectToast(page, 'Saved. Your housemates see it on the board.');
    for (const each of people)
      for (const one of [nextMonday, day(11)])
        await expect(region(each.page, dayHeading(one)).getByText('Away: Wei Jie Tan')).toBeVisible();
    const now = await listed(nextMonday, sunday);
    expect(now.filter(({ assignedTo }) => assignedTo === weiJie.userId)).toEqual([]);
    const theirs = now.filter(({ id }) => his.some((chore) => chore.id === id));
    for (const chore of theirs) {
      const owner = who(chore.assignedTo);
      await expectOwner(chore, owner);
      const { name } = template(chore.type);
      expect(
        told.some(
          (text) =>
            text.includes(name) && text.includes(dayShort(chore.dueDate)) && text.includes(owner.displayName),
        ),
      ).toBe(true);
    }
    for (const each of [aisyah, priya]) {
      const got = theirs.filter(({ assignedTo }) => assignedTo === each.userId);
      const [first] = got;
      if (!first) continue;
      const yours = got.length === 1 ? '1 more chore for you' : `${got.length} more chores for you`;
      await expectNotified(each.page, `Wei Jie Tan is away ${dayRange(nextMonday, sunday)}: ${yours}.`);
      await card(each.page, first)
        .getByRole('link', { name: template(first.type).name })
        .click();
      await expect(each.page.getByText('It is the turn of Wei Jie Tan, who is away that day.')).toBeVisible();
      await each.page.keyboard.press('Escape');
    }
    return theirs;
  });

  await test.step('he comes home on Wednesday, and his open chores come back', async () => {
    await walk.moveTo(at(7, '08:30'), contexts);
    for (const each of [aisyah, priya]) {
      const own = (await listed(nextMonday, nextMonday)).filter(
        ({ assignedTo }) => assignedTo === each.userId,
      );
      for (const chore of own) {
        await button(card(each.page, chore), `Mark complete: ${template(chore.type).name}`).click();
        count(chore);
      }
      const other = each === aisyah ? priya : aisyah;
      for (const chore of own) await expect(card(other.page, chore)).toContainText('Completed');
    }
    await walk.moveTo(at(8, '21:00'), contexts);
    // One chore stays open.
    await completeAll((await listed(day(8), day(8))).filter(({ type }) => type !== 'throw_rubbish'));
    await walk.moveTo(at(9, '10:00'), contexts);
    const { page } = weiJie;
    await page.goto('/profile');
    const part = await openPart(page, 'Away');
    await button(part, 'Delete').click();
    await button(page.getByRole('alertdialog'), 'Delete').click();
    await expectToast(page, 'Deleted. What is still open is yours again.');
    await expect(part.getByText('You have no days away ahead.')).toBeVisible();
    await page.goto(`/chores?week=${nextMonday}&view=calendar`);
    const stillOpen = given.filter(({ dueDate }) => dueDate >= day(9));
    for (const chore of stillOpen) await expectOwner(chore, weiJie);
    for (const each of people)
      await expect(region(each.page, dayHeading(day(9))).getByText('Away: Wei Jie Tan')).toHaveCount(0);
    // The board says it on the days that he was away.
    await priya.page.goto(`/chores?week=${nextMonday}`);
    await expect(region(priya.page, dayHeading(day(8))).getByText('Away: Wei Jie Tan')).toBeVisible();
  });

  await test.step('two members remind of the open chore, and one notification arrives', async () => {
    const late = (await listed(day(8), day(8))).find(({ status }) => status === 'overdue');
    if (!late) throw new Error('nothing is late');
    const owner = who(late.assignedTo);
    expect(owner).not.toBe(weiJie);
    const device = service.subscribe();
    const { key } = await owner.api.pushes.getDevice();
    await owner.api.pushes.subscribe({ ...device.subscription, key });
    const [one, other] = people.filter((each) => each !== owner).map(({ page }) => page) as [Page, Page];
    for (const page of [one, other]) await open(page, late);
    await holdBoth([one, other], 'remindOfChore', (page) =>
      button(dialog(page, 'Throw Rubbish'), `Remind ${owner.displayName}: Throw Rubbish`).click(),
    );
    const said = (page: Page) =>
      page.getByRole('status').getByText(new RegExp(`^${owner.displayName} (will be|was already) reminded`));
    await expect(said(one)).toBeVisible();
    await expect(said(other)).toBeVisible();
    expect([await said(one).innerText(), await said(other).innerText()].toSorted()).toEqual([
      `${owner.displayName} was already reminded today.`,
      `${owner.displayName} will be reminded.`,
    ]);
    for (const page of [one, other])
      await expect(button(dialog(page, 'Throw Rubbish'), 'Reminded: Throw Rubbish')).toBeVisible();
    await expect
      .poll(() => device.pushes.map(({ message }) => message.title))
      .toEqual(['A chore is overdue']);
    await expectNotified(owner.page, /reminds you of Throw Rubbish on/);
    await button(card(owner.page, late), 'Mark complete: Throw Rubbish').click();
    count(late);
    for (const page of [one, other]) {
      await expect(dialog(page, 'Throw Rubbish').getByText('Completed')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(device.pushes).toHaveLength(1);
  });

  await test.step('Aisyah chooses even minutes, and four weeks are planned so', async () => {
    await aisyah.page.goto('/home-management');
    await priya.page.goto('/home-management');
    await aisyah.page.getByLabel('Deal by').selectOption('Even minutes');
    await expect(priya.page.getByRole('definition').filter({ hasText: /^(Turns|Even minutes)$/ })).toHaveText(
      'Even minutes',
    );
    await aisyah.page.goto('/chores?view=table');
    await priya.page.goto('/chores?view=table');
    await button(aisyah.page, 'Regenerate').click();
    const question = aisyah.page.getByRole('alertdialog', { name: 'Regenerate chores?' });
    await question.getByLabel('Keep completed chores').check();
    await button(question, 'Regenerate').click();
    await expectToast(aisyah.page, 'Chores regenerated successfully based on latest settings!');
    const [hers, others] = [new Map<string, number>(), new Map<string, number>()];
    for (const [page, sums] of [
      [aisyah.page, hers],
      [priya.page, others],
    ] as const) {
      await button(page, 'Previous week').click();
      for (const week of [0, 1, 2, 3, 4, 5]) {
        if (week > 0) await button(page, 'Next week').click();
        await minutesShown(page, day(7 * week), sums);
      }
    }
    // Both were there all the time, so their difference is at most the longest chore.
    expect(hers.get('You')).toBe(others.get('Aisyah'));
    expect(hers.get('Priya')).toBe(others.get('You'));
    expect(hers.get('Wei Jie')).toBe(others.get('Wei Jie'));
    expect(Math.abs((hers.get('You') ?? 0) - (hers.get('Priya') ?? 0))).toBeLessThanOrEqual(LONGEST);
    expect(hers.get('Wei Jie')).toBeGreaterThan(2 * LONGEST);
  });

  await test.step('a chore moves by a day, and stays there when the plan is regenerated', async () => {
    const washing = (await listed(day(14), day(18))).find(({ type }) => type === 'wash_toilet');
    if (!washing) throw new Error('no toilet is washed');
    const { dueDate } = washing;
    const owner = who(washing.assignedTo);
    for (const { page } of people) await page.goto(`/chores?week=${day(14)}&view=calendar`);
    const step = dueDate === day(18) ? 'A day earlier' : 'A day later';
    const to = addDays(dueDate, dueDate === day(18) ? -1 : 1);
    await open(owner.page, washing);
    await button(dialog(owner.page, 'Wash Toilet'), step).click();
    await expectToast(owner.page, `Wash Toilet is now on ${dayHeading(to)}.`);
    const isMoved = async () => {
      for (const { page } of people) {
        await expect(card(page, washing)).toContainText(`moved from ${shortDate(dueDate)}`);
        const there = (on: Day) => region(page, dayHeading(on)).getByRole('link', { name: 'Wash Toilet' });
        await expect(there(to)).toHaveCount(1);
        await expect(there(dueDate)).toHaveCount(0);
      }
    };
    await isMoved();
    const all = await priya.api.templates.listTemplates({ homeId });
    const daily = all.find(({ id }) => id === 'wash_toilet');
    if (!daily) throw new Error('no template');
    const { name, description, priority, estimatedTime, icon, flexible, requiresSameDay } = daily;
    const kept = { name, description, priority, estimatedTime, icon, flexible, requiresSameDay };
    await priya.api.templates.saveTemplate({
      homeId,
      templateId: daily.id,
      fields: { ...kept, frequency: 'daily' },
    });
    const offer = (page: Page) => page.getByRole('status', { name: 'Suggested plan changes' });
    for (const { page } of people)
      await expect(offer(page)).toContainText('of Wash Toilet no longer fit the plan.');
    await button(aisyah.page, 'Plan again').click();
    await expectToast(aisyah.page, 'Chores planned again!');
    for (const { page } of people) {
      await expect(offer(page)).toHaveText('');
      await expect(page.getByRole('link', { name: 'Wash Toilet' })).toHaveCount(4);
    }
    await isMoved();
  });

  await test.step('Aisyah moves out: she starts the list in the evening', async () => {
    await ask({ homeId, from: priya, debtors: [aisyah], title: 'TNB electricity, October', sen: 5960 });
    await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Groceries, week 47', sen: 4680 });
    const wanted = (await listed(day(14), day(40))).find(({ assignedTo }) => assignedTo === priya.userId);
    await buildSwap(homeId, priya, aisyah, wanted?.id ?? '');
    await walk.moveTo(at(9, '21:30'), contexts);
    const { page } = aisyah;
    await page.goto('/home-management');
    await openHomePart(page, 'Move out');
    await priya.page.goto('/pay-my-money-back');
    await button(region(page, 'What I owe'), 'Settle up with Priya Nair').click();
    await button(page.getByRole('dialog'), 'Mark as Paid').click();
    await expectToast(page, 'Settled up with Priya Nair! We told them.');
    await expect(region(page, 'What I owe')).toHaveCount(0);
    await expect(
      request(priya.page, 'TNB electricity, October').getByText('Completed', { exact: true }),
    ).toBeVisible();
    await letterTo(priya.email, /^Aisyah Rahman .*RM 59\.60/);
    await page.goto('/dashboard');
  });

  const reassignedChores = await test.step('she continues the next day, on her phone', async () => {
    await walk.moveTo(at(10, '08:00'), contexts);
    const { context, page } = await visit({ viewport: PHONE });
    await context.clock.install({ time: at(10, '08:00') });
    await page.goto('/login?next=%2Fmove-out');
    await page.getByLabel('Email', { exact: true }).fill(aisyah.email);
    await page.getByLabel('Password', { exact: true }).fill(aisyah.password);
    await button(page, 'Sign in').click();
    await expect(region(page, 'What I am owed')).toContainText('You are owed RM 46.80');
    await expect(region(page, 'What I owe')).toHaveCount(0);
    // Housemates' acts in the meantime show at once.
    await weiJie.page.goto('/pay-my-money-back');
    await button(request(weiJie.page, 'Groceries, week 47'), 'Mark as Paid').click();
    await expect(region(page, 'What I owe')).toContainText('No money is open');
    const downloaded = page.waitForEvent('download');
    await button(region(page, 'My data'), 'Download my data').click();
    await downloaded;
    await expect(region(page, 'My data')).toContainText('Downloaded');
    await region(page, 'Who takes over?').getByRole('combobox').selectOption('Wei Jie Tan');
    await button(region(page, 'Who takes over?'), 'Hand over').click();
    await expectToast(page, 'Wei Jie Tan is now the administrator.');
    await expect(region(page, 'Swaps')).toContainText('1 swap request ends');
    const theirs = await listed(day(10), day(40));
    for (const each of [priya, weiJie]) await each.page.goto(`/chores?week=${day(14)}&view=calendar`);
    await button(page, 'Leave now').click();
    await expectToast(page, 'Left home successfully!');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Goodbye');
    // On the desktop that is still on the dashboard, too.
    await expect(aisyah.page.getByText('Your chores and costs appear here once you have one.')).toBeVisible();
    return theirs.filter(({ assignedTo }) => assignedTo === aisyah.userId);
  });

  await test.step('her chores go to the others, and Balance shows what each did', async () => {
    const { chores } = await priya.api.chores.listChores({ homeId, from: day(10), to: day(40) });
    for (const chore of chores) expect([priya.userId, weiJie.userId]).toContain(chore.assignedTo);
    const got = chores.filter(({ id }) => reassignedChores.some((chore) => chore.id === id));
    expect(got).toHaveLength(reassignedChores.length);
    for (const chore of got.filter(({ dueDate }) => dueDate >= day(14) && dueDate < day(21)))
      for (const each of [priya, weiJie])
        await expect(card(each.page, chore)).toContainText(
          each.userId === chore.assignedTo ? 'You' : who(chore.assignedTo).displayName,
        );
    for (const each of [priya, weiJie]) await expectNotified(each.page, `Aisyah Rahman left ${HOME}.`);
    const { page } = weiJie;
    await page.goto('/home-management/balance');
    const balance = region(page, 'Balance');
    await button(balance, 'Show as a table').click();
    const all = [...done.values()].reduce((sum, minutes) => sum + minutes, 0);
    for (const [name, { userId }] of [
      ['You', weiJie],
      ['Priya Nair', priya],
      ['Former members', aisyah],
    ] as const) {
      const row = balance.getByRole('table').getByRole('row').filter({ hasText: name });
      const minutes = done.get(userId) ?? 0;
      await expect(row).toContainText(`${minutes} min`);
      await expect(row).toContainText(`${Math.round((100 * minutes) / all)} %`);
    }
    await expect(
      balance.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'You' }),
    ).toContainText(/Away 2 of \d+ days/);
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import { homeMark } from '#domain/home-mark.ts';
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
  PHONE_LANDSCAPE,
  test,
  today,
  withDatabase,
  type Housemate,
  type Person,
} from '#test/browser/harness.ts';
import { ask, insertProof, shareRow, request, titleOf } from '#test/browser/payment-steps.ts';

const NOT_YOURS = "This link is for a home you don't live in.";
const NOT_THERE = 'What this link leads to no longer exists.';

const expectPlace = (page: Page, place: string) => expectLedTo(page.locator(`#${place}`));

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

async function pressInBell(page: Page, title: string) {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link')
    .click();
}

const mailedAs = (homeId: string, paymentId: string) =>
  `/pay-my-money-back?homeId=${homeMark(homeId)}#payment-${paymentId}`;

/** Aisyah asks Wei Jie for money in a home that is not his active one. */
async function buildElsewhere(aisyah: Housemate, weiJie: Housemate) {
  const { id: homeId } = await buildHome([aisyah, weiJie], 'Elsewhere');
  const paymentId = await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1250 });
  await buildHome([weiJie]);
  return { homeId, paymentId };
}

/** Creates as many requests that are newer than the home's others. */
const buryUnder = (homeId: string, { userId }: Housemate, count: number) =>
  withDatabase(async (client) => {
    await client.query(
      `with made as (
         insert into payment_requests (home_id, id, requester_id, title, total_amount, time_zone, created_at)
         select $1, gen_random_uuid(), $2, 'Later ' || at, 100, 'Asia/Kuala_Lumpur', now() + at * interval '1 second'
           from generate_series(1, $3::int) as at returning id),
       found as (insert into payment_homes (home_id, payment_id) select $1, id from made)
       insert into payment_debtors (home_id, payment_id, user_id, amount)
       select $1, made.id, member.user_id, 100 from made, memberships as member
        where member.home_id = $1 and member.user_id <> $2`,
      [homeId, userId, count],
    );
  });

test('an emailed link shows its home and its card, also after signing in', async ({ person, visit }) => {
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { homeId, paymentId } = await buildElsewhere(await person.withoutBrowser('Aisyah Rahman'), weiJie);
  const { page } = await visit({ viewport: PHONE });
  await page.goto(mailedAs(homeId, paymentId));
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, weiJie);
  await Promise.all([
    expectToast(page, 'Home switched successfully!'),
    expectPlace(page, `payment-${paymentId}`),
  ]);
  await expect(shareRow(page, 'Rice', 'You')).toBeVisible();
  await expectSound(page);
  await expect(page).toHaveURL(`/pay-my-money-back#payment-${paymentId}`);
  // It is the active home now, as after a press in the bell.
  await expect.poll(async () => (await weiJie.api.users.getSession()).user?.homeId).toBe(homeId);
  await page.reload();
  await expectPlace(page, `payment-${paymentId}`);
});

test('an emailed link waits until a missing name is given', async ({ person, visit }) => {
  const weiJie = await person.withoutBrowser('Wei Jie Tan');
  const { homeId, paymentId } = await buildElsewhere(await person.withoutBrowser('Aisyah Rahman'), weiJie);
  await withDatabase((client) =>
    client.query(`update users set display_name = '' where id = $1`, [weiJie.userId]),
  );
  const { page } = await visit();
  await page.goto(mailedAs(homeId, paymentId));
  await signIn(page, weiJie);
  await page.getByLabel('Display name').fill('Wei Jie');
  await page.getByLabel('Display name').press('Enter');
  await expectPlace(page, `payment-${paymentId}`);
});

test('a person who has just registered reads kindly that the home is not theirs', async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`/chores?homeId=${randomUUID()}&week=2026-11-23`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Display name').fill('Nadia');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password').fill('correct horse');
  await button(page, 'Create account').click();
  await expectToast(page, NOT_YOURS);
  await expect(page).toHaveURL('/chores?week=2026-11-23');
  // Without a home, no list can say that the card is gone.
  await page.goto(`/swap-requests?homeId=${randomUUID()}#swap-${randomUUID()}`);
  await expectToast(page, NOT_YOURS);
  await expect(page).toHaveURL('/swap-requests');
});

test('a request on a later page is loaded until it is found, and a deleted one is reported', async ({
  person,
}) => {
  const [aisyah, weiJie] = [await person('Aisyah Rahman'), await person('Wei Jie Tan', { viewport: PHONE })];
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const paymentId = await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Rice', sen: 1250 });
  await buryUnder(homeId, aisyah, 60);
  const { page } = weiJie;
  await page.goto(mailedAs(homeId, paymentId));
  await expectPlace(page, `payment-${paymentId}`);
  await page.goto('/dashboard');
  await page.goto(mailedAs(homeId, randomUUID()));
  await expectToast(page, NOT_THERE);
  await expect(request(page, 'Rice')).toHaveCount(1);
});

test('the bell links to the card of its notification, also in another home', async ({ person }) => {
  const [aisyah, weiJie] = [await person.withoutBrowser('Aisyah Rahman'), await person('Wei Jie Tan')];
  const { homeId, paymentId } = await buildElsewhere(aisyah, weiJie);
  await buildChores(homeId, [{ type: 'mop', assignedTo: aisyah.userId, dueDate: today() }]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: today(), to: today() });
  const id = randomUUID();
  const choreId = chores.find((chore) => chore.assignedTo === aisyah.userId)?.id ?? '';
  await aisyah.api.swaps.requestSwap({ homeId, id, choreId, targetUserId: weiJie.userId });
  const { page } = weiJie;
  await page.goto('/dashboard');
  await pressInBell(page, 'Payment request received');
  await expectToast(page, 'Home switched successfully!');
  await expectPlace(page, `payment-${paymentId}`);
  await pressInBell(page, 'Swap request received');
  await expectPlace(page, `swap-${id}`);
  await expectSound(page);
  // The page is already open: the link still scrolls to it.
  await expect(page.locator(`#swap-${id}`)).not.toHaveAttribute('data-linked');
  await pressInBell(page, 'Swap request received');
  await expectPlace(page, `swap-${id}`);
});

test('a waiting receipt is open, and a link with a debtor opens theirs', async ({ person }) => {
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const [weiJie, priya] = [
    await person.withoutBrowser('Wei Jie Tan'),
    await person.withoutBrowser('Priya Nair'),
  ];
  const { id: homeId } = await buildHome([aisyah, weiJie, priya]);
  const asked = (title: string) =>
    ask({ homeId, from: aisyah, debtors: [weiJie, priya], title, sen: 11_920 });
  await asked('Rice');
  const paymentId = await asked('TNB');
  for (const debtor of [weiJie, priya]) await insertProof({ homeId, paymentId, debtor, state: 'review' });
  const { page } = aisyah;
  const proofs = page.getByRole('group', { name: /^Proof from/ });
  await page.goto(`${mailedAs(homeId, paymentId)}-${priya.userId}`);
  await expectLedTo(shareRow(page, 'TNB', 'Priya Nair'));
  await expect(proofs).toHaveAccessibleName('Proof from Priya Nair');
  // Both answers are on the first screen.
  for (const answer of ['Confirm', 'Not received'])
    await expect(button(proofs, answer)).toBeInViewport({ ratio: 1 });
  // A link to the whole request opens its first receipt.
  await page.goto('/dashboard');
  await page.goto(mailedAs(homeId, paymentId));
  await expectPlace(page, `payment-${paymentId}`);
  await expect(proofs).toHaveCount(1);
  // Once the receipts are answered, the link still leads to the share.
  for (const { userId } of [weiJie, priya])
    await aisyah.api.payments.reviewPaymentProof({ homeId, paymentId, userId, approve: true });
  await page.goto('/dashboard');
  await page.goto(`${mailedAs(homeId, paymentId)}-${priya.userId}`);
  await expectLedTo(shareRow(page, 'TNB', 'Priya Nair'));
  await expect(proofs).toHaveCount(0);
  await expect(titleOf(page, 'TNB')).toHaveAttribute('aria-expanded', 'true');
  await page.goto('/dashboard');
  await page.goto('/pay-my-money-back#payment-to-check');
  await expectToast(page, NOT_THERE);
});

test('a chore is found on the board in every layout, folded parts open for it, and a deleted one is reported', async ({
  person,
}) => {
  test.slow();
  const [aisyah, weiJie] = [await person('Aisyah Rahman', { viewport: PHONE }), await person('Wei Jie Tan')];
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const day = today();
  const earlier = addDays(weekStart(day), -4);
  await buildChores(homeId, [
    { type: 'mop', assignedTo: weiJie.userId, dueDate: earlier, status: 'overdue' },
    { type: 'sweep', assignedTo: weiJie.userId, dueDate: addDays(day, 8) },
    { type: 'sweep', assignedTo: weiJie.userId, dueDate: weekStart(day) },
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: earlier, to: addDays(day, 8) });
  const idOf = (due: string) => chores.find(({ dueDate }) => dueDate === due)?.id ?? '';
  const doneId = idOf(weekStart(day));
  await weiJie.api.chores.completeChore({ homeId, choreId: doneId });
  const { page } = aisyah;
  const open = async (query: string, id: string) => {
    await page.goto('/dashboard');
    await page.goto(`/chores?homeId=${homeId}${query}#chore-${id}`);
  };
  // In the form that emails use.
  for (const size of [PHONE, PHONE_LANDSCAPE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const view of ['', '&view=table']) {
      await open(`&week=${addDays(day, 8)}&tab=all${view}`, idOf(addDays(day, 8)));
      await expectPlace(page, `chore-${idOf(addDays(day, 8))}`);
      // A housemate's chore of an earlier week, which phones fold, and one of an earlier day.
      await open(view, idOf(earlier));
      await expectPlace(page, `chore-${idOf(earlier)}`);
      await open(view, doneId);
      await expectPlace(page, `chore-${doneId}`);
    }
  }
  await open('', randomUUID());
  await expectToast(page, NOT_THERE);
});

test('new members and waiting ones are found on Home Management', async ({ person }) => {
  const [aisyah, weiJie] = [
    await person('Aisyah Rahman', { viewport: PHONE }),
    await person.withoutBrowser('Wei Jie Tan'),
  ];
  await buildHome([aisyah, weiJie]);
  const { page } = aisyah;
  await page.goto('/dashboard');
  await pressInBell(page, 'Wei Jie Tan joined');
  await expectPlace(page, `home-person-${weiJie.userId}`);
});

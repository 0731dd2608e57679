import type { Locator, Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import {
  buildChores,
  buildHome,
  button,
  expect,
  expectToast,
  PHONE,
  test,
  today,
} from '#test/browser/harness.ts';
import { ask, form, insertProof } from '#test/browser/payment-steps.ts';
import { swapDialog } from '#test/browser/swap-steps.ts';

type Job = {
  taps: number;
  /**
   * What is tapped, in order. A tap that puts the cursor into a field is typing: it is a function and does not count.
   */
  way: (page: Page) => (Locator | (() => Promise<unknown>))[];
  /** Expects the result. */
  done: (page: Page) => Promise<void>;
};

/** The main jobs from the phone's dashboard, in a home of three. For the creator's invitation see homes.spec.ts. */
const JOBS: Record<string, Job> = {
  'complete a chore of today': {
    taps: 1,
    way: (page) => [button(page, 'Mark complete: Mop')],
    done: (page) => expectToast(page, 'Chore marked as completed!'),
  },
  'complete a late chore': {
    taps: 1,
    way: (page) => [button(page, 'Mark complete: Sweep')],
    done: (page) => expectToast(page, 'Chore marked as completed!'),
  },
  'ask for a swap': {
    taps: 4,
    way: (page) => [
      page.getByRole('link', { name: 'Mop', exact: true }),
      button(page, 'Request swap: Mop'),
      swapDialog(page).getByRole('radio', { name: 'Wei Jie Tan' }),
      button(swapDialog(page), 'Send Request'),
    ],
    done: (page) => expectToast(page, 'Swap request sent successfully!'),
  },
  'ask everyone for money': {
    taps: 3,
    way: (page) => [
      page.getByRole('link', { name: /^Money/ }),
      button(form(page), 'Everyone'),
      () => form(page).getByLabel('Pay for what? *').fill('Gas'),
      () => form(page).getByLabel('Total Amount (RM) *').fill('90'),
      button(page, 'Get My Money Back'),
    ],
    done: (page) => expectToast(page, 'Payment request created and notifications sent!'),
  },
  'check a proof from the bell': {
    taps: 2,
    way: (page) => [
      page.getByRole('button', { name: /^Notifications/ }),
      page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: /TNB/ }),
    ],
    done: (page) => expect(button(page, 'Confirm')).toBeVisible(),
  },
};

for (const [job, { taps, way, done }] of Object.entries(JOBS))
  test(`${job}: ${taps} taps`, async ({ person }) => {
    const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
    const weiJie = await person.withoutBrowser('Wei Jie Tan');
    const { id: homeId } = await buildHome([aisyah, weiJie, await person.withoutBrowser('Priya Nair')]);
    await buildChores(homeId, [
      { type: 'mop', assignedTo: aisyah.userId, dueDate: today() },
      { type: 'sweep', assignedTo: aisyah.userId, dueDate: addDays(today(), -1), status: 'overdue' },
    ]);
    const paymentId = await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'TNB', sen: 5960 });
    await insertProof({ homeId, paymentId, debtor: weiJie, state: 'review', isNotified: true });
    const { page } = aisyah;
    await page.goto('/dashboard');
    let tapped = 0;
    for (const step of way(page)) {
      if (typeof step === 'function') await step();
      else {
        await step.tap({ timeout: 5000 });
        tapped += 1;
      }
    }
    await done(page);
    expect(tapped).toBe(taps);
  });

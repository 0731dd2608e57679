import { buildHome, DESKTOP, expect, expectSound, PHONE, region, test } from '#test/browser/harness.ts';
import { ask } from '#test/browser/payment-steps.ts';

const NOTES = [/A home you joined today/, /Not the Aisyah Rahman of your other home/];

for (const [size, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  test(`a requester under a housemate's name is marked wherever an amount shows (${size})`, async ({
    person,
  }) => {
    const weiJie = await person('Wei Jie Tan', { viewport });
    await buildHome([await person('Aisyah Rahman'), weiJie], 'Seri Pandan 12A');
    // A Greek Α, and a Cyrillic у.
    const stranger = await person('\u0391is\u0443ah Rahman');
    const { id: homeId } = await buildHome([stranger], 'Taman Melati 4');
    await weiJie.api.homes.joinHome({ homeId, sure: true });
    await ask({ homeId, from: stranger, debtors: [weiJie], title: 'Rent', sen: 11_920 });
    const { page } = weiJie;
    const name = stranger.displayName;
    const notes = NOTES.map((note) => new RegExp(note.source.replace('Aisyah Rahman', name)));

    await page.goto('/pay-my-money-back');
    const places = [
      page.getByRole('article', { name: 'Rent' }),
      region(page, 'Between us').getByRole('listitem').filter({ hasText: name }),
    ];
    for (const place of places) for (const note of notes) await expect(place).toContainText(note);
    await expectSound(page);

    await page.getByRole('button', { name: 'Notifications', exact: false }).first().click();
    const told = page.getByRole('link').filter({ hasText: 'asks you for RM 119.20' });
    for (const note of notes) await expect(told).toContainText(note);
    await expectSound(page);

    await page.goto('/move-out');
    for (const note of notes) await expect(region(page, 'What I owe')).toContainText(note);
    await expectSound(page);
  });

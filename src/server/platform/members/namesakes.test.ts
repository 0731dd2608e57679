import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#test/running/app.ts';
import { buildHome, signUp, type Person } from '#test/builders/homes.ts';
import { expectRefusal } from '#test/observers/refusal.ts';

const app = await sharedApp();

const LOOK_ALIKE = [
  'Aisyah Rahman',
  ' aisyah  RAHMAN',
  'Áisyah-Rahman',
  'Aisyah\u200DRahman',
  'Ａisyah Rahman',
  'A\u0456syah Rahman', // a Cyrillic і
];

const rename = (person: Person, displayName: string) => person.api.users.updateDisplayName({ displayName });
const ask = (person: Person, homeId: string, debtor: Person) =>
  person.api.payments.createPaymentRequest({
    homeId,
    id: randomUUID(),
    title: 'Rent',
    totalAmount: 5000,
    debtorIds: [debtor.userId],
  });

test('a person cannot take a housemate’s name in any spelling; others’ names are free', async () => {
  const [aisyah, mallory] = [await signUp(app, 'Aisyah Rahman'), await signUp(app, 'Mallory')];
  const elsewhere = await signUp(app, 'Ben Tan');
  await buildHome([aisyah, mallory]);
  for (const name of LOOK_ALIKE) await expectRefusal(rename(mallory, name), 'NAME_TAKEN');
  expect((await mallory.api.users.getSession()).user?.displayName).toBe('Mallory');
  expect(await rename(mallory, elsewhere.displayName)).toMatchObject({ displayName: 'Ben Tan' });
  // A person may write their own name differently.
  expect(await rename(aisyah, 'AISYAH rahman')).toMatchObject({ displayName: 'AISYAH rahman' });
});

test('a former member cannot take a housemate’s name while their money request is open there', async () => {
  const [aisyah, mallory] = [await signUp(app, 'Aisyah Rahman'), await signUp(app, 'Mallory')];
  const ben = await signUp(app, 'Ben Tan');
  const home = await buildHome([aisyah, mallory, ben]);
  const { id: paymentId } = await ask(mallory, home.id, ben);
  await mallory.api.homes.leaveHome({ homeId: home.id });
  await expectRefusal(rename(mallory, 'Aisyah Rahman'), 'NAME_TAKEN');
  await ben.api.payments.markAsPaid({ homeId: home.id, paymentId });
  expect(await rename(mallory, 'Aisyah Rahman')).toMatchObject({ displayName: 'Aisyah Rahman' });
});

test('of two members with one name, the later one cannot ask for money', async () => {
  const [aisyah, other] = [await signUp(app, 'Aisyah Rahman'), await signUp(app, 'aisyah rahman')];
  const ben = await signUp(app, 'Ben Tan');
  const home = await buildHome([aisyah, ben, other]);
  await expectRefusal(ask(other, home.id, ben), 'SAME_NAME');
  expect(await ask(aisyah, home.id, ben)).toMatchObject({ totalAmount: 5000 });
  await rename(other, 'Aisyah R. binti Osman');
  expect(await ask(other, home.id, ben)).toMatchObject({ totalAmount: 5000 });
});

test('an account with a reserved name, or none, cannot ask for money', async () => {
  const [old, ben] = [await signUp(app, 'Devi Nair'), await signUp(app, 'Ben Tan')];
  const home = await buildHome([old, ben]);
  const asked = await ask(old, home.id, ben);
  const which = { homeId: home.id, paymentId: asked.id };
  const rows = app.db.updateTable('users').where('id', '=', old.userId);
  const change = () =>
    old.api.payments.changePaymentRequest({
      ...which,
      title: 'Fee',
      totalAmount: 5000,
      debtorIds: [ben.userId],
      revision: asked.revision,
    });
  for (const name of ['Serumah', 'S\u0435rumah Support', '']) {
    await rows.set({ display_name: name }).execute();
    await expectRefusal(ask(old, home.id, ben), 'NAME_NEEDED');
    await expectRefusal(change(), 'NAME_NEEDED');
    await expectRefusal(old.api.payments.sendReminders(which), 'NAME_NEEDED');
    await expectRefusal(
      old.api.settlingUp.remindOfAll({ homeId: home.id, userId: ben.userId }),
      'NAME_NEEDED',
    );
  }
  await rename(old, 'Devi Nair');
  expect(await change()).toMatchObject({ title: 'Fee' });
});

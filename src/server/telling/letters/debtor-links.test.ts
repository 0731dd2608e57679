import { expect, test } from 'vitest';
import { mintLink } from '#server/telling/letters/debtor-links.ts';
import { makeResetToken } from '#server/people/accounts/reset-links.ts';
import { changeAddress } from '#test/builders/addresses.ts';
import { sharedApp } from '#test/running/app.ts';
import { homeOfTwo } from '#test/builders/boards.ts';
import { refusalOf, type Person } from '#test/builders/homes.ts';
import { askForMoney, putProof } from '#test/builders/payments.ts';

const app = await sharedApp();

/** Two people owe each other, both have got the email, and receipts wait. The link that opens a share can also take its receipt back. */
async function linksOfTwo() {
  const { aisyah, ben, homeId } = await homeOfTwo(app);
  await app.db.updateTable('users').set({ email_verified: true }).execute();
  const linkOf = async (debtor: Person, requester: Person) => {
    const payment = await askForMoney(requester, homeId, [debtor]);
    await putProof(app, payment, debtor, { state: 'review' });
    const share = { paymentId: payment.id, userId: debtor.userId };
    const mint = () => mintLink(app.db, { homeId, ...share }, app.clock.now);
    const token = await mint();
    const open = (opening = token) =>
      refusalOf(app.browser().api.payments.takeBackProof({ ...share, token: opening }));
    return { open, mint };
  };
  return { ben, own: await linkOf(ben, aisyah), others: await linkOf(aisyah, ben) };
}

const losing: Record<string, (ben: Person) => Promise<unknown>> = {
  'their address has changed': (ben) => changeAddress(app, ben, `new-${ben.email}`),
  'they have set a new password by a letter': async ({ userId }) => {
    const token = await makeResetToken(app.db, { userId, by: 'letter', now: app.clock.now });
    await app.browser().api.users.resetPassword({ token, password: 'the owner’s horse' });
  },
};

test.for(Object.keys(losing))('links of a debtor end once %s, and no others', async (why) => {
  const { ben, own, others } = await linksOfTwo();
  await losing[why]?.(ben);
  expect(await own.open()).toBe('UNAUTHORIZED_LINK');
  expect(await others.open()).toBe('not refused');
  // The next email brings this link.
  expect(await own.open(await own.mint())).toBe('not refused');
});

test('links of a debtor end once they have taken their old address back', async () => {
  const { ben, own, others } = await linksOfTwo();
  const token = await changeAddress(app, ben, `thief-${ben.email}`);
  const ofThief = await own.mint();
  await app.browser().api.users.keepEmail({ token });
  expect(await own.open(ofThief)).toBe('UNAUTHORIZED_LINK');
  expect(await others.open()).toBe('not refused');
});

import { randomUUID } from 'node:crypto';
import type { ShareBetweenUs } from '#contract/settling-up.ts';
import type { TestApp } from '#test/running/app.ts';
import { homeOfTwo, setClock } from '#test/builders/boards.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { askForMoney } from '#test/builders/payments.ts';

/** The open shares between a person and another, as that person sees them. */
export async function sharesBetween(me: Person, other: Person, homeId: string): Promise<ShareBetweenUs[]> {
  const { people } = await me.api.settlingUp.getBetweenUs({ homeId });
  return people.find(({ userId }) => userId === other.userId)?.lines ?? [];
}

/** Shares as the page sends those that it shows. */
export const shownOf = (lines: readonly ShareBetweenUs[]) =>
  lines.map(({ paymentId, userId, amount }) => ({ paymentId, userId, amount }));

/** Settles up as the sheet does: the shares that are open now, or `shown`. */
export async function settleUp(
  me: Person,
  other: Person,
  homeId: string,
  shown?: readonly ShareBetweenUs[],
): Promise<string> {
  const id = randomUUID();
  const lines = shownOf(shown ?? (await sharesBetween(me, other, homeId)));
  await me.api.settlingUp.settleUp({ homeId, id, userId: other.userId, lines });
  return id;
}

/**
 * Three who live together. Ben owes Aisyah RM 153.45 in two shares, and she owes him RM 46.80, so he pays RM 106.65. Each of Aisyah's requests
 * asks Chloe too.
 */
export async function owingEachOther(app: TestApp) {
  const { aisyah, ben, homeId, historyOf } = await homeOfTwo(app);
  const chloe = await signUp(app, 'Chloe Lim');
  await chloe.api.homes.joinHome({ homeId });
  const ask = (requester: Person, debtors: Person[], title: string, totalAmount: number) =>
    askForMoney(requester, homeId, debtors, { title, totalAmount });
  const electricity = await ask(aisyah, [ben, chloe], 'TNB electricity, October', 11_920);
  const filter = await ask(aisyah, [ben, chloe], 'Water filter', 18_770);
  const groceries = await ask(ben, [aisyah], 'Groceries, week 47', 4680);
  return { aisyah, ben, chloe, homeId, historyOf, electricity, filter, groceries, ask };
}

/** Ben has owed Aisyah two shares for more than an hour. `theirs` returns them as she sees them. */
export async function owingForHours(app: TestApp) {
  const home = await owingEachOther(app);
  const { aisyah, ben, homeId } = home;
  setClock(app, '2026-11-17T06:00:00Z');
  const theirs = async () =>
    (await sharesBetween(aisyah, ben, homeId)).filter(({ userId }) => userId === ben.userId);
  return { ...home, which: { homeId, userId: ben.userId }, theirs };
}

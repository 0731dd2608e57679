import { randomUUID } from 'node:crypto';
import { addDays, weekStart } from '#domain/days.ts';
import { buildChores, buildHome, today, type Housemate } from '#test/browser/harness.ts';
import { ask, attachBill, insertProof } from '#test/browser/payment-steps.ts';
import { createTemplate } from '#test/browser/templates-page.ts';
import { DETAILS } from '#test/builders/payment-details.ts';

/** In this home no list is empty and no count is 0, so any text for an empty list or for 0 is wrong. */
export async function buildFullHome(aisyah: Housemate, weiJie: Housemate) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const [hers, his] = [aisyah.userId, weiJie.userId];
  await createTemplate(aisyah, homeId);
  const lastWeek = addDays(weekStart(today()), -3);
  await buildChores(homeId, [
    { type: 'mop', assignedTo: hers, dueDate: today() },
    { type: 'throw_rubbish', assignedTo: hers, dueDate: today() },
    { type: 'wash_toilet', assignedTo: his, dueDate: today() },
    { type: 'wash_toilet', assignedTo: hers, dueDate: addDays(today(), 1) },
    { type: 'sweep', assignedTo: hers, dueDate: addDays(today(), 2) },
    { type: 'mop', assignedTo: his, dueDate: addDays(today(), 2) },
    { type: 'sweep', assignedTo: hers, dueDate: lastWeek, status: 'overdue' },
    { type: 'wash_toilet', assignedTo: hers, dueDate: lastWeek, status: 'overdue' },
    { type: 'mop', assignedTo: his, dueDate: lastWeek, status: 'overdue' },
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: today(), to: addDays(today(), 7) });
  const choreOf = (userId: string) =>
    chores.find(
      ({ assignedTo, dueDate, type }) => assignedTo === userId && dueDate > today() && type !== 'wash_toilet',
    )?.id ?? '';
  const rubbish = chores.find(({ type }) => type === 'throw_rubbish')?.id ?? '';
  await aisyah.api.chores.completeChore({ homeId, choreId: rubbish });
  for (const [from, to] of [
    [aisyah, weiJie],
    [weiJie, aisyah],
  ] as const)
    await from.api.swaps.requestSwap({
      homeId,
      id: randomUUID(),
      choreId: choreOf(from.userId),
      targetUserId: to.userId,
    });
  const asked = (title: string, sen: number, repeats?: 'month') =>
    ask({ homeId, from: aisyah, debtors: [weiJie], title, sen, ...(repeats && { repeats }) });
  const open = await asked('TNB electricity, October', 5960);
  await attachBill(aisyah, { homeId, paymentId: open });
  const repeated = await asked('Internet and television', 3000, 'month');
  await insertProof({ homeId, paymentId: repeated, debtor: weiJie, state: 'review', isNotified: true });
  const proved = await asked('Water', 2100);
  await insertProof({ homeId, paymentId: proved, debtor: weiJie, state: 'verified' });
  const paid = await asked('Gas', 3000);
  await weiJie.api.payments.markAsPaid({ homeId, paymentId: paid });
  const owed = await ask({
    homeId,
    from: weiJie,
    debtors: [aisyah],
    title: 'Unifi broadband, November',
    sen: 9000,
  });
  for (const { api } of [aisyah, weiJie]) await api.paymentDetails.savePaymentDetails(DETAILS);
  await aisyah.api.absences.createAbsence({
    homeId,
    id: randomUUID(),
    from: addDays(today(), 20),
    to: addDays(today(), 21),
  });
  return { homeId, owed };
}

import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/days.ts';
import { buildHome, type Person, today, withDatabase } from '#test/browser/harness.ts';
import { ask, insertProof } from '#test/browser/payment-steps.ts';

type Size = { width: number; height: number };
type Build = (name: string, options: { viewport: Size }) => Promise<Person>;

/** Two members owe the reader money, one of them with a receipt; with another member the reader has debts both ways. */
async function buildMoney(homeId: string, reader: Person, [priya, weiJie, hafiz]: [Person, Person, Person]) {
  const owed = (from: Person, to: Person, title: string, sen: number) =>
    ask({ homeId, from: to, debtors: [from], title, sen });
  await owed(reader, priya, 'TNB electricity, October', 5960);
  await owed(reader, priya, 'Water filter', 2340);
  await owed(weiJie, reader, 'Groceries, week 47', 4680);
  await owed(weiJie, reader, 'Groceries, week 48', 5135);
  await owed(weiJie, reader, 'Toilet paper and washing powder for the two of us', 2495);
  await owed(reader, weiJie, 'Netflix', 2000);
  const paymentId = await owed(hafiz, reader, 'Gas', 3100);
  await insertProof({ homeId, paymentId, debtor: hafiz, state: 'review' });
  await withDatabase((client) =>
    client.query(
      `update payment_debtors set notified_at = notified_at - interval '4 days' where home_id = $1`,
      [homeId],
    ),
  );
}

/**
 * People who move out: an administrator with everything open, a member, one who has settled everything, and one who
 * lives alone.
 */
export async function buildMovingOutPeople(person: Build, viewport: Size) {
  const reader = await person('Aisyah Rahman', { viewport });
  const [priya, weiJie, hafiz] = [
    await person('Priya Nair', { viewport }),
    await person('Wei Jie Tan', { viewport }),
    await person('Hafiz Osman', { viewport }),
  ];
  const { id: homeId } = await buildHome([reader, priya, weiJie, hafiz]);
  await reader.api.chores.regenerateChoresForHome({ homeId, id: randomUUID(), keepCompleted: false });
  await buildMoney(homeId, reader, [priya, weiJie, hafiz]);
  const { chores } = await reader.api.chores.listChores({ homeId, from: today(), to: addDays(today(), 28) });
  const first = (of: Person) =>
    chores.find(({ assignedTo, status }) => assignedTo === of.userId && status === 'pending')?.id ?? '';
  for (const [from, to] of [
    [reader, priya],
    [weiJie, reader],
  ] as const)
    await from.api.swaps.requestSwap({
      homeId,
      id: randomUUID(),
      choreId: first(from),
      targetUserId: to.userId,
    });

  const settled = await person('Mei Ling Chong', { viewport });
  await buildHome([await person('Farid Aziz', { viewport }), settled], 'Taman Melati');
  await (await settled.page.request.get('/api/my-data.json')).body();
  const alone = await person('Nurul Huda', { viewport });
  await buildHome([alone], 'Rumah Nenek');
  return {
    people: {
      leaving: reader.page,
      leavingMember: priya.page,
      leftAll: settled.page,
      leavingAlone: alone.page,
    },
    facts: { homeId },
  };
}

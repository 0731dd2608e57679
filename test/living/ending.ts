import { addDays } from '#domain/days.ts';
import { openShares, requestsShownTo } from '#test/living/checks-money.ts';
import { residentsOf } from '#test/living/people.ts';
import { complain, personOf, today, type Resident, type World } from '#test/living/world.ts';

type OpenShare = Awaited<ReturnType<typeof openShares>>[number];

/** Ends a share: the requester answers the receipt or lets the share go, or the debtor marks it as paid. */
async function endShare(world: World, share: OpenShare) {
  const { homeId, paymentId, debtorId: userId } = share;
  const [debtor, requester] = [personOf(world, userId), personOf(world, share.requesterId)];
  const seenBy = async (person: Resident) =>
    person.isGone ? undefined : (await requestsShownTo(person)).get(paymentId);
  const [owed, asked] = [await seenBy(debtor), await seenBy(requester)];
  const proof = asked?.debtors.find((each) => each.userId === userId)?.proof;
  const which = { homeId, paymentId, userId };
  if (proof) await requester.api.payments.reviewPaymentProof({ ...which, approve: true, proofId: proof.id });
  else if (owed && (!asked || world.chance.isOften(1, 2)))
    await debtor.api.payments.markAsPaid({ homeId, paymentId });
  else if (asked) await requester.api.payments.letGoPayment(which);
}

/** Ends every open share by calls of people who see it. A share that is left cannot be ended by anyone. */
async function endMoney(world: World) {
  const stillOpen = async () =>
    (await openShares(world)).filter(({ debtorId, requesterId }) =>
      [debtorId, requesterId].some((id) => !personOf(world, id).isGone),
    );
  for (const share of await stillOpen())
    await endShare(world, share).catch((error: unknown) => {
      complain(world, `${share.title} cannot be ended: ${String(error)}`);
    });
  for (const { title, debtorId, requesterId } of await stillOpen()) {
    const [asked, asking] = [personOf(world, debtorId).name, personOf(world, requesterId).name];
    complain(world, `${title}, for which ${asking} asked ${asked}, cannot be ended`);
  }
}

/** Every open chore on the board can be completed by its member. */
async function endChores(world: World, homeId: string) {
  const residents = await residentsOf(world, homeId);
  const [reader] = residents;
  if (!reader) return;
  const day = today(world);
  const { clock } = world.app;
  for (const from of [-62, 0, 62, 124].map((days) => addDays(day, days))) {
    const { chores } = await reader.api.chores.listChores({ homeId, from, to: addDays(from, 61) });
    for (const chore of chores.filter(({ status }) => status !== 'completed')) {
      // Stays below the limit on changes per minute.
      clock.now = new Date(clock.now.getTime() + 500);
      const person = residents.find(({ userId }) => userId === chore.assignedTo);
      const done = person?.api.chores.completeChore({ homeId, choreId: chore.id });
      const { status } = (await done?.catch(() => undefined)) ?? { status: 'refused' };
      if (status !== 'completed') complain(world, `${chore.type} of ${chore.dueDate} cannot be completed`);
    }
  }
}

/** Ends everything that is open: for each share and chore there must be a person who can. */
export async function endAll(world: World): Promise<void> {
  await endMoney(world);
  for (const homeId of world.homeIds) await endChores(world, homeId);
}

import { addDays } from '#domain/days.ts';
import { mayAnswer, mayCancel, mayRequestSwap } from '#domain/swaps.ts';
import { pick, today, uuid, type Act, type Visit } from '#test/living/world.ts';

const listOf = async ({ me, homeId }: Visit, direction: 'incoming' | 'outgoing') =>
  (await me.api.swaps.listSwapRequests({ homeId, direction })).swaps;

async function ask(visit: Visit) {
  const { world, me, homeId } = visit;
  const day = today(world);
  const { chores } = await me.api.chores.listChores({ homeId, from: day, to: addDays(day, 14) });
  const asked = (await listOf(visit, 'outgoing')).filter(({ status }) => status === 'pending');
  const chore = pick(
    world,
    chores.filter(
      (each) => mayRequestSwap(me.userId, each) && !asked.some((one) => one.chore.id === each.id),
    ),
  );
  const { members } = await me.api.homes.getHome({ homeId });
  const target = pick(
    world,
    members.filter(({ userId }) => userId !== me.userId),
  );
  if (!chore || !target) return undefined;
  const { chores: theirs } = await me.api.swaps.listChoresToTake({ homeId, userId: target.userId });
  const inReturn = world.chance.isOften(1, 2) ? pick(world, theirs) : undefined;
  await me.api.swaps.requestSwap({
    homeId,
    id: uuid(world),
    choreId: chore.id,
    targetUserId: target.userId,
    ...(inReturn && { returnChoreId: inReturn.id }),
    ...(world.chance.isOften(1, 3) && { message: 'I am away that day' }),
  });
  const other = inReturn ? ` for ${inReturn.type} of ${inReturn.dueDate}` : '';
  return `asks ${target.displayName} to take ${chore.type} of ${chore.dueDate}${other}`;
}

async function answer(visit: Visit) {
  const { world, me, homeId } = visit;
  const swap = pick(
    world,
    (await listOf(visit, 'incoming')).filter((each) => mayAnswer(me.userId, each)),
  );
  if (!swap) return undefined;
  const accepts = world.chance.isOften(3, 5);
  const which = { homeId, swapRequestId: swap.id };
  await (accepts ? me.api.swaps.acceptSwapRequest(which) : me.api.swaps.rejectSwapRequest(which));
  return `${accepts ? 'accepts' : 'rejects'} the swap of ${swap.chore.type} of ${swap.chore.dueDate}`;
}

async function cancel(visit: Visit) {
  const { world, me, homeId } = visit;
  const swap = pick(
    world,
    (await listOf(visit, 'outgoing')).filter((each) => mayCancel(me.userId, each)),
  );
  if (!swap) return undefined;
  await me.api.swaps.cancelSwapRequest({ homeId, swapRequestId: swap.id });
  return `cancels the swap of ${swap.chore.type} of ${swap.chore.dueDate}`;
}

export const swapActs: Record<string, Act> = {
  'asks for a swap': { weight: 12, does: ask },
  'answers a swap': { weight: 24, does: answer },
  'cancels a swap': { weight: 3, does: cancel },
};

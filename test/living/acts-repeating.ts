import { REPEATS } from '#domain/repeating.ts';
import { pick, some, uuid, type Act, type Visit } from '#test/living/world.ts';

/** Starts a repeating request: an equal split with the requester's share, or an amount for each debtor. */
async function begin({ world, me, homeId }: Visit) {
  const { chance } = world;
  const { members } = await me.api.homes.getHome({ homeId });
  const others = members.filter(({ userId }) => userId !== me.userId);
  const debtorIds = some(world, others).map(({ userId }) => userId);
  if (debtorIds.length === 0) return undefined;
  const amounts = debtorIds.map(() => 100 + chance.below(5000));
  const split = chance.one([
    { by: 'equally' as const, withOwn: false },
    { by: 'equally' as const, withOwn: true },
    { by: 'amounts' as const, amounts },
  ]);
  const sum = amounts.reduce((total, sen) => total + sen, 0);
  const repeats = chance.one(REPEATS);
  await me.api.payments.createPaymentRequest({
    homeId,
    id: uuid(world),
    title: 'Rent',
    category: 'rent',
    totalAmount: sum,
    debtorIds,
    split,
    repeats,
  });
  return `asks ${debtorIds.length} for ${sum} sen, again each ${repeats}`;
}

/** Changes, pauses, resumes or stops one of the member's series. */
async function look({ world, me, homeId }: Visit) {
  const { chance } = world;
  const series = pick(world, (await me.api.repeating.listRepeating({ homeId })).series);
  if (!series) return undefined;
  const which = { homeId, seriesId: series.id };
  if (chance.isOften(1, 4)) {
    await me.api.repeating.stopRepeating(which);
    return `stops ${series.title}`;
  }
  if (chance.isOften(1, 2)) {
    await me.api.repeating[series.paused ? 'resumeRepeating' : 'pauseRepeating'](which);
    return `${series.paused ? 'resumes' : 'pauses'} ${series.title}`;
  }
  const amounts = series.debtors.map(({ userId }) => ({ userId, amount: 100 + chance.below(5000) }));
  const changed = series.split === 'equally' ? { totalAmount: 1000 + chance.below(50_000) } : { amounts };
  await me.api.repeating.changeRepeatingAmount({ ...which, ...changed });
  return `asks for another amount of ${series.title}`;
}

export const repeatingActs: Record<string, Act> = {
  'starts a repeating request': { weight: 2, does: begin },
  'changes a repeating request': { weight: 3, does: look },
};

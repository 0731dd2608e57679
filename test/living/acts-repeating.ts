import { REPEATS } from '#domain/repeating.ts';
import { pick, some, uuid, type Act, type Visit } from '#test/living/world.ts';

/** The rent, say: equally, with one's own share, or an amount for each. */
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

/** Changes, pauses, resumes or stops one of their own. */
async function look({ world, me, homeId }: Visit) {
  const { chance } = world;
  const own = pick(world, (await me.api.repeating.listRepeating({ homeId })).series);
  if (!own) return undefined;
  const which = { homeId, seriesId: own.id };
  if (chance.isOften(1, 4)) {
    await me.api.repeating.stopRepeating(which);
    return `stops ${own.title}`;
  }
  if (chance.isOften(1, 2)) {
    await me.api.repeating[own.paused ? 'resumeRepeating' : 'pauseRepeating'](which);
    return `${own.paused ? 'resumes' : 'pauses'} ${own.title}`;
  }
  const amounts = own.debtors.map(({ userId }) => ({ userId, amount: 100 + chance.below(5000) }));
  const changed = own.split === 'equally' ? { totalAmount: 1000 + chance.below(50_000) } : { amounts };
  await me.api.repeating.changeRepeatingAmount({ ...which, ...changed });
  return `asks for another amount of ${own.title}`;
}

export const repeatingActs: Record<string, Act> = {
  'asks again and again': { weight: 2, does: begin },
  'looks after what repeats': { weight: 3, does: look },
};

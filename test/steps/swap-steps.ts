import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { addDays } from '#domain/days.ts';
import { FREQUENCIES } from '#domain/templates.ts';
import type { TestApp } from '#test/running/app.ts';
import { readRows, setClock, type Row } from '#test/builders/boards.ts';
import { buildHome, inviteTo, refusalOf, templateFields, type Person } from '#test/builders/homes.ts';

/** How often each kind is drawn. Kinds that build swaps come more often than those that end all of them. */
const WEIGHTS = {
  request: 9,
  accept: 6,
  reject: 1,
  cancel: 1,
  complete: 3,
  reopen: 1,
  regenerate: 1,
  restoreBackup: 1,
  plan: 1,
  leave: 1,
  remove: 1,
  join: 2,
  exchanging: 1,
  midnight: 1,
};
type Kind = keyof typeof WEIGHTS;
const KINDS = (Object.keys(WEIGHTS) as Kind[]).flatMap((kind) =>
  Array.from({ length: WEIGHTS[kind] }, () => kind),
);

/** The steps of members. Numbers choose from the chores or swaps that exist by then; if `sensible`, only from those that can succeed. */
export const someSteps = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    who: fc.nat(3),
    first: fc.nat(1000),
    second: fc.nat(1000),
    flag: fc.boolean(),
    sensible: fc.oneof(
      { weight: 5, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  }),
  { minLength: 5, maxLength: 30, size: 'max' },
);
type Step = typeof someSteps extends fc.Arbitrary<(infer S)[]> ? S : never;

const TYPES = ['throw_rubbish', 'sweep', 'mop', 'wash_toilet'];
const FIRST_DAY = '2026-11-16';

/** The result of a step that found nothing to choose from. */
const NOTHING = 'nothing';

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length];

const readSwaps = ({ db }: TestApp, homeId: string) =>
  db
    .selectFrom('swap_requests')
    .selectAll()
    .where('home_id', '=', homeId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
export type SwapRow = Awaited<ReturnType<typeof readSwaps>>[number];

/** A home of the four people, who take the steps. The first is its administrator; the last has not joined yet. */
export async function openSwapHome(app: TestApp, people: readonly [Person, Person, Person, Person]) {
  const [administrator, second, third, latecomer] = people;
  let today = FIRST_DAY;
  setClock(app, `${today}T02:00:00Z`);
  const { id: homeId } = await buildHome([administrator, second, third]);
  // About two weeks of chores, which four people can complete in a test.
  await administrator.api.homes.updateHomeSettings({ homeId, settings: { weeksInAdvance: 1 } });
  const regenerate = ({ api }: Person, keepCompleted: boolean, id: string = randomUUID()) =>
    api.chores.regenerateChoresForHome({ homeId, id, keepCompleted });
  await regenerate(administrator, false);
  const plans: string[] = [];

  const personOf = (userId: string | undefined) => people.find((one) => one.userId === userId);
  const isOpen = ({ status }: Row) => status !== 'completed';

  async function chooseChore({ first, sensible }: Step, fits: (chore: Row) => boolean) {
    const chores = await readRows(app, homeId);
    const fitting = chores.filter(fits);
    return pick(sensible && fitting.length > 0 ? fitting : chores, first);
  }
  async function chooseSwap({ first, sensible }: Step) {
    const swaps = await readSwaps(app, homeId);
    const pending = swaps.filter(({ status }) => status === 'pending');
    return pick(sensible && pending.length > 0 ? pending : swaps, first);
  }
  /** The person concerned, or any person. */
  const actor = ({ who, sensible }: Step, userId: string | undefined): Person =>
    (sensible ? personOf(userId) : undefined) ?? people[who] ?? administrator;

  const onChore = async (step: Step, call: 'completeChore' | 'reopenChore') => {
    const chore = await chooseChore(step, (one) => isOpen(one) === (call === 'completeChore'));
    if (!chore) return NOTHING;
    return actor(step, chore.assigned_to).api.chores[call]({ homeId, choreId: chore.id });
  };
  const onSwap = async (
    step: Step,
    call: 'acceptSwapRequest' | 'rejectSwapRequest' | 'cancelSwapRequest',
  ) => {
    const swap = await chooseSwap(step);
    if (!swap) return NOTHING;
    const who = call === 'cancelSwapRequest' ? swap.requester_id : swap.target_user_id;
    return actor(step, who).api.swaps[call]({ homeId, swapRequestId: swap.id });
  };

  async function request(step: Step) {
    const chore = await chooseChore(step, isOpen);
    if (!chore) return NOTHING;
    const target = pick(
      people.filter(({ userId }) => !step.sensible || userId !== chore.assigned_to),
      step.second,
    );
    const theirs = (await readRows(app, homeId)).filter(
      (one) => !step.sensible || (isOpen(one) && one.assigned_to === target?.userId),
    );
    const returned = step.flag ? pick(theirs, step.second) : undefined;
    return actor(step, chore.assigned_to).api.swaps.requestSwap({
      homeId,
      id: randomUUID(),
      choreId: chore.id,
      targetUserId: target?.userId ?? randomUUID(),
      ...(returned && { returnChoreId: returned.id }),
    });
  }

  async function planTemplate({ first, second: frequency, who }: Step) {
    const { api } = people[who] ?? administrator;
    const templateId = pick(TYPES, first) ?? '';
    const chosen = pick(FREQUENCIES, frequency) ?? 'daily';
    const fields = templateFields({
      frequency: chosen,
      ...(chosen === 'multiple' && { occurrencesPerWeek: 2 }),
    });
    await api.templates.saveTemplate({ homeId, templateId, fields });
    await api.templates.planTemplates({ homeId, id: randomUUID(), templateIds: [templateId] });
  }

  async function join({ who }: Step) {
    const { api, userId } = people[who] ?? latecomer;
    await app.db.deleteFrom('rate_limits').execute();
    await refusalOf(administrator.api.homes.allowAgain({ homeId, userId }));
    await api.homes.joinHome(await inviteTo(administrator, homeId));
  }

  async function midnight() {
    today = addDays(today, 1);
    setClock(app, `${today}T02:00:00Z`);
    await app.sweep();
  }

  const ACTS: Record<Kind, (step: Step, person: Person) => Promise<unknown>> = {
    request,
    accept: (step) => onSwap(step, 'acceptSwapRequest'),
    reject: (step) => onSwap(step, 'rejectSwapRequest'),
    cancel: (step) => onSwap(step, 'cancelSwapRequest'),
    complete: (step) => onChore(step, 'completeChore'),
    reopen: (step) => onChore(step, 'reopenChore'),
    regenerate: async ({ flag }, person) => plans.push((await regenerate(person, flag)).planId),
    restoreBackup: ({ first }, { api }) =>
      api.chores.restorePlan({ homeId, planId: pick(plans, first) ?? randomUUID() }),
    plan: planTemplate,
    leave: (_step, { api }) => api.homes.leaveHome({ homeId }),
    remove: ({ first }) =>
      administrator.api.homes.removeMember({ homeId, userId: pick(people, first)?.userId ?? '' }),
    join,
    exchanging: ({ flag }) =>
      administrator.api.homes.updateHomeSettings({ homeId, settings: { exchangeAutomatically: flag } }),
    midnight,
  };

  return {
    homeId,
    personOf,
    today: () => today,
    swaps: () => readSwaps(app, homeId),
    chores: () => readRows(app, homeId),
    /** Takes the step. Returns the code of its refusal, 'not refused', or 'nothing' if there was nothing to act on. */
    async act(step: Step): Promise<string> {
      const acting = ACTS[step.kind](step, people[step.who] ?? administrator);
      const refused = await refusalOf(acting);
      return (await acting.catch(() => refused)) === NOTHING ? NOTHING : refused;
    },
  };
}

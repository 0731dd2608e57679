/** @module-tag rest */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TemplateFields } from '#domain/home-templates.ts';
import { TEMPLATE_LIMITS, type ChoreTemplate } from '#domain/templates.ts';
import { startApp, type TestApp } from '#test/running/app.ts';
import { signUp, type Person } from '#test/builders/homes.ts';
import { makeChance } from '#test/fuzzing/chance.ts';
import { uuid } from '#test/living/world.ts';
import { faultsOf, noFindings } from '#test/builders/plan-checks.ts';
import type { PlanHome } from '#test/builders/plan-home.ts';
import { simulate } from '#test/builders/plan-life.ts';
import type { PlanSettings } from '#test/builders/plan-state.ts';

/** Each home lives three months; the long tests run 20 homes. */
const HOMES = process.env['LONG'] === 'true' ? 20 : 2;
const DAYS = 92;
const PEOPLE = 16;
const PATIENCE_MS = 20 * 60_000;

const ACTS = [
  'begin',
  'join',
  'leave',
  'addAbsence',
  'changeAbsence',
  'deleteAbsence',
  'swap',
  'claim',
  'complete',
  'reopen',
  'moveDay',
  'moveBack',
  'addTemplate',
  'changeTemplate',
  'deleteTemplate',
  'planAgain',
  'regenerate',
  'undoPlan',
  'changeSettings',
  'midnight',
] as const;
type ActName = (typeof ACTS)[number];
type Args<Name extends ActName> = Parameters<PlanHome[Name]>;

/** The common id of a chore in the model and the app: its type and its planned day. */
type Key = string;
type Recorded = {
  name: ActName;
  args: unknown[];
  /** Facts before the act. */
  today: string;
  seed: string;
  template: ChoreTemplate | undefined;
  keyOf: ReadonlyMap<string, Key>;
  memberOf: ReadonlyMap<string, string | null>;
  /** Facts after it. */
  templates: readonly ChoreTemplate[];
  seedAfter: string;
  plan: number | undefined;
  board: string[];
};

const boardOf = (home: PlanHome): string[] =>
  home
    .planned()
    .map(({ type, plannedOn, dueDate, assignedTo, isOpen, done }) => {
      const settled = done ? 'done' : 'let go';
      return `${plannedOn} ${type} due ${dueDate} of ${assignedTo} ${isOpen ? 'open' : settled}`;
    })
    .toSorted();

/** Wraps a home so that it records each act, and the board after it. */
function recorded(home: PlanHome, acts: Recorded[]): PlanHome {
  const isAct = (name: string | symbol): name is ActName => ACTS.some((act) => act === name);
  return new Proxy(home, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const planned = target.planned();
        const before = {
          today: target.today,
          seed: target.seed,
          template: target.templates.find(({ id }) => id === args[0]),
          keyOf: new Map(planned.map(({ id, type, plannedOn }) => [id, `${plannedOn} ${type}`])),
          memberOf: new Map(planned.map(({ id, assignedTo }) => [id, assignedTo])),
        };
        const result: unknown = Reflect.apply(value, target, args);
        const isDone = result !== undefined || name === 'complete' || name === 'changeTemplate';
        if (isAct(name) && isDone)
          acts.push({
            name,
            args,
            ...before,
            templates: [...target.templates],
            seedAfter: target.seed,
            plan: target.plans.at(-1)?.act,
            board: boardOf(target),
          });
        return result;
      };
    },
  });
}

function fieldsOf({ id, isCustom, occurrencesPerWeek, ...fields }: ChoreTemplate): TemplateFields {
  const { frequency } = fields;
  const times = occurrencesPerWeek ?? TEMPLATE_LIMITS.timesPerWeek.initial;
  return {
    ...fields,
    name: isCustom ? id : fields.name,
    ...(frequency === 'multiple' && { occurrencesPerWeek: times }),
  };
}

/** Repeats the model's acts in the app. */
class Replay {
  app: TestApp;
  people: ReadonlyMap<string, Person>;
  founder: Person;
  homeId: string = randomUUID();
  /** The app's next random draw. */
  draws: { next: string };
  #absences = new Map<string, string>();
  #plans = new Map<number | undefined, string>();

  constructor(app: TestApp, people: readonly [Person, ...Person[]], draws: { next: string }) {
    this.app = app;
    this.people = new Map(people.map((person) => [person.userId, person]));
    [this.founder] = people;
    this.draws = draws;
  }

  #api(userId: string | null | undefined) {
    const person = this.people.get(userId ?? '');
    if (!person) throw new Error(`no person has the id ${userId}`);
    return person.api;
  }

  async #choreId({ keyOf }: Recorded, choreId: unknown): Promise<string> {
    const [day = '', type = ''] = keyOf.get(String(choreId))?.split(' ') ?? [];
    const { id } = await this.app.db
      .selectFrom('chores')
      .select('id')
      .where('home_id', '=', this.homeId)
      .where('type', '=', type)
      .where('planned_on', '=', day)
      .executeTakeFirstOrThrow();
    return id;
  }

  /** The calls that a member's screen would send for each act of the model. */
  #calls: { [Name in ActName]: (args: Args<Name>, act: Recorded) => Promise<unknown> } = {
    begin: async (_, { seed }) => {
      this.draws.next = seed;
      const home = { id: this.homeId, name: 'Seri Pandan 12A', timeZone: 'Asia/Kuala_Lumpur' };
      await this.founder.api.homes.createHome(home);
    },
    join: ([userId]) => this.#api(userId).homes.joinHome({ homeId: this.homeId, sure: true }),
    leave: ([userId]) => this.#api(userId).homes.leaveHome({ homeId: this.homeId }),
    addAbsence: ([{ id, userId, from, to }]) => {
      const absenceId = randomUUID();
      this.#absences.set(id, absenceId);
      return this.#api(userId).absences.createAbsence({ homeId: this.homeId, id: absenceId, from, to });
    },
    changeAbsence: async ([id, { from, to }]) => {
      const absenceId = this.#absences.get(id) ?? '';
      const api = this.#api(await this.#absent(absenceId));
      await api.absences.changeAbsence({ homeId: this.homeId, absenceId, from, to });
    },
    deleteAbsence: async ([id]) => {
      const absenceId = this.#absences.get(id) ?? '';
      const api = this.#api(await this.#absent(absenceId));
      await api.absences.deleteAbsence({ homeId: this.homeId, absenceId });
    },
    swap: async ([choreId, to, returnId], act) => {
      const id = randomUUID();
      const { homeId } = this;
      await this.#api(act.memberOf.get(choreId)).swaps.requestSwap({
        homeId,
        id,
        choreId: await this.#choreId(act, choreId),
        targetUserId: to,
        ...(returnId !== undefined && { returnChoreId: await this.#choreId(act, returnId) }),
      });
      await this.#api(to).swaps.acceptSwapRequest({ homeId, swapRequestId: id });
    },
    claim: async ([choreId, by], act) => {
      await this.#api(by).chores.claimChore({
        homeId: this.homeId,
        choreId: await this.#choreId(act, choreId),
      });
    },
    complete: async ([choreId], act) => {
      const chore = { homeId: this.homeId, choreId: await this.#choreId(act, choreId) };
      await this.#api(act.memberOf.get(choreId)).chores.completeChore(chore);
    },
    reopen: async ([choreId], act) => {
      const chore = { homeId: this.homeId, choreId: await this.#choreId(act, choreId) };
      await this.#api(act.memberOf.get(choreId)).chores.reopenChore(chore);
    },
    moveDay: ([choreId], act) => this.#move(choreId, act),
    moveBack: ([choreId], act) => this.#move(choreId, act),
    addTemplate: ([template]) =>
      this.founder.api.templates.createTemplate({
        homeId: this.homeId,
        id: randomUUID(),
        fields: fieldsOf(template),
      }),
    changeTemplate: ([templateId], { templates }) => {
      const template = templates.find(({ id }) => id === templateId);
      if (!template) throw new Error(`there is no template ${templateId}`);
      const fields = fieldsOf(template);
      return this.founder.api.templates.saveTemplate({ homeId: this.homeId, templateId, fields });
    },
    deleteTemplate: ([templateId]) =>
      this.founder.api.templates.deleteTemplate({ homeId: this.homeId, templateId, removeOpenChores: true }),
    planAgain: async ([templateIds], { plan }) => {
      const id = randomUUID();
      this.#plans.set(plan, id);
      const planned = { homeId: this.homeId, id, templateIds: [...templateIds] };
      expect(await this.founder.api.templates.planTemplates(planned)).not.toBeNull();
    },
    regenerate: async ([seed, { keepsDone }], { plan }) => {
      const id = randomUUID();
      this.#plans.set(plan, id);
      this.draws.next = seed;
      const { homeId } = this;
      await this.founder.api.chores.regenerateChoresForHome({ homeId, id, keepCompleted: keepsDone });
    },
    undoPlan: ([act]) =>
      this.founder.api.chores.restorePlan({ homeId: this.homeId, planId: this.#plans.get(act) ?? '' }),
    changeSettings: ([settings]: [Partial<PlanSettings>]) =>
      this.founder.api.homes.updateHomeSettings({ homeId: this.homeId, settings }),
    midnight: () => this.app.sweep(),
  };

  async #absent(absenceId: string): Promise<string> {
    const rows = this.app.db.selectFrom('absences').select('user_id').where('id', '=', absenceId);
    return (await rows.executeTakeFirstOrThrow()).user_id;
  }

  async #move(choreId: string, act: Recorded) {
    const id = await this.#choreId(act, choreId);
    const key = act.keyOf.get(choreId) ?? '';
    const to = /due (\S+)/.exec(act.board.find((line) => line.startsWith(`${key} `)) ?? '')?.[1] ?? '';
    await this.#api(act.memberOf.get(choreId)).chores.moveChore({ homeId: this.homeId, choreId: id, to });
  }

  async act(act: Recorded, nextDay: string): Promise<void> {
    await this.app.db.deleteFrom('rate_limits').execute();
    const [day, time] = act.name === 'midnight' ? [nextDay, '00:05'] : [act.today, '10:00'];
    this.app.clock.now = new Date(`${day}T${time}:00+08:00`);
    const call = this.#calls[act.name] as (args: unknown[], act: Recorded) => Promise<unknown>;
    await call(act.args, act);
  }

  async board(): Promise<string[]> {
    const rows = await this.app.db
      .selectFrom('chores')
      .selectAll()
      .where('home_id', '=', this.homeId)
      .execute();
    return rows
      .map(({ planned_on, type, due_date, assigned_to, status, let_go_at }) => {
        const open = let_go_at ? 'let go' : 'open';
        return `${planned_on} ${type} due ${due_date} of ${assigned_to} ${status === 'completed' ? 'done' : open}`;
      })
      .toSorted();
  }
}

const addDay = (day: string) => new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);

test.each(Array.from({ length: HOMES }, (_, index) => process.env['SEED'] ?? `home ${index}`))(
  'the board matches the pure model after each act of three months in %s',
  { timeout: PATIENCE_MS },
  async (seed) => {
    const draws = { next: 'a first draw' };
    await using app = await startApp({}, { random: () => draws.next });
    const people: Person[] = [];
    // Ids are drawn from the seed too, because they decide the rounds.
    const ids = makeChance(seed);
    for (let count = 0; count < PEOPLE; count++)
      people.push(await signUp(app, `Person ${count}`, uuid({ chance: ids })));
    const acts: Recorded[] = [];
    const found = noFindings();
    simulate(seed, found, DAYS, {
      people: people.map(({ userId }) => userId),
      watched: (home) => recorded(home, acts),
      asInTheApp: true,
    });
    expect(faultsOf(found)).toEqual({});
    const [founder] = people;
    if (!founder) throw new Error('the home has no members');
    const replay = new Replay(app, [founder, ...people.slice(1)], draws);
    for (const [index, act] of acts.entries()) {
      const past = acts.slice(Math.max(0, index - 6), index + 1).map(({ name, today }) => `${today} ${name}`);
      await replay.act(act, addDay(act.today));
      const board = await replay.board();
      const missing = act.board.filter((line) => !board.includes(line));
      const other = board.filter((line) => !act.board.includes(line));
      expect({ past, missing, other }).toEqual({ past, missing: [], other: [] });
    }
    expect(acts.length).toBeGreaterThan(DAYS);
  },
);

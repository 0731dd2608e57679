import { addDays } from '#domain/days.ts';
import type { Move } from '#domain/plan/moves.ts';
import { FREQUENCIES, type ChoreTemplate } from '#domain/templates.ts';
import { makeChance, type Chance } from '#test/fuzzing/chance.ts';
import {
  before,
  blame,
  boardOf,
  checkAct,
  checkAgain,
  checkShares,
  differenceOf,
  note,
  type Findings,
} from '#test/builders/plan-checks.ts';
import { PlanHome } from '#test/builders/plan-home.ts';
import type { HomeChore, PlanSettings } from '#test/builders/plan-state.ts';
import { FOUR_TEMPLATES, templateOf } from '#test/builders/plans.ts';
import { turnsOfSpec } from '#test/builders/plan-second-reading.ts';

const FOUNDER = 'p00';
const MEMBERS_MAX = 9;
const TEMPLATES_MAX = 12;
const MINUTES = [5, 10, 15, 20, 30, 45, 60, 120] as const;
/** How many days an absence lasts after its first. */
const AWAY = [0, 2, 6, 13, 27, 60] as const;
const FIRST_DAY = '2026-11-01';
/** For how many days a plan can be undone. */
const UNDO_DAYS = 7;

export type LifeOptions = {
  /** The user ids that members may have, the founder's first; other texts if they are not given. */
  people?: readonly string[];
  /** The home as it is watched: called once, with the home before its first act. */
  watched?: (home: PlanHome) => PlanHome;
  /** Only what the app offers today: built-in templates and settings at first, a move taken back on its day. */
  asInTheApp?: boolean;
};

/** A random home, lived in day by day. Each act is checked. */
class PlanLife {
  home: PlanHome;
  chance: Chance;
  found: Findings;
  former: string[] = [];
  #people = 0;
  #templates = 0;
  #absences = 0;
  #moved: string | undefined;
  #options: LifeOptions;

  constructor(seed: string, found: Findings, options: LifeOptions = {}) {
    this.chance = makeChance(seed);
    this.found = found;
    this.#options = options;
    const { chance } = this;
    const { asInTheApp = false, watched = (home: PlanHome) => home } = options;
    const settings: PlanSettings = {
      weeksInAdvance: 2 + chance.below(8),
      dealBy: this.isBy(35) ? 'even_minutes' : 'turns',
      autoGenerate: this.isBy(90),
      includeWeekends: this.isBy(40),
    };
    const own = Array.from({ length: 3 + chance.below(5) }, () => this.#template());
    const [leader, follower] = own;
    if (leader && follower && this.isBy(50)) follower.requiresSameDay = [leader.id];
    const first = addDays(FIRST_DAY, chance.below(60));
    this.home = watched(new PlanHome(first, seed, asInTheApp ? {} : settings));
    this.home.begin(this.#newId(), asInTheApp ? FOUR_TEMPLATES : own);
    if (asInTheApp) {
      this.home.changeSettings(settings);
      for (const template of own.slice(0, 3)) this.home.addTemplate(template);
    }
    for (let more = chance.below(5); more > 0; more--) this.home.join(this.#newId());
  }

  get #founder(): string {
    return this.#options.people?.[0] ?? FOUNDER;
  }

  isBy(percent: number): boolean {
    return this.chance.isOften(percent * 10, 1000);
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.chance.below(items.length)];
  }

  #newId(): string {
    const place = this.#people++;
    return this.#options.people?.[place] ?? `p${String(place).padStart(2, '0')}`;
  }

  #template(): ChoreTemplate {
    const { chance } = this;
    return templateOf(`t${String(++this.#templates).padStart(2, '0')}`, {
      frequency: chance.one(FREQUENCIES),
      occurrencesPerWeek: 2 + chance.below(4),
      estimatedTime: chance.one(MINUTES),
    });
  }

  /** Does an act and checks the home afterwards. */
  #act(name: string, does: (home: PlanHome) => readonly Move[] | undefined, removes = false): void {
    const was = before(this.home);
    const moves = does(this.home);
    if (moves) checkAct(this.found, this.home, { name, moves, removes, was });
  }

  /** An act, then perhaps another, then Undo of the first: the home is as if the first had never been. */
  #undone(
    name: string,
    does: (home: PlanHome) => readonly Move[] | undefined,
    undo: (home: PlanHome) => unknown,
  ): void {
    const { home, chance } = this;
    const [tried, untouched] = [home.clone(), home.clone()];
    if (!does(tried)) return;
    const between = chance.one(['nothing', 'away', 'join', 'leave']);
    const userId = this.#pick(home.members)?.userId ?? this.#founder;
    const from = addDays(home.today, chance.below(12));
    if (
      between === 'away' &&
      home.absences.some((absence) => absence.userId === userId && absence.to >= home.today)
    )
      return;
    for (const one of [tried, untouched]) {
      if (between === 'away') one.addAbsence({ id: 'between', userId, from, to: addDays(from, 5) });
      if (between === 'join') one.join('between');
      if (between === 'leave' && userId !== this.#founder) one.leave(userId);
    }
    undo(tried);
    note(this.found, `undo of ${name}`);
    const difference = differenceOf(boardOf(tried), boardOf(untouched));
    if (difference !== ' ≠ ')
      blame(
        this.found,
        'Undo leaves something',
        `${home.seed}, ${home.today}, ${name}, then ${between}: ${difference}`,
      );
  }

  #complete({ id }: HomeChore): void {
    // Completing derives nothing. It is by far the most frequent act, so one in ten is checked.
    if (this.isBy(90)) this.home.complete(id);
    else
      this.#act('complete', (home) => {
        home.complete(id);
        return [];
      });
  }

  #doChores(): void {
    const { home } = this;
    const tomorrow = addDays(home.today, 1);
    for (const chore of home.open().filter(({ dueDate }) => dueDate <= tomorrow))
      if (chore.assignedTo !== null && this.isBy(chore.dueDate === home.today ? 75 : 8))
        this.#complete(chore);
    for (const chore of home.late()) if (chore.assignedTo !== null && this.isBy(20)) this.#complete(chore);
    const done = this.#pick(home.planned().filter((chore) => chore.done?.on === home.today));
    if (done && this.isBy(10)) this.#act('reopen', (one) => one.reopen(done.id));
  }

  #agree(): void {
    const { home } = this;
    const chore = this.#pick(
      home.open().filter(({ dueDate, assignedTo }) => dueDate > home.today && assignedTo !== null),
    );
    const other = this.#pick(home.members.filter(({ userId }) => userId !== chore?.assignedTo));
    if (chore && other && this.isBy(8)) {
      const back = this.#pick(home.open().filter(({ assignedTo }) => assignedTo === other.userId));
      const returned = this.isBy(50) ? back?.id : undefined;
      this.#act('swap', (one) => one.swap(chore.id, other.userId, returned));
    }
    this.#claim();
    if (chore && this.isBy(8)) this.#moveDay(chore);
    else if (this.#moved !== undefined && this.isBy(20)) this.#moveBack(this.#moved);
  }

  /** A member takes over a chore of today. */
  #claim(): void {
    const { home } = this;
    const chore = this.#pick(
      home.open().filter(({ dueDate, assignedTo }) => dueDate === home.today && assignedTo !== null),
    );
    const other = this.#pick(
      home.members.filter(({ userId }) => userId !== chore?.assignedTo && !home.isAway(userId, home.today)),
    );
    if (!chore || !other || chore.claimedBy !== null || !this.isBy(10)) return;
    this.#undone(
      'a claim',
      (one) => one.claim(chore.id, other.userId),
      (one) => one.endClaim(chore.id),
    );
    this.#act('claim', (one) => one.claim(chore.id, other.userId));
  }

  #moveDay({ id }: HomeChore): void {
    const step = this.isBy(50) ? 1 : -1;
    this.#undone(
      'a move by a day',
      (home) => home.moveDay(id, step),
      (home) => home.moveBack(id),
    );
    this.#act('moveDay', (home) => home.moveDay(id, step));
    if (!this.#options.asInTheApp) this.#moved = id;
    else if (this.isBy(30)) this.#moveBack(id);
  }

  #moveBack(choreId: string): void {
    const chores = this.home.planned();
    const chore = chores.find(({ id }) => id === choreId);
    this.#moved = undefined;
    if (!chore?.isOpen || chore.dueDate === chore.plannedOn || chore.plannedOn < this.home.today) return;
    const isTaken = chores.some(
      (one) =>
        one !== chore && one.type === chore.type && [one.dueDate, one.plannedOn].includes(chore.plannedOn),
    );
    if (!isTaken) this.#act('moveBack', (home) => home.moveBack(choreId));
  }

  #changePeople(): void {
    const { home, former, chance } = this;
    if (home.members.length < MEMBERS_MAX && this.isBy(1.2))
      this.#act('join', (one) => one.join(this.#newId()));
    if (former.length > 0 && this.isBy(2)) {
      const [userId = ''] = former.splice(chance.below(former.length), 1);
      this.#act('join', (one) => one.join(userId));
    }
    const leaver = this.#pick(home.members.filter(({ userId }) => userId !== this.#founder));
    if (leaver && this.isBy(0.9)) {
      former.push(leaver.userId);
      this.#act('leave', (one) => one.leave(leaver.userId));
    }
  }

  #goAway(): void {
    const { home, chance } = this;
    const coming = home.absences.filter(({ to }) => to >= home.today);
    const goer = this.#pick(
      home.members.filter(({ userId }) => !coming.some((one) => one.userId === userId)),
    );
    if (goer && this.isBy(4.5)) {
      const from = addDays(home.today, chance.below(20));
      const absence = {
        id: `a${++this.#absences}`,
        userId: goer.userId,
        from,
        to: addDays(from, chance.one(AWAY)),
      };
      this.#undone(
        'an absence',
        (one) => one.addAbsence(absence),
        (one) => one.deleteAbsence(absence.id),
      );
      this.#act('addAbsence', (one) => one.addAbsence(absence));
    }
    const absence = this.#pick(coming);
    if (absence && this.isBy(6)) this.#act('deleteAbsence', (one) => one.deleteAbsence(absence.id));
    else if (absence && this.isBy(4)) {
      const to = addDays(absence.to, chance.below(9) - 4);
      if (to < absence.from || to < home.today) return;
      this.#undone(
        'a changed absence',
        (one) => one.changeAbsence(absence.id, { ...absence, to }),
        (one) => one.changeAbsence(absence.id, absence),
      );
      this.#act('changeAbsence', (one) => one.changeAbsence(absence.id, { ...absence, to }));
    }
  }

  #changeTemplates(): void {
    const { home, chance } = this;
    if (home.templates.length < TEMPLATES_MAX && this.isBy(1)) {
      const template = this.#template();
      this.#act('addTemplate', (one) => one.addTemplate(template));
    }
    const some = this.#pick(home.templates);
    if (some && this.isBy(1.5)) {
      home.changeTemplate(some.id, {
        frequency: chance.one(FREQUENCIES),
        estimatedTime: chance.one([10, 30, 60]),
      });
      this.#undone(
        'planning again',
        (one) => one.planAgain([some.id]),
        (one) => one.undoPlan(one.plans.at(-1)?.act ?? 0),
      );
      this.#act('planAgain', (one) => one.planAgain([some.id]), true);
    }
    if (some?.isCustom && home.templates.length > 3 && this.isBy(0.4))
      this.#act('deleteTemplate', (one) => one.deleteTemplate(some.id), true);
  }

  #regenerate(): void {
    const { home } = this;
    const keepsDone = this.isBy(50);
    const seed = `${home.seed.split(',')[0]}, again on ${home.today}`;
    this.#undone(
      'a Regenerate',
      (one) => one.regenerate(seed, { keepsDone }),
      (one) => one.undoPlan(one.plans.at(-1)?.act ?? 0),
    );
    this.#act('regenerate', (one) => one.regenerate(seed, { keepsDone }), true);
    if (!keepsDone && home.settings.dealBy === 'turns') this.#checkFreshPlan();
  }

  /** Each chore of a fresh plan is with the member whose turn it is by the specification, unless they are away. */
  #checkFreshPlan(): void {
    const { home, found } = this;
    const chores = new Map(home.planned().map((chore) => [`${chore.type} ${chore.plannedOn}`, chore]));
    for (const month of home.monthsWanted()) {
      const turns = turnsOfSpec(
        home,
        home.members.map(({ userId }) => userId),
        month,
      ).filter(({ day }) => day >= home.today);
      note(found, 'fresh months');
      for (const { type, day, member } of turns) {
        const chore = chores.get(`${type} ${day}`);
        const isRight = chore?.turnOf === member && (home.isAway(member, day) || chore.assignedTo === member);
        if (!isRight)
          blame(found, 'a fresh month is not that of the specification', `${home.seed}: ${type} ${day}`);
      }
    }
  }

  #changeSettings(): void {
    const { includeWeekends, dealBy, autoGenerate } = this.home.settings;
    if (this.isBy(0.4)) this.home.changeSettings({ includeWeekends: !includeWeekends });
    if (this.isBy(0.4)) this.home.changeSettings({ dealBy: dealBy === 'turns' ? 'even_minutes' : 'turns' });
    if (this.isBy(0.4)) this.home.changeSettings({ autoGenerate: !autoGenerate });
  }

  #midnight(): void {
    const { home, found } = this;
    const members = new Map(home.planned().map(({ id, assignedTo }) => [id, assignedTo]));
    const moved = home.midnight().filter(({ choreId }) => members.has(choreId));
    note(found, 'nights');
    if (moved.length > 0) blame(found, 'a night moved a chore', `${home.seed}, ${home.today}`);
    const planned = home.monthsPlanned();
    if (
      home
        .monthsWanted()
        .some((month) => !planned.some((one) => one.year === month.year && one.month === month.month))
    )
      blame(found, 'a wanted month is not planned', `${home.seed}, ${home.today}`);
  }

  day(number: number): void {
    const { home } = this;
    this.#doChores();
    this.#agree();
    this.#changePeople();
    this.#goAway();
    this.#changeTemplates();
    if (this.isBy(0.8)) this.#regenerate();
    const plan = this.#pick(home.plans.filter(({ on }) => on >= addDays(home.today, -UNDO_DAYS)));
    if (plan && this.isBy(5)) this.#act('undoPlan', (one) => one.undoPlan(plan.act), true);
    this.#changeSettings();
    if (this.isBy(15)) checkAgain(this.found, home, `${home.seed}, ${home.today}`, addDays(home.today, 1));
    this.#midnight();
    if (number % 7 === 6) checkShares(this.found, home);
  }
}

/** Lives in a random home for half a year. Adds its findings to `found`. */
export function simulate(seed: string, found: Findings, days = 184, options: LifeOptions = {}): void {
  const life = new PlanLife(seed, found, options);
  for (let day = 0; day < days; day++) life.day(day);
  note(found, 'homes');
}

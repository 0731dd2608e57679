import { absenceProblem, awayByDay, type SavedAbsence } from '#domain/absences.ts';
import { addDays, monthOf, nextMonth, type Day } from '#domain/days.ts';
import { dealAnew, dealToLeastLoaded } from '#domain/deal.ts';
import { movingTo, type GraceStep, GRACE_STEPS } from '#domain/grace.ts';
import {
  hasDay,
  settleAbsences,
  type HandedOn,
  type HeldChore,
  type PlannedMonth,
} from '#domain/handing-on.ts';
import { planMonth, type PlannedChore } from '#domain/plan.ts';
import { replan } from '#domain/replan.ts';
import { templateOf } from '#test/builders/plans.ts';

export const TODAY: Day = '2026-11-10';

export type ModelChore = HeldChore & { completed: boolean; movedFrom?: Day };
type Kept = Pick<Home, 'chores' | 'seed' | 'months'>;

/**
 * A home in memory, whose acts are made of the functions that the server makes them of: what people do to it in any order says whether the
 * rules hold together (docs/product/away.md 'Chores of days away').
 */
export class Home {
  members: string[];
  templates = [
    templateOf('sweep', { requiresSameDay: ['mop'], estimatedTime: 20 }),
    templateOf('mop', { estimatedTime: 15 }),
    templateOf('rubbish', { frequency: 'multiple', occurrencesPerWeek: 4, estimatedTime: 10 }),
  ];
  seed = 'first';
  months: PlannedMonth[] = [];
  chores: ModelChore[] = [];
  absences: SavedAbsence[] = [];
  handedOn: HandedOn[] = [];
  kept: Kept[] = [];
  /** How often all chores of whoever is away were given on to those who are there, as an absence that comes, changes or goes does it. */
  settled = 0;
  #clock = 0;
  #ids = 0;

  constructor(members = ['ana', 'ben', 'caz', 'dev']) {
    this.members = members;
    this.plan();
  }

  get #settings() {
    const { members, templates, absences, seed } = this;
    return { members, templates, absences, seed, includeWeekends: true, from: TODAY };
  }

  open(): ModelChore[] {
    return this.chores.filter(({ completed }) => !completed);
  }

  /** Type, day and person of what stands. */
  board(): string[] {
    return this.chores
      .map(({ type, dueDate, assignedTo, completed }) => `${dueDate} ${type} ${assignedTo} ${completed}`)
      .toSorted();
  }

  #insert(planned: readonly PlannedChore[]) {
    const taken = new Set(this.chores.map(({ type, dueDate }) => `${dueDate} ${type}`));
    for (const { type, dueDate, assignedTo, inPlaceOf } of planned) {
      if (taken.has(`${dueDate} ${type}`)) continue;
      const id = `${++this.#ids}`;
      this.chores.push({ id, type, dueDate, assignedTo, movedBySwap: false, completed: false });
      this.#noteMissed({ choreId: id, dueDate, assignedTo, inPlaceOf });
    }
  }

  #noteMissed(given: { choreId: string; dueDate: Day; assignedTo: string; inPlaceOf?: string | undefined }) {
    const { choreId, dueDate, assignedTo, inPlaceOf } = given;
    const absence = this.absences.find(
      ({ userId, from, to }) => userId === inPlaceOf && from <= dueDate && dueDate <= to,
    );
    if (absence) this.handedOn.push({ choreId, absenceId: absence.id, from: absence.userId, to: assignedTo });
  }

  #give(choreId: string, assignedTo: string, movedBySwap = false) {
    this.chores = this.chores.map((chore) =>
      chore.id === choreId ? { ...chore, assignedTo, movedBySwap } : chore,
    );
  }

  #forget(choreIds: readonly string[]) {
    this.handedOn = this.handedOn.filter(({ choreId }) => !choreIds.includes(choreId));
  }

  plan() {
    const last = this.months.at(-1);
    const month = last ? nextMonth(last) : monthOf(TODAY);
    this.months.push({ ...month, plannedAt: ++this.#clock });
    this.#insert(planMonth({ ...this.#settings, ...month }));
  }

  #settle(before: readonly SavedAbsence[]) {
    this.settled++;
    const { months, chores, handedOn } = this;
    const { back, made, on } = settleAbsences({
      settings: this.#settings,
      before,
      months,
      open: this.open(),
      standing: chores,
      handedOn,
    });
    for (const { choreId, assignedTo, absenceId } of back) {
      const chain = this.handedOn.filter((each) => each.choreId === choreId);
      const over = new Set(chain.slice(chain.findIndex((each) => each.absenceId === absenceId)));
      this.handedOn = this.handedOn.filter((each) => !over.has(each));
      this.#give(choreId, assignedTo);
    }
    const dayOf = new Map(chores.map(({ id, dueDate }) => [id, dueDate]));
    this.handedOn = this.handedOn.filter(({ choreId, absenceId }) =>
      hasDay(this.absences, absenceId, dayOf.get(choreId) ?? ''),
    );
    this.#insert(made);
    for (const { choreId, assignedTo, absenceId } of on) {
      const from = this.chores.find(({ id }) => id === choreId)?.assignedTo ?? '';
      this.handedOn.push({ choreId, absenceId, from, to: assignedTo });
      this.#give(choreId, assignedTo);
    }
  }

  /** Answers the absence's id; undefined where it may not be. */
  goAway(userId: string, start: number, days: number): string | undefined {
    const from = addDays(TODAY, start);
    const to = addDays(from, days - 1);
    const own = this.absences.filter((absence) => absence.userId === userId);
    if (!this.members.includes(userId) || absenceProblem({ from, to }, own, { today: TODAY }))
      return undefined;
    const id = `${++this.#ids}`;
    const before = this.absences;
    this.absences = [...before, { id, userId, from, to, createdAt: ++this.#clock }];
    this.#settle(before);
    return id;
  }

  changeAbsence(id: string, start: number, days: number) {
    const before = this.absences;
    const from = addDays(TODAY, start);
    const to = addDays(from, days - 1);
    const changed = before.find((absence) => absence.id === id);
    const others = before.filter((other) => other.id !== id && other.userId === changed?.userId);
    if (!changed || absenceProblem({ from, to }, others, { today: TODAY })) return;
    this.absences = before.map((absence) => (absence.id === id ? { ...absence, from, to } : absence));
    this.#settle(before);
  }

  comeHome(id: string) {
    const before = this.absences;
    this.absences = before.filter((absence) => absence.id !== id);
    this.#settle(before);
    this.handedOn = this.handedOn.filter(({ absenceId }) => absenceId !== id);
  }

  swap(choreId: string, target: string) {
    this.#give(choreId, target, true);
  }

  /** Its person moves it by a day, and its same-day group with it. */
  move(choreId: string, step: GraceStep) {
    const chores = this.chores.map((each) =>
      Object.assign({}, each, { status: each.completed ? ('completed' as const) : ('pending' as const) }),
    );
    const chore = chores.find(({ id }) => id === choreId);
    if (!chore) return;
    const { assignedTo: userId, dueDate } = chore;
    const to = addDays(dueDate, GRACE_STEPS[step]);
    const { templates } = this;
    const awayOn = awayByDay(this.absences);
    const moved = movingTo(chore, to, { userId, today: TODAY, templates, awayOn, chores });
    const ids = moved.map(({ id }) => id);
    this.#forget(ids);
    this.chores = this.chores.map((each) =>
      ids.includes(each.id) ? { ...each, dueDate: to, movedFrom: dueDate } : each,
    );
  }

  complete(choreId: string) {
    this.chores = this.chores.map((chore) => (chore.id === choreId ? { ...chore, completed: true } : chore));
  }

  reopen(choreId: string) {
    this.chores = this.chores.map((chore) => (chore.id === choreId ? { ...chore, completed: false } : chore));
    this.#handOnOfLeavers();
    this.#settle(this.absences);
  }

  #keep() {
    const { chores, seed, months } = this;
    this.kept.push({ chores, seed, months });
  }

  regenerate() {
    this.#keep();
    const count = this.months.length;
    this.seed = `seed ${++this.#clock}`;
    this.chores = [];
    this.months = [];
    for (let month = 0; month < count; month++) this.plan();
  }

  restore() {
    const kept = this.kept.pop();
    if (!kept) return;
    Object.assign(this, {
      ...kept,
      months: kept.months.map(({ year, month }) => ({ year, month, plannedAt: ++this.#clock })),
    });
    this.#handOnOfLeavers();
    this.#settle(this.absences);
  }

  /** Another template, and all that does not fit any more planned anew. */
  planAnew(frequency: 'daily' | 'weekly' | 'biennial') {
    this.templates = this.templates.map((template) => ({ ...template, frequency }));
    const turnOf = new Map(this.handedOn.toReversed().map(({ choreId, from }) => [choreId, from]));
    const asPlanned = (chore: ModelChore) => {
      const inPlaceOf = turnOf.get(chore.id);
      return inPlaceOf === undefined ? chore : { ...chore, inPlaceOf };
    };
    const changes = replan(
      {
        ...this.#settings,
        months: this.months,
        open: this.open().map(asPlanned),
        completed: this.chores.filter(({ completed }) => completed),
      },
      new Set(this.templates.map(({ id }) => id)),
    );
    const gone = new Set(
      changes.flatMap(({ kind, chore }) => (kind !== 'reassigned' && chore ? [chore.id] : [])),
    );
    this.chores = this.chores.filter(({ id }) => !gone.has(id));
    this.#insert(changes.flatMap(({ kind, to }) => (kind !== 'reassigned' && to ? [to] : [])));
    for (const { kind, chore, to } of changes) if (kind === 'reassigned') this.#give(chore.id, to.assignedTo);
    this.#forget(changes.flatMap(({ chore }) => chore?.id ?? []));
  }

  share() {
    const chores = this.open().filter(({ dueDate, movedBySwap }) => dueDate > TODAY && !movedBySwap);
    const dealt = dealAnew({ ...this.#settings, chores });
    const dayOf = new Map(chores.map(({ id, dueDate }) => [id, dueDate]));
    this.#forget(dealt.map(({ choreId }) => choreId));
    for (const each of dealt) {
      this.#give(each.choreId, each.assignedTo);
      this.#noteMissed({ ...each, dueDate: dayOf.get(each.choreId) ?? '' });
    }
  }

  leave(userId: string) {
    if (this.members.length < 2) return;
    this.members = this.members.filter((member) => member !== userId);
    this.absences = this.absences.filter((absence) => absence.userId !== userId);
    const known = new Set(this.absences.map(({ id }) => id));
    this.handedOn = this.handedOn.filter(({ absenceId, to }) => known.has(absenceId) && to !== userId);
    this.#handOnOfLeavers();
  }

  join(userId: string) {
    if (!this.members.includes(userId)) this.members = [...this.members, userId];
  }

  #handOnOfLeavers() {
    const chores = this.open().filter(({ assignedTo }) => !this.members.includes(assignedTo));
    const minutesOf = new Map(this.members.map((member) => [member, 0]));
    const dealt = dealToLeastLoaded({ ...this.#settings, chores, minutesOf });
    this.#forget(dealt.map(({ choreId }) => choreId));
    for (const { choreId, assignedTo } of dealt) this.#give(choreId, assignedTo);
  }
}

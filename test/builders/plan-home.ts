import { awayByDay, type Absence, type SavedAbsence } from '#domain/absences.ts';
import { addDays, monthOf } from '#domain/days.ts';
import { planAgain, typesOf } from '#domain/plan/again.ts';
import type { Act, HeldWhy } from '#domain/plan/facts.ts';
import { choresToMove } from '#domain/grace.ts';
import type { Move } from '#domain/plan/moves.ts';
import { undoPlan } from '#domain/plan/undo.ts';
import { sameDayGroups, type ChoreTemplate } from '#domain/templates.ts';
import {
  isSameMonth,
  PlanState,
  type HomeChore,
  type PlanSettings,
  type ReplacedPlan,
} from '#test/builders/plan-state.ts';

/**
 * A home in memory. Each method is one act: it changes facts and calls the domain's functions, as the server does in one transaction
 * (docs/product/plan.md 'Who does a chore'). Methods return the chores that changed hands.
 */
export class PlanHome extends PlanState {
  clone(): PlanHome {
    const copy = Object.assign(new PlanHome(this.today, this.seed, this.settings), this);
    const { members, absences, templates, chores, months, plans, settings } = this;
    return Object.assign(copy, {
      members: [...members],
      absences: [...absences],
      templates: [...templates],
      chores: chores.map((chore) => Object.assign({}, chore)),
      months: months.map((month) => Object.assign({}, month)),
      plans: [...plans],
      settings: { ...settings },
    });
  }

  /** The first member creates the home. */
  begin(userId: string, templates: readonly ChoreTemplate[]): Move[] {
    this.templates = [...templates];
    this.join(userId);
    this.act();
    this.planMissingMonths();
    return this.settle();
  }

  /** Also a member who comes back. */
  join(userId: string): Move[] {
    const joined = this.act();
    this.members.push({ userId, joinedOn: this.today, joined, part: this.members.length + 1 });
    return this.settle();
  }

  leave(userId: string): Move[] {
    this.act();
    this.members = this.members.filter((member) => member.userId !== userId);
    for (const chore of this.planned())
      if (!chore.done && [chore.heldBy, chore.heldFrom].includes(userId))
        Object.assign(chore, { heldBy: null, heldWhy: null, heldFrom: null });
    for (const chore of this.planned())
      if (chore.isOpen && chore.claimedBy === userId) {
        if (chore.dueDate < this.today) chore.assignedTo = chore.claimedFrom ?? chore.assignedTo;
        Object.assign(chore, { claimedBy: null, claimedFrom: null });
      }
    this.absences = this.absences.flatMap((absence) =>
      absence.userId === userId ? this.#endedNow(absence) : [absence],
    );
    this.#letGoOfFormerMembers();
    return this.settle();
  }

  #letGoOfFormerMembers(): void {
    const lives = new Set(this.members.map(({ userId }) => userId));
    for (const chore of this.late())
      if (chore.assignedTo !== null && !lives.has(chore.assignedTo)) chore.isOpen = false;
  }

  addAbsence(absence: Absence & { id: string }): Move[] {
    this.absences.push({ ...absence, made: this.act() });
    return this.settle();
  }

  changeAbsence(absenceId: string, days: Pick<Absence, 'from' | 'to'>): Move[] {
    this.act();
    this.absences = this.absences.map((one) => (one.id === absenceId ? { ...one, ...days } : one));
    return this.settle();
  }

  /** An absence that has begun ends yesterday. */
  deleteAbsence(absenceId: string): Move[] {
    this.act();
    this.absences = this.absences.flatMap((one) => (one.id === absenceId ? this.#endedNow(one) : [one]));
    return this.settle();
  }

  #endedNow(absence: SavedAbsence): SavedAbsence[] {
    if (absence.to < this.today) return [absence];
    return absence.from < this.today ? [{ ...absence, to: addDays(this.today, -1) }] : [];
  }

  #agree(chore: HomeChore, heldBy: string, heldWhy: HeldWhy, heldFrom: string | null = null): void {
    Object.assign(chore, {
      heldBy,
      heldWhy,
      heldFrom,
      ...(heldWhy === 'swap' && { claimedBy: null, claimedFrom: null }),
    });
    if (chore.dueDate < this.today) chore.assignedTo = heldBy;
  }

  /** `to` accepts the chore, in return for one of theirs if they asked for one. */
  swap(choreId: string, to: string, returnId?: string): Move[] {
    const chore = this.find(choreId);
    const { assignedTo: from } = chore;
    if (from === null) throw new Error('a chore without a member cannot be swapped');
    this.act();
    if (returnId !== undefined) this.#agree(this.find(returnId), from, 'swap', to);
    this.#agree(chore, to, 'swap', from);
    return this.settle();
  }

  claim(choreId: string, by: string): Move[] {
    this.act();
    const chore = this.find(choreId);
    Object.assign(chore, { claimedBy: by, claimedFrom: chore.assignedTo });
    return this.settle();
  }

  endClaim(choreId: string): Move[] {
    this.act();
    Object.assign(this.find(choreId), { claimedBy: null, claimedFrom: null });
    return this.settle();
  }

  complete(choreId: string): void {
    const chore = this.find(choreId);
    const { assignedTo: by } = chore;
    if (by === null) throw new Error('a chore without a member cannot be completed');
    Object.assign(chore, { isOpen: false, done: { by, on: this.today } });
  }

  reopen(choreId: string): Move[] {
    Object.assign(this.find(choreId), { isOpen: true, done: null });
    return this.settle();
  }

  /** Moves a chore by a day, with what else its member has of the same turn. Returns undefined if it may not move. */
  moveDay(choreId: string, step: 1 | -1): Move[] | undefined {
    const { assignedTo: mover, dueDate } = this.find(choreId);
    if (mover === null) return undefined;
    const to = addDays(dueDate, step);
    // The chores as the board shows them.
    const shown = this.planned().flatMap(({ id, type, assignedTo, plannedOn, dueDate: due, isOpen }) =>
      assignedTo === null
        ? []
        : {
            id,
            type,
            assignedTo,
            dueDate: due,
            status: isOpen ? ('pending' as const) : ('completed' as const),
            movedFrom: due === plannedOn ? null : plannedOn,
          },
    );
    const chore = shown.find(({ id }) => id === choreId);
    const turn = chore
      ? choresToMove(chore, to, {
          userId: mover,
          today: this.today,
          templates: this.templates,
          awayOn: awayByDay(this.absences),
          chores: shown,
        })
      : [];
    if (turn.length === 0) return undefined;
    const movedBy = this.act();
    for (const { id } of turn) {
      const one = this.find(id);
      Object.assign(one, { dueDate: to, movedBy });
      if (one.heldBy === null && one.claimedBy === null) this.#agree(one, mover, 'move');
    }
    return this.settle();
  }

  moveBack(choreId: string): Move[] {
    const { movedBy } = this.find(choreId);
    this.act();
    for (const one of this.planned().filter((each) => each.movedBy === movedBy)) {
      Object.assign(one, { dueDate: one.plannedOn, movedBy: null });
      if (one.heldWhy === 'move') Object.assign(one, { heldBy: null, heldWhy: null });
    }
    return this.settle();
  }

  addTemplate(template: ChoreTemplate): Move[] {
    this.act();
    this.templates.push(template);
    const { added } = planAgain(this.#plannedHome(), this.#wholeGroups([template.id]));
    this.add(added.filter(({ type }) => type === template.id));
    return this.settle();
  }

  changeTemplate(templateId: string, fields: Partial<ChoreTemplate>): void {
    this.templates = this.templates.map((one) => (one.id === templateId ? { ...one, ...fields } : one));
  }

  /** Together with its open chores. */
  deleteTemplate(templateId: string): Move[] {
    const removedBy = this.act();
    this.templates = this.templates.filter(({ id }) => id !== templateId);
    for (const chore of this.planned())
      if (chore.type === templateId && chore.isOpen) Object.assign(chore, { removedBy });
    return this.settle();
  }

  #wholeGroups(templateIds: readonly string[]): Set<string> {
    const groups = sameDayGroups(this.templates).filter(({ templates }) =>
      templates.some(({ id }) => templateIds.includes(id)),
    );
    return new Set(groups.flatMap(({ templates }) => templates.map(({ id }) => id)));
  }

  #plannedHome() {
    return {
      ...this.request(this.minutesBefore(this.today)),
      months: this.monthsPlanned(),
      chores: this.planned().filter(
        ({ plannedOn, dueDate }) => plannedOn >= this.today || dueDate >= this.today,
      ),
    };
  }

  #keepPlan(types: readonly string[] | null): void {
    const months = this.months.filter(({ removedBy }) => removedBy === null);
    this.plans.push({
      act: this.acts,
      on: this.today,
      types,
      seed: this.seed,
      months: months.map(({ year, month }) => ({ year, month })),
      templates: this.templates.map(({ id }) => id),
    });
  }

  /** Returns undefined if there is nothing to change. */
  planAgain(templateIds: readonly string[]): Move[] | undefined {
    const types = this.#wholeGroups(templateIds);
    const { removed, added } = planAgain(this.#plannedHome(), types);
    if (removed.length + added.length === 0) return undefined;
    const removedBy = this.act();
    this.#keepPlan(typesOf({ removed, added }));
    for (const { id } of removed) Object.assign(this.find(id), { removedBy });
    this.add(added);
    return this.settle();
  }

  regenerate(seed: string, { keepsDone }: { keepsDone: boolean }): Move[] {
    const removedBy = this.act();
    this.#keepPlan(null);
    for (const chore of this.planned()) if (!keepsDone || !chore.done) Object.assign(chore, { removedBy });
    for (const month of this.months) month.removedBy ??= removedBy;
    this.seed = seed;
    this.planMissingMonths();
    return this.settle();
  }

  /** Undoes 'Plan again' or Regenerate. After a Regenerate that followed, everything returns. */
  undoPlan(act: Act): Move[] {
    const plan = this.plans.find((one) => one.act === act);
    if (!plan) throw new Error(`no plan was replaced by act ${act}`);
    const now = this.act();
    const later = this.plans.filter((one) => one.act >= act);
    const types = later.some((one) => one.types === null) ? null : plan.types;
    const ids = this.templates.map(({ id }) => id);
    const changed = undoPlan({
      act,
      current: this.planned(),
      removed: this.chores.flatMap((chore) => {
        const { removedBy } = chore;
        return removedBy === null ? [] : [{ ...chore, removedBy }];
      }),
      isAsked: ({ type, plannedOn }) =>
        types === null ||
        (types.includes(type) && plan.months.some((month) => isSameMonth(month, monthOf(plannedOn)))),
      added: new Set(ids.filter((id) => !plan.templates.includes(id))),
    });
    const going = new Set(changed.go);
    const returning = new Set(changed.return);
    for (const chore of this.chores) {
      if (going.has(chore.id)) chore.removedBy = now;
      if (returning.has(chore.id)) chore.removedBy = null;
    }
    if (types === null) this.#returnSeedAndMonths(plan, now);
    this.plans = this.plans.filter(
      (one) => !later.includes(one) || (types !== null && !one.types?.some((type) => types.includes(type))),
    );
    this.#letGoOfFormerMembers();
    this.planMissingMonths();
    return this.settle();
  }

  #returnSeedAndMonths({ seed, act }: ReplacedPlan, now: Act): void {
    this.seed = seed;
    for (const month of this.months) {
      const { made, removedBy } = month;
      if (made >= act) month.removedBy ??= now;
      else if (removedBy !== null && removedBy >= act) month.removedBy = null;
    }
  }

  /** Whether and how far ahead the home plans counts at once, all else from the next plan on. */
  changeSettings(settings: Partial<PlanSettings>): Move[] {
    Object.assign(this.settings, settings);
    this.act();
    this.planMissingMonths();
    return this.settle();
  }

  midnight(): Move[] {
    this.today = addDays(this.today, 1);
    this.act();
    this.planMissingMonths();
    return this.settle();
  }
}

import { isAway, type SavedAbsence } from '#domain/absences.ts';
import { addDays, daysOfMonth, monthOf, monthsTouched, type Day, type Month } from '#domain/days.ts';
import { keyOfPlanned, keysTaken, type StandingChore } from '#domain/plan/again.ts';
import { assign, firstDayRead, monthOfWeeks } from '#domain/plan/assign.ts';
import { countedSince, type DealBy, type MinutesBefore } from '#domain/plan/even-minutes.ts';
import type { Act, HomeFacts, MemberFacts, PlannedChore } from '#domain/plan/facts.ts';
import { minutesByType, planAhead } from '#domain/plan/month.ts';
import { movesBetween, type Move } from '#domain/plan/moves.ts';
import type { ChoreTemplate } from '#domain/templates.ts';

/** A chore of a home in memory. It is let go if it is neither open nor done. */
export type HomeChore = StandingChore & {
  plannedBy: DealBy;
  /** Who had it before it was taken over. */
  claimedFrom: string | null;
  done: { by: string; on: Day } | null;
  /** The act that moved it to another day, with the others of its turn. */
  movedBy: Act | null;
  /** The act that took it out of the plan; null while it is in the plan. */
  removedBy: Act | null;
};

type PlannedMonth = Month & { made: Act; removedBy: Act | null };

/** A plan that Undo can return. `types` is null if everything was planned again. */
export type ReplacedPlan = {
  act: Act;
  on: Day;
  types: readonly string[] | null;
  seed: string;
  months: readonly Month[];
  /** The ids of the templates of then. */
  templates: readonly string[];
};

export type PlanSettings = {
  includeWeekends: boolean;
  autoGenerate: boolean;
  weeksInAdvance: number;
  dealBy: DealBy;
};

export const isSameMonth = (a: Month, b: Month) => a.year === b.year && a.month === b.month;
const isBefore = (a: Month, b: Month) => a.year < b.year || (a.year === b.year && a.month < b.month);

/** The facts of a home in memory, and what follows from them. `PlanHome` has the acts. */
export class PlanState {
  today: Day;
  seed: string;
  acts: Act = 0;
  settings: PlanSettings = {
    includeWeekends: false,
    autoGenerate: true,
    weeksInAdvance: 8,
    dealBy: 'turns',
  };
  members: MemberFacts[] = [];
  /** Also those that are over. */
  absences: SavedAbsence[] = [];
  templates: ChoreTemplate[] = [];
  /** Also those that an act removed. */
  chores: HomeChore[] = [];
  months: PlannedMonth[] = [];
  plans: ReplacedPlan[] = [];
  ids = 0;

  constructor(today: Day, seed: string, settings: Partial<PlanSettings> = {}) {
    this.today = today;
    this.seed = seed;
    Object.assign(this.settings, settings);
  }

  /** The chores in the plan. */
  planned(): HomeChore[] {
    return this.chores.filter(({ removedBy }) => removedBy === null);
  }

  /** The open chores from today on. */
  open(): HomeChore[] {
    return this.planned().filter(({ isOpen, dueDate }) => isOpen && dueDate >= this.today);
  }

  late(): HomeChore[] {
    return this.planned().filter(({ isOpen, dueDate }) => isOpen && dueDate < this.today);
  }

  find(choreId: string): HomeChore {
    const found = this.planned().find(({ id }) => id === choreId);
    if (!found) throw new Error(`the plan has no chore ${choreId}`);
    return found;
  }

  isAway(userId: string, day: Day): boolean {
    return isAway(this.absences, userId, day);
  }

  /** Reads as much as the server does. */
  facts(): HomeFacts {
    const { today, seed, members } = this;
    const first = monthOfWeeks(addDays(today, -1));
    const planned = this.planned();
    const acts = planned.filter(({ plannedOn }) => plannedOn >= first).map(({ made }) => made);
    const since = firstDayRead(today, members, acts.length > 0 ? Math.min(...acts) : undefined);
    return {
      today,
      seed,
      members,
      // A chore of the first day may have been moved to the day before.
      absences: this.absences.filter(({ to }) => to >= addDays(first, -1)),
      chores: planned.filter(({ plannedOn }) => plannedOn >= since),
    };
  }

  /** Chores change hands nowhere else. */
  protected settle(): Move[] {
    const chores = new Map(this.planned().map((chore) => [chore.id, chore]));
    const before = new Map([...chores].map(([id, { assignedTo }]) => [id, assignedTo]));
    const moves = movesBetween(before, assign(this.facts()));
    for (const { choreId, to } of moves) {
      const chore = chores.get(choreId);
      if (chore) chore.assignedTo = to;
    }
    return moves;
  }

  monthsWanted(): Month[] {
    const { autoGenerate, weeksInAdvance } = this.settings;
    return autoGenerate ? monthsTouched(this.today, weeksInAdvance) : [monthOf(this.today)];
  }

  monthsPlanned(): Month[] {
    return this.months
      .filter((month) => month.removedBy === null && !isBefore(month, monthOf(this.today)))
      .map(({ year, month }) => ({ year, month }));
  }

  protected request(before: MinutesBefore) {
    const { members, templates, seed, today: from, settings } = this;
    const { includeWeekends, dealBy } = settings;
    return {
      members: members.map(({ userId }) => userId),
      templates,
      includeWeekends,
      seed,
      from,
      dealBy,
      before,
    };
  }

  /** The minutes of the members since they joined, and their days away before the plan's first day. */
  protected minutesBefore(first: Day): MinutesBefore {
    const joined = new Map(this.members.map(({ userId, joinedOn }) => [userId, joinedOn]));
    const eve = addDays(first, -1);
    return {
      since: countedSince(this.today),
      joined,
      absences: this.absences
        .filter(({ from }) => from < first)
        .map((absence) => Object.assign({}, absence, { to: absence.to < eve ? absence.to : eve })),
      minutes: this.planned().flatMap(({ done, minutes }) =>
        done && done.on >= (joined.get(done.by) ?? done.on) ? { userId: done.by, day: done.on, minutes } : [],
      ),
    };
  }

  protected planMissingMonths(): void {
    const missing = this.monthsWanted().filter(
      (month) => !this.monthsPlanned().some((one) => isSameMonth(one, month)),
    );
    const [first] = missing;
    if (!first) return;
    const [firstDay = this.today] = daysOfMonth(first.year, first.month);
    const before = this.minutesBefore(firstDay > this.today ? firstDay : this.today);
    const ahead = this.open().flatMap(({ assignedTo: userId, dueDate: day, minutes }) =>
      userId === null ? [] : { userId, day, minutes },
    );
    const request = this.request({ ...before, minutes: [...before.minutes, ...ahead] });
    const standing = this.planned().flatMap(({ type, plannedOn, dueDate }) => [
      { type, plannedOn },
      { type, plannedOn: dueDate },
    ]);
    this.months.push(...missing.map((month) => ({ ...month, made: this.acts, removedBy: null })));
    this.add(planAhead({ ...request, standing }, missing));
  }

  protected add(planned: readonly PlannedChore[]): void {
    const taken = new Set(this.planned().flatMap(keysTaken));
    const minutesOf = minutesByType(this.templates);
    for (const chore of planned.filter((one) => !taken.has(keyOfPlanned(one))))
      this.chores.push({
        ...chore,
        id: `c${++this.ids}`,
        made: this.acts,
        minutes: minutesOf(chore.type),
        dueDate: chore.plannedOn,
        isOnce: false,
        isOpen: true,
        heldBy: null,
        heldWhy: null,
        heldFrom: null,
        claimedBy: null,
        claimedFrom: null,
        assignedTo: null,
        plannedBy: this.settings.dealBy,
        done: null,
        movedBy: null,
        removedBy: null,
      });
  }

  /** Begins the next act. */
  protected act(): Act {
    this.acts += 1;
    return this.acts;
  }
}

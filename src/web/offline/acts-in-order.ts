import type { Chore } from '#contract/chores.ts';
import { openStatus } from '#domain/chores.ts';
import type { Day } from '#domain/days.ts';
import type { Act } from '#web/offline/waiting.ts';

/**
 * What waits with one more act: the opposite of the last one about its chore takes that away where it has not left the device yet, and the
 * same once more is no other wish.
 */
export function withAct(acts: readonly Act[], act: Act): Act[] {
  const last = acts.findLast(({ choreId }) => choreId === act.choreId);
  if (last?.kind === act.kind) return [...acts];
  if (last && !last.isTried) return acts.filter(({ id }) => id !== last.id);
  return [...acts, act];
}

/** What waits once an act was refused: what was to follow on the same chore builds upon it, and goes with it. */
export const withoutRefused = (acts: readonly Act[], refused: Act): Act[] =>
  acts.filter(({ choreId }) => choreId !== refused.choreId);

/** The chore as it is once the acts were sent; undefined where none is about it. Until they are, the day of a completion is today. */
export function afterActs(chore: Chore, acts: readonly Act[], today: Day): Chore | undefined {
  const last = acts.findLast(({ choreId }) => choreId === chore.id);
  if (!last) return undefined;
  const { kind, at, userId } = last;
  return kind === 'completeChore'
    ? { ...chore, status: 'completed', completedAt: new Date(at), completedBy: userId, completedOn: today }
    : {
        ...chore,
        status: openStatus(chore.dueDate, today),
        completedAt: null,
        completedBy: null,
        completedOn: null,
      };
}

import { useSyncExternalStore, type ReactNode } from 'react';
import type { Chore } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';
import { openStatus } from '#domain/chores.ts';

/** A completion or reopening that could not be sent yet (docs/product/board.md 'Completing without a connection'). */
export type Act = {
  /** The client's: the server does it once. */
  id: string;
  kind: 'completeChore' | 'reopenChore';
  userId: string;
  homeId: string;
  choreId: string;
  /** The chore's, for what is said where the server refuses. */
  name: string;
  /** The instant, in milliseconds. */
  at: number;
  /** It may have reached the server, whose answer was lost. */
  isTried: boolean;
};

/** A chore as it is once what waits was sent; `waits` says in its row that it has not been. */
export type Laid = Chore & { waits?: ReactNode };
type Lay = (chore: Chore, today: Day) => Laid;

let lay: Lay | undefined;
const listeners = new Set<() => void>();

/** Undefined where nothing waits. */
export const waitingNow = (): Lay | undefined => lay;

/** Lays what waits over every chore that is read (waiting-acts.tsx, which is loaded only then). */
export function layOver(next: Lay | undefined): void {
  lay = next;
  for (const listener of listeners) listener();
}

function follow(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Renders again with each change of what waits. */
export const useWaitingActs = () => useSyncExternalStore(follow, waitingNow);

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

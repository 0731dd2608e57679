import { useSyncExternalStore, type ReactNode } from 'react';
import type { Chore } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';
import { openStatus } from '#domain/chores.ts';

/** A completion or reopening that has not been sent yet (docs/product/board.md 'Completing without a connection'). */
export type Act = {
  /** Chosen by the client, so that the server does the act only once. */
  id: string;
  kind: 'completeChore' | 'reopenChore';
  userId: string;
  homeId: string;
  choreId: string;
  /** The chore's name, for the message if the server refuses. */
  name: string;
  /** When it was done, in milliseconds since 1970. */
  at: number;
  /** It may have reached the server, and only the answer was lost. */
  isTried: boolean;
};

/** A chore as it will be once the unsent acts are sent; `unsentNote` marks its row as unsent. */
export type ChoreWithActs = Chore & { unsentNote?: ReactNode };
type ApplyActs = (chore: Chore, today: Day) => ChoreWithActs;

let apply: ApplyActs | undefined;
const listeners = new Set<() => void>();

export const applyUnsent = (): ApplyActs | undefined => apply;

/**
 * Sets the function that applies unsent acts to each chore (act-queue.tsx, which is loaded only if there are any).
 */
export function setApplyUnsent(next: ApplyActs | undefined): void {
  apply = next;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Renders again whenever the unsent acts change. */
export const useUnsentActs = () => useSyncExternalStore(subscribe, applyUnsent);

/**
 * Adds an act to the unsent ones. If the last act on the chore is its opposite and has not been tried, the two cancel
 * out. A repeated act is ignored.
 */
export function withAct(acts: readonly Act[], act: Act): Act[] {
  const last = acts.findLast(({ choreId }) => choreId === act.choreId);
  if (last?.kind === act.kind) return [...acts];
  if (last && !last.isTried) return acts.filter(({ id }) => id !== last.id);
  return [...acts, act];
}

/** Removes a refused act and all later acts on the same chore, which depend on it. */
export const withoutRefused = (acts: readonly Act[], refused: Act): Act[] =>
  acts.filter(({ choreId }) => choreId !== refused.choreId);

/**
 * Returns the chore as it will be once the acts are sent; undefined if none is about it. Until then a completion's day
 * is today.
 */
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

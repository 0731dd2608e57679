import { useSyncExternalStore, type ReactNode } from 'react';
import type { Chore } from '#contract/chores.ts';
import type { Day } from '#domain/days.ts';

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

/** Lays what waits over every chore that is read (chores/waiting-acts.ts, which is loaded only then). */
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

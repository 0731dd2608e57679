import type { CatchingUp } from '#contract/errors.ts';
import type { Resident } from './people.ts';

/** The outcome of a write, as far as its sender knows. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** The answer and its time. Status 0 means none, and `code` is the reason then. */
export type Answer = { from: number; to: number; status: number; code: string; body: unknown };

/** Tells the outcome of an answer. An error that rolls the write back counts as refused too. */
export function outcomeOf({ status, body }: Answer): Outcome {
  if (status === 200) return 'acknowledged';
  const { data } = (body ?? {}) as { data?: Partial<CatchingUp> };
  return (status >= 400 && status < 500) || data?.isUndone === true ? 'refused' : 'unknown';
}

/** 'read' changes nothing; a 'burst' is many reads at once on idle connections. */
export type Kind = 'chore' | 'bill' | 'picture' | 'read' | 'burst';
export const WRITES: readonly Kind[] = ['chore', 'bill', 'picture'];

/** One change that a person wants, however often they send it. */
export type Write = { id: string; outcome: Outcome };
export type ChoreWrite = Write & { choreId: string; type: 'chore_completed' | 'chore_reopened' };
/** `address` is the picture's, once the server has answered. */
export type PictureWrite = Write & { person: Resident; address: string };

/** The title of a bill, which identifies its letter. */
export const titleOf = (billId: string) => `Bill ${billId}`;

export type Sent = { kind: Kind; answer: Answer; outcome: Outcome };

/** Records all requests, and the outcome of each write. */
export function makeLedger() {
  const sent: Sent[] = [];
  return {
    chores: [] as ChoreWrite[],
    bills: [] as Write[],
    pictures: [] as PictureWrite[],
    sent,
    note: (kind: Kind, answer: Answer) => {
      sent.push({ kind, answer, outcome: outcomeOf(answer) });
    },
    /** Returns the requests that were answered from then on. */
    since: (from: number) => sent.filter(({ answer }) => answer.to >= from),
  };
}
export type Ledger = ReturnType<typeof makeLedger>;

import type { CatchingUp } from '#contract/errors.ts';
import type { Resident } from './people.ts';

/** What somebody who sent something knows of it. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** What came back, and when: status 0 where nothing did, and `code` then says why. */
export type Answer = { from: number; to: number; status: number; code: string; body: unknown };

/** Refused is also what says of itself that nothing of it stands. */
export function outcomeOf({ status, body }: Answer): Outcome {
  if (status === 200) return 'acknowledged';
  const { data } = (body ?? {}) as { data?: Partial<CatchingUp> };
  return (status >= 400 && status < 500) || data?.isUndone === true ? 'refused' : 'unknown';
}

/** 'read' changes nothing; 'burst' are reads that come many at once, on connections that were idle. */
export type Kind = 'chore' | 'bill' | 'picture' | 'read' | 'burst';
export const WRITES: readonly Kind[] = ['chore', 'bill', 'picture'];

/** Something that somebody wants done, however often they send it. */
export type Write = { id: string; outcome: Outcome };
export type ChoreWrite = Write & { choreId: string; type: 'chore_completed' | 'chore_reopened' };
/** Where the picture is, once that was told. */
export type PictureWrite = Write & { person: Resident; address: string };

/** The title of a bill, by which its letter is known. */
export const titleOf = (billId: string) => `Bill ${billId}`;

export type Sent = { kind: Kind; answer: Answer; outcome: Outcome };

/** All that was sent, and what is known of each write. */
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
    /** What was sent from then on, or answered. */
    since: (from: number) => sent.filter(({ answer }) => answer.to >= from),
  };
}
export type Ledger = ReturnType<typeof makeLedger>;

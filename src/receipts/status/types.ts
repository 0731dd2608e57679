import type { RuleHit } from '#receipts/findings.ts';
import type { RuleId } from '#receipts/rules.ts';

/** What the document says became of the payment, in its own words. */
export type Status = {
  kind: Sign['kind'] | 'mixed' | 'missing';
  text: string;
  isLabelled: boolean;
  rules: RuleHit[];
};

/** One place that says so. */
export type Sign = {
  kind: 'success' | 'failed' | 'pending';
  text: string;
  isLabelled: boolean;
  rule: RuleId;
  /** At the end of a line that may be of somebody else: 'Mimi  Pending'. */
  isOfLine?: boolean;
};

/** A cell's words where they may tell a status: after or under a label, or as a short heading. */
export type Statement = {
  text: string;
  body: string;
  words: string[];
  /** The whole sentence, where it goes on from the line before or in the next one. */
  sentence: string;
  isLabelled: boolean;
  /** Beside something else, as a mark is: what went wrong is believed there, and success is not. */
  isAside: boolean;
  /** So at the end of a line of two, which may be of somebody else. */
  isOfLine: boolean;
  /** At the other end of a line that begins with the label of a party. */
  isByLabel: boolean;
  /** Of an earlier step, as its time or a later line tells: what waited then waits no more. */
  isPast: boolean;
};

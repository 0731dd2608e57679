import type { RuleHit } from '#receipts/findings.ts';
import type { RuleId } from '#receipts/rules.ts';

/** The status of the payment, in the document's own words. */
export type Status = {
  kind: Sign['kind'] | 'mixed' | 'missing';
  text: string;
  isLabelled: boolean;
  rules: RuleHit[];
};

/** A place that says so. */
export type Sign = {
  kind: 'success' | 'failed' | 'pending';
  text: string;
  isLabelled: boolean;
  rule: RuleId;
  /** At the end of a line that may be about somebody else: 'Mimi  Pending'. */
  isOfLine?: boolean;
};

/** The words of a cell that may contain a status: after or below a label, or as a short heading. */
export type Statement = {
  text: string;
  body: string;
  words: string[];
  /** The whole sentence, if it begins in the line before or continues in the next one. */
  sentence: string;
  isLabelled: boolean;
  /** Beside something else, like a mark: failures count there, and success does not. */
  isAside: boolean;
  /** The same at the end of a line of two cells, which may be about somebody else. */
  isOfLine: boolean;
  /** At the other end of a line that begins with the label of a party. */
  isByLabel: boolean;
  /** An earlier step, by its time or a later line: its waiting has ended. */
  isPast: boolean;
};

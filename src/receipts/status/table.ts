import { type RuleId, RULES } from '#receipts/rules.ts';
import type { Sign } from '#receipts/status/types.ts';

/**
 * A rule of an ordered table, with the rows that it was made for. It says what happened to the payment, or that these words say nothing
 * about it.
 */
export type Rule<Facts> = {
  /** An id in rules.ts, which several rules may share, or one of its own table, for its test only. */
  id: string;
  when: (facts: Facts) => boolean;
  says: Sign['kind'] | 'nothing';
  /** Rows that it was made for, in the format of text-pages.ts. */
  example: string;
  /** Similar rows that it must not match. */
  leaves: string;
};

// A rule begins with its result, so that it takes one line and the table is easy to read.
const saying =
  (says: Rule<never>['says']) =>
  <Facts>(id: string, when: Rule<Facts>['when'], example: string, leaves: string): Rule<Facts> => ({
    id,
    when,
    says,
    example,
    leaves,
  });
export const success = saying('success');
export const failed = saying('failed');
export const pending = saying('pending');
export const nothing = saying('nothing');

/** Returns the rule that decides: the first that applies. */
export const firstOf = <Facts>(rules: readonly Rule<Facts>[], facts: Facts): Rule<Facts> | undefined =>
  rules.find(({ when }) => when(facts));

/** Returns whether rules.ts has this id, which hosts then see. */
export const isRuleId = (id: string): id is RuleId => id in RULES;

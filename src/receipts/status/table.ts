import { type RuleId, RULES } from '#receipts/rules.ts';
import type { Sign } from '#receipts/status/types.ts';

/** A rule of an ordered table, with what it was made for: it says what became of the payment, or that these words tell nothing of it. */
export type Rule<Told> = {
  /** One of rules.ts, which several rules may share, or a name of its own in its table, for its test alone. */
  id: string;
  when: (told: Told) => boolean;
  says: Sign['kind'] | 'nothing';
  /** Rows that it was made for, as text-pages.ts reads them. */
  example: string;
  /** Rows like them that it must leave alone. */
  leaves: string;
};

// A rule begins with what it says, so that it takes one line and a table is read downwards.
const saying =
  (says: Rule<never>['says']) =>
  <Told>(id: string, when: Rule<Told>['when'], example: string, leaves: string): Rule<Told> => ({
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

/** The rule that decides: the first that applies. */
export const firstOf = <Told>(rules: readonly Rule<Told>[], told: Told): Rule<Told> | undefined =>
  rules.find(({ when }) => when(told));

/** Whether operators are told of it by that id (rules.ts). */
export const isRuleId = (id: string): id is RuleId => id in RULES;

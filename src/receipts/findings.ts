import type { Reason } from '#domain/proof-reasons.ts';
import type { RuleId } from '#receipts/rules.ts';

/** A rule that matched, and the words that it matched (`on`), which never leave the process that reads. */
export type RuleHit = { rule: RuleId; on?: string | undefined };
/** The same, with the reason that it gives against the payment, if any. */
export type RuleHitWithReason = RuleHit & { reason?: Reason };

/**
 * The part of one aspect in the decision: reasons against the payment, points (all aspects together at most 100), and the rules that matched.
 */
export type Finding = { reasons: Reason[]; points: number; rules: RuleHit[] };

/** Makes a finding of rules in their order. Each rule and reason is listed once. */
export function finding(said: readonly (RuleHitWithReason | false)[], points: number): Finding {
  const all = said.filter((each) => each !== false);
  return {
    reasons: all.flatMap(({ reason }) => reason ?? []),
    points,
    rules: all
      .map(({ rule, on }) => ({ rule, on }))
      .filter(({ rule }, place) => all.findIndex((other) => other.rule === rule) === place),
  };
}

/** Adds rules to a finding. */
export const addRuleHits = (first: Finding, said: readonly RuleHitWithReason[]): Finding => {
  const { reasons, rules } = finding(said, 0);
  return { ...first, reasons: [...first.reasons, ...reasons], rules: [...first.rules, ...rules] };
};

/** Gives several rules one reason. */
export function sharingReason(rules: readonly (RuleHit | false)[], reason: Reason): RuleHitWithReason[] {
  const [first, ...others] = rules.filter((each) => each !== false);
  return first ? [{ ...first, reason }, ...others] : [];
}

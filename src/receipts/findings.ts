import type { Reason } from '#domain/proof-reasons.ts';
import type { RuleId } from '#receipts/rules.ts';

/** A rule that spoke, and what it spoke about as it was read; that never leaves the process that reads. */
export type RuleHit = { rule: RuleId; on?: string | undefined };
/** The same with the reason that it gives, where it speaks against the payment. */
export type RuleHitWithReason = RuleHit & { reason?: Reason };

/** What one aspect adds to the decision: why not, how much it counts for (all aspects together at most 100), and the rules that said so. */
export type Finding = { reasons: Reason[]; points: number; rules: RuleHit[] };

/** A finding of what rules said, one after the other: of each the first time, and its reason where it gives one. */
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

/** The same finding once other rules have spoken, too. */
export const addRuleHits = (first: Finding, said: readonly RuleHitWithReason[]): Finding => {
  const { reasons, rules } = finding(said, 0);
  return { ...first, reasons: [...first.reasons, ...reasons], rules: [...first.rules, ...rules] };
};

/** What several rules give one reason for. */
export function sharingReason(rules: readonly (RuleHit | false)[], reason: Reason): RuleHitWithReason[] {
  const [first, ...others] = rules.filter((each) => each !== false);
  return first ? [{ ...first, reason }, ...others] : [];
}

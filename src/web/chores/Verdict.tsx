import type { Member } from '#contract/homes.ts';
import type { Balance } from '#domain/balance.ts';
import { verdict as words } from '#words/fair.ts';
import { sentences } from '#words/lists.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';

type VerdictProps = Pick<Balance, 'verdict' | 'weeks'> & { members: readonly Member[]; me: string };

/** What the numbers come to, before them (docs/product/fair.md 'What it comes to'). */
export function Verdict(props: VerdictProps) {
  const { lead, text } = saidOf(props);
  return (
    <p className="text-pretty">
      <b>{lead}</b>
      {/* With the space that the language puts between two sentences. */}
      <Amounts>{sentences(['', text])}</Amounts>
    </p>
  );
}

function saidOf({ verdict, weeks, members, me }: VerdictProps): { lead: string; text: string } {
  if (verdict.kind === 'alone') return words.alone;
  if (verdict.kind === 'nothing') return words.nothing(weeks);
  if (verdict.kind === 'even') return words.even(verdict.furthest);
  const { ahead, behind } = verdict;
  const nameOf = (userId: string) => members.find((member) => member.userId === userId)?.displayName;
  const said: string[] = [];
  const aheadName = ahead && nameOf(ahead.userId);
  if (ahead?.userId === me) said.push(words.youAhead(ahead.minutes));
  else if (ahead && aheadName) said.push(words.ahead(aheadName, ahead.minutes));
  const behindName = behind && nameOf(behind.userId);
  if (behind?.userId === me) said.push(words.youBehind(behind.minutes));
  else if (behind && behindName) said.push(words.behind(behindName, behind.minutes));
  return { lead: words.uneven, text: sentences(said) };
}

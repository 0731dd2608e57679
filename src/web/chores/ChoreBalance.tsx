import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { Home, Member } from '#contract/homes.ts';
import { BALANCE_WEEKS, type Balance } from '#domain/balance.ts';
import { balance as words, verdict as verdictWords } from '#words/balance.ts';
import { layout } from '#words/layout.ts';
import { sentences } from '#words/grammar.ts';
import { api } from '#web/calls/api.ts';
import { rowsOf } from '#web/chores/balance-rows.ts';
import { ChoreBalanceBars } from '#web/chores/ChoreBalanceBars.tsx';
import { ChoreBalanceTable } from '#web/chores/ChoreBalanceTable.tsx';
import { useMe } from '#web/app/session.tsx';
import { FoldButton } from '#web/ui/controls/button.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Section, type AsPage } from '#web/ui/layout/section.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';

/** Below this width the tabs move into the card, and the table folds behind a button. */
const FOLDS = '(width < 64rem)';

/** Shows who did how much of the chores (docs/product/fair.md 'Balance'). */
export function ChoreBalance({ home, asPage }: { home: Home } & AsPage) {
  const id = useId();
  const folds = useMedia(FOLDS);
  const [weeks, setWeeks] = useState(String(BALANCE_WEEKS[0]));
  const query = useQuery(api.balance.getBalance.queryOptions({ input: { homeId: home.id } }));
  const period = query.data?.periods.find((each) => String(each.weeks) === weeks);
  const tabs = period && (
    <Tabs
      label={words.period}
      id={id}
      value={weeks}
      onChange={setWeeks}
      options={BALANCE_WEEKS.map((each) => ({ value: String(each), label: words.weeks(each) }))}
    />
  );
  return (
    <Section title={words.title} asPage={asPage} action={folds ? undefined : tabs}>
      <div className="card @container p-4 sm:p-5">
        {period ? (
          <>
            {folds && <div className="mb-4">{tabs}</div>}
            <TabPanel id={id} value={weeks}>
              <Period home={home} period={period} folds={folds} />
            </TabPanel>
          </>
        ) : query.isPending ? (
          <BalanceSkeleton />
        ) : (
          <PartFailed
            text={words.loadFailed}
            again={layout.tryAgain}
            busy={query.isFetching}
            onAgain={() => void query.refetch()}
          />
        )}
      </div>
    </Section>
  );
}

function Period({ home, period, folds }: { home: Home; period: Balance; folds: boolean }) {
  const { id: me } = useMe();
  const rows = rowsOf(period, home.members, me);
  const table = <ChoreBalanceTable rows={rows} weeks={period.weeks} />;
  return (
    <>
      <Verdict verdict={period.verdict} weeks={period.weeks} members={home.members} me={me} />
      <ChoreBalanceBars rows={rows} days={period.days} brief={folds} />
      <div className="mt-4 border-t border-line pt-3">{folds ? <Folded>{table}</Folded> : table}</div>
    </>
  );
}

function Folded({ children }: { children: ReactNode }) {
  const tableId = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <FoldButton
        isOpen={isShown}
        controls={tableId}
        label={isShown ? words.hideTable : words.showTable}
        className="-ml-1"
        onToggle={() => setIsShown(!isShown)}
      />
      {/* Always available to screen readers, also while folded. */}
      <div id={tableId} className={isShown ? 'mt-2' : 'sr-only'}>
        {children}
      </div>
    </>
  );
}

const BalanceSkeleton = () => (
  <Loading label={layout.loading} className="grid gap-6 py-1">
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
  </Loading>
);

type VerdictProps = Pick<Balance, 'verdict' | 'weeks'> & { members: readonly Member[]; me: string };

/** Sums up the numbers in words above them (docs/product/fair.md 'Verdict and bars'). */
function Verdict(props: VerdictProps) {
  const { lead, text } = textsOf(props);
  return (
    <p className="text-pretty">
      <b>{lead}</b>
      {/* With the space that the language puts between two sentences. */}
      <Amounts>{sentences(['', text])}</Amounts>
    </p>
  );
}

function textsOf({ verdict, weeks, members, me }: VerdictProps): { lead: string; text: string } {
  if (verdict.kind === 'alone') return verdictWords.alone;
  if (verdict.kind === 'nothing') return verdictWords.nothing(weeks);
  if (verdict.kind === 'even') return verdictWords.even(verdict.furthest);
  const { ahead, behind } = verdict;
  const nameOf = (userId: string) => members.find((member) => member.userId === userId)?.displayName;
  const texts: string[] = [];
  const aheadName = ahead && nameOf(ahead.userId);
  if (ahead?.userId === me) texts.push(verdictWords.youAhead(ahead.minutes));
  else if (ahead && aheadName) texts.push(verdictWords.ahead(aheadName, ahead.minutes));
  const behindName = behind && nameOf(behind.userId);
  if (behind?.userId === me) texts.push(verdictWords.youBehind(behind.minutes));
  else if (behind && behindName) texts.push(verdictWords.behind(behindName, behind.minutes));
  return { lead: verdictWords.uneven, text: sentences(texts) };
}

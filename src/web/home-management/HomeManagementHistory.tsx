import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import type { HistoryEntry, Home } from '#contract/homes.ts';
import { relativeDate } from '#words/days.ts';
import { bringBack as words, history } from '#words/home-management.ts';
import { layout } from '#words/layout.ts';
import { peopleOf, useHistory, useHistoryLines, type HistoryLine } from '#web/home-management/use-history.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Section, SubHeading, type AsPage } from '#web/ui/layout/section.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { regenerating } from '#words/plan.ts';
import { useRestoringPlan } from '#web/plan/use-plan.ts';
import { LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';

/** How many entries show at first, because other parts follow below. */
const FOLDED_ENTRIES = 10;

/**
 * Lists what happened in the home, newest first, grouped by days in the home's time zone (docs/product/homes.md 'History').
 */
export function HomeManagementHistory({ home, asPage }: { home: Home } & AsPage) {
  const pages = useHistory(home.id);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  const isFolded = !isUnfolded && entries.length > FOLDED_ENTRIES;
  return (
    <Section title={history.title} asPage={asPage}>
      <div className="card p-4 sm:p-5">
        {pages.isPending ? (
          <HistorySkeleton />
        ) : pages.data ? (
          <Entries
            home={home}
            entries={isFolded ? entries.slice(0, FOLDED_ENTRIES) : entries}
            undoable={pages.data.pages[0]?.undoable ?? []}
          />
        ) : (
          <PartFailed
            text={history.loadFailed}
            again={layout.tryAgain}
            onAgain={() => void pages.refetch()}
          />
        )}
        {(isFolded || pages.hasNextPage) && (
          <Button
            variant="ghost"
            size="small"
            className="mt-2 -mb-1 -ml-4"
            busy={pages.isFetchingNextPage}
            onClick={() => (isFolded ? setIsUnfolded(true) : void pages.fetchNextPage())}
          >
            {history.showMore}
          </Button>
        )}
      </div>
    </Section>
  );
}

/** Kinds of entries that replaced a plan and can be undone (docs/product/plan.md 'Undo of a plan'). */
const REPLACING = new Set(['chores_regenerated', 'templates_planned']);

type EntriesProps = { home: Home; entries: readonly HistoryEntry[]; undoable: readonly string[] };

function Entries({ home, entries, undoable }: EntriesProps) {
  const today = useToday(supportedZone(home.settings.timeZone));
  const lines = useHistoryLines(home, entries);
  if (lines.length === 0) return <p className="text-ink2">{history.empty}</p>;
  return (
    <div className="grid gap-4">
      {[...Map.groupBy(lines, (line) => line.day)].map(([day, ofDay]) => (
        <div key={day}>
          <SubHeading className="mb-1 text-13 font-semibold text-ink2">{relativeDate(day, today)}</SubHeading>
          <ul>
            {ofDay.map((line) => (
              <EntryRow key={line.id} home={home} line={line} undoable={undoable} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type EntryProps = { home: Home; line: HistoryLine; undoable: readonly string[] };

function EntryRow({ home, line, undoable }: EntryProps) {
  const actor = peopleOf(home).find(({ userId }) => userId === line.actorId);
  const planId = REPLACING.has(line.type) ? String(line.data['planId']) : '';
  return (
    <li className="flex flex-wrap items-start justify-end gap-x-3 py-1.5">
      {actor ? (
        <Avatar name={actor.displayName} tone={actor.tone} photo={actor.photoURL} size={28} />
      ) : (
        <span aria-hidden className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-sm">
          ✨
        </span>
      )}
      <div className="min-w-0 flex-[1_1_min-content] pt-1">
        <p className="text-sm leading-snug text-pretty">
          {line.who !== undefined && <b className="font-semibold">{line.who}</b>}{' '}
          <Amounts>{line.sentence}</Amounts>
        </p>
        {undoable.includes(planId) && <RestorePlan homeId={home.id} planId={planId} />}
      </div>
      <time dateTime={line.createdAt.toISOString()} className="pt-1 text-sm leading-snug text-ink2">
        {line.time}
      </time>
    </li>
  );
}

function HistorySkeleton() {
  return (
    <Loading label={history.loading} className="grid gap-2">
      {['one', 'two', 'three', 'four', 'five'].map((entry) => (
        <Skeleton key={entry} className="h-8" />
      ))}
    </Loading>
  );
}

/**
 * Lets any member undo a re-planning (docs/product/plan.md 'Undo of a plan'). It asks first, because the others are
 * using the plan that would be removed.
 */
function RestorePlan({ homeId, planId }: { homeId: string; planId: string }) {
  const question = useOpening();
  const bringing = useRestoringPlan();
  return (
    <>
      <Button
        variant="outline"
        size="small"
        className="mt-2"
        icon={<Undo2 size={15} aria-hidden />}
        {...LazyQuestion.preloadProps}
        onClick={() => question.open()}
      >
        {regenerating.undo}
      </Button>
      <LazyQuestion
        opening={question.opening}
        onClose={question.close}
        title={words.title}
        yes={words.yes}
        cancel={words.cancel}
        busy={bringing.isPending}
        onYes={() => bringing.mutateAsync({ homeId, planId })}
      >
        {words.text}
      </LazyQuestion>
    </>
  );
}

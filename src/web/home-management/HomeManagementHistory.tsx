import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import type { HistoryEntry, Home } from '#contract/homes.ts';
import { dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { relativeDate } from '#words/days.ts';
import { bringBack as words, history, historySentence, type HistoryNames } from '#words/home-management.ts';
import { layout } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { translateStoredName, templatesQuery } from '#web/calls/home-templates.ts';
import { PAGES } from '#web/calls/lists.ts';
import { useMe } from '#web/app/session.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { CardSection } from '#web/ui/layout/section.tsx';
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
export function HomeManagementHistory({ home }: { home: Home }) {
  const pages = useInfiniteQuery(
    api.homes.listHistory.infiniteOptions({
      input: (before: number | undefined) => ({ homeId: home.id, before }),
      ...PAGES,
    }),
  );
  const [isUnfolded, setIsUnfolded] = useState(false);
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  const isFolded = !isUnfolded && entries.length > FOLDED_ENTRIES;
  return (
    <CardSection title={history.title}>
      {pages.isPending ? (
        <HistorySkeleton />
      ) : pages.data ? (
        <Entries
          home={home}
          entries={isFolded ? entries.slice(0, FOLDED_ENTRIES) : entries}
          undoable={pages.data.pages[0]?.undoable ?? []}
        />
      ) : (
        <PartFailed text={history.loadFailed} again={layout.tryAgain} onAgain={() => void pages.refetch()} />
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
    </CardSection>
  );
}

type Line = HistoryEntry & {
  day: Day;
  time: string;
  sentence: string;
  /** The plan that the entry replaced and that can be restored. */
  planId: string | undefined;
};

/** Kinds of entries that replaced a plan and can be undone (docs/product/plan.md 'Undo of a plan'). */
const REPLACING = new Set(['chores_regenerated', 'templates_planned']);

type EntriesProps = { home: Home; entries: readonly HistoryEntry[]; undoable: readonly string[] };

function Entries({ home, entries, undoable }: EntriesProps) {
  const names = useNames(home);
  const zone = supportedZone(home.settings.timeZone);
  const today = useToday(zone);
  const lines = entries.flatMap((entry): Line[] => {
    const chore = (type: string) => nameThen(entry, type) ?? names.chore(type);
    const sentence = historySentence(entry, { ...names, chore }, entry.actorId);
    if (sentence === undefined) return [];
    const day = dayOf(entry.createdAt, zone);
    const planId = REPLACING.has(entry.type) ? String(entry.data['planId']) : '';
    const canRestore = undoable.includes(planId);
    const time = timeOfDay(entry.createdAt, zone);
    return [{ ...entry, sentence, day, time, planId: canRestore ? planId : undefined }];
  });
  if (lines.length === 0) return <p className="text-ink2">{history.empty}</p>;
  return (
    <div className="grid gap-4">
      {[...Map.groupBy(lines, (line) => line.day)].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className="mb-1 text-13 font-semibold text-ink2">{relativeDate(day, today)}</h3>
          <ul>
            {ofDay.map((line) => (
              <EntryRow key={line.id} home={home} line={line} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function EntryRow({ home, line }: { home: Home; line: Line }) {
  const me = useMe();
  const actor = everybodyOf(home).find((person) => person.userId === line.actorId);
  const who = actor?.userId === me.id ? history.you : actor?.displayName;
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
          {who !== undefined && <b className="font-semibold">{who}</b>} <Amounts>{line.sentence}</Amounts>
        </p>
        {line.planId !== undefined && <RestorePlan homeId={home.id} planId={line.planId} />}
      </div>
      <time dateTime={line.createdAt.toISOString()} className="pt-1 text-sm leading-snug text-ink2">
        {line.time}
      </time>
    </li>
  );
}

/** Returns a chore's name at the time of the entry. */
const nameThen = ({ data }: HistoryEntry, type: string) =>
  translateStoredName(type, data['type'] === type ? data['name'] : data['returnName']);

const everybodyOf = (home: Home) => [...home.members, ...home.formerMembers];

function useNames(home: Home): HistoryNames {
  const me = useMe();
  const templates = useQuery(templatesQuery(home.id)).data;
  const nameOf = new Map(everybodyOf(home).map((person) => [person.userId, person.displayName]));
  return {
    person: (userId) => (userId === me.id ? history.youAfterVerb : (nameOf.get(userId) ?? history.somebody)),
    chore: (type) => templates?.find((template) => template.id === type)?.name ?? wordsOfType(type),
  };
}

function HistorySkeleton() {
  return (
    <Loading label={history.loading} className="grid gap-2">
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
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

import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { board, why as words, whySentence } from '#words/chores.ts';
import { layout } from '#words/layout.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { api } from '#web/calls/api.ts';
import { choreFace, findPerson } from '#web/homes/faces.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useMe } from '#web/app/session.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { OfflineText, useConnection } from '#web/ui/hooks/connection.ts';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';

/** Says why the chore is the reader's, or a housemate's (docs/product/fair.md 'Why me?'). */
export function ChoreWhyText({ chore }: { chore: BoardChore }) {
  const { homeId, id, name, mine, assignedTo, assignee } = chore;
  const whose = mine ? undefined : assignee.displayName;
  const me = useMe().id;
  const facts = useQuery(api.chores.getWhy.queryOptions({ input: { homeId, choreId: id } }));
  const homeRead = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const templatesRead = useQuery(templatesQuery(homeId));
  const home = homeRead.data;
  const templates = templatesRead.data ?? [];
  const reads = [facts, homeRead, templatesRead];
  const hasFailed = reads.some((read) => read.isError && !read.data);
  const today = useToday(home?.settings.timeZone);
  const isConnected = useConnection().connection === 'connected';
  const offlineText = use(OfflineText).part;
  const person = (userId: string) => {
    const found = userId === me ? words.you : findPerson(home, userId)?.displayName;
    // A deleted account has this name.
    return found === undefined || found === board.someone ? words.somebody : found;
  };
  const choreOf = (type: string) => choreFace(type, templates).name;
  const isLoaded = facts.data && home && templatesRead.data;
  return (
    <div aria-live="polite">
      {/* The chore was reassigned in the meantime; the board refetches it. */}
      {isLoaded && facts.data.userId === assignedTo && (
        <p>
          <Amounts>{whySentence(facts.data.reason, { today, chore: name, whose, person, choreOf })}</Amounts>
        </p>
      )}
      {!isLoaded && hasFailed && (
        <p>
          {isConnected ? (mine ? words.failed : words.failedOfPerson(assignee.displayName)) : offlineText}
          <Gap />
          <button
            type="button"
            className="link pointer-coarse:py-3.5"
            onClick={() => void Promise.all(reads.map((read) => read.refetch()))}
          >
            {layout.tryAgain}
          </button>
        </p>
      )}
      {!isLoaded && !hasFailed && (
        <Loading label={words.loading} className="grid gap-1.5 py-1">
          <Skeleton className="h-3.5 rounded-sm" />
          <Skeleton className="h-3.5 w-2/3 rounded-sm" />
        </Loading>
      )}
    </div>
  );
}

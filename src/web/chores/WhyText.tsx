import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { board } from '#words/chores.ts';
import { layout } from '#words/layout.ts';
import { why as words, whySentence } from '#words/why.ts';
import { api } from '#web/calls/api.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { choreFace, findPerson } from '#web/homes/faces.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useMe } from '#web/app/session.tsx';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { OfflineText, useConnection } from '#web/ui/hooks/connection.ts';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/skeleton.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';

/** Why one's own open chore is one's own (docs/product/fair.md 'Why me?'). Load it lazily. */
export function WhyText({ chore }: { chore: BoardChore }) {
  const { homeId, id, name } = chore;
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
    // A deleted account's name is this.
    return found === undefined || found === board.someone ? words.somebody : found;
  };
  const choreOf = (type: string) => choreFace(type, templates).name;
  const isRead = facts.data && home && templatesRead.data;
  return (
    <div aria-live="polite">
      {/* Somebody else's by now: the board reads it again. */}
      {isRead && facts.data.userId === me && (
        <p>
          <Amounts>{whySentence(facts.data.reason, { today, chore: name, person, choreOf })}</Amounts>
        </p>
      )}
      {!isRead && hasFailed && (
        <p>
          {isConnected ? words.failed : offlineText}
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
      {!isRead && !hasFailed && (
        <Loading label={words.loading} className="grid gap-1.5 py-1">
          <Skeleton className="h-3.5 rounded-sm" />
          <Skeleton className="h-3.5 w-2/3 rounded-sm" />
        </Loading>
      )}
    </div>
  );
}

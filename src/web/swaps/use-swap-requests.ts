import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import type { SwapRequest } from '#contract/swaps.ts';
import type { Template } from '#contract/templates.ts';
import { mayAnswer, mayCancel } from '#domain/swaps.ts';
import type { Day } from '#domain/days.ts';
import type { Tone } from '#domain/homes.ts';
import { swapCard as words } from '#words/swaps.ts';
import { api } from '#web/calls/api.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { moreOf, PAGES } from '#web/calls/lists.ts';
import { choreFace, findPerson } from '#web/homes/faces.ts';
import { useMe } from '#web/app/session.tsx';

export type Direction = 'incoming' | 'outgoing';

const useDirection = (homeId: string, direction: Direction) =>
  useInfiniteQuery(
    api.swaps.listSwapRequests.infiniteOptions({
      input: (before: string | undefined) => ({ homeId, direction, before }),
      ...PAGES,
    }),
  );

/** Returns the requests to and from the reader, with the names of chores and people. */
export function useSwapRequests(homeId: string) {
  const me = useMe().id;
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const templates = useQuery(templatesQuery(homeId));
  const lists = {
    incoming: useDirection(homeId, 'incoming'),
    outgoing: useDirection(homeId, 'outgoing'),
  };
  const read = [home, templates, lists.incoming, lists.outgoing];
  const shown = (direction: Direction) =>
    (lists[direction].data?.pages ?? [])
      .flatMap((page) => page.swaps)
      .map((swap) => toSwapShown(swap, me, home.data, templates.data ?? []));
  return {
    isPending: read.some((query) => query.isPending),
    isFetching: read.some((query) => query.isFetching),
    refetch: () => void Promise.all(read.map((query) => query.refetch())),
    seen: home.data && templates.data && lists.incoming.data && lists.outgoing.data && { home: home.data },
    incoming: { swaps: shown('incoming'), more: moreOf(lists.incoming) },
    outgoing: { swaps: shown('outgoing'), more: moreOf(lists.outgoing) },
  };
}

function endText({ ended }: SwapRequest, me: string, home: Home): string | undefined {
  if (!ended) return undefined;
  if (ended.because === 'left' && ended.by === me) return words.endedByYou(home.name);
  const who = ended.by === null ? undefined : findPerson(home, ended.by);
  return words.ended(ended.because, who?.displayName, home.name);
}

function toSwapShown(
  swap: SwapRequest,
  me: string,
  home: Home | undefined,
  templates: readonly Template[],
): SwapShown {
  const incoming = swap.targetUserId === me;
  const moved = ({ type, name, dueDate }: SwapRequest['chore']): MovedChore => ({
    ...choreFace(type, templates, name),
    dueDate,
    minutes: templates.find((template) => template.id === type)?.estimatedTime,
  });
  return {
    ...swap,
    isOpen: mayAnswer(me, swap) || mayCancel(me, swap),
    incoming,
    other: findPerson(home, incoming ? swap.requesterId : swap.targetUserId),
    chore: moved(swap.chore),
    returnChore: swap.returnChore ? moved(swap.returnChore) : undefined,
    whyEnded: home && endText(swap, me, home),
  };
}

export type MovedChore = { name: string; icon: string; dueDate: Day; minutes: number | undefined };

/** A request with its names, from the reader's point of view. */
export type SwapShown = Pick<SwapRequest, 'id' | 'status' | 'exchanged' | 'message' | 'createdAt'> & {
  /** The reader may answer or withdraw it. */
  isOpen: boolean;
  /** Sent to the reader. */
  incoming: boolean;
  /** The requester or the target; undefined if they are no longer known. */
  other: { displayName: string; photoURL: string | null; tone: Tone } | undefined;
  /** The requester's chore, which the target would take. */
  chore: MovedChore;
  returnChore: MovedChore | undefined;
  /** Why it ended by itself; undefined if it is pending or a member ended it. */
  whyEnded: string | undefined;
};

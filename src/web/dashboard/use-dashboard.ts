import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Chore } from '#contract/chores.ts';
import type { DashboardOfHome, PendingSwap } from '#contract/dashboard.ts';
import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import { weekStart } from '#domain/days.ts';
import { chorePlace, LATE_PLACE } from '#domain/places.ts';
import { api } from '#web/calls/api.ts';
import { byUrgency, personFace, toBoardChore, type BoardChore } from '#web/chores/board-chore.ts';
import { choreFace } from '#web/homes/faces.ts';
import { useWaitingActs } from '#web/offline/waiting.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useMe } from '#web/app/session.tsx';
import type { SwapOfMine } from '#web/dashboard/DashboardSwaps.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';

/** The home, its templates and what the server counted, all there before anything shows. */
export function useDashboard(homeId: string) {
  const me = useMe().id;
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const templates = useQuery(templatesQuery(homeId));
  const counted = useQuery(api.dashboard.getDashboard.queryOptions({ input: { homeId } }));
  const money = useQuery(api.payments.getPaymentSummary.queryOptions({ input: { homeId } }));
  const clock = useToday(home.data?.settings.timeZone);
  const waiting = useWaitingActs();
  const { refetch } = counted;
  const served = counted.data?.today;
  // The server says what day it is; a page left open over midnight asks again.
  useEffect(() => {
    if (served !== undefined && served !== clock) void refetch();
  }, [clock, served, refetch]);
  const read = [home, templates, counted, money];
  return {
    isPending: read.some((query) => query.isPending),
    isReading: read.some((query) => query.isFetching),
    readAgain: () => void Promise.all(read.map((query) => query.refetch())),
    seen: home.data &&
      templates.data &&
      counted.data &&
      money.data && { ...see(home.data, templates.data, counted.data, me, waiting), money: money.data },
  };
}

/** What was read, as this person sees it. */
function see(
  home: Home,
  templates: readonly Template[],
  counted: DashboardOfHome,
  me: string,
  waiting: ReturnType<typeof useWaitingActs>,
) {
  const { today, counts, overdueSince, ownOverdue } = counted;
  const isAnyEarlier = overdueSince !== null && overdueSince < weekStart(today);
  const requested = new Map(counted.requested.map(({ choreId, swapRequestId }) => [choreId, swapRequestId]));
  const known = { home, templates, me, today, requested, waiting };
  const mine = (chore: BoardChore) => Number(chore.mine);
  const ownFirst = (one: BoardChore, other: BoardChore) =>
    one.dueDate.localeCompare(other.dueDate) || mine(other) - mine(one) || byUrgency(one, other);
  const shown = (chores: Chore[]) => chores.map((chore) => toBoardChore(chore, known)).toSorted(ownFirst);
  // What was just completed goes at once.
  const late = shown(ownOverdue.chores).filter(
    ({ status, waits }) => status !== 'completed' || waits !== undefined,
  );
  const todaysChores = shown(counted.todaysChores);
  const [first] = late;
  return {
    home,
    templates,
    today,
    counts,
    doneToday: todaysChores.filter(({ status }) => status === 'completed').length,
    /** The reader's own that is late for the longest, else the group of earlier weeks where there is one. */
    latePlace: first ? chorePlace(first.id) : isAnyEarlier ? LATE_PLACE : undefined,
    todaysChores,
    upcomingChores: shown(counted.upcomingChores),
    /** Of one's own what is late, the longest first, and how much more there is. */
    late: {
      chores: late,
      more: ownOverdue.count - ownOverdue.chores.length,
    },
    swaps: counted.pendingSwaps.map((swap) => toSwapOfMine(swap, known)),
  };
}

type Known = { home: Home; templates: readonly Template[]; me: string };

function toSwapOfMine(swap: PendingSwap, { home, templates, me }: Known): SwapOfMine {
  const outgoing = swap.requesterId === me;
  return {
    id: swap.id,
    outgoing,
    other: personFace(home, outgoing ? swap.targetUserId : swap.requesterId),
    chore: { ...choreFace(swap.choreType, templates, swap.choreName), dueDate: swap.choreDueDate },
  };
}

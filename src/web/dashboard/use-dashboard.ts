import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Chore } from '#contract/chores.ts';
import type { DashboardOfHome, PendingSwap } from '#contract/dashboard.ts';
import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import { dayOf, daysBetween, weekStart } from '#domain/days.ts';
import { chorePlace, LATE_PLACE } from '#domain/places.ts';
import { api } from '#web/calls/api.ts';
import { byUrgency, personFace, toBoardChore, type BoardChore } from '#web/chores/board-chore.ts';
import { choreFace } from '#web/homes/faces.ts';
import { useUnsentActs } from '#web/offline/unsent-acts.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useMe } from '#web/app/session.tsx';
import type { SwapOfMine } from '#web/dashboard/DashboardSwaps.tsx';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { useToday } from '#web/ui/hooks/clock.ts';

/** Reads the home, its templates and the server's counts; nothing shows until all have loaded. */
export function useDashboard(homeId: string) {
  const me = useMe().id;
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const templates = useQuery(templatesQuery(homeId));
  const counted = useQuery(api.dashboard.getDashboard.queryOptions({ input: { homeId } }));
  const money = useQuery(api.payments.getPaymentSummary.queryOptions({ input: { homeId } }));
  const clock = useToday(home.data?.settings.timeZone);
  const waiting = useUnsentActs();
  const { refetch } = counted;
  const serverToday = counted.data?.today;
  // The server decides what day it is: a page left open past midnight refetches.
  useEffect(() => {
    if (serverToday !== undefined && serverToday !== clock) void refetch();
  }, [clock, serverToday, refetch]);
  const read = [home, templates, counted, money];
  return {
    isPending: read.some((query) => query.isPending),
    isFetching: read.some((query) => query.isFetching),
    refetch: () => void Promise.all(read.map((query) => query.refetch())),
    seen: home.data &&
      templates.data &&
      counted.data &&
      money.data && { ...see(home.data, templates.data, counted.data, me, waiting), money: money.data },
  };
}

function see(
  home: Home,
  templates: readonly Template[],
  counted: DashboardOfHome,
  me: string,
  waiting: ReturnType<typeof useUnsentActs>,
) {
  const { today, counts, overdueSince, ownOverdue, ownNext } = counted;
  const isAnyEarlier = overdueSince !== null && overdueSince < weekStart(today);
  const requested = new Map(counted.requested.map(({ choreId, swapRequestId }) => [choreId, swapRequestId]));
  const known = { home, templates, me, today, requested, waiting };
  const mine = (chore: BoardChore) => Number(chore.mine);
  const mineFirst = (one: BoardChore, other: BoardChore) =>
    one.dueDate.localeCompare(other.dueDate) || mine(other) - mine(one) || byUrgency(one, other);
  const shown = (chores: Chore[]) => chores.map((chore) => toBoardChore(chore, known)).toSorted(mineFirst);
  // A chore that was just completed leaves the list at once.
  const late = shown(ownOverdue.chores).filter(isShownOpen);
  const todaysChores = shown(counted.todaysChores);
  const upcomingChores = shown(counted.upcomingChores).filter(isShownOpen);
  const next = ownNext ? toBoardChore(ownNext, known) : undefined;
  const [first] = late;
  return {
    home,
    templates,
    today,
    counts,
    doneToday: todaysChores.filter(({ status }) => status === 'completed').length,
    /** The reader's oldest late chore, otherwise the group of earlier weeks if there is one. */
    latePlace: first ? chorePlace(first.id) : isAnyEarlier ? LATE_PLACE : undefined,
    todaysChores,
    upcomingChores,
    /** The reader's first one of the next days. */
    next,
    /** The chore to welcome a newcomer with: their first, if it is still to come. */
    newcomersFirst:
      next && isNewcomer(home, me, counted) && !first && !todaysChores.some((chore) => chore.mine)
        ? next
        : undefined,
    /** The reader's late chores, oldest first, how many more there are, and how many are of earlier weeks. */
    late: {
      chores: late,
      ofEarlierWeeks: ownOverdue.ofEarlierWeeks,
      more: ownOverdue.count - ownOverdue.chores.length,
    },
    swaps: counted.pendingSwaps.map((swap) => toSwapOfMine(swap, known)),
  };
}

/** An act that was not sent yet keeps a completed chore where it is, with a note. */
export const isShownOpen = ({ status, unsentNote }: BoardChore) =>
  status !== 'completed' || unsentNote !== undefined;

const NEWCOMER_DAYS = 3;

/** Returns whether the reader has joined another's home in the last days, and not done anything yet. */
function isNewcomer({ members, adminId, settings }: Home, me: string, counted: DashboardOfHome): boolean {
  const joinedAt = members.find(({ userId }) => userId === me)?.joinedAt;
  if (!joinedAt || adminId === me || counted.hasCompleted) return false;
  return daysBetween(dayOf(joinedAt, supportedZone(settings.timeZone)), counted.today) < NEWCOMER_DAYS;
}

type Known = { home: Home; templates: readonly Template[]; me: string };

function toSwapOfMine(swap: PendingSwap, { home, templates, me }: Known): SwapOfMine {
  const outgoing = swap.requesterId === me;
  return {
    id: swap.id,
    outgoing,
    otherName: personFace(home, outgoing ? swap.targetUserId : swap.requesterId).displayName,
    chore: { ...choreFace(swap.choreType, templates, swap.choreName), dueDate: swap.choreDueDate },
  };
}

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMatches, useRouter, useRouterState, type AnyRouter } from '@tanstack/react-router';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dayOf } from '#domain/days.ts';
import { connectionWords as words } from '#words/offline.ts';
import { shortDate } from '#words/days.ts';
import { persistedDataTrueAt } from '#web/device/persisted-user.ts';
// Not loaded later: once the connection is lost, it could not be.
import '#web/offline/connection-monitor.ts';
import { Spinner } from '#web/ui/drawings/loading.tsx';
import { useConnection } from '#web/ui/hooks/connection.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { useKeyboardOpen, useMedia } from '#web/ui/hooks/screen.ts';
import { useToday } from '#web/ui/hooks/clock.ts';

/** Returns whether the page is in the frame, and the height in pixels of the frame's bars at the top and bottom. */
export function useFrame() {
  const isFramed = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/_app') });
  // The same queries as the variants in styles.css.
  const isPhone = useMedia('(orientation: portrait) and (width < 48rem)');
  const isShort = useMedia('(orientation: landscape) and (max-height: 500px)');
  return {
    isFramed,
    isPhone,
    top: isFramed && !isShort ? 61 : 0,
    bottom: isPhone && isFramed ? 57 : 0,
  };
}

export const above = (px: number) => `calc(${px}px + env(safe-area-inset-bottom))`;

const waitUntilPending = (router: AnyRouter, ms: number) => {
  router.options.defaultPendingMs = ms;
};

/** While nothing can be loaded, keeps the current page on screen until the next page is ready. */
function useKeepCurrentPage() {
  const router = useRouter();
  const [pendingMs = 0] = useState(router.options.defaultPendingMs);
  const { connection, isMissing } = useConnection();
  const isReached = connection === 'connected' && !isMissing;
  useEffect(() => waitUntilPending(router, isReached ? pendingMs : Infinity), [router, pendingMs, isReached]);
}

/**
 * Says that the server is not reached: above the tab bar on phones, below the top bar elsewhere
 * (docs/product/everywhere.md 'When the connection is lost'). It is part of the entry chunk, because it also says that
 * code cannot be loaded.
 */
export function ConnectionStrip() {
  useKeepCurrentPage();
  const { isFramed, isPhone, top, bottom } = useFrame();
  const isTyping = useKeyboardOpen();
  const text = useConnectionText(isFramed);
  const isGap = text === words.reconnecting;
  return (
    <output
      className="pointer-events-none fixed inset-x-0 z-30 flex justify-center"
      style={isPhone ? { bottom: above(bottom) } : { top }}
    >
      {text && !(isPhone && isTyping) && (
        <span
          className={`flex items-center justify-center gap-2 px-4 text-center text-sm leading-tight font-medium text-balance ${isPhone ? 'w-full' : ''} ${isGap ? 'bg-sunken text-ink2' : 'bg-warn-bg text-warn'}`}
          style={isPhone ? { minHeight: 36 } : { minHeight: 28, borderRadius: '0 0 10px 10px' }}
        >
          {isGap ? <Spinner size={16} /> : <CloudOff size={16} aria-hidden className="shrink-0" />}
          {text}
        </span>
      )}
    </output>
  );
}

/** Returns when each stored query on screen was last known to be true. */
const persistedTimes = (queries: QueryClient): number[] =>
  queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryHash, state }) => persistedDataTrueAt.get(queryHash) === state.dataUpdatedAt)
    .map(({ state }) => state.dataUpdatedAt);

function useConnectionText(isFramed: boolean): string | undefined {
  const queries = useQueryClient();
  const today = useToday(undefined);
  const { connection, lostAt, isAwaited, isMissing } = useConnection();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  if (isMissing && (isAwaited || isLoading)) return words.offlineWaiting;
  if (connection === 'connected') return undefined;
  if (connection === 'reconnecting') return words.reconnecting;
  if (!isFramed || !lostAt) return words.offline;
  const at = Math.min(lostAt.getTime(), ...persistedTimes(queries));
  const time = new Date(at).toTimeString().slice(0, 5);
  const day = dayOf(at, supportedZone(undefined));
  return day === today ? words.offlineSince(time) : words.offlineSinceDay(shortDate(day), time);
}

import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Monitor, Smartphone } from 'lucide-react';
import type { SignedInPlace } from '#contract/users.ts';
import { dayOf } from '#domain/days.ts';
import { relativeDate } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/profile.ts';
import { api, calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { refetchTopics } from '#web/calls/queries.ts';
import { deviceOf } from '#web/device/device.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { timeNow } from '#web/ui/hooks/clock.ts';
import { deviceZone } from '#web/ui/hooks/time-zone.ts';
import { FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useStayingRows } from '#web/ui/hooks/use-staying-rows.ts';
import { useFold } from '#web/ui/hooks/use-fold.ts';

export function ProfileSessionsWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormWindow open={open} onClose={onClose} title={words.sessionsTitle} closeLabel={layout.close}>
      <WindowBody>
        <Sessions />
      </WindowBody>
    </FormWindow>
  );
}

function Sessions() {
  const sessions = useQuery(api.users.listSessions.queryOptions({ staleTime: 0 }));
  return (
    <>
      {sessions.isPending && <SessionsLoading />}
      {sessions.isError && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink2">{words.sessionsFailed}</p>
          <Button
            variant="outline"
            size="small"
            busy={sessions.isFetching}
            onClick={() => void sessions.refetch()}
          >
            {layout.tryAgain}
          </Button>
        </div>
      )}
      {sessions.isSuccess && <SessionList places={sessions.data} />}
    </>
  );
}

function SessionsLoading() {
  return (
    <Loading label={words.loadingSessions} className="grid gap-3">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </Loading>
  );
}

function SessionList({ places }: { places: SignedInPlace[] }) {
  const here = places.filter(({ current }) => current);
  const others = places.filter(({ current }) => !current);
  const { rows, stay, hasLeft, isFolding } = useStayingRows([...here, ...others], ({ id }) => id);
  return (
    <>
      <ul className="-my-1 divide-y divide-line">
        {rows.map((place) => (
          <Place
            key={place.id}
            place={place}
            gone={hasLeft(place.id)}
            isFolding={isFolding(place.id)}
            onEnding={(answer) => stay(place.id, {}, answer)}
          />
        ))}
      </ul>
      {others.length > 0 && <EndOthers />}
    </>
  );
}

function useEnding<Input>(end: (input: Input) => Promise<unknown>, text: string) {
  return useMutation({
    mutationFn: end,
    onSuccess: () => showToast({ kind: 'success', text }),
    onError: (error) => showToast(failureOf(error, words.signOutFailed)),
  });
}

/** A session that no longer exists counts as ended: another device was quicker. */
async function endSession(queries: QueryClient, sessionId: string) {
  try {
    await calls.users.endSession({ sessionId });
  } catch (error) {
    if (codeOf(error) !== 'NOT_FOUND') throw error;
    await refetchTopics(queries, ['sessions']);
  }
}

type PlaceProps = {
  place: SignedInPlace;
  /** Already ended: the row stays only for a moment. */
  gone: boolean;
  isFolding: boolean;
  onEnding: (answer: Promise<unknown>) => void;
};

function Place({ place, gone, isFolding, onEnding }: PlaceProps) {
  const { browser, system, handheld } = deviceOf(place.userAgent);
  const device = words.deviceName(browser, system);
  const queries = useQueryClient();
  const ending = useEnding((id: string) => endSession(queries, id), words.signedOutOf(device));
  const Icon = handheld ? Smartphone : Monitor;
  const row = useFold<HTMLLIElement>(isFolding);
  return (
    <li
      ref={row}
      inert={gone}
      className={clsx('flex min-h-[60px] items-center gap-3.5', gone && 'opacity-55')}
    >
      <Icon size={22} className="shrink-0 text-ink2" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-15 leading-snug font-semibold">{device}</p>
        {place.current ? (
          <p className="text-sm font-medium text-link">{words.thisDevice}</p>
        ) : (
          <p className="text-sm text-ink2">{lastUsed(place.lastUsedAt)}</p>
        )}
      </div>
      {!place.current && (
        <Button
          variant="ghost"
          size="small"
          className="-mr-4"
          aria-label={words.signOutOf(device)}
          busy={ending.isPending}
          onClick={() => onEnding(ending.mutateAsync(place.id))}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  );
}

/**
 * Returns when a session was last used, in this device's time zone, because it belongs to no home. The server stores
 * only the day.
 */
function lastUsed(at: Date): string {
  const zone = deviceZone();
  return words.lastUsed(relativeDate(dayOf(at, zone), dayOf(timeNow(), zone)));
}

function EndOthers() {
  const ending = useEnding(() => calls.users.endOtherSessions(), words.signedOutOthers);
  return (
    <Button
      variant="outline"
      size="small"
      className="mt-3 max-sm:w-full"
      busy={ending.isPending}
      onClick={() => ending.mutate(undefined)}
    >
      {words.signOutOthers}
    </Button>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { OwnJoinRequest } from '#contract/homes.ts';
import { dayOf } from '#domain/days.ts';
import { plainDate } from '#words/days.ts';
import { ownJoinRequests as words } from '#words/homes.ts';
import { layout } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { showFailure } from '#web/app/reauthentication.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { RowFailed } from '#web/ui/layout/part-failed.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

/** The reader's pending requests to join a home (docs/product/homes.md 'Requests to join'). */
export function SentJoinRequests() {
  const id = useId();
  const requests = useQuery(api.homes.listJoinRequests.queryOptions());
  // Stays rendered, to receive the focus when the last row disappears.
  const place = useRef<HTMLDivElement>(null);
  const waits = requests.data !== undefined && requests.data.length > 0;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {requests.isError && !requests.data && (
        <div className="mt-4 border-t border-line pt-3">
          <RowFailed
            text={words.loadFailed}
            again={layout.tryAgain}
            busy={requests.isFetching}
            onAgain={() => void requests.refetch()}
          />
        </div>
      )}
      {waits && (
        <section aria-labelledby={id} className="mt-4 border-t border-line pt-3">
          <h3 id={id} className="text-15 font-bold">
            {words.title}
          </h3>
          <ul>
            {requests.data.map((request) => (
              <Request
                key={request.id}
                request={request}
                onTakenBack={() => place.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type RequestProps = { request: OwnJoinRequest; onTakenBack: () => void };

function Request({ request: { id, homeName, askedAt }, onTakenBack }: RequestProps) {
  const nameId = useId();
  const takingBack = useMutation(
    api.homes.takeBackJoinRequest.mutationOptions({
      onSuccess: () => {
        showToast({ kind: 'success', text: words.takenBack(homeName) });
        onTakenBack();
      },
      onError: showFailure(words.takeBackFailed),
    }),
  );
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <div className="min-w-0 flex-1">
        <p id={nameId} className="text-15 leading-snug font-semibold">
          {homeName}
        </p>
        <p className="text-sm leading-snug text-ink2">
          <Amounts>{words.askedOn(plainDate(dayOf(askedAt, supportedZone(undefined))))}</Amounts>
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-describedby={nameId}
        busy={takingBack.isPending}
        onClick={() => takingBack.mutate({ id })}
      >
        {words.takeBack}
      </Button>
    </li>
  );
}

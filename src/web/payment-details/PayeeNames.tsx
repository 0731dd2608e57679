import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { dayOf } from '#domain/days.ts';
import { plainDate } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/payment-details.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { changeCached } from '#web/calls/lists.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { RowFailed } from '#web/ui/layout/part-failed.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

const LIST = api.payments.listPayeeNames;

/** The names that a member called theirs on a receipt. Hidden if there are none. */
export function PayeeNames() {
  const headingId = useId();
  const queries = useQueryClient();
  const list = useQuery(LIST.queryOptions());
  const names = list.data ?? [];
  const forgetting = useMutation({
    mutationFn: (name: string) => calls.payments.forgetPayeeName({ name }),
    onMutate: async (name) => {
      await queries.cancelQueries({ queryKey: LIST.key() });
      return changeCached<{ name: string }[]>(queries, [LIST.key()], (held) =>
        held.filter((each) => each.name !== name),
      );
    },
    onSuccess: (_done, name) => showToast({ kind: 'success', text: words.payeeNamesForgotten(name) }),
    onError: (error, _name, putBack) => {
      putBack?.();
      showToast(failureOf(error, words.payeeNamesFailed));
    },
  });
  const isUnknown = list.isError && !list.data;
  if (names.length === 0 && !isUnknown) return null;
  const zone = supportedZone(undefined);
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div>
        <h3 id={headingId} className="text-17 leading-snug font-bold">
          {words.payeeNamesTitle}
        </h3>
        {!isUnknown && <p className="text-sm text-ink2">{words.payeeNamesHint}</p>}
      </div>
      {isUnknown ? (
        <RowFailed
          text={words.payeeNamesLoadFailed}
          again={layout.tryAgain}
          busy={list.isFetching}
          onAgain={() => void list.refetch()}
        />
      ) : (
        <ul className="-my-1 divide-y divide-line">
          {names.map(({ name, since }) => (
            <li key={name} className="flex min-h-[60px] items-center gap-3.5">
              <div className="min-w-0 flex-1">
                <p className="leading-snug font-medium">{name}</p>
                <p className="text-sm text-ink2">{words.payeeNamesSince(plainDate(dayOf(since, zone)))}</p>
              </div>
              <Button
                variant="outline"
                size="small"
                sends
                aria-label={words.payeeNamesForgetName(name)}
                onClick={() => forgetting.mutate(name)}
              >
                {words.payeeNamesForget}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { paymentPage as words } from '#words/payments.ts';
import { switching } from '#words/switching-homes.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { switchTo } from '#web/app/own-homes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type ElsewhereProps = {
  homes: readonly { homeId: string; homeName: string; owed: number; owes: number }[];
};

/** What is open in the reader's other homes, each sum a button that shows its home. */
export function Elsewhere({ homes }: ElsewhereProps) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (homeId: string) => switchTo(queries, homeId),
    onSuccess: () => showToast({ kind: 'success', text: switching.switched }),
    onError: (error) => showToast(failureOf(error, switching.failed)),
  });
  if (homes.length === 0) return null;
  return (
    <ul aria-label={words.elsewhereName} className="-my-1.5 -ml-2 flex w-full min-w-0 flex-wrap gap-x-1">
      {homes.map(({ homeId, homeName, ...open }) => (
        <li key={homeId} className="min-w-0">
          <Button
            variant="ghost"
            size="small"
            className="px-2! text-left!"
            icon={<ArrowLeftRight size={16} aria-hidden />}
            busy={change.isPending && change.variables === homeId}
            onClick={() => change.mutate(homeId)}
          >
            <span className="min-w-0">
              <Amounts>{words.elsewhere(open, homeName)}</Amounts>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import { sharing } from '#words/sharing.ts';
import { api } from '#web/api.ts';
import { failureOf } from '#web/failure-reason.ts';
import { planChanged } from '#web/plans/use-bringing-back.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';

type Props = { home: Home; me: string; waiting: readonly string[]; onRefuse: () => void; onGone: () => void };

/**
 * Whoever joined as the third or later has no part in what is planned: any member can share it out (docs/product/plan.md 'Sharing by a
 * button').
 */
export function ShareOffer({ home, me, waiting, onRefuse, onGone }: Props) {
  const queries = useQueryClient();
  const without = home.members.filter(({ userId }) => waiting.includes(userId));
  const names = without.map((member) => member.displayName);
  const share = useMutation(
    api.chores.shareChores.mutationOptions({
      onSuccess: ({ chores }, { homeId }) => {
        showToast({ kind: 'success', text: sharing.done(chores, names) });
        onGone();
        return planChanged(queries, homeId);
      },
      onError: (error) => showToast(failureOf(error, sharing.failed)),
    }),
  );
  if (names.length === 0) return null;
  return (
    <Banner
      actions={
        // Names may be long: then each button has a line of its own.
        <div className="flex flex-wrap-reverse gap-2 max-sm:*:grow">
          <Button variant="ghost" size="small" onClick={onRefuse}>
            {sharing.notNow}
          </Button>
          <Button
            size="small"
            className="py-1.5 wrap-anywhere"
            busy={share.isPending}
            onClick={() => share.mutate({ homeId: home.id })}
          >
            {sharing.button(names)}
          </Button>
        </div>
      }
    >
      {without.length === 1 && without[0]?.userId === me ? sharing.textForMe : sharing.text(names)}
    </Banner>
  );
}

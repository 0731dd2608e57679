import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import { sharing } from '#words/sharing.ts';
import { api, messageOf } from '#web/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useKept } from '#web/ui/use-kept.ts';

type Props = { home: Home; me: string; onGone: () => void };

/** Whoever joined as the third or later has no part in what is planned: any member can share it out (decisions 'Chores'). */
export function ShareOffer({ home, me, onGone }: Props) {
  const queries = useQueryClient();
  const [refused, keepRefused] = useKept(`share-later-${home.id}-${me}`);
  const notNow = refused?.split(' ') ?? [];
  const waiting = home.members.filter(
    ({ userId }) => home.waitingForChores.includes(userId) && !notNow.includes(userId),
  );
  const names = waiting.map((member) => member.displayName);
  const share = useMutation(
    api.chores.shareChores.mutationOptions({
      onSuccess: ({ chores }, { homeId }) => {
        showToast({ kind: 'success', text: sharing.done(chores, names) });
        onGone();
        return Promise.all([
          queries.invalidateQueries({ queryKey: api.chores.listChores.key() }),
          queries.invalidateQueries({ queryKey: api.homes.getHome.key({ input: { homeId } }) }),
        ]);
      },
      onError: (error) => showToast({ kind: 'error', text: messageOf(error, sharing.failed) }),
    }),
  );
  if (names.length === 0) return null;
  const refuse = () => {
    keepRefused(home.waitingForChores.join(' '));
    onGone();
  };
  return (
    <Banner
      announced
      className="mb-4"
      actions={
        // Names may be long: then each button has a line of its own.
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <Button
            size="small"
            className="py-1.5 wrap-anywhere"
            busy={share.isPending}
            onClick={() => share.mutate({ homeId: home.id })}
          >
            {sharing.button(names)}
          </Button>
          <Button variant="ghost" size="small" onClick={refuse}>
            {sharing.notNow}
          </Button>
        </div>
      }
    >
      {waiting.length === 1 && waiting[0]?.userId === me ? sharing.textForMe : sharing.text(names)}
    </Banner>
  );
}

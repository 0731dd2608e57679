import { BellRing, Feather, Share2 } from 'lucide-react';
import { mayLetGo, mayRemind } from '#domain/payments.ts';
import { ownRequest as words } from '#words/money.ts';
import { shareButton } from '#words/sharing.ts';
import type { ShareProps } from '#web/money/share-props.ts';
import { linkToShare } from '#web/money/share-links.ts';
import { useRemindingAll } from '#web/money/use-acts.ts';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { MoreMenu, type MoreItem } from '#web/ui/windows/more-menu.tsx';
import { openSharing, preloadSharing } from '#web/ui/windows/sharing.ts';

const LetGoQuestion = lazyWindow(() => import('#web/money/RequestQuestions.tsx'), 'LetGoQuestion');

/** What the requester can do about an open share. */
export function ShareMenu({ payment, debtor, me, title }: ShareProps) {
  const letGo = useOpening();
  const reminding = useRemindingAll(payment.homeId);
  const items: MoreItem[] = [];
  if (mayLetGo(me, payment.requester.userId, debtor)) {
    items.push({
      icon: Share2,
      label: shareButton.share,
      preload: preloadSharing,
      run: (button) => void openSharing(async () => linkToShare({ payment, debtor }), button),
    });
    if (mayRemind(debtor))
      items.push({
        icon: BellRing,
        label: words.remind,
        sends: true,
        run: () => !reminding.isPending && reminding.mutate(debtor.userId),
      });
    items.push({
      icon: Feather,
      label: words.letGo,
      sends: true,
      preload: LetGoQuestion.preload,
      run: () => letGo.open(),
    });
  }
  return (
    <>
      {items.length > 0 && <MoreMenu label={words.more(debtor.displayName)} items={items} />}
      <LetGoQuestion opening={letGo.opening} onClose={letGo.close} {...{ payment, debtor, title }} />
    </>
  );
}

import { Link2, Share2 } from 'lucide-react';
import { inviteLink } from '#words/homes.ts';
import { shareButton } from '#words/sharing.ts';
import { copyInvite, inviteSharing } from '#web/homes/inviting.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { shareButtonProps } from '#web/ui/windows/sharing.ts';

/** Copy and share the invite link of the home with that name. */
export function InviteButtons({ home, link }: { home: string; link: string }) {
  return (
    <>
      <Button icon={<Link2 size={18} aria-hidden />} onClick={() => void copyInvite(link)}>
        {inviteLink.copy}
      </Button>
      <Button
        variant="soft"
        icon={<Share2 size={17} aria-hidden />}
        aria-label={shareButton.invite}
        {...shareButtonProps(() => Promise.resolve(inviteSharing(home, link)))}
      >
        {shareButton.share}
      </Button>
    </>
  );
}

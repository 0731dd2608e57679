import { inviteLink as words } from '#words/homes.ts';
import { copyInvite } from '#web/homes/copy-invite.ts';

/** Whether the browser has a share sheet: most of phones have, over https. */
export const hasShareSheet = (): boolean => 'share' in navigator;

/** Hands the invite link to the system's share sheet, with a sentence; where there is none, or it fails, the link is copied. */
export async function shareInvite(home: string, link: string): Promise<void> {
  if (!hasShareSheet()) return copyInvite(link);
  try {
    await navigator.share({ title: words.shareTitle(home), text: words.shareText(home), url: link });
  } catch (error) {
    // Closed without a choice.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyInvite(link);
  }
}

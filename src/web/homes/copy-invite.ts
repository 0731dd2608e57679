import { inviteLink } from '#words/homes.ts';
import { copyText } from '#web/device/clipboard.ts';
import { showToast } from '#web/ui/windows/toast.ts';

const FALLBACK_SECONDS = 7;

/** Copies the invite link; where that is refused, shows it long enough to be copied by hand. */
export async function copyInvite(link: string) {
  if (await copyText(link)) {
    showToast({ kind: 'success', text: inviteLink.copied });
    return;
  }
  showToast({ kind: 'error', text: inviteLink.copyFailed, reason: link, seconds: FALLBACK_SECONDS });
}

import { inviteLink } from '#words/homes.ts';
import { copyText, toSharing } from '#web/device/clipboard.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { JOINING_DOUBTS, type JoiningDoubt } from '#domain/payee-notes.ts';
import { codeOf } from '#web/calls/api.ts';

const FALLBACK_SECONDS = 7;

/** Copies the invite link. If the browser refuses, shows it long enough to copy it by hand. */
export async function copyInvite(link: string) {
  if (await copyText(link)) {
    showToast({ kind: 'success', text: inviteLink.copied });
    return;
  }
  showToast({ kind: 'error', text: inviteLink.copyFailed, reason: link, seconds: FALLBACK_SECONDS });
}

/** Returns what is shared for an invite (docs/product/homes.md 'The invite link'). */
export const inviteSharing = (home: string, url: string) =>
  toSharing({ title: inviteLink.shareTitle(home), text: inviteLink.shareText(home), url });

export type { JoiningDoubt };

/**
 * Returns what the person must confirm before they join; undefined for any other error (docs/product/homes.md 'Warning about similar names').
 */
export const doubtOf = (error: unknown): JoiningDoubt | undefined =>
  JOINING_DOUBTS.find((doubt) => doubt === codeOf(error));

import { inviteLink } from '#words/homes.ts';
import { sharedBy } from '#web/device/shared-by.ts';

/** What is handed on of an invite (docs/product/homes.md 'Sharing the link'). */
export const inviteSharing = (home: string, url: string) =>
  sharedBy({ title: inviteLink.shareTitle(home), text: inviteLink.shareText(home), url });

import { shareMenu as words } from '#words/share-sheet.ts';
import { copyText } from '#web/device/clipboard.ts';

type Shared = { title: string; text: string; url: string };

/** What is handed on, with what the menu says where there is no share sheet (docs/product/everywhere.md 'Sharing'). */
export const sharedBy = (shared: Shared) => ({
  ...shared,
  words: {
    name: words.name,
    whatsApp: words.whatsApp,
    copy: words.copy,
    copied: words.copied,
    copyFailed: isSecureContext ? words.copyRefused : words.copyNeedsHttps,
  },
  copy: copyText,
});

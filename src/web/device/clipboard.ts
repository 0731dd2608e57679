import { shareMenu as words } from '#words/sharing.ts';

/**
 * Copies the text, or what the promise answers. Call it in the press itself, before anything is awaited: Safari lets only the press copy, but
 * waits for a promise. False if the browser refuses or has no clipboard (plain http on a LAN address); rejects only as the promise does.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blobOf(text) })]);
    return true;
  } catch {
    return copyPlain(await text);
  }
}

const blobOf = async (text: string | Promise<string>) => new Blob([await text], { type: 'text/plain' });

/** For older browsers, which copy text alone. */
async function copyPlain(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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

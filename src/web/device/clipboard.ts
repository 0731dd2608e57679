import { shareMenu as words } from '#words/sharing.ts';

/**
 * Copies the text, or the text that a promise resolves to. Call it inside the click handler before any await: Safari
 * allows copying only then, but accepts a promise.
 * @returns false if the browser refuses or has no clipboard (plain http on a LAN address); rejects only if the promise
 * does
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

/** For older browsers, which copy only plain text. */
async function copyPlain(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type Shared = { title: string; text: string; url: string };

/** Adds the texts of the menu that replaces a missing share sheet (docs/product/everywhere.md 'Sharing'). */
export const toSharing = (shared: Shared) => ({
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

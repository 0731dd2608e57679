import { cleanSigns } from '#domain/texts.ts';

/**
 * Patterns for pasted links: messengers, mail programs and sentences leave characters before, in and after them (docs/product/everywhere.md
 * 'Pasted links').
 */
const UUID = String.raw`[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}`;
/** A character, percent-encoded or not, that never ends one of our links: not a letter, digit, hyphen, underscore or slash. */
const STRAY = String.raw`(?:[^\w/%&#-]|%(?!2[fd])[\da-f]{2})`;
const NAMED = new RegExp(
  `([?&#](?:(?:homeId|code|paymentId|userId|settle|chore)=))${STRAY}*([\\w-]*)[^&#]*`,
  'gi',
);
const TOKEN = new RegExp(`([?&#]token=)${STRAY}*([\\w-]+(?:\\.[\\w-]+)?)[^&#]*`, 'i');
const BEHIND = new RegExp(`(?:[&#]|${STRAY})+$`, 'i');

/**
 * Returns an address of ours without the characters that came with it: '&amp;' becomes '&', and ids, codes and tokens end where they end.
 * @param address whole, or from its path on
 */
export const tidyAddress = (address: string): string =>
  address
    .replaceAll(/&(?:amp;)+/gi, '&')
    .replaceAll(NAMED, '$1$2')
    .replace(TOKEN, '$1$2')
    .replace(BEHIND, '');

// 32 bytes in base64url. Another letter or digit makes it another token; a NUL is refused elsewhere.
const WITH_MORE = /^([\w-]{43})(?![A-Za-z\d])[^\0]*$/;

/** Returns the random token of an email's link without what was pasted behind it. */
export const randomTokenIn = (text: string): string => cleanSigns(text).replace(WITH_MORE, '$1');

export type Invite = { homeId: string; code?: string };

const HOME_ID = new RegExp(`[?&]homeId=(${UUID})(?:&|$)`, 'i');

/** Returns the invite in a text, such as a message with the link; undefined if there is none. */
export function inviteIn(text: string): Invite | undefined {
  const link = tidyAddress(/\/join-home\?\S+/.exec(cleanSigns(text))?.[0] ?? '');
  const homeId = HOME_ID.exec(link)?.[1]?.toLowerCase();
  if (homeId === undefined) return undefined;
  const code = /[?&]code=([\w-]+)/.exec(link)?.[1];
  return code === undefined ? { homeId } : { homeId, code };
}

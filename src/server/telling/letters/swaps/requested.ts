import { swapPlace } from '#domain/places.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { pageUrl, render, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import {
  readSwapFacts,
  SWAP_ICON,
  type SwapFacts,
  type SwapLetter,
} from '#server/telling/letters/swaps/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, whom a housemate asks to take a chore. */
export type SwapRequested = SwapLetter & { kind: 'swap-requested' };

function swapRequested(facts: SwapFacts, setting: Setting): Rendered {
  const { homeId, swapRequestId } = facts;
  const url = pageUrl(setting.publicUrl, '/swap-requests', { homeId }, swapPlace(swapRequestId));
  const words = wordsIn(setting.language).letters.swapRequested;
  return render({ icon: facts.chore.icon ?? SWAP_ICON, url, ...words(facts) }, setting);
}

/** Nothing once it is answered or cancelled. */
export const readSwapRequested: ReadLetter<SwapRequested> = async (db, letter, sending) => {
  const facts = await readSwapFacts(db, letter, 'pending', sending.language);
  return facts && { to: facts.to, ...swapRequested(facts, sending) };
};

import { swapPlace } from '#domain/places.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { pageUrl, render, type Rendered, type Stop } from '#server/mail/letter.ts';
import { readSwapFacts, SWAP_ICON, type SwapFacts, type SwapLetter } from '#server/letters/swaps/facts.ts';
import { swapRequested as words } from '#words/letters.ts';

/** To `userId`, whom a housemate asks to take a chore. */
export type SwapRequested = SwapLetter & { kind: 'swap-requested' };

function swapRequested(facts: SwapFacts, publicUrl: string, stops: readonly Stop[]): Rendered {
  const { homeId, swapRequestId } = facts;
  const url = pageUrl(publicUrl, '/swap-requests', { homeId }, swapPlace(swapRequestId));
  return render({ icon: facts.chore.icon ?? SWAP_ICON, url, stops, ...words(facts) }, publicUrl);
}

/** Nothing once it is answered or cancelled. */
export const readSwapRequested: ReadLetter<SwapRequested> = async (db, letter, publicUrl, stops) => {
  const facts = await readSwapFacts(db, letter, 'pending');
  return facts && { to: facts.to, ...swapRequested(facts, publicUrl, stops) };
};

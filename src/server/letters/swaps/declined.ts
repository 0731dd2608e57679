import type { ReadLetter } from '#server/mail/addressed.ts';
import { render, type Rendered, type Stop } from '#server/mail/letter.ts';
import {
  boardUrl,
  readSwapFacts,
  SWAP_ICON,
  type SwapFacts,
  type SwapLetter,
} from '#server/letters/swaps/facts.ts';
import { swapDeclined as words } from '#words/letters.ts';

/** To `userId`, who asked. */
export type SwapDeclined = SwapLetter & { kind: 'swap-declined' };

function swapDeclined(facts: SwapFacts, publicUrl: string, stops: readonly Stop[]): Rendered {
  const url = boardUrl(publicUrl, facts);
  return render({ icon: facts.chore.icon ?? SWAP_ICON, url, stops, ...words(facts) }, publicUrl);
}

export const readSwapDeclined: ReadLetter<SwapDeclined> = async (db, letter, publicUrl, stops) => {
  const facts = await readSwapFacts(db, letter, 'declined');
  return facts && { to: facts.to, ...swapDeclined(facts, publicUrl, stops) };
};

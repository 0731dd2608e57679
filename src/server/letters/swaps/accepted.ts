import type { ReadLetter } from '#server/mail/addressed.ts';
import { render, type Rendered, type Stop } from '#server/mail/letter.ts';
import { boardUrl, readSwapFacts, type SwapFacts, type SwapLetter } from '#server/letters/swaps/facts.ts';
import { swapAccepted as words, swapAgreed } from '#words/letters.ts';

/** To `userId`, who asked. */
export type SwapAccepted = SwapLetter & { kind: 'swap-accepted' };

function swapAccepted(facts: SwapFacts, publicUrl: string, stops: readonly Stop[]): Rendered {
  const url = boardUrl(publicUrl, facts);
  const said = facts.exchanged ? words(facts) : swapAgreed(facts);
  return render({ icon: '🤝', url, stops, ...said }, publicUrl);
}

export const readSwapAccepted: ReadLetter<SwapAccepted> = async (db, letter, publicUrl, stops) => {
  const facts = await readSwapFacts(db, letter, 'accepted');
  return facts && { to: facts.to, ...swapAccepted(facts, publicUrl, stops) };
};

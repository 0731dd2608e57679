import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import {
  boardUrl,
  readSwapFacts,
  SWAP_ICON,
  type SwapFacts,
  type SwapLetter,
} from '#server/telling/letters/swaps/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, who asked. */
export type SwapDeclined = SwapLetter & { kind: 'swap-declined' };

function swapDeclined(facts: SwapFacts, setting: Setting): Rendered {
  const url = boardUrl(setting.publicUrl, facts);
  const words = wordsIn(setting.language).letters.swapDeclined;
  return render({ icon: facts.chore.icon ?? SWAP_ICON, url, ...words(facts) }, setting);
}

export const readSwapDeclined: ReadLetter<SwapDeclined> = async (db, letter, sending) => {
  const facts = await readSwapFacts(db, letter, 'declined', sending.language);
  return facts && { to: facts.to, ...swapDeclined(facts, sending) };
};

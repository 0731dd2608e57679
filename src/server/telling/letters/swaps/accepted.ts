import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { render, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import {
  boardUrl,
  readSwapFacts,
  type SwapFacts,
  type SwapLetter,
} from '#server/telling/letters/swaps/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, who asked. */
export type SwapAccepted = SwapLetter & { kind: 'swap-accepted' };

function swapAccepted(facts: SwapFacts, setting: Setting): Rendered {
  const url = boardUrl(setting.publicUrl, facts);
  const { swapAccepted: words, swapAgreed } = wordsIn(setting.language).letters;
  const said = facts.exchanged ? words(facts) : swapAgreed(facts);
  return render({ icon: '🤝', url, ...said }, setting);
}

export const readSwapAccepted: ReadLetter<SwapAccepted> = async (db, letter, sending) => {
  const facts = await readSwapFacts(db, letter, 'accepted', sending.language);
  return facts && { to: facts.to, ...swapAccepted(facts, sending) };
};

import { isMemo } from '#domain/proofs/amounts.ts';
import type { Row } from '#domain/proofs/pages.ts';
import { BILL, CHAT, CONFIRM, CONFIRM_BUTTON, EDITORS, SHOP } from '#domain/proofs/terms/kinds.ts';
import { anyOf, phrase, wordsOf } from '#domain/proofs/terms.ts';

/** What else than a receipt of a payment the document may be. */
export type Kind = {
  /** How many different words of shops stand there. */
  shopWords: number;
  isBill: boolean;
  isConfirmScreen: boolean;
  isChat: boolean;
};

const [BILL_WORDS, CONFIRM_WORDS] = [phrase(BILL), phrase(CONFIRM)];
const BUTTONS = wordsOf(CONFIRM_BUTTON);
const everyWord = (terms: Parameters<typeof anyOf>[0]) =>
  new RegExp(String.raw`\b(?:${anyOf(terms)})\b`, 'gi');
const [SHOP_WORDS, CHAT_WORDS] = [everyWord(SHOP), everyWord(CHAT)];
const CHAT_MIN = 3;

/** Looks at the words of the whole document. */
export function kindOf(rows: readonly Row[]): Kind {
  // 'bil air' in a remark makes no bill.
  const text = rows
    .filter((row) => !isMemo(row))
    .map((row) => row.text)
    .join('\n');
  return {
    shopWords: differing(text.match(SHOP_WORDS) ?? []),
    isBill: BILL_WORDS.test(text),
    isConfirmScreen: CONFIRM_WORDS.test(text) || rows.some(isConfirmButton),
    isChat: differing((text.match(CHAT_WORDS) ?? []).filter(isTalk)) >= CHAT_MIN,
  };
}

const differing = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase())).size;

const isConfirmButton = ({ text }: Row) => BUTTONS.includes(text.trim().toLowerCase());

/** 'AH', 'EH' and 'ME' in capitals are names and parts of them. */
const isTalk = (word: string) => word.length < 2 || word !== word.toUpperCase();

/** Whether a file's own description names a program that changes pictures. */
export const isEdited = (madeBy: string): boolean =>
  EDITORS.some((editor) => madeBy.toLowerCase().includes(editor));

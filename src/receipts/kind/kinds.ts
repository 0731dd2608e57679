import { isMemo, isUnderMemo } from '#receipts/labels/memos.ts';
import { IS_QUOTED } from '#receipts/remarks/memos.ts';
import type { Row } from '#receipts/rows/rows.ts';
import * as lists from '#receipts/kind/words.ts';
import { OTHER_PAGES } from '#receipts/lexicon/no-payments.ts';
import { anyOf, phrase, plain, wordsOf } from '#receipts/terms.ts';

/** Kinds of documents other than a receipt of a payment: for each kind, the words that say so. */
export type Kind = {
  /** The different words that shops print. */
  shop: string[];
  bill: string | undefined;
  confirmScreen: string | undefined;
  chat: string | undefined;
  /** It reports money that arrived at the reader. */
  incoming: string | undefined;
  /** A sample, a test, a page that says that it moves no money, or one about a payment without being its receipt. */
  noReceipt: string | undefined;
};

const [BILL_WORDS, CONFIRM_WORDS] = [phrase(lists.BILL), phrase(lists.CONFIRM)];
const BUTTONS = wordsOf(lists.CONFIRM_BUTTON);
const everyWord = (terms: Parameters<typeof anyOf>[0]) =>
  new RegExp(String.raw`\b(?:${anyOf(terms)})\b`, 'gi');
const [SHOP_WORDS, CHAT_WORDS] = [everyWord(lists.SHOP), everyWord(lists.CHAT)];
const CHAT_MIN = 3;
const IS_INCOMING = phrase(lists.INCOMING);
const SAYS_NO_RECEIPT = phrase(lists.NO_RECEIPT, lists.SAMPLE);
const IS_OTHER_PAGE = phrase(OTHER_PAGES);
const SAMPLE_TITLES = new Set(wordsOf(lists.SAMPLE_TITLE));

/** Classifies the document by all of its words. */
export function kindOf(rows: readonly Row[]): Kind {
  // 'bil air' in a remark does not make it a bill.
  const fields = rows.filter((row, index) => !isMemo(row) && !isUnderMemo(row, rows[index - 1]));
  const quoted = fields.filter(({ text }) => IS_QUOTED.test(text));
  const text = fields.map((row) => row.text).join('\n');
  const line = text.replaceAll(/\s+/g, ' ');
  return {
    shop: differing(text.match(SHOP_WORDS) ?? []),
    bill: BILL_WORDS.exec(text)?.[0],
    confirmScreen: CONFIRM_WORDS.exec(text)?.[0] ?? rows.find(isConfirmButton)?.text,
    // A chat has more than one quotation.
    chat: talkOf(quoted.length === 1 ? fields.filter((row) => !quoted.includes(row)) : fields),
    incoming: IS_INCOMING.exec(line)?.[0],
    noReceipt:
      SAYS_NO_RECEIPT.exec(line)?.[0] ?? IS_OTHER_PAGE.exec(line)?.[0] ?? fields.find(isSampleTitle)?.text,
  };
}

function talkOf(rows: readonly Row[]): string | undefined {
  const words = differing(rows.flatMap(({ text }) => text.match(CHAT_WORDS) ?? []).filter(isTalk));
  return words.length >= CHAT_MIN ? words.join(', ') : undefined;
}

const differing = (words: readonly string[]) => [...new Set(words.map((word) => word.toLowerCase()))];

/** 'SPECIMEN' across the page, '[STAGING]' in a subject. */
const isSampleTitle = ({ cells, text }: Row) =>
  (cells.length === 1 && SAMPLE_TITLES.has(plain(text))) ||
  [...text.matchAll(/\[([a-z ]+)\]/gi)].some(([, word = '']) => SAMPLE_TITLES.has(word.toLowerCase()));

const isConfirmButton = ({ text }: Row) => BUTTONS.includes(text.trim().toLowerCase());

/** 'AH', 'EH' and 'ME' in capitals are names or parts of names. */
const isTalk = (word: string) => word.length < 2 || word !== word.toUpperCase();

/** Returns whether a file's own description names a program that edits pictures. */
export const isEdited = (madeBy: string): boolean =>
  lists.EDITORS.some((editor) => madeBy.toLowerCase().includes(editor));

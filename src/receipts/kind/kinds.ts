import { isMemo, isUnderMemo } from '#receipts/amount/amounts.ts';
import { IS_QUOTED } from '#receipts/remarks/memos.ts';
import type { Row } from '#receipts/rows/rows.ts';
import {
  BILL,
  CHAT,
  CONFIRM,
  CONFIRM_BUTTON,
  EDITORS,
  INCOMING,
  NO_RECEIPT,
  SAMPLE,
  SAMPLE_TITLE,
  SHOP,
} from '#receipts/kind/kind-words.ts';
import { OTHER_PAGES } from '#receipts/lexicon/no-payments.ts';
import { anyOf, phrase, plain, wordsOf } from '#receipts/terms.ts';

/** What else than a receipt of a payment the document may be. */
export type Kind = {
  /** How many different words of shops stand there. */
  shopWords: number;
  isBill: boolean;
  isConfirmScreen: boolean;
  isChat: boolean;
  /** It tells of money that came to whoever reads it. */
  isIncoming: boolean;
  /** A sample, a test, a page that says of itself that it moves no money, or one about a payment that is no receipt of it. */
  isNoReceipt: boolean;
};

const [BILL_WORDS, CONFIRM_WORDS] = [phrase(BILL), phrase(CONFIRM)];
const BUTTONS = wordsOf(CONFIRM_BUTTON);
const everyWord = (terms: Parameters<typeof anyOf>[0]) =>
  new RegExp(String.raw`\b(?:${anyOf(terms)})\b`, 'gi');
const [SHOP_WORDS, CHAT_WORDS] = [everyWord(SHOP), everyWord(CHAT)];
const CHAT_MIN = 3;
const IS_INCOMING = phrase(INCOMING);
const SAYS_NO_RECEIPT = phrase(NO_RECEIPT, SAMPLE);
const IS_OTHER_PAGE = phrase(OTHER_PAGES);
const SAMPLE_TITLES = new Set(wordsOf(SAMPLE_TITLE));

/** 'Payments > Payment Enquiry > View' says where on the site the page stands: the last of them is the page. */
const IS_PATH = /\p{L} ?[>›»] .*\p{L} ?[>›»] /u;

/** Looks at the words of the whole document. */
export function kindOf(rows: readonly Row[]): Kind {
  // 'bil air' in a remark makes no bill.
  const told = rows.filter((row, index) => !isMemo(row) && !isUnderMemo(row, rows[index - 1]));
  const quoted = told.filter(({ text }) => IS_QUOTED.test(text));
  const text = told.map((row) => row.text).join('\n');
  const onPage = told.map((row) => (IS_PATH.test(row.text) ? row.text.replace(/^.*[>›»] /u, '') : row.text));
  return {
    shopWords: differing(text.match(SHOP_WORDS) ?? []),
    isBill: BILL_WORDS.test(text),
    isConfirmScreen: CONFIRM_WORDS.test(text) || rows.some(isConfirmButton),
    // A chat has more than one quotation.
    isChat: isChat(quoted.length === 1 ? told.filter((row) => !quoted.includes(row)) : told),
    isIncoming: IS_INCOMING.test(text.replaceAll(/\s+/g, ' ')),
    isNoReceipt:
      SAYS_NO_RECEIPT.test(text.replaceAll(/\s+/g, ' ')) ||
      IS_OTHER_PAGE.test(onPage.join(' ').replaceAll(/\s+/g, ' ')) ||
      told.some(isSampleTitle),
  };
}

const isChat = (rows: readonly Row[]) =>
  differing(rows.flatMap(({ text }) => text.match(CHAT_WORDS) ?? []).filter(isTalk)) >= CHAT_MIN;

const differing = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase())).size;

/** 'SPECIMEN' across the page, '[STAGING]' in a subject. */
const isSampleTitle = ({ cells, text }: Row) =>
  (cells.length === 1 && SAMPLE_TITLES.has(plain(text))) ||
  [...text.matchAll(/\[([a-z ]+)\]/gi)].some(([, word = '']) => SAMPLE_TITLES.has(word.toLowerCase()));

const isConfirmButton = ({ text }: Row) => BUTTONS.includes(text.trim().toLowerCase());

/** 'AH', 'EH' and 'ME' in capitals are names and parts of them. */
const isTalk = (word: string) => word.length < 2 || word !== word.toUpperCase();

/** Whether a file's own description names a program that changes pictures. */
export const isEdited = (madeBy: string): boolean =>
  EDITORS.some((editor) => madeBy.toLowerCase().includes(editor));

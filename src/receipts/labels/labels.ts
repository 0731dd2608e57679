import { memoized } from '#receipts/rows/memoized.ts';
import { LABELS, OF_PAYER, PAYEE, PAYEE_OF, TAILS } from '#receipts/lexicon/labels.ts';
import { FIELD_WORDS } from '#receipts/lexicon/memos.ts';
import { TO } from '#receipts/lexicon/parties.ts';
import { ANYBODY, AWAY, NOBODY, NOT_TO, PARTICULARS, SENDING, TOWARDS } from '#receipts/lexicon/sections.ts';
import { FROM } from '#receipts/lexicon/senders.ts';
import { anyOf, label, labelOf } from '#receipts/terms.ts';

// 'Fund transfer to', 'Wang telah dihantar kepada': the words for what moved, before the word that matters.
const MOVED = String.raw`(?:(?:${anyOf(SENDING)})\s+){1,4}`;

const OF_PAYEE = String.raw`(?:(?:${anyOf(PAYEE_OF)})\s+){1,2}(?:${anyOf(PAYEE)})(?:\s+name)?`;

/** Labels of the recipient and of the sender; what follows is the first group. */
export const TO_LABEL = labelOf(
  String.raw`${anyOf(TO)}|${OF_PAYEE}|ke(?=\s*:)|${MOVED}(?:${anyOf(TOWARDS)})`,
);
const [NAME, PAYER] = [anyOf(ANYBODY), anyOf(OF_PAYER)];
const OF_THE_PAYER = String.raw`(?:${NAME})\s*[\-–/]\s*(?:${PAYER})|(?:company name|${NAME})\s*\((?:${PAYER})(?=\))`;
export const FROM_LABEL = labelOf(`${OF_THE_PAYER}|${anyOf(FROM)}|${MOVED}(?:${anyOf(AWAY)})`);
const ANY_LABEL = label(LABELS);

const RECIPIENT = `${anyOf(PAYEE)}|penerima`;
const PERSON = `(?:${RECIPIENT}|merchant|kepada)['’\`]?s?`;
const OTHER_DETAILS = [
  String.raw`${MOVED}(?:${anyOf(TOWARDS)})\s+(?:${RECIPIENT})`,
  String.raw`${PERSON}\s+(?:${anyOf(NOT_TO)})`,
  String.raw`(?:to|kepada)\s+(?:${anyOf(NOBODY)})`,
  `name of(?! (?:the )?(?:${PERSON}|account holder))`,
];
const OTHER_DETAIL = new RegExp(String.raw`^(?:${OTHER_DETAILS.join('|')})\b(?!/)`, 'i');

/** Returns whose label the text begins with. */
export const kindOfLabel = memoized((text): 'to' | 'from' | undefined => {
  const trimmed = text.trim();
  if (FROM_LABEL.test(trimmed)) return 'from';
  return TO_LABEL.test(trimmed) && !OTHER_DETAIL.test(trimmed) ? 'to' : undefined;
});

/** Returns whether the text begins like a label. */
export const isLabelText = memoized(
  (text): boolean => ANY_LABEL.test(text) || kindOfLabel(text) !== undefined,
);

const BARE_LABEL = new RegExp(
  String.raw`^[^\p{L}\d]*(?:(?:${anyOf(LABELS, TO, FROM, PAYEE, PARTICULARS, TAILS, FIELD_WORDS)}|and|payment)['’]?s?\b[\s:.\-–>#]*){1,3}$`,
  'iu',
);

/** Returns whether the text is nothing but a label: 'Payee', 'Date and time:'. */
export const isBareLabel = memoized((text): boolean => isLabelText(text) && BARE_LABEL.test(text));

const SEPARATED = /^[|/(·•]+\s*/;

const IS_TAIL = new RegExp(String.raw`^\W*(?:(?:${anyOf(ANYBODY, PARTICULARS, TAILS)})\W*){1,2}$`, 'i');

/** 'Nama Penerima Recipient' in two colours. */
const IS_TRANSLATION = new RegExp(String.raw`^\W*(?:${RECIPIENT})(?:['’]?s)?(?: name)?\W*$`, 'i');

/** Returns what follows a label, without its rest and translation: 'Recipient details', 'Penerima / Recipient', 'Transfer to (Name)'. */
export function withoutTranslation(behind: string): string {
  if (IS_TAIL.test(behind) || IS_TRANSLATION.test(behind)) return '';
  if (!SEPARATED.test(behind)) return behind;
  const text = behind.replace(SEPARATED, '');
  const rest = (FROM_LABEL.exec(text) ?? TO_LABEL.exec(text))?.[1];
  if (rest !== undefined) return withoutTranslation(rest.replace(/^\)\s*/, ''));
  return ANY_LABEL.test(text) ? '' : behind;
}

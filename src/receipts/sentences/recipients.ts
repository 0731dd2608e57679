import { DID, NAME_SMALL, PAID_THING, WENT_THROUGH } from '#receipts/lexicon/sentences.ts';
import { NOBODY, TOWARDS } from '#receipts/lexicon/sections.ts';
import { GIFTS, NO_MONEY, NOTICES } from '#receipts/lexicon/no-payments.ts';
import { FOR_LITTLE } from '#receipts/sentences/report-words.ts';
import { phrase, wordsOf } from '#receipts/terms.ts';

const HAS_SUM = /\b(?:RM|MYR)\s?[\d,.]*\d|\d\.\d{2}\s?(?:RM|MYR)\b/i;
const OF_SENDING = phrase(PAID_THING, WENT_THROUGH, DID);
const TOWARDS_WORDS = new Set(wordsOf(TOWARDS));
const NO_PERSON = new Set(wordsOf(NOBODY));
/** 'Sumbang serendah RM1 kepada Tabung Asnaf' asks the reader for money. */
const OF_ADVERT = phrase(FOR_LITTLE);
/** People write to each other like this, banks do not. */
const OF_TALK = /\b(?:i|i['’]ve|saya|aku|dah)\b/i;
/** 'A copy of the receipt was sent to Aisyah'. */
const OF_PAPERS = phrase(NO_MONEY, NOTICES, GIFTS);
const NAME_WORDS_MAX = 8;
/** 'ke akaun KHAIRUL ANUAR', 'to the account of FONG LI TING'. */
const ACCOUNT = new Set(['akaun', 'account', 'a/c']);
const BEFORE_ACCOUNT = new Set(['the', 'bank']);
const BEHIND_ACCOUNT = new Set(['of', 'milik', 'atas', 'nama']);
/** 'To the account of Aisyah' may be her account at a gym; from one account to another it is a bank's. */
const OF_BANK = /\bbank\b|\b(?:from|daripada|dari)\b.*\b(?:account|akaun)\b/i;

const IN_FAVOUR = /\bin favou?r of\b/i;
const MONEY_IS_WITH = /\bmoney is (?:now )?with\b/i;

/** Returns the recipients that a sentence names: 'You have transferred RM45.00 to Aisyah on Sunday'. */
export function recipientsIn(sentence: string): string[] {
  if (OF_TALK.test(sentence) || OF_PAPERS.test(sentence)) return [];
  const words = sentence.replace(IN_FAVOUR, 'to').replace(MONEY_IS_WITH, 'money sent to').split(' ');
  return words.flatMap((word, index) => {
    const before = words.slice(0, index).join(' ');
    if (
      !TOWARDS_WORDS.has(word.toLowerCase()) ||
      OF_ADVERT.test(before) ||
      !(HAS_SUM.test(before) || OF_SENDING.test(before))
    )
      return [];
    const name = nameAt(ofAccount(words.slice(index + 1), OF_BANK.test(sentence)));
    return name === undefined ? [] : [name];
  });
}

/** Returns the words after those for an account: its owner. */
function ofAccount(words: readonly string[], isOfBank: boolean): readonly string[] {
  const start = words.findIndex((word) => !BEFORE_ACCOUNT.has(word.toLowerCase()));
  if (!ACCOUNT.has(words[start]?.toLowerCase() ?? '')) return words;
  const behind = words.slice(start + 1);
  const isOwned = BEHIND_ACCOUNT.has(behind[0]?.toLowerCase() ?? '');
  if (isOwned && !isOfBank) return words;
  return behind.slice(behind.findIndex((word) => !BEHIND_ACCOUNT.has(word.toLowerCase())));
}

/** Returns the words that may be a name: in capitals or with a capital, up to a comma, a digit or the rest of the sentence. */
function nameAt(words: readonly string[]): string | undefined {
  const parts: string[] = [];
  for (const word of words.slice(0, NAME_WORDS_MAX)) {
    const bare = word.replaceAll(/^[(“"‘]+|[,.;:!)”"]+$/g, '');
    const isPart =
      /^\p{Lu}[\p{L}\p{M}@.'’/-]*$/u.test(bare) || (parts.length > 0 && NAME_SMALL.has(bare.toLowerCase()));
    if (!isPart) break;
    parts.push(bare);
    if (bare !== word && !word.endsWith('.')) break;
  }
  const [first] = parts;
  return first === undefined || NO_PERSON.has(first.toLowerCase()) ? undefined : parts.join(' ');
}

import { PAID } from '#receipts/lexicon/paying.ts';
import { APPLICATIONS, INSTRUCTIONS, NOTED, OTHER_STEPS } from '#receipts/lexicon/orders.ts';
import { CREDITED, OWN_MONEY, YOU, YOUR_ACCOUNT } from '#receipts/lexicon/received.ts';
import { DID, PAID_THING, SUM_OF, WENT_THROUGH } from '#receipts/lexicon/sentences.ts';
import { COMPLETED } from '#receipts/lexicon/status-context.ts';
import * as words from '#receipts/sentences/report-words.ts';
import { anyOf, inEnglish, inMalay } from '#receipts/terms.ts';

const THING = `(?:${anyOf(PAID_THING)})`;
const SUM = String.raw`(?:(?:rm|myr)\s?\d[\d,. ]*|\d[\d,]*\.\d{2} ?(?:rm|myr)\b)`;
const BE = `(?:(?:${anyOf(words.WAS)})(?: now| also| just)? )`;
const WELL = `(?:(?:fully )?(?:successfully|berjaya|(?:${anyOf(words.AT_FIRST)}) (?:and|dan)) )?`;
const HAVE_DONE = `${WELL}(?:${anyOf(DID)})`;
const YOU_HAVE = "you|youve|you[’']ve";
/** 'Transfer to Aisyah: step 2 of 3 completed'. */
const OF_A_STEP = String.raw`\b(?:cancel\w*|${anyOf(OTHER_STEPS, words.NOT_THE_PAYMENT)}|\d+ ?%)`;

const NOT_TO_APPROVE = `(?! (?:your |the |an? |pihak )?(?:${anyOf(words.WHO_APPROVES)}))`;
/** In a letter of the bank: what was done, with the words before it, and those after it if it was undone. */
export const ADVISED = new RegExp(
  String.raw`(?<start>[^.¦]{0,80})\b(?:` +
    [
      String.raw`(?:has|have|had) been (?:successfully )?(?:${inEnglish(words.ADVISED_DONE)}|sent to${NOT_TO_APPROVE})`,
      'have effected (?:the )?payment',
      String.raw`telah (?:berjaya )?(?:${inMalay(words.ADVISED_DONE)})(?! untuk (?:${anyOf(words.SENT_FOR)}))`,
    ].join('|') +
    String.raw`)\b(?<end> (?:${anyOf(words.BUT_BACK)}|.{0,30}\bkepada anda)\b)?`,
  'g',
);

const A_PAYMENT = `(?:(?:${inEnglish(words.KIND_OF_PAYMENT)}) )*${THING}(?: (?:${inMalay(words.KIND_OF_PAYMENT)}))*`;
const IS_COMPLETED = `(?:is |was |has been |telah |sudah )?(?:now )?(?:${anyOf(COMPLETED)}|berhasil)`;
const THE_PAYMENT = `(?:(?:the )?(?:${inEnglish(words.THIS_ONE)}) ${THING}|(?:${inMalay(SUM_OF)}) (?:${inMalay(words.THIS_ONE)}))`;

const anyCase = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern, 'i'));

/** Sentences about a payer, or about the money itself; a sum, names and accounts may be in between. */
export const REPORTS = anyCase([
  String.raw`\b(?:${THING}|${SUM})\b.{0,120}?\b${BE}${WELL}(?:${anyOf(WENT_THROUGH)})\b`,
  String.raw`\b${THING} (?:of|sebanyak|berjumlah) ${SUM}.{0,80}?\b(?:successful|completed|berjaya)\b`,
  String.raw`^(?:[^:]{0,24}:)?\W*(?:your )?(?:${THING}\W*)+(?:anda |saya )?(?:is |was |telah |sudah )?(?:${anyOf(words.ALL_DONE)})\W*$`,
  String.raw`^\W*${SUM}\s?${WELL}(?:${anyOf(PAID)}|credited|dikreditkan)(?: (?:to|kepada|ke)\b|\W*$)`,
  String.raw`^\W*${A_PAYMENT}(?: of| sebanyak)?(?: ${SUM})? ?(?:to|kepada|ke) (?!.*${OF_A_STEP})[^:]{2,60}? ${IS_COMPLETED}\W*$`,
  String.raw`^\W*(?:successfully|berjaya) (?:${anyOf(DID, PAID)}) ${SUM} ?(?:to|kepada|ke)\b`,
  String.raw`\byou(?: have|['’]ve)?(?: successfully)? made (?:a|the|your|this) ${THING}\b(?! (?:${anyOf(words.NOT_MADE)}))`,
  String.raw`\btelah (?:membuat|melakukan) ${THING}\b`,
  String.raw`\b(?:${YOU_HAVE}|we|we['’]ve|anda|kami)(?: have| telah| sudah| dah)?(?: just| baru)? ${HAVE_DONE}\b.{0,20}?${SUM}`,
  String.raw`^\W*(?:(?:${YOU_HAVE})(?: have)?|anda (?:telah|sudah|dah))(?: just)? ${HAVE_DONE}\b`,
  String.raw`\b${THING}\b.{0,40}?\b(?:went|gone) through\b`,
  String.raw`\b${THING} (?:of|sebanyak) ${SUM} ?(?:to|kepada) .{0,60}?\b(?:has gone|went) through\b`,
  String.raw`\b(?:we|we['’]ve|kami)(?: have| telah)?(?: today| just)? (?:${anyOf(words.DID_TO_ACCOUNT)}) (?:your|the|akaun)\b`,
  String.raw`\bhas(?: just)? (?:${inEnglish(PAID)}|remitted)\b.{0,20}?(?:\b(?:funds|money)\b|${SUM})`,
  String.raw`\b(?:we|kami)(?: have| telah)?(?: today| just)? ${HAVE_DONE} ${THE_PAYMENT}\b`,
]);

/** Sentences that mostly report a payment, and sometimes other things: enough on a page that is a receipt in every other respect. */
export const POSSIBLE_REPORTS = anyCase([
  String.raw`^\W*successful ${THING} (?:of ${SUM} ?)?to (?!.*\b(?:${anyOf(words.AS_SUCH)})\b)`,
  String.raw`^\W*(?:${anyOf(words.SENT_BY_ME)}) ${SUM} ?(?:\W*$|(?:to|kepada)\b)(?!.*\?)`,
  String.raw`${SUM} (?:has |have |is |just |telah |dah |sudah )*(?:${anyOf(words.LANDED)})\W*$`,
]);

/** Events of an order and not of the money; and money that stays with its owner. */
export const NOT_REPORTS = anyCase([
  String.raw`^\W*incoming\b`,
  String.raw`\b(?:to|kepada) (?:${anyOf(YOU)})\W*$`,
  String.raw`(?<!\d)\d{1,2} ?%`,
  String.raw`\b(?:${anyOf(INSTRUCTIONS, APPLICATIONS)})\b.*\b(?:${anyOf(NOTED)})\b`,
  String.raw`\b(?:${anyOf(CREDITED)}) (?:to|into|ke) (?:${anyOf(YOUR_ACCOUNT)})\b`,
  String.raw`\b(?:to|into|ke) (?:your|my|akaun|tabung|poket) (?:${anyOf(OWN_MONEY)})\b`,
]);

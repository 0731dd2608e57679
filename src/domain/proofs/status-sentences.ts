import { withoutMay } from '#domain/proofs/dates.ts';
import type { Row } from '#domain/proofs/pages.ts';
import { isCutOff, notesOf, sentencesOf } from '#domain/proofs/sentences.ts';
import { isOpenStep } from '#domain/proofs/status-layout.ts';
import type { Sign } from '#domain/proofs/status.ts';
import { CARRIED_OUT, IN_BETWEEN, ORDERS } from '#domain/proofs/terms/orders.ts';
import { DID, PAID_THING, WENT_THROUGH } from '#domain/proofs/terms/sentences.ts';
import { KEPT, KEPT_THING, NO_MONEY, NOTICES } from '#domain/proofs/terms/no-payments.ts';
import {
  CAME_TO_NOTHING,
  CONDITIONS,
  FUTURE,
  NEGATIONS,
  NEVER_BE,
  ONGOING,
  PAID_BACK,
  PERHAPS,
  TO_COME,
} from '#domain/proofs/terms/status-context.ts';
import { PENDING_PHRASES } from '#domain/proofs/terms/pending.ts';
import { anyOf, phrase } from '#domain/proofs/terms.ts';

const ADVISED =
  /(?<start>[^.¦]{0,80})\b(?:(?:has|have|had) been (?:successfully )?(?:debited|credited|effected|transferred|sent to(?! (?:your |the |an? |pihak )?(?:approver|authoriser|checker|maker|manager|director|finance|inbox|pelulus|pengurus|second|supervisor|signator|penyelia)))|have effected (?:the )?payment|telah (?:berjaya )?(?:didebitkan|dikreditkan|dipindahkan|dihantar|dibayar|membayar|memindahkan|menghantar)(?! untuk (?:kelulusan|semakan|pengesahan)))\b(?<end> (?:but|tetapi|back|semula|kembali|balik|(?:in)?to your (?:account|savings)|to you|ke(?: dalam)? akaun anda|.{0,30}\bkepada anda)\b)?/g;

/** 'A TAC has been sent to', 'Notis telah dihantar'. */
const OF_NOTICE = phrase(NO_MONEY, NOTICES);
const NOT_DONE = phrase(CONDITIONS, FUTURE, NEGATIONS, PAID_BACK);
const NOT_SAID = phrase(
  FUTURE,
  NEGATIONS,
  PAID_BACK,
  ONGOING,
  NO_MONEY,
  PENDING_PHRASES,
  TO_COME,
  CAME_TO_NOTHING,
  IN_BETWEEN,
);
const CONDITIONAL = phrase(CONDITIONS);
/** 'This payment can't be cancelled'. */
const CANNOT_BE = phrase(NEVER_BE);
const IF = phrase(CONDITIONS, PERHAPS);

const SUM = String.raw`(?:(?:rm|myr)\s?\d[\d,. ]*|\d[\d,]*\.\d{2} ?(?:rm|myr)\b)`;
const BE = String.raw`(?:(?:is|was|were|has been|have been|had been|has|have|telah|sudah|dah|selamat)(?: now| also| just)? )`;
const WELL = String.raw`(?:(?:fully )?(?:successfully|berjaya|(?:deducted|debited|accepted|approved|received|processed|diterima|diluluskan) (?:and|dan)) )?`;
/** 'Transfer to Aisyah: step 2 of 3 completed'. */
const NOT_THE_PAYMENT = String.raw`\b(?:cancel\w*|recall|set-?up|step|form|hold|check|verification|validation|authori[sz]ation|authentication|registration|draft|simulation|stop|langkah|pembatalan|semakan|draf|pengesahan|pendaftaran|\d+ ?%)`;
/** Sentences of one that paid, and of the money itself; in between stand a sum, names and accounts. */
const TOLD = [
  String.raw`\b(?:${anyOf(PAID_THING)}|${SUM})\b.{0,120}?\b${BE}${WELL}(?:${anyOf(WENT_THROUGH)})\b`,
  String.raw`\b(?:${anyOf(PAID_THING)}) (?:of|sebanyak|berjumlah) ${SUM}.{0,80}?\b(?:successful|completed|berjaya)\b`,
  String.raw`^(?:[^:]{0,24}:)?\W*(?:your )?(?:(?:${anyOf(PAID_THING)})\W*)+(?:anda |saya )?(?:is |was |telah |sudah )?(?:successful|completed|complete|done|sent|made|berjaya|selesai)\W*$`,
  String.raw`^\W*${SUM}\s?${WELL}(?:sent|transferred|paid|credited|dihantar|dipindahkan|dibayar|dikreditkan)(?: (?:to|kepada|ke)\b|\W*$)`,
  String.raw`^\W*(?:your |interbank |duitnow |instant )*(?:${anyOf(PAID_THING)})(?: duitnow| anda| tunai)*(?: of| sebanyak)?(?: ${SUM})? ?(?:to|kepada|ke) (?!.*${NOT_THE_PAYMENT})[^:]{2,60}? (?:is |was |has been |telah |sudah )?(?:now )?(?:successful|completed|berjaya|berhasil|selesai)\W*$`,
  String.raw`^\W*(?:successfully|berjaya) (?:${anyOf(DID)}|dihantar|dipindahkan|dibayar) ${SUM} ?(?:to|kepada|ke)\b`,
  String.raw`\byou(?: have|['’]ve)?(?: successfully)? made (?:a|the|your|this) (?:${anyOf(PAID_THING)})\b(?! (?:plan|promise|hold|request))`,
  String.raw`\btelah (?:membuat|melakukan) (?:${anyOf(PAID_THING)})\b`,
  String.raw`\b(?:you|youve|you['’]ve|we|we['’]ve|anda|kami)(?: have| telah| sudah| dah)?(?: just| baru)? ${WELL}(?:${anyOf(DID)})\b.{0,20}?${SUM}`,
  String.raw`^\W*(?:(?:you|youve|you['’]ve)(?: have)?|anda (?:telah|sudah|dah))(?: just)? ${WELL}(?:${anyOf(DID)})\b`,
  String.raw`\b(?:${anyOf(PAID_THING)})\b.{0,40}?\b(?:went|gone) through\b`,
  String.raw`\b(?:${anyOf(PAID_THING)}) (?:of|sebanyak) ${SUM} ?(?:to|kepada) .{0,60}?\b(?:has gone|went) through\b`,
  String.raw`\b(?:we|we['’]ve|kami)(?: have| telah)?(?: today| just)? (?:credited|debited|mengkreditkan|mendebitkan) (?:your|the|akaun)\b`,
  String.raw`\bhas(?: just)? (?:sent|transferred|paid|remitted)\b.{0,20}?(?:\b(?:funds|money)\b|${SUM})`,
  String.raw`\b(?:we|kami)(?: have| telah)?(?: today| just)? ${WELL}(?:${anyOf(DID)}) (?:(?:the )?(?:following|above|said) (?:${anyOf(PAID_THING)})|(?:jumlah|amaun) (?:berikut|tersebut))\b`,
].map((pattern) => new RegExp(pattern, 'i'));

/** What is said of a payment that was made, and sometimes of other things: enough on a page that is a receipt in all else. */
const TOLD_PERHAPS = [
  String.raw`^\W*successful (?:${anyOf(PAID_THING)}) (?:of ${SUM} ?)?to (?!.*\b(?:other|any|takes|within|usually)\b)`,
  String.raw`^\W*(?:paid|sent|transferred|(?:dah|telah|sudah) (?:hantar|bayar|pindahkan)) ${SUM} ?(?:\W*$|(?:to|kepada)\b)(?!.*\?)`,
  String.raw`${SUM} (?:has |have |is |just |telah |dah |sudah )*(?:landed|arrived|delivered|sampai)\W*$`,
].map((pattern) => new RegExp(pattern, 'i'));

/** 'Receipt' over a sentence is no part of it. */
const TITLE_BEFORE =
  /^\W*(?:(?:[Tt]ransaction|[Tt]ransfer|[Pp]ayment|[Ee]-?) ?)?(?:[Rr]eceipt|[Rr]esit|[Ss]lip)\s+(?=\p{Lu})/u;
const IS_TITLE = /^\W*(?:(?:transaction|transfer|payment|e-?) ?)?(?:receipt|resit|slip)\W*$/i;
/** What came to an order, and not to the money; and money that stays one's own. */
const IS_OF_ORDER =
  /^\W*incoming\b|\b(?:to|kepada) (?:you|anda)\W*$|(?<!\d)\d{1,2} ?%|\b(?:instruction|request|application|arahan|permohonan|permintaan)\b.*\b(?:received|registered|lodged|diterima|didaftarkan|direkodkan)\b|\b(?:credited|dikreditkan|dimasukkan) (?:to|into|ke) (?:your account|akaun anda)\b|\b(?:to|into|ke) (?:your|my|akaun|tabung|poket) (?:savings?|pockets?|pots?|goals?|simpanan|wallet)\b/i;

/** Of this payment, not of payments as such. */
const OWN = String.raw`\b(?:your|this|anda|ini)\b`;
const ITS = String.raw`(?:${anyOf(PAID_THING)})\b`;
const NOT_YET = new RegExp(String.raw`(?=.*${OWN})(?=.*\b${ITS}).*\b(?:${anyOf(TO_COME)})\b`, 'i');
const FAILED = new RegExp(
  String.raw`(?=.*${OWN}).*\b${ITS}.*\b(?:${anyOf(CAME_TO_NOTHING)})(?: (?:by|oleh|at|because|due|for|kerana|sebab|di)\b.*|, .*)?\W*$`,
  'i',
);

/** 'Your transfer request has been processed': the payment was made, where it was not only taken. */
const ORDER = new RegExp(
  String.raw`\b(?:(${anyOf(PAID_THING)}) (?:${anyOf(ORDERS)})|your (?:request|instruction)|(?:permintaan|arahan)(?: tetap)?(?: anda| tuan/puan| tuan| puan)?)\b`,
  'gi',
);
const IS_CARRIED_OUT = phrase(CARRIED_OUT);
const IS_TAKEN_IN = /\b(?:sent|created|submitted|received|accepted|dihantar|diterima|dicipta)\b/i;

/** 'Arahan akan diproses pada hari bekerja berikutnya'. */
const IS_TO_BE_DONE = new RegExp(
  String.raw`\b(?:instruction|arahan|request|permintaan)\b.{0,30}\b(?:will be|akan) (?:processed|executed|sent|debited|diproses|dilaksanakan|dihantar|didebitkan)\b`,
  'i',
);

const OF_NONE = /\b(?:no|none|nothing|tiada)\s+[a-z]+\s*$/;
/** 'The following payment was unsuccessful', 'No money has been credited'. */
const CAME_TO_IT = new RegExp(
  String.raw`\b(?:${ITS}|item\b).{0,60}?\b(?:was|were|has been|have been|telah)\s+(?:${anyOf(CAME_TO_NOTHING)})|\b(?:no|tiada) ${ITS} (?:has|have|was|were|left|moved|yang|telah|di(?:keluar|debit|pindah|hantar|kredit|potong)\w*)\b`,
  'i',
);
const IS_KEPT = new RegExp(
  String.raw`\b(?:${anyOf(KEPT_THING)})\b.{0,40}\b(?:${anyOf(KEPT)})\b(?! name)|^\W*(?:successfully|berjaya) (?:${anyOf(KEPT)})\W*$`,
  'i',
);

/** A line that begins with a capital, where the one before asks for no more. */
const isNewSentence = (text: string, above: Row | undefined) =>
  above !== undefined && /^\P{L}*\p{Lu}/u.test(text) && !isCutOff(above.text);

/** What banks say in sentences: 'Your account has been debited', 'Your transfer of RM45.00 to Aisyah was successful'. */
export function toldSigns(rows: readonly Row[]): Sign[] {
  const whole = withoutMay(
    rows
      .filter(({ text }) => !IS_TITLE.test(text))
      .map(
        ({ text }, index, titled) =>
          `${isNewSentence(text, titled[index - 1]) ? '¦ ' : ''}${text.toLowerCase()}`,
      )
      .join(' '),
  )
    .replaceAll(/\s+/g, ' ')
    // Else a sum would end the sentence.
    .replaceAll(/(\d)\.(?=\d)/g, '$1·');
  const advised = [...whole.matchAll(ADVISED)]
    .filter(
      ({ groups }) =>
        !NOT_DONE.test(groups?.['start'] ?? '') &&
        !OF_NOTICE.test(groups?.['start'] ?? '') &&
        groups?.['end'] === undefined &&
        !OF_NONE.test(groups?.['start'] ?? ''),
    )
    .map(([sentence]) => signOf('success', `success ${sentence}`));
  const notes = notesOf(rows).flatMap((sentence) => toldIn(sentence) ?? []);
  return [
    ...advised,
    ...sentencesOf(rows).flatMap((sentence) => toldIn(sentence) ?? []),
    // What a payer may have written as well tells of no success.
    ...notes.filter(({ kind }) => kind !== 'success'),
  ];
}

/** A sentence that may tell that the payment was made. */
export const toldPerhaps = (rows: readonly Row[]): string | undefined =>
  sentencesOf(rows)
    .map(asTold)
    .find(
      (sentence) =>
        !IF.test(sentence) &&
        !NOT_SAID.test(sentence) &&
        !IS_OF_ORDER.test(sentence) &&
        TOLD_PERHAPS.some((pattern) => pattern.test(sentence)),
    );

/** 'Payee added to favourites': of what is kept for later. */
export const isKept = (sentence: string): boolean => IS_KEPT.test(sentence);

/** 'Please be advised that' asks for nothing. */
const ADVISES =
  /^\W*(?:please (?:be (?:advised|informed)|note)|sila ambil maklum|adalah disahkan|kindly be informed|(?:sukacita )?dimaklumkan|we are pleased to inform(?: you)?)(?: that| bahawa)?\s+/i;

const asTold = (sentence: string) => withoutMay(sentence.replace(TITLE_BEFORE, '').replace(ADVISES, ''));

function toldIn(whole: string): Sign | undefined {
  if (isOpenStep(whole)) return undefined;
  const sentence = asTold(whole);
  if (CAME_TO_IT.test(sentence) && !CONDITIONAL.test(sentence)) return signOf('failed', sentence);
  const isFailed = FAILED.test(sentence) && !CONDITIONAL.test(sentence) && !CANNOT_BE.test(sentence);
  if (isFailed) return signOf('failed', sentence);
  if (IF.test(sentence)) return undefined;
  if (isKept(sentence)) return signOf('pending', sentence);
  if (NOT_YET.test(sentence) || IS_TO_BE_DONE.test(sentence)) return signOf('pending', sentence);
  const said =
    IS_CARRIED_OUT.test(sentence) && !IS_TAKEN_IN.test(sentence)
      ? sentence.replaceAll(ORDER, (_, thing?: string) => thing ?? 'payment')
      : sentence;
  const isSuccess =
    !NOT_SAID.test(said) && !IS_OF_ORDER.test(sentence) && TOLD.some((pattern) => pattern.test(said));
  return isSuccess ? signOf('success', sentence) : undefined;
}

const signOf = (kind: Sign['kind'], text: string): Sign => ({ kind, text, isLabelled: false });

import { isMemo, isUnderMemo } from '#receipts/labels/memos.ts';
import { cellOver, type Cell, type Row } from '#receipts/rows/rows.ts';
import { isLabelText, kindOfLabel } from '#receipts/labels/labels.ts';
import { isCutOff, isNextLine } from '#receipts/sentences/sentences.ts';
import { lettersOf, withoutMay } from '#receipts/status/letters.ts';
import { isPastStep } from '#receipts/status/steps.ts';
import type { Statement } from '#receipts/status/types.ts';
import { NO_MONEY } from '#receipts/lexicon/no-payments.ts';
import { CONDITIONS, NEGATIONS } from '#receipts/lexicon/status-context.ts';
import { PAYMENT } from '#receipts/lexicon/paying.ts';
import { anyOf, phrase, terms } from '#receipts/terms.ts';

/** Labels of the status. */
const STATUS_LABEL = terms(
  `status, result, outcome, state, status message, status description, response code, resp code, response, stat`,
  'keputusan, keadaan, kod respons, hasil',
);

/** Words before or after such a label. */
const STATUS_OF = terms(
  `item, approval, current, of payment, of transfer, of transaction, final, txn, trans, trx, instruction, host, response, order,
   settlement, fund transfer`,
  `pemindahan, urus niaga, urusniaga, semasa, akhir, kiriman, arahan, terkini`,
  PAYMENT,
);

/** Words only before it: 'Processing Status'. */
const STATUS_STEP = terms('processing, delivery, posting, credit', 'pemprosesan');

/** The title of a receipt, whose status may be at the other end of the line. */
const TITLES = terms(
  `instruction, transfers, fund, funds, money, receipt, details, instant, single, interbank, online, bank, duitnow, qr, advice,
   slip, summary, e`,
  'arahan, pemindahan, wang, dana, resit, butiran, segera, maklumat, slip',
  PAYMENT,
);

const STATUS_LABEL_WORDS = anyOf(STATUS_LABEL);
const LABELLED = new RegExp(
  String.raw`^(?:(?:${anyOf(STATUS_OF, STATUS_STEP)}) )?(?:${STATUS_LABEL_WORDS})(?: (?:${anyOf(STATUS_OF)}))?\b ?(.*)$`,
);
const STATUS = phrase(STATUS_LABEL);
const STATUS_ABOVE = new RegExp(
  String.raw`^(?:[a-z ]* )?(?:${STATUS_LABEL_WORDS})(?: (?:${anyOf(STATUS_OF)}|${STATUS_LABEL_WORDS}))*$`,
);
export const IS_CONDITIONAL = phrase(CONDITIONS);
/** 'Held until 5 May' is not a condition. */
const UNTIL = /\b(?:until|till|sehingga|hingga)\b/g;
const NEGATED = phrase(NEGATIONS);
const NO_MONEY_WORDS = new RegExp(phrase(NO_MONEY), 'gi');
/** 'Rejected: 0' counts nothing. */
const NONE = /:?\s*\b0\s*$/;
/** 'Paid' and, at the other end of the line, '0 of 1'. */
const NONE_OF = /^\W*0(?:\s*(?:of|\/|daripada)\s*\d+)?\W*$/i;
const QUESTIONS_ASKED = /[^.!?]*\?/g;
/** 'SETTLED - REF 0217270300418'. */
const REFERENCE_TAIL = /\s[-–]\s*(?:ref|ruj)\w*\b.*$/i;
/** A slip's 'SENT OK'; a message that was delivered is something else. */
const SENT_OK = /^(\W*(?:SENT|PAID|TRANSFERRED|CREDITED)) OK(?=\W*$)/;
const HEADING_WORDS = 6;
const MARK_WORDS = 2;

/** Words that are less sure than this, and too short to differ from stars and ticks, say nothing. */
const SPECK = { confidence: 40, letters: 3 };

const isSpeck = ({ words }: Cell) =>
  words.every(
    ({ text, confidence }) =>
      !/[\p{L}\d]/u.test(text) || (confidence < SPECK.confidence && text.length <= SPECK.letters),
  );

/** Returns the row without cells that are signs and specks. */
function withoutSpecks(row: Row): Row {
  const cells = row.cells.filter((cell) => !isSpeck(cell));
  return cells.length === 0 || cells.length === row.cells.length ? row : { ...row, cells };
}

/** The text of a cell, and its surroundings. */
type Facts = {
  words: string[];
  sentence: string;
  isCountOfNone: boolean;
  hasLabel: boolean;
  /** By the payer, as a remark. */
  isWritten: boolean;
  /** In a heading's place: first in its line, beside a title, or beside the bank's name. */
  isInHead: boolean;
};

/** The role of a cell for the status: the first that applies, otherwise none. */
const ROLES: [role: 'nothing' | 'labelled' | 'heading' | 'aside', when: (facts: Facts) => boolean][] = [
  ['nothing', ({ words, isCountOfNone }) => words.length === 0 || isCountOfNone],
  ['labelled', ({ hasLabel }) => hasLabel],
  ['nothing', ({ isWritten }) => isWritten],
  ['nothing', ({ sentence }) => IS_CONDITIONAL.test(sentence.replaceAll(UNTIL, ' '))],
  ['heading', ({ isInHead, words }) => isInHead && words.length <= HEADING_WORDS],
  ['aside', ({ words }) => words.length <= MARK_WORDS],
];

/**
 * Returns what the cells of a row may say about the payment: after or below a label, as a short heading, or as a mark beside something
 * else.
 */
export function statementsOf(whole: Row, rows: readonly Row[], place: number): Statement[] {
  const row = withoutSpecks(whole);
  const [above, below] = [rows[place - 1], rows[place + 1]];
  const lead = leadInto(row, rows, place);
  return row.cells.flatMap((cell, index) => {
    const said = withoutMay(cell.text)
      .replaceAll(QUESTIONS_ASKED, '')
      .replace(REFERENCE_TAIL, '')
      .replace(SENT_OK, '$1');
    const letters = lettersOf(said);
    const [, own] = LABELLED.exec(letters) ?? [];
    const body = own ?? letters;
    const words = body.split(' ').filter(Boolean);
    const sentence = lettersOf(`${lead} ${said} ${restOf(row, below)}`);
    const title = titleBefore(row, index);
    const isNamed = row.cells.slice(0, index).some(({ text }) => STATUS.test(text));
    const facts: Facts = {
      words,
      sentence,
      isCountOfNone: NONE.test(cell.text) || NONE_OF.test(row.cells[index + 1]?.text ?? ''),
      hasLabel: own !== undefined || isNamed || isUnderLabel(cell, row, above),
      isWritten: (title === undefined && isMemo(row)) || isUnderMemo(row, above),
      isInHead: (index === 0 && row.cells.length <= 2) || title !== undefined || isBadge(row, index, place),
    };
    const [role] = ROLES.find(([, when]) => when(facts)) ?? ['nothing' as const];
    if (role === 'nothing') return [];
    return {
      text: NEGATED.test(lettersOf(lead)) ? `${lead} ${cell.text}` : cell.text,
      body: title ? `${title.replaceAll(NO_MONEY_WORDS, '')} ${body}` : body,
      words,
      sentence,
      isLabelled: role === 'labelled',
      isAside: role === 'aside',
      isOfLine: role === 'aside' && row.cells.length === 2,
      isByLabel: row.cells.length === 2 && kindOfLabel(row.cells[0]?.text ?? '') !== undefined,
      isPast: isPastStep(row, index, rows, place),
    };
  });
}

/** A mark beside the name of the bank at the head of the page. */
const HEAD_ROWS = 4;

function isBadge({ cells, text }: Row, index: number, place: number): boolean {
  const before = cells.slice(0, index);
  const isAtHead = place < HEAD_ROWS && index > 0 && index === cells.length - 1 && !/\d/.test(text);
  return isAtHead && before.every((cell) => !isLabelText(cell.text));
}

const IS_TITLE = new RegExp(String.raw`^(?:(?:${anyOf(TITLES)}) ?)+$`);

/** 'Single Payment — PRN260723/284255'. */
const LONG_NUMBER = /\S*\d{4}\S*/g;

/** Returns the title beside a mark: 'Transfer' and, at the other end of the line, 'Successful'. */
function titleBefore(row: Row, index: number): string | undefined {
  const title = lettersOf((row.cells[index - 1]?.text ?? '').replaceAll(LONG_NUMBER, ' '));
  return index === row.cells.length - 1 && index > 0 && IS_TITLE.test(title) ? title : undefined;
}

/** A sentence has at most this many lines before the one with its status. */
const LINES_BEFORE = 2;

/** Returns the earlier lines of a sentence: 'Your transfer was not'. */
function leadInto(row: Row, rows: readonly Row[], place: number): string {
  const lines: string[] = [];
  for (let index = place - 1; index >= place - LINES_BEFORE; index--) {
    const [upper, lower] = [rows[index], rows[index + 1]];
    if (!upper || !lower || row.cells.length > 1 || !isNextLine(upper, lower)) break;
    const last = upper.cells.at(-1);
    // A line that begins with a capital is its own sentence, unless the line before needs a continuation.
    if (/^\P{L}*\p{Lu}/u.test(lower.text) && !isCutOff(upper.text)) break;
    const isValue = upper.cells.length === 2 && STATUS.test(upper.cells[0]?.text ?? '');
    const isOpen = last !== undefined && !/[.!?:;]\s*$/.test(last.text) && !isMemo(upper);
    if (!last || !isOpen || isUnderMemo(upper, rows[index - 1])) break;
    if (upper.cells.length > 1 && !isValue) break;
    lines.unshift(last.text);
    if (isValue) break;
  }
  return (
    lines
      .join(' ')
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  );
}

/** Returns the continuation in the next line. A line that begins with a capital is another sentence. */
function restOf(row: Row, below: Row | undefined): string {
  if (!below || row.cells.length > 1 || below.cells.length > 1 || !isNextLine(row, below)) return '';
  return /^\p{Ll}+(?:\s+\S|:)/u.test(below.text) && !isMemo(below) ? below.text : '';
}

/** Lines of tables are at most this many heights apart. */
const LABEL_ABOVE = 6;

function isUnderLabel(cell: Cell, row: Row, above: Row | undefined): boolean {
  if (!above || row.middle - above.middle > LABEL_ABOVE * Math.max(row.height, above.height)) return false;
  // 'Status' with its value beside it is not a title of the row below.
  if (above.cells.length === 2 && row.cells.length === 1) return false;
  const over = cellOver(cell, row, above);
  return over !== undefined && STATUS_ABOVE.test(lettersOf(over.text));
}

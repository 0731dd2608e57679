import { AMOUNT_MAX } from '#domain/money.ts';
import { figuresOf, type Figure } from '#receipts/rows/figures.ts';
import { isMemo } from '#receipts/labels/memos.ts';
import { HERO_HEIGHT, inColumn, isBelow, median, type Cell, type Row } from '#receipts/rows/rows.ts';
import { isLabelText } from '#receipts/labels/labels.ts';
import * as sums from '#receipts/amount/words.ts';
import { TOP_UPS } from '#receipts/lexicon/no-payments.ts';
import { NAME_SMALL } from '#receipts/lexicon/sentences.ts';
import { anyOf, labelOf, phrase } from '#receipts/terms.ts';

/** The kind of a sum on a receipt. 'hero': the big one without a label; 'other': beside words that do not concern money. */
type AmountKind = 'amount' | 'total' | 'hero' | 'balance' | 'fee' | 'memo' | 'other' | 'plain';

export type Amount = Figure & { kind: AmountKind };

// The first match counts: what is left, owed or added is never what was paid, whatever else the words say.
const KINDS: [AmountKind, RegExp][] = [
  ['balance', phrase(sums.BALANCE)],
  ['fee', phrase(sums.FEE)],
  ['total', phrase(sums.TOTAL)],
  ['amount', phrase(sums.AMOUNT)],
];
/** Small print at the other end of the line may begin like such a label: 'butiran yang salah diberikan'. */
const isSmallPrint = (text: string) => /^\p{Ll}+(?: \p{Ll}+){3,}$/u.test(text.replace(/\W+$/, ''));
const isInMemo = (row: Row): boolean =>
  isMemo({
    ...row,
    cells: row.cells.filter(({ text }, index) => index === 0 || !isSmallPrint(text)),
  });

/** Finds every sum of money in the document, each with its kind by the words beside or above it. */
export function amountsOf(rows: readonly Row[]): Amount[] {
  const usual = median(rows.flatMap((row) => row.words.map((word) => word.box.height)));
  return withOnlySum(
    rows.flatMap((row, index) =>
      figuresOf(row)
        .map((figure) => withSignBefore(figure, row, rows[index - 1]))
        .map((figure) => Object.assign(figure, { kind: kindOf(figure, rows, index, usual) })),
    ),
  );
}

const SIGN_AT_END = /\b(?:RM|MYR)\s*$/i;

/** 'We have debited MYR' ends a line, and '46.25' begins the next. */
function withSignBefore(figure: Figure, row: Row, above: Row | undefined): Figure {
  const isFirst = figure.before.trim() === '' && figure.currency === undefined;
  if (!isFirst || !above || !SIGN_AT_END.test(above.text) || !isBelow(above, row)) return figure;
  return { ...figure, currency: 'ringgit', before: above.text };
}

const isNameLike = (text: string) =>
  !isLabelText(text) &&
  text.split(' ').every((word) => !/^\p{Ll}/u.test(word) || NAME_SMALL.has(word.toLowerCase()));

/** If no sum is called the amount, and only one sum has no other meaning, that sum needs no label: 'Aisyah  RM 45.50'. */
function withOnlySum(amounts: readonly Amount[]): Amount[] {
  const isBare = ({ kind, currency, odd, before, behind }: Amount) =>
    (kind === 'plain' || (kind === 'other' && isNameLike(before))) &&
    !/\p{L}/u.test(behind) &&
    currency === 'ringgit' &&
    !odd;
  const isOnlyOne = new Set(amounts.filter(isBare).map(({ sen }) => sen)).size === 1;
  if (!isOnlyOne || amounts.some(counts)) return [...amounts];
  return amounts.map((amount) => (isBare(amount) ? { ...amount, kind: 'hero' } : amount));
}

/** Returns whether the sum may be what was paid: labelled so, or the headline; above 0 and at most AMOUNT_MAX. */
export const counts = ({ kind, sen }: Amount): boolean =>
  (kind === 'amount' || kind === 'total' || kind === 'hero') && sen > 0 && sen <= AMOUNT_MAX;

function kindOf(figure: Figure, rows: readonly Row[], index: number, usual: number): AmountKind {
  const row = rows[index];
  if (!row || isInMemo(row)) return 'memo';
  const isTall = figure.place.box.height >= HERO_HEIGHT * usual;
  const beside = kindByWords(lastSentence(figure.before));
  const isCounted = beside === 'amount' || beside === 'total';
  if (EACH.test(figure.behind) || (!isCounted && LEFT.test(figure.behind))) return 'balance';
  if (OFFER.test(lastSentence(figure.before))) return 'balance';
  if (beside === 'balance' && IS_SETTLED.test(lastSentence(figure.before))) return 'amount';
  if (beside && beside !== 'other') return beside;
  if (IS_PAID_BEHIND.test(figure.behind)) return 'amount';
  const above =
    beside && !isTall ? kindInColumn(figure, rows, index) : kindAbove(figure, rows, index, isTall);
  if (above && above !== 'other') return above;
  return isTall && figure.currency ? 'hero' : (beside ?? 'plain');
}

/** 'Tunggakan dibayar  RM20.00' is what was paid. */
const IS_SETTLED = new RegExp(
  String.raw`^(?!.*\b(?:${anyOf(sums.NOT_SETTLED)}|un\w+)\b).*\b(?:${anyOf(sums.SETTLED)})\b`,
  'i',
);

/** 'Tambah nilai RM50.00 dan dapatkan baucar' is an advert. */
const OFFER = labelOf(String.raw`(?:${anyOf(TOP_UPS)})(?=\s*$)`);

/** 'RM 530.00 every month' is what will be paid repeatedly. */
const EACH = new RegExp(String.raw`^\W*(?:${anyOf(sums.EVERY)})\b|^\s*/\s*(?:${anyOf(sums.UNIT)})\b`, 'i');

/** 'Wallet balance (RM 204.37 left)'. But what left the account was paid. */
const LEFT = new RegExp(String.raw`^\s*(?:${anyOf(sums.LEFT_BEHIND)})\s*(?:\)|$)`, 'i');

/** Earlier sentences do not describe the sum. */
const lastSentence = (text: string) => text.split(/(?<=\p{L}{3})[.!?]\s+(?=\p{Lu})/u).at(-1) ?? '';

const IS_PAID_BEHIND = new RegExp(
  String.raw`^\W*(?:(?:${anyOf(sums.HAS_BEEN)})\s+)*(?:${anyOf(sums.PAID_BEHIND)})\b`,
  'i',
);
/** 'Amount (excl. fee)', 'Total after discount'. */
const COUNTED = new RegExp(String.raw`\(?\b(?:${anyOf(sums.COUNTED_IN)})\b.*$`, 'i');

/** 'Pay without approval up to'. */
const UP_TO = /\b(?:up to|hingga|sehingga)\b/i;

/** Returns the kind that the words name; undefined if they name none. */
function kindByWords(text: string): AmountKind | undefined {
  const counted = UP_TO.test(text) ? text : text.replace(COUNTED, '');
  const words = (/[A-Za-z]/.test(counted) ? counted : text).replaceAll(/[^A-Za-z'’ ]+/g, ' ').trim();
  if (words === '') return undefined;
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

/** 'Tiram Savings' is a bank, but 'My savings' is a balance. */
const BANK_NAME = /\b(?!My|Your|Total|Our)\p{Lu}\p{L}+ (?:Savings|Simpanan)\b/u;
/** 'TERAJU SAVINGS 512-88-04417-0' is an account. */
const ACCOUNT_LINE = /\b\p{Lu}{3,} (?:SAVINGS|SIMPANAN)\s+\d[\d\s-]{8,}/u;

/** Returns the kind by the label above a sum, or above its caption. */
function kindAbove(
  figure: Figure,
  rows: readonly Row[],
  index: number,
  isTall: boolean,
): AmountKind | undefined {
  const [row, above, second] = [rows[index], rows[index - 1], rows[index - 2]];
  if (!row || !above || !isBelow(above, row, figure.place.box.height)) return undefined;
  // A remark that continues in the next line.
  if (isMemo(above) && !isTall) return 'memo';
  const isToKeep = TO_KEEP.test(`${second?.text ?? ''} ${above.text}`);
  const kind = isToKeep ? undefined : kindByWords(textAbove(above, figure).replace(BANK_NAME, ' '));
  if (kind && kind !== 'other') return kind;
  if (!second || /\d/.test(above.text) || !isBelow(second, above)) return kind;
  return kindByWords(textAbove(second, figure)) ?? kind;
}

/** 'Ini resit untuk simpanan anda' means a receipt to keep, not savings. */
const TO_KEEP = /\b(?:resit|slip)\b.*\b(?:untuk|bagi) simpanan\b/i;

type Span = Pick<Cell, 'left' | 'right'>;
const spanOf = ({ x, width }: Figure['place']['box']): Span => ({ left: x, right: x + width });
const isOver = (a: Span, b: Span) => a.left < b.right && b.left < a.right;

/** Returns the kind by the title of the sum's own column, if other values are beside the title and the column has no further line. */
function kindInColumn(figure: Figure, rows: readonly Row[], index: number): AmountKind | undefined {
  const [row, above, below] = [rows[index], rows[index - 1], rows[index + 1]];
  if (!row || !above || above.cells.length < 2 || /\d/.test(above.text) || !isBelow(above, row))
    return undefined;
  if (below && figuresOf(below).some((other) => isSuchToo(other, figure))) return undefined;
  const title = above.cells.find((cell) => isOver(cell, spanOf(figure.place.box)));
  return title && kindByWords(title.text);
}

/** A further line of the same column. 'Fee 0.00' under an amount does not count as one. */
const isSuchToo = ({ before, place }: Figure, figure: Figure) =>
  isOver(spanOf(place.box), spanOf(figure.place.box)) && kindByWords(before) !== 'fee';

function textAbove(row: Row, { place: { box } }: Figure): string {
  const cells = inColumn(row, { left: box.x, right: box.x + box.width });
  return cells.map((cell) => cell.text.replace(ACCOUNT_LINE, ' ').replaceAll(/\d[\d.,]*/g, ' ')).join(' ');
}

import { isMemo, isUnderMemo } from '#domain/proofs/amounts.ts';
import { bestMatch, type NameMatch } from '#domain/proofs/names.ts';
import { inColumn, isBelow, type Cell, type Row } from '#domain/proofs/pages.ts';
import type { Finding, Reason } from '#domain/proofs/reasons.ts';
import { ofAccountAbove, ofSection, ofTwins, sectionsOf, type Side } from '#domain/proofs/sections.ts';
import { sentencesOf } from '#domain/proofs/sentences.ts';
import {
  FROM_LABEL,
  isLabelText,
  kindOfLabel,
  TO_LABEL,
  withoutTranslation,
} from '#domain/proofs/party-labels.ts';
import {
  BILLER,
  HOLDER_OF_ACCOUNT,
  KIND_OF_RECIPIENT,
  PAYER_NAME,
  SOMEBODY_ELSE,
  TO_NAME,
} from '#domain/proofs/terms/parties.ts';
import { INSTITUTION } from '#domain/proofs/terms/institutions.ts';
import { label, phrase, wordsOf } from '#domain/proofs/terms.ts';
import { toldNames } from '#domain/proofs/told.ts';

/** Who pays whom, as the labels say. */
export type Parties = {
  to: { text: string; isName: boolean }[];
  from: string[];
  /** Cells that are nothing but a name, as many apps show the recipient, and holders of an account that may be anybody's. */
  alone: string[];
};

const NAME_LABEL = label(TO_NAME);
const OF_SOMEBODY_ELSE = label(SOMEBODY_ELSE);
/** 'You paid us' names nobody. */
const NOT_NAMED = new Set(['us', 'we', 'you', 'me', 'it']);
const OF_PAYER = label(PAYER_NAME);
const BILLER_LABEL = label(BILLER);
const HOLDER = label(HOLDER_OF_ACCOUNT);
const KINDS_OF_RECIPIENTS = new Set(wordsOf(KIND_OF_RECIPIENT));
/** Whom a letter was sent to, and not the money. */
const E_MAIL = /\S@\S+\.\S/;
const NAME_ALONE = /^[\p{L}@.'’/ -]{4,60}$/u;
const NAME_WORDS = 7;
const NAME_LETTERS = 4;
/** A value has at most so many lines. */
const VALUE_ROWS = 3;

/** The values of the recipient's and the sender's labels, and the names without a label. */
export function partiesOf(rows: readonly Row[]): Parties {
  const parties: Parties = { to: [], from: [], alone: [] };
  const perhaps: Parties['to'] = [];
  const sections = sectionsOf(rows);
  for (const [index, row] of rows.entries()) {
    const isWritten = row.cells.length === 1 && isUnderMemo(row, rows[index - 1]);
    const to = isWritten ? perhaps : parties.to;
    for (const cell of row.cells) {
      const kind =
        ofPayer(cell) ??
        ofTwins(cell, row) ??
        ofAccountAbove(cell.text, rows, index) ??
        sideOf(cell, sections[index]);
      if (kind === 'to' && isOfMail(cell, rows, index)) continue;
      const receiver = kind ? undefined : receiverIn(cell.text);
      if (receiver !== undefined) to.push({ text: receiver, isName: true });
      if (!kind && HOLDER.test(cell.text)) parties.alone.push(valueOf(cell, rows, index));
      if (!kind) continue;
      const text = valueOf(cell, rows, index);
      if (NOT_NAMED.has(text.split(' ')[0]?.toLowerCase() ?? '')) continue;
      if (isKindOfRecipient(text)) continue;
      if (kind === 'from') parties.from.push(text);
      else to.push({ text, isName: NAME_LABEL.test(cell.text.trim()) });
    }
  }
  parties.to = parties.to.filter(({ text }) => !E_MAIL.test(text));
  const biller = billerOf(rows);
  if (biller !== undefined) return { ...parties, to: [{ text: biller, isName: true }], alone: [] };
  parties.to.push(
    ...sentencesOf(rows)
      .flatMap(toldNames)
      .filter((text) => !isKindOfRecipient(text))
      .map((text) => ({ text, isName: false })),
  );
  // 'Payment details' is a title over the fields, or a label of what the payer wrote: 'to Aisyah'.
  if (!parties.to.some(({ text }) => hasName(text))) parties.to.push(...perhaps);
  parties.alone.push(...rows.flatMap((row, index) => nameAloneIn(row, rows[index - 1]) ?? []));
  const pairs = rows
    .map((row, index) => namesSideBySide(row, rows[index - 1], rows[index + 1]))
    .filter(({ length }) => length > 0);
  const [pair, ...more] = pairs;
  if (pair && more.length === 0) parties.alone.push(...pair);
  parties.alone = parties.alone.filter((text) => !parties.from.some((from) => from.includes(text)));
  return parties;
}

const RECEIVES = /^[^\p{L}]*(\p{Lu}.*?)\s+(?:received|receives|gets|got|will get|has it|menerima|terima)$/u;
const NOBODY_RECEIVES =
  /^(?:recipient|payee|beneficiary|receiver|penerima|they|she|he|you|we|amount|money)\b/i;

/** 'Nur Aisyah received' and, at the other end of the line, the sum. */
function receiverIn(text: string): string | undefined {
  const name = RECEIVES.exec(text.trim())?.[1];
  return name !== undefined && isOfName(name) && !NOBODY_RECEIVES.test(name) ? name : undefined;
}

const MAIL_TO = /^\W*(?:to|kepada|cc)\b/i;
const MAIL_HEAD_ROWS = 2;

/** 'To: Kai' near the sender's address is the head of a letter. */
const isOfMail = ({ text }: Cell, rows: readonly Row[], index: number) =>
  MAIL_TO.test(text) &&
  rows
    .slice(Math.max(0, index - MAIL_HEAD_ROWS), index + MAIL_HEAD_ROWS + 1)
    .some((row) => E_MAIL.test(row.text));

/** 'Transfer to friend', 'Transfer to Duku User', 'To 3rd party account'. */
const isKindOfRecipient = (text: string) =>
  KINDS_OF_RECIPIENTS.has(
    text
      .toLowerCase()
      .replaceAll(/[^a-z ]/g, '')
      .trim(),
  ) || IS_KIND.test(text.trim());
const IS_KIND =
  /(?:^|\s)(?:users?|pengguna|members?|ahli)$|^(?:an)?other\b.*\b(?:account|bank)s?$|^(?:third|3rd)[\s-]party\b/i;

const billerOf = (rows: readonly Row[]): string | undefined =>
  rows
    .flatMap((row, index) =>
      row.cells.filter(({ text }) => BILLER_LABEL.test(text)).map((cell) => valueOf(cell, rows, index)),
    )
    .find(hasName);

const ofPayer = ({ text }: Cell): Side | undefined => (OF_PAYER.test(text) ? 'from' : undefined);

const sideOf = ({ text }: Cell, section: Side | undefined): Side | undefined =>
  ofSection(text, section) ?? kindOfLabel(text);

const isLabel = (cell: Cell) => isLabelText(cell.text);

const isOfName = (text: string) => NAME_ALONE.test(text) && text.trim().split(/\s+/).length <= NAME_WORDS;
const hasName = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\b(?:RM|MYR)(?![a-z])/gi, ''));

/** A label's value: the rest of its cell, the cells right of it, else the next rows. */
function valueOf(cell: Cell, rows: readonly Row[], index: number): string {
  const row = rows[index];
  if (!row) return '';
  const whole = cell.text.trim();
  const own = withoutTranslation(
    (FROM_LABEL.exec(whole) ?? TO_LABEL.exec(whole) ?? HOLDER.exec(whole))?.[1] ?? '',
  );
  const behind = row.cells.slice(row.cells.indexOf(cell) + 1);
  const nextLabel = behind.findIndex(isLabel);
  const right = nextLabel === -1 ? behind : behind.slice(0, nextLabel);
  const value = [own, ...right.map(({ text }) => text)].filter(Boolean);
  const isComplete = right.length === 0 && hasName(own);
  // Of a translation in grey letters some are read, some not: 'Bayar kepada Pa'.
  if (isComplete && own.length < NAME_LETTERS)
    return [own, ...linesBelow(cell, rows, index, false)].join(' ');
  if (isComplete) return own;
  const around = value.length === 0 ? linesAround(cell, rows, index) : undefined;
  if (around !== undefined) return around;
  return [...value, ...linesBelow(cell, rows, index, right.length > 0)].join(' ').trim();
}

/** Half the way between the lines of one value is so many line heights at most; rows stand farther apart. */
const HALF_LINE = 1.3;

/** A value of two lines whose label stands beside it half-way between them. */
function linesAround(cell: Cell, rows: readonly Row[], index: number): string | undefined {
  const row = rows[index];
  const lines = [rows[index - 1], rows[index + 1]].flatMap((line) => {
    const [value, ...others] = line?.cells ?? [];
    if (!row || !line || !value || others.length > 0 || value.left < cell.right || isLabel(value)) return [];
    const isNear = Math.abs(line.middle - row.middle) < HALF_LINE * Math.min(row.height, line.height);
    return isNear ? [value.text] : [];
  });
  return lines.length === 2 ? lines.join(' ') : undefined;
}

/** Beside a round picture with the first letters of the name. */
const INITIALS = /^\W*\p{L}{1,2}\W*$/u;

/** What goes on in the right column, or stands in the rows below a label that has nothing beside it. */
function linesBelow(cell: Cell, rows: readonly Row[], index: number, isBeside: boolean): string[] {
  const lines: string[] = [];
  for (let next = index + 1; next <= index + VALUE_ROWS; next++) {
    const [upper, row] = [rows[next - 1], rows[next]];
    const [first] = row?.cells ?? [];
    if (!upper || !row || !first || !isBelow(upper, row) || isLabel(first)) break;
    if (isBeside && (row.cells.length > 1 || first.left < cell.left + row.height)) break;
    const cells = isBeside ? row.cells : columnOf(row, cell, rows[index]);
    if (cells.every(({ text }) => INITIALS.test(text))) continue;
    lines.push(cells.map(({ text }) => text).join(' '));
    if (!isBeside && hasName(lines.join(' '))) break;
  }
  return lines;
}

/** Of two labels side by side each has its own column: what stands under the sender's is never the recipient's. */
function columnOf(row: Row, own: Cell, labels: Row | undefined): Cell[] {
  if (!labels || labels.cells.length === 1) return inColumn(row, own);
  const apart = (cell: Cell, title: Cell) =>
    Math.min(Math.abs(title.left - cell.left), Math.abs(title.right - cell.right));
  return row.cells.filter((cell) =>
    labels.cells.every((title) => title === own || apart(cell, own) <= apart(cell, title)),
  );
}

/** Without labels the payer stands on the left, and an arrow leads to whom they paid. */
function namesSideBySide(row: Row, above: Row | undefined, below: Row | undefined): string[] {
  const [left, right, ...others] = row.cells.filter(({ text }) => /\p{L}{2}/u.test(text));
  const isName = (cell: Cell) =>
    isOfName(cell.text) && /\s/.test(cell.text.trim()) && !isLabel(cell) && !isInstitution(cell.text);
  const isPair = left && right && others.length === 0 && isName(left) && isName(right);
  if (!isPair || above?.cells.some(isLabel)) return [];
  const rest = below?.cells.find((cell) => Math.abs(cell.left - right.left) < row.height);
  return [
    right.text,
    ...(rest && isOfName(rest.text) && !isInstitution(rest.text) ? [`${right.text} ${rest.text}`] : []),
  ];
}

/** 'KAVITHA A/P SUBRAMANIAM' loses its middle: so many line heights may lie between its parts. */
const NAME_GAP = 4;
/** A round picture before a name is read as a sign. */
const MARK = /^[^\p{L}\d]+/u;
/** An account, a telephone or the sum at the other end of the line. */
const ASIDE = /^(?:[-–−+]?\s?(?:RM|MYR))?[^\p{L}]*\d[^\p{L}]*$/iu;

function nameAloneIn(row: Row, above: Row | undefined): string | undefined {
  if (above && OF_SOMEBODY_ELSE.test(above.text) && isBelow(above, row)) return undefined;
  const cells = row.cells.filter(({ text }) => !INITIALS.test(text) && !ASIDE.test(text));
  const [cell, other, ...others] = cells;
  if (!cell || others.length > 0 || isMemo(row) || isLabel(cell)) return undefined;
  if (other && (isLabel(other) || other.left - cell.right > NAME_GAP * row.height)) return undefined;
  const text = [cell, other]
    .map((part) => part?.text ?? '')
    .join(' ')
    .replace(MARK, '')
    .trim();
  return isOfName(text) ? text : undefined;
}

export type RecipientFinding = Finding & {
  /** The recipient as the receipt names it, without account numbers: what a requester's alias is learned from. */
  name: string | undefined;
};

/**
 * Compares whom the receipt names with the requester.
 * @param names the requester's display name, then the names that confirmed receipts bore
 */
export function checkRecipient(
  parties: Parties,
  rows: readonly Row[],
  names: readonly string[],
): RecipientFinding {
  const named = parties.to.map(({ text }) => text).filter(hasName);
  const best = bestMatch(names, named);
  const to = best === 'none' && named.every(isInstitution) ? 'absent' : best;
  const isSender = bestMatch(names, parties.from) === 'strong';
  const match = to === 'absent' && !isSender ? matchWithoutLabel(parties, rows, names) : to;
  return {
    name: nameOf(parties),
    reasons: isSender && to !== 'strong' ? [{ code: 'reversed' }] : REASON_OF[match],
    points: POINTS[match],
  };
}

const OF_INSTITUTIONS = phrase(INSTITUTION);
const INSTITUTION_WORDS = 4;

/** 'Transferred to: Rimbun Bank 4545…' tells where the money went; whom it went to stands elsewhere. */
function isInstitution(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  // 'Amanjaya-i' is an account by Islamic rules.
  return words.length <= INSTITUTION_WORDS && (OF_INSTITUTIONS.test(text) || /\p{L}-i\b/u.test(text));
}

const REASON_OF: Record<NameMatch, Reason[]> = {
  strong: [],
  weak: [{ code: 'name-weak' }],
  none: [{ code: 'name-mismatch' }],
  absent: [{ code: 'name-missing' }],
};
const POINTS: Record<NameMatch, number> = { strong: 20, weak: 8, none: 0, absent: 0 };

function matchWithoutLabel(parties: Parties, rows: readonly Row[], names: readonly string[]): NameMatch {
  if (bestMatch(names, parties.alone) === 'strong') return 'strong';
  return bestMatch(names, [rows.map((row) => row.text).join(' ')]) === 'strong' ? 'weak' : 'absent';
}

const NAME_MAX = 80;

function nameOf({ to }: Parties): string | undefined {
  const names = to
    .toSorted((a, b) => Number(b.isName) - Number(a.isName))
    // An account number, masked or not, and what frames it.
    .map(({ text }) => text.replaceAll(/[^\p{L}\p{M}@.'’/ -]|\S*\d\S*/gu, ' ').replaceAll(/\s+/g, ' '))
    .map((text) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  return names.find(hasName)?.slice(0, NAME_MAX);
}

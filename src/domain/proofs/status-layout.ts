import type { Row } from '#domain/proofs/pages.ts';
import type { Sign, Status } from '#domain/proofs/status.ts';
import { statementsOf, type Statement } from '#domain/proofs/status-statements.ts';
import { MONTHS } from '#domain/proofs/terms/dates.ts';
import { SUCCESS } from '#domain/proofs/terms/status.ts';
import { wordsOf } from '#domain/proofs/terms.ts';

const STAMPS = new Set(wordsOf(SUCCESS));

/**
 * What stands beside something else counts where it is the only one, for a list has many: a stamp ('BERJAYA | SUCCESSFUL'), and a badge
 * at the end of a label's line ('Transfer to  Completed'), whose value stands below.
 */
export function withStamp(statements: Statement[]): Statement[] {
  const isStamp = ({ text, words, isAside, isByLabel }: Statement) =>
    isAside &&
    words.every((word) => STAMPS.has(word)) &&
    (isByLabel || (words.length > 1 && text === text.toUpperCase()));
  const [stamp, ...others] = statements.filter(isStamp);
  if (!stamp || others.length > 0) return statements;
  return statements.map((each) => (each === stamp ? { ...each, isAside: false } : each));
}

const DAY_IN = new RegExp(
  String.raw`\b\d{1,2}(?:[-/.]\d{1,2}[-/.]\d{2}| ?(?:${Object.keys(MONTHS).join('|')})\b)`,
  'i',
);

/** 'Completed 15 Jul' and 'Completed 17 Jul' are a list of what was done, and no receipt. */
export function ofOneDay(signs: Sign[]): Sign[] {
  const isDated = ({ kind, text }: Sign) => kind === 'success' && DAY_IN.test(text);
  const days = new Set(signs.filter(isDated).map(({ text }) => DAY_IN.exec(text)?.[0]));
  return days.size > 1 ? signs.filter((sign) => !isDated(sign)) : signs;
}

const CALLED_STATUS = /\bstatus\b/i;
const LETTERS_MIN = 4;

/** A status that is named in words that say neither: 'Status: Invited' is no success, whatever stands above it. */
export function unknownStatus(rows: readonly Row[], signs: readonly Sign[]): Status | undefined {
  if (signs.some(({ isLabelled }) => isLabelled)) return undefined;
  const named = rows.flatMap((row, index) => {
    const isNamed = [row, rows[index - 1]].some((each) => each && CALLED_STATUS.test(each.text));
    return isNamed ? statementsOf(row, rows, index).filter((each) => each.isLabelled && !each.isPast) : [];
  });
  const found = named.find(({ words }) => words.join('').length >= LETTERS_MIN);
  return found && { kind: 'missing', text: found.text, isLabelled: true };
}

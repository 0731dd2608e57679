import { isMemo, isUnderMemo } from '#receipts/labels/memos.ts';
import type { Row } from '#receipts/rows/rows.ts';
import type { Reason } from '#domain/proof-reasons.ts';
import type { Finding, RuleHit } from '#receipts/findings.ts';
import { aboutOtherThings, ofOneDay, unknownStatus, withStamp } from '#receipts/status/layout.ts';
import { isAboutSaving, sentenceSigns } from '#receipts/status/sentences.ts';
import { IS_CONDITIONAL, statementsOf } from '#receipts/status/statements.ts';
import type { Sign, Status } from '#receipts/status/types.ts';
import { signsOf } from '#receipts/status/words.ts';
import { ON_ITS_WAY, TROUBLE } from '#receipts/status/trouble.ts';
import { phrase } from '#receipts/terms.ts';

/** Returns what happened to the payment by the rows: a 'Status' label wins over headings. */
export function statusOf(rows: readonly Row[]): Status {
  const statements = rows.flatMap((row, index) => statementsOf(row, rows, index));
  const signs = withStamp(statements).flatMap(signsOf);
  const inSentences = sentenceSigns(rows);
  const all = believed([...ofOneDay(signs), ...inSentences]);
  const unknown = unknownStatus(rows, signs, inSentences) ?? aboutOtherThings(rows, signs);
  if (unknown)
    return verdictOf(
      all.filter(({ kind }) => kind !== 'success'),
      unknown,
    );
  const verdict = verdictOf(all);
  const doubt = doubtOf(verdict, rows);
  return doubt ? { ...verdict, kind: 'mixed', rules: [...verdict.rules, doubt] } : verdict;
}

function doubtOf({ kind, text }: Status, rows: readonly Row[]): RuleHit | undefined {
  const trouble = kind === 'success' ? troubleIn(rows) : undefined;
  if (trouble) return { rule: 'status/trouble', on: trouble.text };
  if (kind === 'pending' && IS_ON_ITS_WAY.test(text)) return { rule: 'status/on-its-way', on: text };
  return kind === 'pending' && isAboutSaving(text) ? { rule: 'status/kept-only', on: text } : undefined;
}

/** Some banks say it about money that was sent, others about money that will be. */
const IS_ON_ITS_WAY = phrase(ON_ITS_WAY);
const IS_TROUBLE = phrase(TROUBLE);

/** 'Transfer sent', and below: 'This transfer is under review'. */
const troubleIn = (rows: readonly Row[]) =>
  rows.find(
    (row, index) =>
      IS_TROUBLE.test(row.text) &&
      !isMemo(row) &&
      !isUnderMemo(row, rows[index - 1]) &&
      ![rows[index - 1], row].some((each) => each && IS_CONDITIONAL.test(each.text)),
  );

/** 'You sent' is a headline, and does not count beside a real status. */
const isSoft = ({ kind, text, isLabelled }: Sign) =>
  kind === 'success' &&
  !isLabelled &&
  /^\W*(?:your?|anda)\b/i.test(text) &&
  !/(?<!%\s*)\bcomplete/i.test(text);

function believed(signs: Sign[]): Sign[] {
  const isClear = (sign: Sign) =>
    sign.kind === 'success' && !isSoft(sign) && /succe|berjaya/i.test(sign.text);
  if (signs.some((sign) => sign.isLabelled))
    return signs.filter((sign) => sign.isLabelled || sign.kind !== 'success' || isClear(sign));
  const isContrary = signs.some((sign) => sign.kind !== 'success' && !sign.isOfLine);
  const saysBoth = ({ text }: Sign) => signs.some((other) => other.kind !== 'success' && other.text === text);
  return isContrary ? signs.filter((sign) => !isSoft(sign) || saysBoth(sign)) : signs;
}

const NOTHING_SAID: Status = {
  kind: 'missing',
  text: '',
  isLabelled: false,
  rules: [{ rule: 'status/none' }],
};
const statusBy = ({ rule, text, ...sign }: Sign): Status => ({ ...sign, text, rules: [{ rule, on: text }] });

function verdictOf(signs: Sign[], otherwise = NOTHING_SAID): Status {
  const sign = signs.find(({ kind }) => kind === 'failed') ?? signs.find(({ kind }) => kind === 'pending');
  const success = signs.find(({ kind }) => kind === 'success');
  if (sign && success) {
    const both = [statusBy(success), statusBy(sign)].flatMap(({ rules }) => rules);
    return { ...statusBy(sign), kind: 'mixed', rules: [...both, { rule: 'status/contrary', on: sign.text }] };
  }
  const found = sign ?? success;
  return found ? statusBy(found) : otherwise;
}

/** Returns what the status says for or against the payment. */
export const checkStatus = (status: Status): Finding => ({
  reasons: reasonsOf(status),
  points: status.kind === 'success' ? 20 : 0,
  rules: status.rules,
});

function reasonsOf({ kind, text }: Status): Reason[] {
  switch (kind) {
    case 'success':
      return [];
    case 'failed':
      return [{ code: 'status-failed', word: wordOf(text) }];
    case 'pending':
      return [{ code: 'status-pending', word: wordOf(text) }];
    case 'mixed':
      return [{ code: 'status-mixed' }];
    case 'missing':
      return [{ code: 'status-missing' }];
  }
}

const WORD_MAX = 40;

/** Returns the status as it is quoted: without its label, and short. */
function wordOf(text: string): string {
  const value = text.replace(/^.*\bstatus\b[\s:.–-]*/i, '').replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return value.length > WORD_MAX ? `${value.slice(0, WORD_MAX).trim()}…` : value;
}

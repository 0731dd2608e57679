import { readFileSync } from 'node:fs';

/** A line of a golden file (golden.test.ts): what was decided on one page. */
export type GoldenLine = {
  name: string;
  outcome: string;
  /** The outcome, the score, and the reasons. */
  verdict: string;
  sen: number | undefined;
  day: string;
  minute: number;
  referenceKeys: string[];
};

/** The part of a line that begins with `field`, without it. */
const partOf = (parts: string[], field: string) =>
  parts.find((part) => part.startsWith(`${field} `))?.slice(field.length + 1) ?? '';

function parse(line: string): GoldenLine {
  const [name = '', verdict = '', ...parts] = line.split('\t');
  const [outcome = ''] = verdict.split(' ');
  const [, sen] = partOf(parts, 'amount').split(' ');
  const [, day = '', minute] = partOf(parts, 'date').split(' ');
  // The text of the reference is quoted, and may have blanks in it.
  const keys = partOf(parts, 'reference').replace(/^\S+ (?:"(?:[^"\\]|\\.)*"|\S+) ?/, '');
  return {
    name,
    outcome,
    verdict: verdict.trim(),
    sen: Number.isInteger(Number(sen)) ? Number(sen) : undefined,
    day,
    minute: Number(minute),
    referenceKeys: keys === '' ? [] : keys.split(' '),
  };
}

/**
 * What is decided on the pages of a golden file, as golden.test.ts holds against the rules: what is asked of the decisions is asked of
 * these, so that nothing is decided twice.
 */
export const goldenLines = (file: string): GoldenLine[] =>
  readFileSync(new URL(`../../corpus/golden/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(parse);

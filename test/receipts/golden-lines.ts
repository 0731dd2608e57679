import { readFileSync } from 'node:fs';

/** A line of a golden file (golden.test.ts): the decision on one page. */
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

/** Returns the part of a line after `field`. */
const partOf = (parts: string[], field: string) =>
  parts.find((part) => part.startsWith(`${field} `))?.slice(field.length + 1) ?? '';

function parse(line: string): GoldenLine {
  const [name = '', verdict = '', ...parts] = line.split('\t');
  const [outcome = ''] = verdict.split(' ');
  const [, sen] = partOf(parts, 'amount').split(' ');
  const [, day = '', minute] = partOf(parts, 'date').split(' ');
  // The reference is quoted and can contain blanks.
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
 * Returns the decisions in a golden file. golden.test.ts compares them with the rules, so that other tests can use them without deciding
 * again.
 */
export const goldenLines = (file: string): GoldenLine[] =>
  readFileSync(new URL(`../../corpus/golden/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(parse);

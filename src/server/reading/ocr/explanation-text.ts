import { amountsOf, counts } from '#receipts/amount/amounts.ts';
import { datesOf } from '#receipts/date/dates.ts';
import { type RuleHit } from '#receipts/findings.ts';
import { RULES } from '#receipts/rules.ts';
import { partiesOf } from '#receipts/recipient/parties.ts';
import { referencesOf } from '#receipts/reference/references.ts';
import type { Row, SeenPage } from '#receipts/rows/rows.ts';
import { statusOf } from '#receipts/status/status.ts';
import { conclude, type Decision } from '#receipts/verdict/decision.ts';
import { laidOut, type Expected } from '#receipts/verdict/verdict.ts';
import { said } from '#words/english-only/receipt.ts';

/**
 * Describes the rows that were read, the rules that matched, and the decision (docs/product/receipts.md 'Why a receipt went where it did').
 * @param looks the pages at each look; of the later ones only new rows are described
 */
export function explanation(
  looks: readonly SeenPage[][],
  judged: { expected: Expected; decision: Decision } | null,
): string {
  const [first = [], ...later] = looks.map(laidOut);
  const known = new Set(first.map(({ text }) => text));
  const others = later.flat().filter(({ text }) => !known.has(text) && known.add(text));
  const rows = [...first, ...others].map(({ cells }) => cells.map(({ text }) => text).join(' | '));
  const blocks = [
    [said.rows, ...numbered(rows.slice(0, first.length), 0)],
    ...(others.length > 0 ? [[said.rowsLater, ...numbered(rows.slice(first.length), first.length)]] : []),
    ...(judged ? judgement(judged.decision, judged.expected, rows) : [found(first), [said.needed]]),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const numbered = (rows: readonly string[], before: number) =>
  rows.map((text, index) => `${String(before + index + 1).padStart(4)}  ${text}`);

/** Describes what the rules find in the rows, independent of what is expected. */
function found(rows: readonly Row[]): string[] {
  const { to, from, alone } = partiesOf(rows);
  const receivers = to.map(({ text }) => text);
  const amounts = amountsOf(rows).map((each) => ({ text: each.text, kind: each.kind, counts: counts(each) }));
  const status = statusOf(rows);
  const today = new Date().toISOString().slice(0, 10);
  return [
    said.found,
    said.amounts(amounts),
    said.status(status.kind, status.text),
    said.names('to', receivers),
    said.names('from', from),
    said.names('alone', alone),
    said.dates(datesOf(rows, today)),
    said.references(referencesOf(rows)),
  ];
}

function judgement(decision: Decision, expected: Expected, rows: readonly string[]): string[][] {
  const names = { requester: expected.names[0] ?? '', due: expected.due, asked: expected.asked.day };
  const bare = decision.reasons.some(({ code }) => code === 'by-remark') ? decision.bare?.() : undefined;
  return [
    [said.rules, ...decision.rules.flatMap((each) => linesOf(each, rows))],
    ...(bare
      ? [[said.withoutRemarks, ...conclude(bare).reasons.map((reason) => said.reason(reason, names))]]
      : []),
    said.decision(decision, names),
  ];
}

const linesOf = ({ rule, on }: RuleHit, rows: readonly string[]): string[] => [
  said.rule(rule, RULES[rule]),
  ...(on === undefined || on === '' ? [] : [said.on(on, placeOf(on, rows))]),
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Returns the number of the row that contains, or begins, the words behind a rule. */
function placeOf(on: string, rows: readonly string[]): number | undefined {
  const [about, all] = [` ${plain(on)} `, rows.map((row) => ` ${plain(row)} `)];
  const holding = all.findIndex((row) => row.includes(about));
  const place = holding < 0 ? all.findIndex((row) => row.trim() !== '' && about.includes(row)) : holding;
  return place < 0 ? undefined : place + 1;
}

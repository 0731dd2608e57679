// The decisions of the rules on the whole corpus. A refactoring of the rules changes none of them; `vitest -u` writes the files again.
import { expect, test } from 'vitest';
import type { Decision } from '#receipts/verdict/decision.ts';
import { momentOf } from '#receipts/date/dates.ts';
import { RULES } from '#receipts/rules.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import { decisionsApart } from '#test/receipts/apart.ts';
import { decisionsOn, WAYS } from '#test/receipts/phrases.ts';
import { decisionOn, textFiles, textPages } from '#test/receipts/texts.ts';
import { wordsRead } from '#test/receipts/reading/words-read.ts';

const json = (value: unknown) => JSON.stringify(value) ?? '-';

/** The rules that have decided something so far. */
const usedRules = new Set<string>();

/** A line with the outcome and its reasons, then the fields with their fits, and what identifies the payment. */
function lineOf(
  name: string,
  { outcome, score, reasons, read, shown, referenceKeys, ...rest }: Decision,
): string {
  const { amount, status, recipient, date, reference } = read;
  for (const { rule } of rest.rules) usedRules.add(rule);
  return [
    name,
    `${outcome} ${score} ${reasons.map(({ code, ...quoted }) => code + (Object.keys(quoted).length > 0 ? json(quoted) : '')).join(' ')}`,
    `amount ${amount.fit} ${json(amount.sen)} ${json(shown)}`,
    `status ${status.fit} ${json(status.word)}${rest.findings.status.isImplied ? ' implied' : ''}`,
    `to ${recipient.fit} ${json(recipient.name)}`,
    `date ${date.fit} ${date.day ?? '-'} ${date.minute ?? '-'}`,
    `reference ${reference.fit} ${json(reference.text)} ${referenceKeys.join(' ')}`,
    `from ${json(rest.findings.recipient.senders)}`,
    rest.mayReadAgain ? 'again' : 'once',
  ].join('\t');
}

const fileOf = (lines: string[]) => `${lines.join('\n')}\n`;

test.each(textFiles())('pages as text: %s', async (file) => {
  const lines = textPages(file).map((page) => lineOf(page.name, decisionOn(page)));
  await expect(fileOf(lines)).toMatchFileSnapshot(`../../corpus/golden/texts/${file}`);
});

test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('phrases: %s', async (name) => {
  const lines = decisionsOn(name).map(({ phrase, decision }) => lineOf(json(phrase), decision));
  await expect(fileOf(lines)).toMatchFileSnapshot(
    `../../corpus/golden/phrases/${name.replaceAll(' ', '-')}.txt`,
  );
});

test('stored readings', async () => {
  const lines = wordsRead().map(({ id, due, now, pages }) =>
    lineOf(
      id,
      decide(
        { pages, madeBy: '', reread: 'agrees' },
        {
          due: due.sen,
          names: [due.requester],
          asked: momentOf(due.askedAt, due.zone),
          now: momentOf(now, due.zone),
        },
      ),
    ),
  );
  await expect(fileOf(lines)).toMatchFileSnapshot('../../corpus/golden/readings.txt');
});

/** Rules about payments that were seen before, which need a database: rows.test.ts, meanwhile.test.ts and verifying.reading.test.ts of src/server/proofs. */
const OF_THE_DATABASE = ['reuse/same-file', 'reuse/not-counted', 'reuse/just-now'];

test('the corpus uses each rule', () => {
  for (const { rules } of decisionsApart()) for (const { rule } of rules) usedRules.add(rule);
  expect(Object.keys(RULES).filter((rule) => !usedRules.has(rule))).toEqual(OF_THE_DATABASE);
});

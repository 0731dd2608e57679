import { expect, test } from 'vitest';
import { pageOfText } from '#receipts/rows/text-pages.ts';
import type { Row } from '#receipts/rows/rows.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { sentencesOf } from '#receipts/sentences/sentences.ts';
import { isRuleId } from '#receipts/status/table.ts';
import { ruleOfSentence, SENTENCE_RULES } from '#receipts/status/sentences.ts';
import { statementsOf } from '#receipts/status/statements.ts';
import { WORD_RULES } from '#receipts/status/word-rules.ts';
import { rulesOn, WHOLE_RULES } from '#receipts/status/words.ts';

const onStatements = (rows: readonly Row[]) =>
  rows.flatMap((row, index) => statementsOf(row, rows, index)).flatMap(rulesOn);
const onSentences = (rows: readonly Row[]) => sentencesOf(rows).map(ruleOfSentence);

test.each([
  ['words', WORD_RULES],
  ['whole statements', WHOLE_RULES],
  ['sentences', SENTENCE_RULES],
])('in the table of %s a local name is that of one rule', (_table, rules: readonly { id: string }[]) => {
  const own = rules.map(({ id }) => id).filter((id) => !isRuleId(id));
  expect(own).toEqual([...new Set(own)]);
});

test.each([
  ...[...WORD_RULES, ...WHOLE_RULES].map((rule) => ({ rule, decided: onStatements })),
  ...SENTENCE_RULES.map((rule) => ({ rule, decided: onSentences })),
])('$rule.id: $rule.says for ‘$rule.example’, and ignores ‘$rule.leaves’', ({ rule, decided }) => {
  const on = (text: string): unknown[] => decided(rowsOf([pageOfText(text.split('\n'))]));
  expect(on(rule.example)).toContain(rule);
  expect(on(rule.leaves)).not.toContain(rule);
});

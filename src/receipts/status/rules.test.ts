import { expect, test } from 'vitest';
import { pageOfText } from '#receipts/rows/text-pages.ts';
import { rowsOf } from '#receipts/rows/rows.ts';
import { statementsOf } from '#receipts/status/statements.ts';
import { WORD_RULES } from '#receipts/status/word-rules.ts';
import { rulesOn, WHOLE_RULES } from '#receipts/status/words.ts';

const ON_STATEMENTS = [...WORD_RULES, ...WHOLE_RULES];

/** The rules that decide on some rows. */
function decidedBy(text: string): object[] {
  const rows = rowsOf([pageOfText(text.split('\n'))]);
  return rows.flatMap((row, index) => statementsOf(row, rows, index)).flatMap(rulesOn);
}

test.each(ON_STATEMENTS)('$id: $example, and not $leaves', (rule) => {
  expect(decidedBy(rule.example)).toContain(rule);
  expect(decidedBy(rule.leaves)).not.toContain(rule);
});

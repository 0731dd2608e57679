import { expect, test } from 'vitest';
import { addRuleHits, finding, sharingReason } from '#receipts/findings.ts';
import { RULES } from '#receipts/rules.ts';

test('every rule has a sentence about what it found', () => {
  for (const [rule, sentence] of Object.entries(RULES)) expect(sentence, rule).toMatch(/^[A-Z‘].+\.$/);
  const aspects = Object.keys(RULES).map((rule) => rule.slice(0, rule.indexOf('/')));
  expect([...new Set(aspects)]).toEqual([
    'amount',
    'status',
    'recipient',
    'date',
    'reference',
    'file',
    'sender',
    'reuse',
  ]);
});

test('a finding has each rule once, as it matched first, and every reason', () => {
  const said = finding(
    [
      { rule: 'date/early', on: 'Monday', reason: { code: 'date-early', day: undefined } },
      false,
      { rule: 'date/early', on: 'Tuesday', reason: { code: 'date-missing' } },
      { rule: 'date/in-time' },
    ],
    15,
  );
  expect(said).toEqual({
    reasons: [{ code: 'date-early', day: undefined }, { code: 'date-missing' }],
    points: 15,
    rules: [{ rule: 'date/early', on: 'Monday' }, { rule: 'date/in-time' }],
  });
});

test('rules that match later come after, and remove no points', () => {
  const first = finding([{ rule: 'date/in-time', on: 'Monday' }], 15);
  expect(addRuleHits(first, [{ rule: 'date/no-year', reason: { code: 'date-missing' } }])).toEqual({
    reasons: [{ code: 'date-missing' }],
    points: 15,
    rules: [{ rule: 'date/in-time', on: 'Monday' }, { rule: 'date/no-year' }],
  });
});

test('of rules that share a reason the first one gives it', () => {
  const reason = { code: 'edited' } as const;
  expect(sharingReason([false, { rule: 'file/edited' }, { rule: 'file/written-over' }], reason)).toEqual([
    { rule: 'file/edited', reason },
    { rule: 'file/written-over' },
  ]);
  expect(sharingReason([false, false], reason)).toEqual([]);
});

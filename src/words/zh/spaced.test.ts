import { expect, test } from 'vitest';
import { spaced } from './spaced.ts';

const joins = (who: string, home: string) => spaced`${who}加入了${home}。`;

test('a space stands between Chinese and another script, and nowhere else', () => {
  expect(joins('Priya Nair', 'Seri Pandan 12A')).toBe('Priya Nair 加入了 Seri Pandan 12A。');
  expect(joins('陈伟杰', '幸福园')).toBe('陈伟杰加入了幸福园。');
  expect(joins('பிரியா', '3 号')).toBe('பிரியா 加入了 3 号。');
  expect(spaced`${'Priya Nair'}的${'拖地（11月3日）'}，${'RM 5.80'}`).toBe(
    'Priya Nair 的拖地（11月3日），RM 5.80',
  );
});

test('a date is a Chinese word, with no space beside it', () => {
  expect(spaced`${'Ben Tan'}在${'11月3日'}外出`).toBe('Ben Tan 在11月3日外出');
  expect(spaced`${'2026年11月3日'}${'Ben Tan'}在家`).toBe('2026年11月3日 Ben Tan 在家');
  expect(joins('陈伟杰', '11 楼')).toBe('陈伟杰加入了 11 楼。');
});

test('what is inserted stays as it is, and nothing leaves no trace', () => {
  expect(joins('小A', '')).toBe('小A 加入了。');
  expect(spaced`恢复了${''}之前的排班`).toBe('恢复了之前的排班');
});

import { expect, test } from 'vitest';
import { JSON_DEPTH_MAX, parseBody } from '#server/platform/http/json.ts';

const deep = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth);

/** Returns the parsed text, or its refusal. */
function read(text: string): unknown {
  try {
    return parseBody(text);
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test('a body is parsed like JSON.parse, and an empty one is undefined', () => {
  expect(read('')).toBeUndefined();
  for (const text of ['null', '5', '"a"', '{}', '[1,{"a":[]}]', '{"a":"\\"[[","b":"\\\\"}', ' { } '])
    expect(read(text), text).toEqual(JSON.parse(text));
});

test('the nesting of lists and objects is limited everywhere', () => {
  expect(read(deep(JSON_DEPTH_MAX))).toEqual(JSON.parse(deep(JSON_DEPTH_MAX)));
  const tooDeep = deep(JSON_DEPTH_MAX + 1);
  const objects = '{"a":'.repeat(JSON_DEPTH_MAX + 1);
  for (const text of [tooDeep, `[1,"]]",${tooDeep}]`, deep(100_000), `${objects}1${'}'.repeat(21)}`, objects])
    expect(read(text), text.slice(0, 50)).toBe('INVALID_INPUT');
});

test('brackets in a string do not count, however its quotes are escaped', () => {
  for (const inside of [deep(500), '"'.repeat(99) + deep(50), `${'\\'.repeat(99)}${deep(50)}`, '\\"[[']) {
    const text = JSON.stringify({ [inside]: inside, after: [inside] });
    expect(read(text)).toEqual(JSON.parse(text));
  }
  const after = JSON.stringify('\\');
  expect(read(`[${after},${deep(JSON_DEPTH_MAX)}]`)).toBe('INVALID_INPUT');
  expect(read(`[${after},${deep(JSON_DEPTH_MAX - 1)}]`)).toHaveLength(2);
});

test('invalid JSON is refused', () => {
  for (const text of ['{', ']', '[]]', '"', '"\\"', '{"a"}', 'x', '[1,]', '\uFEFF{}', "{'a':1}", '\0'])
    expect(read(text), text).toBe('INVALID_INPUT');
});

import { expect, test } from 'vitest';
import { cut, messageText } from '#server/telling/pushes/message.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const message = {
  event: 'e',
  about: 'a',
  title: 'Title',
  line: 'Line',
  path: '/chores',
  language: 'en',
  unread: 1,
  read: [],
};
const id = '00000000-0000-4000-8000-000000000000';

test('a text is cut between characters as people see them, and loses line breaks and overrides', () => {
  expect(cut('Short', 5)).toBe('Short');
  expect(cut('Longer', 5)).toBe('Long…');
  expect(cut(FAMILY.repeat(5), 3)).toBe(`${FAMILY}${FAMILY}…`);
  expect(cut(' one\ntwo\u202Ethree\0 ', 50)).toBe('one two three');
});

test('any message has at most 2,900 bytes and is complete', () => {
  const read = Array.from({ length: 15 }, () => id);
  for (const letter of ['x', '"', '\\', FAMILY, '漢', `e${'\u0301'.repeat(500)}`]) {
    const text = messageText({ ...message, title: letter.repeat(500), line: letter.repeat(2000), read });
    expect(Buffer.byteLength(text), letter).toBeLessThanOrEqual(2900);
    expect(JSON.parse(text)).toMatchObject({ event: 'e', path: '/chores', unread: 1 });
    expect(text.isWellFormed()).toBe(true);
  }
  expect(JSON.parse(messageText({ ...message, read }))).toEqual({ ...message, read });
});

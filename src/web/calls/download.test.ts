import { expect, test } from 'vitest';
import { fileNameIn } from '#web/calls/download.ts';

test('a file gets the name in its answer, in either form, or none', () => {
  expect(fileNameIn(`attachment; filename="caf_.json"; filename*=UTF-8''caf%C3%A9.json`)).toBe('café.json');
  expect(fileNameIn(`attachment; filename*=UTF-8''caf%C3%A9.json; filename="caf_.json"`)).toBe('café.json');
  expect(fileNameIn('attachment; filename="serumah data.json"')).toBe('serumah data.json');
  expect(fileNameIn('Attachment')).toBe('');
});

test("a proxy's sign-in page is not a file", () => {
  expect(fileNameIn('')).toBeUndefined();
  expect(fileNameIn('inline; filename="login.html"')).toBeUndefined();
});

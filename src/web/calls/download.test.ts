import { expect, test } from 'vitest';
import { fileNameIn } from '#web/calls/download.ts';

test('a file has the name that its answer gives, in either form, or none', () => {
  expect(fileNameIn(`attachment; filename="caf_.json"; filename*=UTF-8''caf%C3%A9.json`)).toBe('café.json');
  expect(fileNameIn(`attachment; filename*=UTF-8''caf%C3%A9.json; filename="caf_.json"`)).toBe('café.json');
  expect(fileNameIn('attachment; filename="serumah data.json"')).toBe('serumah data.json');
  expect(fileNameIn('Attachment')).toBe('');
});

test('the page of a proxy that asks to sign in is no file', () => {
  expect(fileNameIn('')).toBeUndefined();
  expect(fileNameIn('inline; filename="login.html"')).toBeUndefined();
});

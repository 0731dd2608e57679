import { expect, test } from 'vitest';
import { isHeic, isPicture, typeOf } from '#domain/file-kinds.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

test.each([
  ['\u0089PNG\r\n\u001A\n', 'image/png'],
  ['\u00FF\u00D8\u00FF\u00E0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\u0000\u0000\u0000\u0000WEBP', 'image/webp'],
  ['From: bank@example.com\r\n\r\n%PDF-1.7', 'application/pdf'],
  ['\u0000\u0000\u0000\u0018ftypheic', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['', undefined],
])('the first bytes decide the kind of a file: %j', (start, type) => {
  expect(typeOf(bytes(start))).toBe(type);
});

test('a picture is any format that can be opened, but not a PDF', () => {
  const starts = [
    'GIF89a',
    '\u0000\u0000\u0000\u0018ftypavif',
    '%PDF-1.7',
    '<svg>',
    '\u0000\u0000\u0000\u0018ftypheic',
  ];
  expect(starts.map((start) => isPicture(bytes(start)))).toEqual([true, true, false, false, false]);
});

test('a HEIC photo is recognised, and not confused with an AVIF', () => {
  for (const brand of ['heic', 'heix', 'mif1', 'msf1'])
    expect(isHeic(bytes(`\u0000\u0000\u0000\u0018ftyp${brand}`))).toBe(true);
  expect(isHeic(bytes('\u0000\u0000\u0000\u0018ftypavif'))).toBe(false);
  expect(isHeic(bytes('heic'))).toBe(false);
});

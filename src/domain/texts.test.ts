import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanSigns, withoutHidden } from '#domain/texts.ts';

/** The flag of a part of a country, in invisible tags. */
const flag = (place: string) =>
  `🏴${[...place].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`;

test.for([
  'Nur Aisyah binti Haji Mohamad',
  "Siti Nur'Ain @ Ain",
  '陳偉傑',
  '三楼（左）',
  'Block A – 12',
  'أحمد بن علي',
  'אחמד',
  'می\u200Cخواهم',
  'ന്\u200Dറെ',
  '👩‍👩‍👧 Family 🇲🇾',
  'Home ❤\uFE0F',
  '❤\uFE0F\u200D🔥 #\uFE0F\u20E3',
  '葛\u{E0100}城',
  'ᠮᠣᠩᠭᠣᠯ\u180B',
  ...['gbeng', 'gbsct', 'gbwls'].map((place) => `${flag(place)} Home`),
])('%s stays as it is', (name) => {
  expect(cleanLine(name)).toBe(name);
  expect(withoutHidden(name)).toBe(name);
});

test.for([
  ['Nur\u202Eexe.gpj', 'Nurexe.gpj'],
  ['\u202ANur Aisyah\u202C', 'Nur Aisyah'],
  ['\u2066isolated\u2069', 'isolated'],
  ['two\nlines\r\n', 'two lines'],
  ['a\tb', 'a b'],
  ['a\u0085b', 'a b'],
  ['a\u2028b', 'a b'],
  ['bell\u0007', 'bell'],
  ['Siti\u00A0Rahman ', 'Siti Rahman'],
  ['Siti\u202F\u3000Rahman', 'Siti  Rahman'],
  ['Seri\u2011Pandan\u201012', 'Seri-Pandan-12'],
  ['A\u200Disyah \u200CR', 'Aisyah R'],
  ['A\uFE0Fisyah', 'Aisyah'],
  ['A\u200B\uFE0F', 'A'],
  ['\uFE0F\uFE0F', ''],
  ['\u3164 \u2800\u115F', ''],
  ['Nur\u3164Aisyah', 'Nur Aisyah'],
  ['Nur\u2800Aisyah', 'Nur Aisyah'],
  ['e\u200B\u0301', 'é'],
  [flag('xxxxx'), '🏴'],
  ['Nur\u{E0041}\u{E007F}', 'Nur'],
  ...[
    '\u200B',
    '\u200E',
    '\u200F',
    '\u061C',
    '\u2060',
    '\u2064',
    '\u206A',
    '\u206F',
    '\uFEFF',
    '\u00AD',
    '\u034F',
    '\u180E',
    '\uFFF9',
    '\u{E0000}',
  ].map((hidden) => [`N${hidden}ur Aisyah${hidden}`, 'Nur Aisyah'] as const),
] as [string, string][])('%j is cleaned to %j', ([typed, name]) => {
  expect(cleanLine(typed)).toBe(name);
});

test.for([
  ['１２．５０', '12.50'],
  ['\u202A+60\u00A012\u2011345\u20136789\u202C', '+60 12-345-6789'],
  ['\u2212 5', '- 5'],
  ['ａ＠ｂ．ｍｙ', 'a@b.my'],
  ['12\u200D34\uFE0F', '1234'],
  ['1\u202F234\u2009\u00A0567', '1 234 567'],
] as [string, string][])('%j is read by a program as %j', ([typed, signs]) => {
  expect(cleanSigns(typed)).toBe(signs);
});

test('what is clean stays so', () => {
  const signs = fc.constantFrom(
    ...'aé陳م👩❤🏴 \t\n\0\u200B\u200C\u200D\uFE0F\uFEFF\u202E\u0301\u3164\u00A0\u2011',
    flag('gbsct'),
    '\u{E0100}',
    '\u{E007F}',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(signs).map((list) => list.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (text) => {
        const line = cleanLine(text);
        expect(cleanLine(line)).toBe(line);
        expect(withoutHidden(line)).toBe(line);
        expect(line).toBe(line.trim());
        const read = cleanSigns(text);
        expect(cleanSigns(read)).toBe(read);
      },
    ),
  );
});

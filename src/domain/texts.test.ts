import { expect, test } from 'vitest';
import { hasHiddenCharacters } from '#domain/texts.ts';

/** The flag of a part of a country, in tags that nobody sees. */
const flag = (place: string) =>
  `🏴${[...place].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`;

test.for([
  'Nur Aisyah binti Haji Mohamad',
  'Siti\u00A0Rahman',
  '陳偉傑',
  'أحمد بن علي',
  'אחמד',
  'می\u200Cخواهم',
  '👩‍👩‍👧 Family 🇲🇾',
  'Home ❤\uFE0F',
  '葛\u{E0100}城',
  'ᠮᠣᠩᠭᠣᠯ\u180B',
  ...['gbeng', 'gbsct', 'gbwls'].map((place) => `${flag(place)} Home`),
  ' ends with a line \n',
])('%s is a name', (name) => {
  expect(hasHiddenCharacters(name)).toBe(false);
});

test.for([
  'Nur\u202Eexe.gpj',
  'two\nlines',
  'a\tb',
  'bell\u0007',
  '\u2066isolated\u2069',
  'a\u2028b',
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
    '\u115F',
    '\u180E',
    '\u3164',
    '\uFFA0',
    '\uFFF9',
  ].map((hidden) => `Nur${hidden} Aisyah`),
  'Nur\u{E0000}Aisyah',
  'Nur\u{E0041}Aisyah',
  'Nur\u{E007F}Aisyah',
  flag('xxxxx'),
])('%j is none', (name) => {
  expect(hasHiddenCharacters(name)).toBe(true);
});

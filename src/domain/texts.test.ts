import { expect, test } from 'vitest';
import { hasHiddenCharacters } from '#domain/texts.ts';

test.for([
  'Nur Aisyah binti Haji Mohamad',
  'Siti\u00A0Rahman',
  '陳偉傑',
  'أحمد بن علي',
  '\u200Fאחמד',
  '👩‍👩‍👧 Family 🇲🇾',
  ' ends with a line \n',
])('%s is a name', (name) => {
  expect(hasHiddenCharacters(name)).toBe(false);
});

test.for(['Nur\u202Eexe.gpj', 'two\nlines', 'a\tb', 'bell\u0007', '\u2066isolated\u2069', 'a\u2028b'])(
  '%j is none',
  (name) => {
    expect(hasHiddenCharacters(name)).toBe(true);
  },
);

/**
 * Text that people paste from banking apps, messengers and web pages has characters that they cannot see or tell apart. The app never asks
 * people to remove them: it cleans each kind of text by one function, on the page and on the server, and then checks it
 * (docs/product/everywhere.md 'Invisible and look-alike characters').
 */

// England, Scotland and Wales have flags that are written with tags.
const FLAG_OF_TAGS = String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`;
/**
 * Control characters, and those that Unicode calls default-ignorable: they have no width, or turn the direction of the text around them
 * (UTR 36). NUL is not one of them: it is refused (docs/product/limits.md 'Texts').
 */
const HIDDEN = String.raw`(?![\0\u200C\u200D\p{Variation_Selector}])[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`;
const FLAG_OR_HIDDEN = new RegExp(`(${FLAG_OF_TAGS})|${HIDDEN}`, 'gu');
// A variation selector chooses the form of an emoji, of a Han or Mongolian letter, or of a digit on a key (#️⃣). Latin letters have one
// form.
const IDLE_SELECTOR =
  /(?<![^\p{Script=Latin}\s\p{M}\p{Default_Ignorable_Code_Point}])\p{Variation_Selector}/gu;
// Scripts such as Persian, and emoji, join and separate their characters with U+200D and U+200C. Latin letters do not.
const JOINED = String.raw`[\u0370-\u1FFF\u2070-\u{10FFFF}]`;
const IDLE_JOINER = new RegExp(`(?<!${JOINED})[\\u200C\\u200D]|[\\u200C\\u200D](?!${JOINED})`, 'gu');
/** Everything that looks like a space, line ends and the blanks of Hangul and braille too. U+FEFF has no width. */
const BLANK = /\r\n|[^\S\uFEFF]|[\u0085\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Removes invisible characters. It keeps those that Persian and emoji need. */
export const withoutHidden = (text: string): string =>
  text
    .replaceAll(FLAG_OR_HIDDEN, (_sign, flag: string | undefined) => flag ?? '')
    .replaceAll(IDLE_SELECTOR, '')
    .replaceAll(IDLE_JOINER, '');

const spaced = (text: string) => withoutHidden(text.replaceAll(BLANK, ' ')).trim().normalize('NFC');

/** Cleans a name, a title or another text of one line: composed, with plain spaces and hyphens, without invisible characters. */
export const cleanLine = (typed: string): string =>
  spaced(typed.replaceAll(/[\u2010\u2011\uFE63\uFF0D]/g, '-'));

/**
 * Cleans a text that programs read, such as an amount, an account number, a code or an address: full-width characters become plain ones,
 * every dash '-', every run of spaces one plain space; invisible characters go.
 */
export const cleanSigns = (typed: string): string =>
  spaced(
    typed
      .normalize('NFKC')
      .replaceAll(/[\p{Pd}\u2212]/gu, '-')
      .replaceAll(/[\u200C\u200D\p{Variation_Selector}]/gu, ''),
  ).replaceAll(/ +/g, ' ');

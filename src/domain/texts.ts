/**
 * What people paste from banking apps, messengers and web pages holds signs that they cannot see or tell apart. The app asks nobody to remove
 * them: it cleans each kind of text by one function, on the page and on the server, and then checks it (docs/product/everywhere.md
 * 'Signs that nobody sees').
 */

// England, Scotland and Wales have flags that are written with tags.
const FLAG_OF_TAGS = String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`;
/**
 * Controls, and what Unicode calls default-ignorable: it has no width, or turns the direction of the writing around it (UTR 36). Nobody pastes
 * a NUL: it is refused (docs/product/limits.md 'Texts that cannot be kept').
 */
const HIDDEN = String.raw`(?![\0\u200C\u200D\p{Variation_Selector}])[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]`;
const FLAG_OR_HIDDEN = new RegExp(`(${FLAG_OF_TAGS})|${HIDDEN}`, 'gu');
// A variation selector chooses the form of an emoji, of a Han or Mongolian letter, or of a digit on a key (#️⃣). Latin letters have one form.
const IDLE_SELECTOR =
  /(?<![^\p{Script=Latin}\s\p{M}\p{Default_Ignorable_Code_Point}])\p{Variation_Selector}/gu;
// Scripts such as Persian, and emoji, join and part their signs with U+200D and U+200C. Latin letters do not.
const JOINED = String.raw`[\u0370-\u1FFF\u2070-\u{10FFFF}]`;
const IDLE_JOINER = new RegExp(`(?<!${JOINED})[\\u200C\\u200D]|[\\u200C\\u200D](?!${JOINED})`, 'gu');
/** What looks like a space, line ends too; among it the blanks of Hangul and braille. U+FEFF has no width. */
const BLANK = /\r\n|[^\S\uFEFF]|[\u0085\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Returns the text without what nobody sees. It keeps what Persian and emoji are written with. */
export const withoutHidden = (text: string): string =>
  text
    .replaceAll(FLAG_OR_HIDDEN, (_sign, flag: string | undefined) => flag ?? '')
    .replaceAll(IDLE_SELECTOR, '')
    .replaceAll(IDLE_JOINER, '');

const spaced = (text: string) => withoutHidden(text.replaceAll(BLANK, ' ')).trim().normalize('NFC');

/** Returns a name, a title or another text of one line: composed, with plain spaces and hyphens, and without what nobody sees. */
export const cleanLine = (typed: string): string =>
  spaced(typed.replaceAll(/[\u2010\u2011\uFE63\uFF0D]/g, '-'));

/**
 * Returns what a program reads, such as an amount, an account number, a code or an address: full-width signs as plain ones, every dash as
 * '-', single plain spaces, and nothing that nobody sees.
 */
export const cleanSigns = (typed: string): string =>
  spaced(
    typed
      .normalize('NFKC')
      .replaceAll(/[\p{Pd}\u2212]/gu, '-')
      .replaceAll(/[\u200C\u200D\p{Variation_Selector}]/gu, ''),
  ).replaceAll(/ +/g, ' ');

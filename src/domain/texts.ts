// England, Scotland and Wales have flags that are written with tags.
const FLAGS_OF_TAGS =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;

/**
 * Whether a name or a title holds what nobody sees, or what changes how the words around it read: control characters, and what Unicode calls
 * default-ignorable, among it what turns the direction of writing round (Unicode Technical Report 36, 'Bidirectional Text Spoofing') and what
 * has no width, by which two names that look the same differ; and the blank of braille (U+2800). But for the two that join and part letters (U+200C, U+200D) and those that choose
 * a letter's form: Persian and emoji are written with them.
 * @param text as typed
 */
export const hasHiddenCharacters = (text: string): boolean =>
  /(?![\u200C\u200D\p{Variation_Selector}])[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u.test(
    text.trim().replaceAll(FLAGS_OF_TAGS, ''),
  );

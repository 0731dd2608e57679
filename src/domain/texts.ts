/**
 * Whether a name or a title holds what nobody sees and what changes how the words around it read: control characters, and those that
 * turn the direction of writing round (Unicode Technical Report 36, 'Bidirectional Text Spoofing').
 * @param text as typed
 */
export const hasHiddenCharacters = (text: string): boolean =>
  /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text.trim());

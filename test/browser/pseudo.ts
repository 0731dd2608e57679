/**
 * A language for tests: English in brackets and 40 % longer. Text without brackets on a screen does not come from
 * src/words; a layout that fits it fits other languages.
 */
export const OPEN = '⟦';
export const CLOSE = '⟧';
const LONGER = 0.4;

/** The length without brackets that inner sentences already have. */
const innerLength = (text: string) => {
  let depth = 0;
  let length = 0;
  for (const sign of text) {
    if (sign === OPEN) depth += 1;
    else if (sign === CLOSE) depth -= 1;
    else if (depth === 0) length += 1;
  }
  return length;
};

/** Repeats its words until it is long enough. */
function longer(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  // 'Mon' is as short in every language.
  if (text.length < 4) return `${OPEN}${text}${CLOSE}`;
  const words = text.replaceAll(/[⟦⟧*]/g, '').split(' ');
  const wanted = Math.ceil(innerLength(text) * LONGER);
  let more = '';
  for (let at = 0; more.length < wanted; at += 1) more += ` ${words[at % words.length]}`;
  // A star at the end of a label is rendered separately.
  const [, label = text, star = ''] = /^(.*?)( \*)?$/s.exec(text) ?? [];
  return `${OPEN}${label}${more.slice(0, Math.max(wanted, 2)).trimEnd()}${CLOSE}${star}`;
}

/** The same for anything that a file of words exports. */
export function pseudo<T>(value: T): T {
  const made: unknown =
    typeof value === 'string'
      ? longer(value)
      : typeof value === 'function'
        ? (...values: unknown[]) => pseudo((value as (...given: unknown[]) => unknown)(...values))
        : Array.isArray(value)
          ? value.map(pseudo)
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudo(inner)]))
            : value;
  return made as T;
}

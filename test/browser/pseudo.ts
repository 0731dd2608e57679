/**
 * A language of the tests: English in brackets and 40 % longer. What has no brackets on a screen does not come from src/words, and what
 * fits in it fits in others.
 */
export const OPEN = '⟦';
export const CLOSE = '⟧';
const LONGER = 0.4;

/** Without what inner sentences are wrapped in already. */
const ownLength = (text: string) => {
  let depth = 0;
  let length = 0;
  for (const sign of text) {
    if (sign === OPEN) depth += 1;
    else if (sign === CLOSE) depth -= 1;
    else if (depth === 0) length += 1;
  }
  return length;
};

/** Its own words again, until it is long enough. */
function longer(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  // 'Mon' is as short in every language.
  if (text.length < 4) return `${OPEN}${text}${CLOSE}`;
  const words = text.replaceAll(/[⟦⟧*]/g, '').split(' ');
  const wanted = Math.ceil(ownLength(text) * LONGER);
  let more = '';
  for (let at = 0; more.length < wanted; at += 1) more += ` ${words[at % words.length]}`;
  // A star at the end of a label is drawn apart.
  const [, label = text, star = ''] = /^(.*?)( \*)?$/s.exec(text) ?? [];
  return `${OPEN}${label}${more.slice(0, Math.max(wanted, 2)).trimEnd()}${CLOSE}${star}`;
}

/** The same of whatever a file of words exports. */
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

import { refusal } from '#server/platform/http/errors.ts';

/** The greatest nesting of lists and objects. No call needs half of it (test/contract.test.ts). */
export const JSON_DEPTH_MAX = 20;

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}

/** Finds the end of the string that begins at `from`. Skips a long one, such as a file, at once. */
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isShallow(text: string): boolean {
  const structure = /["[\]{}]/g;
  let depth = 0;
  for (let found = structure.exec(text); found; found = structure.exec(text)) {
    const [letter] = found;
    if (letter === '"') structure.lastIndex = endOfString(text, found.index) + 1;
    else depth += letter === '[' || letter === '{' ? 1 : -1;
    if (depth < 0 || depth > JSON_DEPTH_MAX) return false;
  }
  return true;
}

/** Parses a body. Returns undefined if it is empty. Refuses invalid JSON, and before parsing, nesting that is too deep for the stack. */
export function parseBody(text: string): unknown {
  if (text === '') return undefined;
  if (!isShallow(text)) throw refusal('INVALID_INPUT');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refusal('INVALID_INPUT');
  }
}

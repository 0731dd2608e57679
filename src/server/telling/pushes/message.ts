import type { PushMessage } from '#domain/pushes.ts';

// At most 1,700 bytes of text, and 600 for the read ones: with ids and page it has less than 2,900, and a push 103 more (RFC 8188 and
// 8291).
const TITLE_MAX = { letters: 100, bytes: 500 };
const LINE_MAX = { letters: 300, bytes: 1200 };

// A line break in a name would hide what follows; a bidirectional override would reverse it.
const clean = (typed: string) => typed.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

/** Removes line breaks and overrides, and cuts a text that is too long between characters as people see them. */
export function cut(text: string, most: number): string {
  const letters: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(clean(text))) {
    if (letters.length === most) return `${letters.slice(0, -1).join('')}…`;
    letters.push(segment);
  }
  return letters.join('');
}

// One visible character may have any number of code points.
const within = (text: string, bytes: number) => {
  let short = text;
  while (Buffer.byteLength(short) > bytes) short = short.slice(0, Math.floor(short.length / 2));
  return short.toWellFormed();
};

const short = (text: string, { letters, bytes }: typeof LINE_MAX) => within(cut(text, letters), bytes);

/** Returns the text of a push, which has at most 3 kB after encryption. */
export const messageText = ({ title, line, ...rest }: PushMessage): string =>
  JSON.stringify({
    ...rest,
    title: short(title, TITLE_MAX),
    line: short(line, LINE_MAX),
  } satisfies PushMessage);

/** More than the cells of a few pages. */
const MOST = 2000;

/**
 * The same function, which remembers its last texts and answers, until others take their place: every rule asks the same of the same few
 * texts of a page.
 * @param answer depends on the text alone
 */
export function memoized<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.answer;
    if (known.size >= MOST) known.clear();
    const now = { answer: answer(text) };
    known.set(text, now);
    return now.answer;
  };
}

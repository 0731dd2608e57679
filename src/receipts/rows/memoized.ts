/** More than the cells of a few pages. */
const MOST = 2000;

/** Caches the last answers: all rules ask the same about the same few texts of a page. */
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

/** A Chinese character beside one of another script, except for space and Chinese punctuation. */
const MEETING =
  /^(?:\p{Script=Han}[^\p{Script=Han}\s\u3000-\u303F\uFF00-\uFFEF“”]|[^\p{Script=Han}\s\u3000-\u303F\uFF00-\uFFEF“”]\p{Script=Han})$/u;

/** A date is a Chinese word, though it begins with a number. */
const DATE = /^(?:\d{4}年)?\d{1,2}月\d{1,2}日/;

const joined = (left: string, right: string) =>
  MEETING.test(left.slice(-1) + right.slice(0, 1)) && !DATE.test(right) ? `${left} ${right}` : left + right;

/**
 * A template whose values may be Chinese or not, as names are: a space is put where the two meet (盘古之白), as in 'Priya Nair 加入了幸福园'
 * and '陈伟杰加入了 Seri Pandan', and none beside a date (docs/glossary.md). The values themselves stay as they are.
 */
export const spaced = (texts: TemplateStringsArray, ...values: readonly string[]) =>
  values.reduce((left, value, place) => joined(joined(left, value), texts[place + 1] ?? ''), texts[0] ?? '');

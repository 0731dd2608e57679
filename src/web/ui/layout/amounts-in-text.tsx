const LANGUAGE = import.meta.env.PAGE_LANGUAGE;
const OF_LATIN =
  LANGUAGE === 'ms'
    ? /(RM [\d,]+\.\d\d|\d\d? [A-Z][a-z]{2,3}(?: \d{4})?)/
    : /(RM [\d,]+\.\d\d|[A-Z][a-z]{2} \d\d(?:, \d{4})?)/;
/**
 * Matches amounts and dates: 'Dec 03, 2026', '03 Dis 2026'. In Chinese, where a line may end at any character, also
 * '11月3日 周二' and '3 项'.
 */
const TOGETHER =
  LANGUAGE === 'zh'
    ? /(RM [\d,]+\.\d\d|（?(?:\d{1,4}[年月日])+(?: [周星]期?.)?）?|\d{1,4} [一-龥])/
    : OF_LATIN;

/** A sentence whose amounts and dates never break at the end of a line. */
export const Amounts = ({ children }: { children: string }) =>
  children.split(TOGETHER).map((part, place) => (
    // After the split, every second part is such an amount or date.
    // oxlint-disable-next-line no-array-index-key -- the same sentence always has the same parts
    <span key={place} className={place % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));

/**
 * An amount; in Chinese, where a line may end at any sign, also a date with its weekday ('2026年11月3日', '11月3日 周二') and a number with the
 * word that measures it ('3 项').
 */
const TOGETHER =
  import.meta.env.OWN_LANGUAGE === 'zh'
    ? /(RM [\d,]+\.\d\d|(?:\d{1,4}[年月日])+(?: [周星]期?.)?|\d{1,4} [一-龥])/
    : /(RM [\d,]+\.\d\d)/;

/** A sentence in which none of these is torn in two at the end of a line. */
export const Amounts = ({ children }: { children: string }) =>
  children.split(TOGETHER).map((part, place) =>
    // Split at what stays together, every second part is such.
    place % 2 === 1 ? (
      // oxlint-disable-next-line no-array-index-key -- the same sentence always has the same parts
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

const AMOUNT = /(RM [\d,]+\.\d\d)/;

/** A sentence in which no amount is torn in two at the end of a line. */
export const Amounts = ({ children }: { children: string }) =>
  children.split(AMOUNT).map((part, place) =>
    // Split at the amounts, every second part is one.
    place % 2 === 1 ? (
      // oxlint-disable-next-line no-array-index-key -- the same sentence always has the same parts
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

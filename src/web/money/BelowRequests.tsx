import { useQuery } from '@tanstack/react-query';
import { shortDate } from '#words/days.ts';
import { spending } from '#words/money.ts';
import { repeating } from '#words/repeating.ts';
import { api } from '#web/calls/api.ts';
import { FoldedMoneyPart } from '#web/money/FoldedMoneyPart.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const RepeatingList = lazyPart(() => import('#web/money/RepeatingList.tsx'), 'RepeatingList');
const Spending = lazyPart(() => import('#web/money/Spending.tsx'), 'Spending');

type BelowRequestsProps = {
  homeId: string;
  /** A series of the reader exists, or existed since the page was opened. */
  hasRepeated: boolean;
  /** The reader has asked for money or paid some. */
  hasPayments: boolean;
};

/** The folded parts below the list (docs/product/money.md 'Parts below the list'). */
export const BelowRequests = ({ homeId, hasRepeated, hasPayments }: BelowRequestsProps) => (
  <>
    {hasRepeated && <Repeating homeId={homeId} />}
    {hasPayments && (
      <FoldedMoneyPart region="spending" title={spending.title} homeId={homeId} onNear={Spending.preload}>
        <Spending homeId={homeId} />
      </FoldedMoneyPart>
    )}
  </>
);

function Repeating({ homeId }: { homeId: string }) {
  const { data, isError } = useQuery(api.repeating.listRepeating.queryOptions({ input: { homeId } }));
  const [next] = (data?.series ?? [])
    .filter(({ paused }) => !paused)
    .toSorted((one, other) => one.nextOn.localeCompare(other.nextOn));
  return (
    <FoldedMoneyPart
      region="repeating"
      title={repeating.title}
      value={isError && !data ? repeating.loadFailed : next && `${next.title}, ${shortDate(next.nextOn)}`}
      homeId={homeId}
      onNear={RepeatingList.preload}
    >
      <RepeatingList homeId={homeId} />
    </FoldedMoneyPart>
  );
}

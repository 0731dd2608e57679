import { Suspense, type ComponentProps } from 'react';
import { mayChangeBill } from '#domain/bills.ts';
import type { Bill } from '#web/money/Bill.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const LoadedBill = lazyPart(() => import('#web/money/Bill.tsx'), 'Bill');

/** The bill of a request, where there is one or its reader may attach one; its room is there before its code. */
export function LazyBill(props: ComponentProps<typeof Bill>) {
  const { bill, requester } = props.payment;
  if (bill === null && !mayChangeBill(props.me, requester.userId)) return null;
  return (
    <div className="mt-1.5 border-t border-line pt-2 sm:-mb-1">
      <Suspense fallback={<div className="min-h-9 pointer-coarse:min-h-11" />}>
        <LoadedBill {...props} />
      </Suspense>
    </div>
  );
}

import { paymentPage as words } from '#words/payments.ts';
import { Skeleton } from '#web/ui/drawings/skeleton.tsx';

const CARDS = ['first', 'second', 'third'];

/** The shape of three requests; the first says what is awaited. */
export const RequestsSkeleton = () => (
  <div className="grid grid-cols-1 gap-3">
    {CARDS.map((card, index) => (
      <div key={card} className="card min-w-0 px-4 py-4 sm:px-[18px]">
        <div className="flex items-center gap-3 sm:gap-4">
          <Skeleton className="size-11 shrink-0" />
          <div className="min-w-0 flex-1">
            {index === 0 ? (
              <output className="text-sm text-ink2">{words.loading}</output>
            ) : (
              <Skeleton className="h-5 w-40 max-w-full" />
            )}
          </div>
          {index > 0 && <Skeleton className="h-5 w-24 shrink-0" />}
        </div>
        <div className="mt-3.5 flex min-h-11 items-center gap-2.5 border-t border-line pt-1.5">
          <Skeleton className="size-7 shrink-0 rounded-full" />
          <Skeleton className="h-4 w-24" />
        </div>
      </div>
    ))}
  </div>
);

import { Suspense } from 'react';
import type { Sen } from '#domain/money.ts';
import { howToPayTitle } from '#words/how-to-pay-title.ts';
import { Skeleton } from '#web/ui/drawings/skeleton.tsx';
import { knownZone } from '#web/ui/hooks/known-zone.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const HowToPayFor = lazyPart(() => import('#web/payment-details/HowToPayParts.tsx'), 'HowToPayFor');

type HowToPayOpenProps = { userId: string; name: string; timeZone: string | undefined; amount: Sen };

/** How to pay somebody, unfolded: read once it is shown. */
export const HowToPayOpen = ({ name, timeZone, ...payee }: HowToPayOpenProps) => (
  <section aria-label={howToPayTitle(name)}>
    <Suspense fallback={<Skeleton className="h-16" />}>
      <HowToPayFor {...payee} name={name} timeZone={knownZone(timeZone)} />
    </Suspense>
  </section>
);

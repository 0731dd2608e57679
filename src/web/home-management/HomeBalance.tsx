import type { Home } from '#contract/homes.ts';
import { Balance } from '#web/chores/Balance.tsx';
import { DealBy } from '#web/home-management/DealBy.tsx';

/** Who did how much, and how chores are dealt out (docs/product/fair.md 'Balance', 'Deal by'). Load it lazily. */
export const HomeBalance = ({ home }: { home: Home }) => (
  <div className="grid grid-cols-1 gap-3">
    <Balance home={home} />
    <DealBy home={home} />
  </div>
);

import { Link } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { Day } from '#domain/days.ts';
import { swapPlace } from '#domain/places.ts';
import { counters, pendingSwaps, weekdayDate } from '#words/dashboard.ts';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { INDEX_ROW, INDEX_ROWS, RowContent } from '#web/ui/layout/rows.tsx';
import { Section } from '#web/ui/layout/section.tsx';

export type SwapOfMine = {
  id: string;
  /** Requested by the reader, not of them. */
  outgoing: boolean;
  otherName: string;
  chore: { name: string; dueDate: Day };
};

/**
 * Up to three pending swap requests, each a link to where it is answered (docs/product/dashboard.md 'Lists of chores').
 */
export const DashboardSwaps = ({ swaps, today }: { swaps: SwapOfMine[]; today: Day }) => (
  <Section title={counters.pendingSwaps}>
    <ul className={INDEX_ROWS}>
      {swaps.map(({ id, outgoing, otherName, chore }) => (
        <li key={id}>
          <Link to="/swap-requests" hash={swapPlace(id)} className={INDEX_ROW}>
            <RowContent
              icon={outgoing ? ArrowUpRight : ArrowDownLeft}
              tone={outgoing ? 'quiet' : 'warn'}
              title={outgoing ? pendingSwaps.outgoing : pendingSwaps.incoming}
              text={<FactsLine of={[otherName, chore.name, weekdayDate(chore.dueDate, today)]} />}
            />
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

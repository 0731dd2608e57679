import { Link } from '@tanstack/react-router';
import { ArrowDownLeft, ArrowUpRight, ChevronRight } from 'lucide-react';
import type { Day } from '#domain/days.ts';
import type { Tone } from '#domain/homes.ts';
import { swapPlace } from '#domain/places.ts';
import { counters, pendingSwaps } from '#words/dashboard.ts';
import { relativeDate } from '#words/days.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

export type SwapOfMine = {
  id: string;
  /** Requested by the reader, not of them. */
  outgoing: boolean;
  other: { displayName: string; photoURL: string | null; tone: Tone };
  chore: { name: string; icon: string; dueDate: Day };
};

/**
 * Up to three pending swap requests, each a link to where it is answered (docs/product/dashboard.md 'Lists of chores').
 */
export const DashboardSwaps = ({ swaps, today }: { swaps: SwapOfMine[]; today: Day }) => (
  <Section title={counters.pendingSwaps}>
    <ul className="grid grid-cols-1 gap-2 md:grid-cols-3 md:gap-3">
      {swaps.map((swap) => (
        <SwapCard key={swap.id} swap={swap} today={today} />
      ))}
    </ul>
  </Section>
);

function SwapCard({ swap: { id, outgoing, other, chore }, today }: { swap: SwapOfMine; today: Day }) {
  const Arrow = outgoing ? ArrowUpRight : ArrowDownLeft;
  return (
    <li>
      <Link
        to="/swap-requests"
        hash={swapPlace(id)}
        className="card flex h-full flex-col gap-3 p-4 hover:bg-sunken"
      >
        <h3 className="flex items-center gap-2 text-15 font-[650]">
          <Arrow size={17} className={outgoing ? 'text-ink2' : 'text-link'} aria-hidden />
          {outgoing ? pendingSwaps.outgoing : pendingSwaps.incoming}
          <ChevronRight size={18} className="ml-auto text-ink3" aria-hidden />
        </h3>
        <div className="flex items-center gap-3">
          <Tile icon={chore.icon} size={38} />
          <div className="min-w-0">
            <p className="text-15 leading-snug text-ink2">
              <FactsLine
                of={[
                  <b key="name" className="font-semibold text-ink">
                    {chore.name}
                  </b>,
                  relativeDate(chore.dueDate, today),
                ]}
              />
            </p>
            <div className="mt-0.5 flex items-center gap-2 text-ink2">
              <Avatar name={other.displayName} tone={other.tone} photo={other.photoURL} size={22} />
              <span className="min-w-0 text-sm">{other.displayName}</span>
            </div>
          </div>
        </div>
      </Link>
    </li>
  );
}

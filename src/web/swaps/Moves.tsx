import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayShort } from '#words/days.ts';
import { swapCard as words } from '#words/swaps.ts';
import type { MovedChore, SwapShown } from '#web/swaps/swap-shown.ts';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

/** What would change hands, in the reader's own words, before anybody presses Accept. */
export function Moves({ incoming, other, chore, returnChore }: SwapShown) {
  const take = (
    <Move
      title={words.youTake}
      icon={<ArrowDownLeft size={15} aria-hidden />}
      chore={incoming ? chore : returnChore}
      none={words.nothingInReturn}
    />
  );
  const handOver = (
    <Move
      title={words.youHandOver}
      icon={<ArrowUpRight size={15} aria-hidden />}
      chore={incoming ? returnChore : chore}
      none={words.favour(other?.displayName)}
    />
  );
  return (
    <div data-exchange={returnChore && true} className="group relative mt-3.5">
      <dl className="grid grid-cols-1 gap-1.5 sm:grid-cols-2">
        {incoming ? take : handOver}
        {incoming ? handOver : take}
      </dl>
      {returnChore && (
        <span
          aria-hidden
          className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full border border-line bg-surface text-ink2 max-sm:hidden"
        >
          <ArrowLeftRight size={15} />
        </span>
      )}
    </div>
  );
}

type MoveProps = { title: string; icon: ReactNode; chore: MovedChore | undefined; none: string };

const Move = ({ title, icon, chore, none }: MoveProps) => (
  <div className="min-w-0 rounded-md bg-sunken px-3.5 pt-2.5 pb-3 sm:px-4 sm:group-data-exchange:even:pl-7">
    <dt className="mb-2 flex items-center gap-1.5 text-13 font-semibold text-ink2">
      {icon}
      {title}
    </dt>
    {chore ? (
      <dd className="flex items-center gap-3">
        <Tile icon={chore.icon} size={40} raised />
        <span className="min-w-0 leading-snug">
          <span className="block text-15 font-[650]">{chore.name}</span>
          <FactsLine of={[words.day(dayShort(chore.dueDate), chore.minutes)]} className="text-sm text-ink2" />
        </span>
      </dd>
    ) : (
      <dd className="flex items-center text-15 leading-snug text-ink2 sm:min-h-10">{none}</dd>
    )}
  </div>
);

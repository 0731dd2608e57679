import { clsx } from 'clsx';
import { chorePlace } from '#domain/places.ts';
import { badges, board } from '#words/chores.ts';
import { factsOf, type BoardChore } from '#web/chores/board-chore.ts';
import { ChoreActions, type ChoreHandlers } from '#web/chores/ChoreActions.tsx';
import { ChoreLink, type OpeningHandler } from '#web/chores/ChoreLink.tsx';
import { SwapControl } from '#web/chores/SwapControl.tsx';
import { WhyMe } from '#web/chores/lazy-why.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Status } from '#web/ui/layout/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

/**
 * Knows its own width (a container), not the screen's: 280 px on a phone, where both buttons share a line; 142 to 199 in a desktop's
 * column, where the swap stands beside the assignee; down to 98 on tablets, where the badge moves below the name and the swap below the
 * button. 'Mark complete' keeps to one line: below 200 px in letters of 14 px for fingers too, below 152 without its sign, below 119 in
 * smaller letters.
 */
export function ChoreCard({
  chore,
  onOpen,
  ...handlers
}: ChoreHandlers & OpeningHandler & { chore: BoardChore }) {
  const swaps = chore.swap !== 'none';
  const facts = factsOf(chore);
  return (
    <li
      id={chorePlace(chore.id)}
      tabIndex={-1}
      className={clsx(
        '@container relative rounded-md bg-surface text-ink shadow-1',
        chore.mayComplete && 'ring-mine',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1.5 gap-y-2 p-2.5 @max-[141px]:p-1.5 @max-[118px]:p-1">
        <Tile icon={chore.icon} size={34} />
        <span className="col-span-2 hidden justify-self-end @max-[141px]:block">
          <Avatar
            name={chore.assignee.displayName}
            tone={chore.assignee.tone}
            photo={chore.assignee.photoURL}
            size={26}
          />
        </span>
        <span className="col-span-2 flex justify-self-end @max-[141px]:order-1 @max-[141px]:col-span-3 @max-[141px]:justify-self-start">
          {!chore.waits && <Status state={chore.badge}>{badges[chore.badge]}</Status>}
        </span>
        <div className="col-span-3">
          <h4
            className={clsx('text-15 leading-tight font-[650]', chore.status === 'completed' && 'text-ink2')}
          >
            <ChoreLink chore={chore} onOpen={onOpen} />
          </h4>
          {chore.waits}
          {facts !== '' && !chore.waits && (
            <FactsLine of={[facts]} className="mt-0.5 text-13 leading-tight break-keep text-ink2" />
          )}
          <WhyMe chore={chore} className="mt-1 -mb-1 block min-h-6 text-13 max-lg:hidden" />
        </div>
        {/* Below the face where its longest word would not fit beside it. */}
        <span
          className={clsx(
            'col-span-3 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1',
            swaps && '@min-[142px]:@max-[199px]:col-span-2',
          )}
        >
          <span className="@max-[141px]:hidden">
            <Avatar
              name={chore.assignee.displayName}
              tone={chore.assignee.tone}
              photo={chore.assignee.photoURL}
              size={22}
            />
          </span>
          <span className="min-w-0 flex-[1_1_min-content] text-sm @max-[141px]:text-13 @max-[141px]:leading-tight @max-[141px]:text-ink2">
            {chore.mine ? board.you : chore.assignee.displayName}
          </span>
        </span>
        <ChoreActions
          chore={chore}
          className={clsx(
            'relative order-2 col-span-3 px-1.5! @max-[199px]:text-sm! @max-[141px]:px-0.5! @max-[118px]:text-13! @max-[103px]:text-xs!',
            swaps && '@min-[200px]:col-span-2',
          )}
          {...handlers}
        />
        <SwapControl
          chore={chore}
          className="relative order-1 @max-[141px]:order-3 @max-[141px]:col-span-3 @max-[141px]:w-full! @min-[200px]:order-3"
          {...handlers}
        />
      </div>
    </li>
  );
}

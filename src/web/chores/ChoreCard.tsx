import { clsx } from 'clsx';
import { chorePlace } from '#domain/places.ts';
import { badges, board } from '#words/chores.ts';
import { factsOf, type BoardChore } from '#web/chores/board-chore.ts';
import { ChoreActions, type ChoreHandlers } from '#web/chores/ChoreActions.tsx';
import { SwapControl } from '#web/chores/SwapControl.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Status } from '#web/ui/status.tsx';
import { Tile } from '#web/ui/tile.tsx';

/**
 * Knows its own width (a container), not the screen's: 280 px on a phone, where both buttons share a line; 154 in a desktop's column,
 * where the swap stands beside the assignee; 94 on an upright tablet, where the badge moves below the name, the words of the button
 * take two lines and the swap stands below it.
 */
export function ChoreCard({ chore, ...handlers }: ChoreHandlers & { chore: BoardChore }) {
  const swaps = chore.swap !== 'none';
  const facts = factsOf(chore);
  return (
    <li
      id={chorePlace(chore.id)}
      tabIndex={-1}
      className={clsx(
        '@container rounded-md bg-surface text-ink shadow-1',
        chore.mayComplete && 'ring-[1.5px] ring-primary ring-inset',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1.5 gap-y-2 p-2.5 @max-[124px]:p-2">
        <Tile icon={chore.icon} size={34} />
        <span className="col-span-2 hidden justify-self-end @max-[124px]:block">
          <Avatar
            name={chore.assignee.displayName}
            tone={chore.assignee.tone}
            photo={chore.assignee.photoURL}
            size={26}
          />
        </span>
        <span className="col-span-2 flex justify-self-end @max-[124px]:order-1 @max-[124px]:col-span-3 @max-[124px]:justify-self-start">
          <Status state={chore.badge}>{badges[chore.badge]}</Status>
        </span>
        <div className="col-span-3">
          <h4
            className={clsx(
              'text-[15px] leading-tight font-[650] [overflow-wrap:anywhere]',
              chore.status === 'completed' && 'text-ink2',
            )}
          >
            {chore.name}
          </h4>
          {facts !== '' && <p className="mt-0.5 text-[13px] leading-tight text-ink2">{facts}</p>}
        </div>
        <span
          className={clsx(
            'col-span-3 flex min-w-0 items-center gap-2',
            swaps && '@min-[125px]:@max-[199px]:col-span-2',
          )}
        >
          <span className="@max-[124px]:hidden">
            <Avatar
              name={chore.assignee.displayName}
              tone={chore.assignee.tone}
              photo={chore.assignee.photoURL}
              size={22}
            />
          </span>
          <span className="min-w-0 text-sm [overflow-wrap:anywhere] @max-[124px]:text-[13px] @max-[124px]:leading-tight @max-[124px]:text-ink2">
            {chore.mine ? board.you : chore.assignee.displayName}
          </span>
        </span>
        <ChoreActions
          chore={chore}
          className={clsx(
            'order-2 col-span-3 px-1.5! @max-[124px]:min-h-10! @max-[124px]:py-1 @max-[124px]:leading-tight',
            swaps && '@min-[200px]:col-span-2',
          )}
          {...handlers}
        />
        <SwapControl
          chore={chore}
          className="order-1 @max-[124px]:order-3 @max-[124px]:col-span-3 @max-[124px]:w-full! @min-[200px]:order-3"
          {...handlers}
        />
      </div>
    </li>
  );
}

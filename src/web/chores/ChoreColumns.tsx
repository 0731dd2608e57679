import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { dayOfMonth, type Day } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { badges, board } from '#words/chores.ts';
import { dayHeading, shortDate, weekdayShort } from '#words/days.ts';
import { type BoardChore, isForNow } from '#web/chores/board-chore.ts';
import { type ChoreHandlers, ChoreActions, SwapControl } from '#web/chores/ChoreActions.tsx';
import { AbsenceLine, type OpeningHandler, ChoreLink } from '#web/chores/ChoreParts.tsx';
import { ThankHeart } from '#web/chores/thanking.tsx';
import type { Face } from '#web/homes/faces.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { choresOf } from '#web/chores/week-parts.ts';

type Props = ChoreHandlers &
  OpeningHandler & {
    days: Day[];
    today: Day;
    chores: BoardChore[];
    scroller: boolean;
    peopleAwayOn: (day: Day) => Face[];
  };

const idOf = (day: Day) => `day-${day}`;

/**
 * The seven days side by side. On phones in portrait, a scroller that opens on today, with a strip of days to jump by.
 */
export function ChoreColumns({ days, today, chores, scroller, peopleAwayOn, ...handlers }: Props) {
  const columns = useRef<HTMLDivElement>(null);
  // If one day has an absence line, the others reserve its height, so that the first chores align.
  const hasLine = days.some((day) => peopleAwayOn(day).length > 0);
  const first = days.includes(today) ? today : (days[0] ?? today);
  useEffect(() => {
    const column = document.getElementById(idOf(first));
    if (scroller && columns.current && column) columns.current.scrollLeft = column.offsetLeft - 16;
  }, [first, scroller]);
  return (
    <>
      {scroller && <DayStrip days={days} today={today} chores={chores} />}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reached by key; a fieldset does not scroll */}
      <div
        ref={columns}
        tabIndex={scroller ? 0 : undefined}
        role="group"
        aria-label={board.calendar}
        className={
          scroller
            ? 'no-scrollbar relative -mx-4 flex [scroll-snap-type:x_proximity] scroll-pl-4 gap-2.5 overflow-x-auto px-4 pt-0.5 pb-3'
            : 'grid grid-cols-[repeat(auto-fit,minmax(2.2rem,1fr))] gap-1 max-lg:-mx-2.5 lg:gap-1.5 xl:gap-2.5'
        }
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            isToday={day === today}
            chores={choresOf(day, chores)}
            scroller={scroller}
            away={hasLine ? peopleAwayOn(day) : undefined}
            {...handlers}
          />
        ))}
      </div>
    </>
  );
}

type ColumnProps = ChoreHandlers &
  OpeningHandler & {
    day: Day;
    isToday: boolean;
    chores: BoardChore[];
    scroller: boolean;
    /** Undefined if no member is away in the whole week. */
    away: Face[] | undefined;
  };

function DayColumn({ day, isToday, chores, scroller, away, ...handlers }: ColumnProps) {
  return (
    <section
      id={idOf(day)}
      aria-label={dayHeading(day)}
      className={clsx(
        'flex min-w-0 flex-col gap-2 rounded-lg',
        scroller
          ? 'min-h-72 flex-[0_0_min(78vw,300px)] snap-start p-2.5'
          : 'min-h-80 p-[3px] lg:p-1.5 xl:p-2.5',
        isToday ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken text-ink2',
      )}
    >
      <h3 className="mx-1 flex items-center justify-between text-sm font-semibold">
        {weekdayShort(day)}
        <b
          className={clsx(
            'grid size-[1.875rem] place-items-center rounded-full text-base',
            isToday ? 'bg-primary text-on-primary' : 'text-ink',
          )}
        >
          {dayOfMonth(day)}
        </b>
      </h3>
      {away && (
        <div className="mx-1 -mt-1 min-h-[22px]">
          <AbsenceLine people={away} faces={scroller} />
        </div>
      )}
      {chores.length === 0 ? (
        <p className="mx-1 my-3 text-sm">{board.nothingDue}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {chores.map((chore) => (
            <ChoreCard key={chore.id} chore={chore} {...handlers} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Seven tiles; a mango dot marks a day with open chores. */
function DayStrip({ days, today, chores }: { days: Day[]; today: Day; chores: BoardChore[] }) {
  const jump = (day: Day) =>
    document
      .getElementById(idOf(day))
      ?.scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' });
  return (
    <fieldset
      className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(2.2rem,1fr))] gap-1"
      aria-label={board.jumpToDay}
    >
      {days.map((day) => {
        const open = chores.some((chore) => chore.dueDate === day && chore.status !== 'completed');
        return (
          <button
            key={day}
            type="button"
            onClick={() => jump(day)}
            aria-current={day === today ? 'date' : undefined}
            className="flex flex-col items-center rounded-md py-1.5 text-ink2 hover:bg-sunken aria-[current]:bg-primary aria-[current]:text-on-primary"
          >
            <span className="text-xs font-medium">{weekdayShort(day)}</span>
            <b className="text-base leading-tight">{dayOfMonth(day)}</b>
            <i
              aria-hidden
              className={clsx('mt-1 size-1.5 rounded-full', open ? 'bg-accent' : 'bg-transparent')}
            />
          </button>
        );
      })}
    </fieldset>
  );
}

/**
 * Its layout depends on its own width, not on the screen's; the widths here are those with letters of 16 px. 280 px, on
 * a phone: both buttons share a line. 141 to 199 px, in a desktop's column: the swap is beside the assignee. Down to
 * 98 px, on tablets: the badge moves below the name and the swap below the button. 'Mark complete' stays on one line:
 * below 200 px in 14 px letters on touch too, below 150 px without its icon, below 118 px in smaller letters.
 */
function ChoreCard({ chore, onOpen, ...handlers }: ChoreHandlers & OpeningHandler & { chore: BoardChore }) {
  const swaps = chore.swap !== 'none';
  return (
    <li
      id={chorePlace(chore.id)}
      tabIndex={-1}
      className={clsx(
        '@container relative rounded-md bg-surface text-ink shadow-1',
        isForNow(chore) && 'ring-mine',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1.5 gap-y-2 p-2.5 @max-[8.8rem]:p-1.5 @max-[7.4rem]:p-1">
        <Tile icon={chore.icon} size={34} />
        <span className="col-span-2 hidden justify-self-end @max-[8.8rem]:block">
          <Avatar
            name={chore.assignee.displayName}
            tone={chore.assignee.tone}
            photo={chore.assignee.photoURL}
            size={26}
          />
        </span>
        <span className="col-span-2 flex justify-self-end @max-[8.8rem]:order-1 @max-[8.8rem]:col-span-3 @max-[8.8rem]:justify-self-start">
          {!chore.unsentNote && <Status state={chore.badge}>{badges[chore.badge]}</Status>}
        </span>
        <div className="col-span-3">
          <h4
            className={clsx('text-15 leading-tight font-[650]', chore.status === 'completed' && 'text-ink2')}
          >
            <ChoreLink chore={chore} onOpen={onOpen} />
          </h4>
          {chore.unsentNote}
          {chore.movedFrom && !chore.unsentNote && (
            <p className="mt-0.5 text-13 leading-tight text-ink2">
              {board.movedFrom(shortDate(chore.movedFrom))}
            </p>
          )}
        </div>
        {/* Moves below the picture if its longest word would not fit beside it. */}
        <span
          className={clsx(
            'col-span-3 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1',
            swaps && '@min-[8.8rem]:@max-[12.5rem]:col-span-2',
          )}
        >
          <span className="@max-[8.8rem]:hidden">
            <Avatar
              name={chore.assignee.displayName}
              tone={chore.assignee.tone}
              photo={chore.assignee.photoURL}
              size={22}
            />
          </span>
          <span className="min-w-0 flex-[1_1_min-content] text-sm @max-[8.8rem]:text-13 @max-[8.8rem]:leading-tight @max-[8.8rem]:text-ink2">
            {chore.mine ? board.you : chore.assignee.displayName}
            {chore.claimNote !== undefined && (
              <span className="block text-13 leading-tight text-ink2">{chore.claimNote}</span>
            )}
          </span>
          <ThankHeart
            chore={chore}
            size="small"
            className="relative -my-2 -mr-1.5 -ml-1 pointer-coarse:-my-3 pointer-coarse:-mr-2.5 pointer-coarse:ml-auto"
          />
        </span>
        <ChoreActions
          chore={chore}
          className={clsx(
            'relative order-2 col-span-3 px-1.5! @max-[12.5rem]:text-sm! @max-[8.8rem]:px-0.5! @max-[7.4rem]:text-13! @max-[6.4rem]:text-xs!',
            swaps && '@min-[12.5rem]:col-span-2',
          )}
          {...handlers}
        />
        <SwapControl
          chore={chore}
          className="relative order-1 @max-[8.8rem]:order-3 @max-[8.8rem]:col-span-3 @max-[8.8rem]:w-full! @min-[12.5rem]:order-3"
          {...handlers}
        />
      </div>
    </li>
  );
}

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { dayOfMonth, type Day } from '#domain/days.ts';
import { board } from '#words/chores.ts';
import { dayHeading, weekdayShort } from '#words/days.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import type { ChoreHandlers } from '#web/chores/ChoreActions.tsx';
import { AwayLine } from '#web/chores/AwayLine.tsx';
import { ChoreCard } from '#web/chores/ChoreCard.tsx';
import type { OpeningHandler } from '#web/chores/ChoreLink.tsx';
import type { Face } from '#web/homes/faces.ts';
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

/** The seven days side by side; on upright phones a scroller that opens on today, with a strip of days to jump by. */
export function ChoreColumns({ days, today, chores, scroller, peopleAwayOn, ...handlers }: Props) {
  const columns = useRef<HTMLDivElement>(null);
  // Where one day has the line, the others keep its room, so that the first chores stand in one row.
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
    /** Undefined where nobody is away in the whole week. */
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
            'grid size-[30px] place-items-center rounded-full text-base',
            isToday ? 'bg-primary text-on-primary' : 'text-ink',
          )}
        >
          {dayOfMonth(day)}
        </b>
      </h3>
      {away && (
        <div className="mx-1 -mt-1 min-h-[22px]">
          <AwayLine people={away} faces={scroller} />
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

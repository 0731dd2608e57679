import { clsx } from 'clsx';
import { CalendarDays, ChevronLeft, ChevronRight, List, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays, isoWeek, type Day } from '#domain/days.ts';
import { board } from '#words/chores.ts';
import { weekRange } from '#words/days.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { DaysShown } from '#web/chores/chore-board-layout.tsx';
import { Segmented } from '#web/ui/controls/choices.tsx';
import { Select } from '#web/ui/controls/select.tsx';
import { Tabs } from '#web/ui/controls/tabs.tsx';

type Props = {
  monday: Day;
  chores: BoardChore[];
  /** The chores have loaded, so they can be counted. */
  isKnown: boolean;
  isThisWeek: boolean;
  onWeek: (monday: Day) => void;
  onThisWeek: () => void;
  /** Called when the pointer or focus reaches an arrow. */
  onNear: () => void;
};

/** The same on narrow screens: one low card between its arrows. */
export function NarrowWeekHeader({ monday, chores, isKnown, isThisWeek, ...acts }: Props) {
  const { week, year } = isoWeek(monday);
  const done = chores.filter((chore) => chore.status === 'completed').length;
  return (
    <div className="card relative flex min-h-14 items-center overflow-hidden px-0.5 pb-1">
      <WeekArrow step={-1} monday={monday} {...acts} />
      <div className="min-w-0 flex-1 py-1 text-center" aria-live="polite">
        <div className="flex flex-wrap items-baseline justify-center gap-x-2">
          <h2 className="text-base leading-tight font-bold">{board.week(week, year)}</h2>
          {!isThisWeek && (
            <button type="button" className="link -my-3 py-3 text-13" onClick={acts.onThisWeek}>
              {board.thisWeek}
            </button>
          )}
        </div>
        <p className="text-13 leading-snug text-ink2">
          <Amounts>{weekRange(monday, addDays(monday, 6))}</Amounts>
          {isKnown && ' · '}
          <span className="whitespace-nowrap">{isKnown && board.done(done, chores.length)}</span>
        </p>
      </div>
      <WeekArrow step={1} monday={monday} {...acts} />
      <progress
        aria-label={board.progress}
        value={done}
        max={Math.max(chores.length, 1)}
        className={clsx(
          'week-progress absolute inset-x-0 bottom-0 block h-1 w-full rounded-none',
          !isKnown && 'invisible',
        )}
      />
    </div>
  );
}

type ArrowProps = Pick<Props, 'monday' | 'onWeek' | 'onNear'> & { step: 1 | -1; variant?: 'outline' };

const WeekArrow = ({ step, monday, onWeek, onNear, variant }: ArrowProps) => (
  <IconButton
    variant={variant}
    label={step < 0 ? board.previousWeek : board.nextWeek}
    onPointerEnter={onNear}
    onFocus={onNear}
    onClick={() => onWeek(addDays(monday, 7 * step))}
  >
    {step < 0 ? <ChevronLeft size={18} aria-hidden /> : <ChevronRight size={18} aria-hidden />}
  </IconButton>
);

/** Arrows, 'Week {n}, {year}' with its seven days, and how much of it is done. */
export function ChoreWeekHeader({
  monday,
  chores,
  isKnown,
  isThisWeek,
  onWeek,
  onThisWeek,
  onNear,
  children,
}: Props & { children: ReactNode }) {
  const { week, year } = isoWeek(monday);
  const done = chores.filter((chore) => chore.status === 'completed').length;
  const late = chores.filter((chore) => chore.badge === 'overdue').length;
  return (
    <div className="card mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-3 p-3 short:mb-2.5 short:py-2">
      <div className="flex gap-1.5">
        <WeekArrow step={-1} variant="outline" {...{ monday, onWeek, onNear }} />
        <WeekArrow step={1} variant="outline" {...{ monday, onWeek, onNear }} />
      </div>
      <div className="whitespace-nowrap" aria-live="polite">
        <h2 className="text-17 leading-snug font-bold short:text-base">{board.week(week, year)}</h2>
        <p className="text-sm leading-snug text-ink2">
          <Amounts>{weekRange(monday, addDays(monday, 6))}</Amounts>
        </p>
      </div>
      {!isThisWeek && (
        <Button variant="link" size="small" className="px-2!" onClick={onThisWeek}>
          {board.thisWeek}
        </Button>
      )}
      <div className="mr-auto ml-2 grid max-w-56 min-w-[min(10rem,100%)] flex-1 gap-1.5">
        <p className="flex justify-between gap-3 text-sm font-semibold whitespace-nowrap">
          <span>{isKnown ? board.done(done, chores.length) : '\u00a0'}</span>
          {late > 0 && <span className="text-danger">{board.overdue(late)}</span>}
        </p>
        <progress
          aria-label={board.progress}
          value={done}
          max={Math.max(chores.length, 1)}
          className={clsx('week-progress block h-2 w-full', !isKnown && 'invisible')}
        />
      </div>
      {children}
    </div>
  );
}

export type BoardView = 'calendar' | 'table';
export type BoardTab = 'all' | 'mine';

const TABS = [
  { value: 'all', label: board.allChores },
  { value: 'mine', label: board.myChores },
] as const;

type Choice<Value> = { value: Value; onChange: (value: Value) => void };

/** Calendar or table. The view that the screen opens with is first. */
export const ViewChoice = ({ narrow, ...choice }: Choice<BoardView> & { narrow: boolean }) => {
  const calendar = {
    value: 'calendar',
    label: (
      <>
        <CalendarDays size={16} aria-hidden className="@max-[22rem]:hidden" />
        {board.calendarView}
      </>
    ),
  } as const;
  const TableIcon = narrow ? List : Table2;
  const table = {
    value: 'table',
    label: (
      <>
        <TableIcon size={16} aria-hidden className="@max-[22rem]:hidden" />
        {board.tableView}
      </>
    ),
  } as const;
  return (
    <Segmented
      {...choice}
      label={board.view}
      className={narrow ? 'flex-[1_0_auto]' : undefined}
      options={narrow ? [table, calendar] : [calendar, table]}
    />
  );
};

/**
 * Everyone's chores or the reader's own, as tabs of the panel with the same id (docs/product/board.md 'The week').
 */
export const WhoseTabs = ({ id, ...choice }: Choice<BoardTab> & { id: string }) => (
  <Tabs {...choice} id={id} label={board.whose} options={TABS} />
);

/** The same choice as a dropdown, on small screens. */
export const WhoseDropdown = (choice: Choice<BoardTab>) => (
  <div className="min-w-0 flex-[1_0_130px]">
    <Select {...choice} aria-label={board.whose} options={TABS} />
  </div>
);

/** On desktops: seven columns, or a list of the remaining days (docs/product/board.md 'Views and layouts'). */
export const DaysChoice = (choice: Choice<DaysShown>) => (
  <Segmented
    {...choice}
    label={board.days}
    options={[
      { value: 'week', label: board.wholeWeek },
      { value: 'remaining', label: board.remainingDays },
    ]}
  />
);

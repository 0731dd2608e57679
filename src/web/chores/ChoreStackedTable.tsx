/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that are laid out as grids lose their roles, so these elements get
   them in so many words */
import { clsx } from 'clsx';
import { useId, useState, type ReactNode, type RefObject } from 'react';
import type { Day } from '#domain/days.ts';
import { chorePlace, LATE_PLACE } from '#domain/places.ts';
import { absenceLine, badges, board } from '#words/chores.ts';
import { dayHeading, shortDate } from '#words/days.ts';
import { factsOf, isForNow, isListedAsLate, type BoardChore } from '#web/chores/board-chore.ts';
import { ChoreLink, EarlierDays, type OpeningHandler } from '#web/chores/ChoreParts.tsx';
import {
  ChoreActions,
  choreSwipeProps,
  mayAct,
  QuietChoreActions,
  SwapControl,
  type ChoreHandlers,
} from '#web/chores/ChoreActions.tsx';
import { FoldedLateChores, useLatePlace } from '#web/chores/LateChores.tsx';
import { ThankHeart } from '#web/chores/thanking.tsx';
import type { Face } from '#web/homes/faces.ts';
import { useFold } from '#web/ui/hooks/use-fold.ts';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { choresOf, partsOfWeek, type LateParts } from '#web/chores/week-parts.ts';

type Handlers = ChoreHandlers & OpeningHandler;
type Props = Handlers & {
  days: Day[];
  today: Day;
  chores: BoardChore[];
  /** Overdue chores of this and earlier weeks; undefined if there are none. */
  late: LateParts | undefined;
  /** 'Let go of all', beside the button that opens the folded ones. */
  letGoOfAll: ReactNode;
  /** Rows have just moved up: the table ignores taps. */
  isSettling: boolean;
  /** The element id that the address names; a folded group opens if it contains it. */
  linked: string;
  peopleAwayOn: (day: Day) => Face[];
};

/**
 * The table of narrow screens: late chores first, then a group of rows per day from today on. To screen readers it is
 * still a table.
 */
export function ChoreStackedTable(props: Props) {
  const { days, today, chores, late, letGoOfAll, isSettling, linked, peopleAwayOn, ...handlers } = props;
  const { earlier, remaining } = partsOfWeek(days, today, chores);
  const onTime = chores.filter((chore) => !isListedAsLate(chore));
  const [chosen, setEarlierShown] = useState<boolean>();
  const earlierShown =
    chosen ?? onTime.some(({ id, dueDate }) => earlier.includes(dueDate) && chorePlace(id) === linked);
  const group = (day: Day) => {
    const ofDay = choresOf(day, onTime);
    const away = peopleAwayOn(day);
    if (ofDay.length === 0) return null;
    // What the reader has to do is first.
    const listed =
      day === today ? ofDay.toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst)) : ofDay;
    const done = ofDay.filter(({ status }) => status === 'completed').length;
    return (
      <Group
        key={day}
        name={dayHeading(day)}
        heading={day === today ? board.todayIs(dayHeading(day)) : dayHeading(day)}
        away={away}
        count={day <= today ? board.done(done, ofDay.length) : board.chores(ofDay.length)}
        isToday={day === today}
      >
        {listed.map((chore) => (
          <Row key={chore.id} chore={chore} isToday={day === today} {...handlers} />
        ))}
      </Group>
    );
  };
  const hasEarlier = onTime.some(({ dueDate }) => earlier.includes(dueDate));
  return (
    <div
      role="table"
      aria-label={board.choresOfWeek}
      className={clsx('grid grid-cols-1 gap-2', isSettling && 'pointer-events-none')}
    >
      {late && <LateGroup parts={late} letGoOfAll={letGoOfAll} linked={linked} {...handlers} />}
      {remaining.map((day) => group(day))}
      {hasEarlier && (
        <OtherRow>
          <EarlierDays shown={earlierShown} onToggle={() => setEarlierShown(!earlierShown)} />
        </OtherRow>
      )}
      {/* Below the button, so that nothing moves when it is pressed. */}
      {earlierShown && earlier.map((day) => group(day))}
    </div>
  );
}

/** A row that is no chore. */
const OtherRow = ({ children }: { children: ReactNode }) => (
  <div role="row">
    <div role="cell">{children}</div>
  </div>
);

type LateProps = Handlers & { parts: LateParts; letGoOfAll: ReactNode; linked: string };

function LateGroup({ parts, letGoOfAll, linked, ...handlers }: LateProps) {
  const { atOnce, folded, count } = parts;
  const place = useLatePlace<HTMLDivElement>();
  const listId = useId();
  const [chosen, setIsOpen] = useState<boolean>();
  const isOpen = chosen ?? folded.some(({ id }) => chorePlace(id) === linked);
  const shown = isOpen ? [...atOnce, ...folded] : atOnce;
  return (
    <Group
      place={place}
      listId={listId}
      name={board.overdueTitle}
      heading={<span className="text-danger">{board.overdueTitle}</span>}
      count={String(count)}
      foot={
        (folded.length > 0 || letGoOfAll) && (
          <OtherRow>
            <FoldedLateChores
              parts={parts}
              isOpen={isOpen}
              controls={listId}
              onToggle={() => setIsOpen(!isOpen)}
              letGoOfAll={letGoOfAll}
            />
          </OtherRow>
        )
      }
    >
      {shown.map((chore) => (
        <Row key={chore.id} chore={chore} isLate {...handlers} />
      ))}
    </Group>
  );
}

type GroupProps = {
  name: string;
  heading: ReactNode;
  /** At the right of the heading. */
  away?: Face[];
  count: string;
  isToday?: boolean;
  place?: RefObject<HTMLDivElement | null>;
  listId?: string;
  foot?: ReactNode;
  children: ReactNode;
};

function Group({ name, heading, away, count, isToday = false, place, listId, foot, children }: GroupProps) {
  const id = useId();
  return (
    <div
      ref={place}
      role="rowgroup"
      id={place && LATE_PLACE}
      tabIndex={place && -1}
      aria-label={name}
      aria-describedby={`${id}-count`}
      className={clsx(
        '@container scroll-mt-20 rounded-lg px-1.5 pt-1 pb-1.5',
        isToday ? 'bg-primary-soft' : 'bg-sunken',
      )}
    >
      <div
        role="presentation"
        className="flex flex-wrap items-baseline gap-x-2 px-2 pt-[7px] pb-2 leading-tight"
      >
        {/* The group has it as its name. */}
        <span aria-hidden className={clsx('min-w-0 text-sm font-[650]', isToday && 'text-on-primary-soft')}>
          {heading}
        </span>
        <span className="ml-auto flex min-w-0 flex-wrap justify-end gap-x-2 text-13 text-ink2">
          {away && away.length > 0 && (
            <span role="row">
              <span role="cell">{absenceLine.line(away.map(({ displayName }) => displayName))}</span>
            </span>
          )}
          <span aria-hidden id={`${id}-count`}>
            {count}
          </span>
        </span>
      </div>
      <div id={listId} role="presentation" className="flex flex-col gap-1.5">
        {children}
      </div>
      {foot}
    </div>
  );
}

type RowProps = Handlers & {
  chore: BoardChore;
  /** It is in the group of overdue chores, not under its day. */
  isLate?: boolean;
  isToday?: boolean;
};

/** The whole row opens the chore. What the reader does today has a filled button on a line of its own. */
function Row({ chore, isLate = false, isToday = false, onOpen, ...handlers }: RowProps) {
  const row = useFold<HTMLDivElement>(chore.finish === 'folding');
  const { mine, badge, assignee, claimNote } = chore;
  const isDone = chore.status === 'completed';
  const isQuiet = chore.mayComplete && !isForNow(chore);
  // A row that was just finished keeps its shape for a moment.
  const isWide = !isLate && (isForNow(chore) || (isToday && chore.finish !== undefined));
  // A word in the line of facts instead of a pill, which would not fit beside 'Undo'.
  const isWord = isLate || badge === 'scheduled' || (badge === 'completed' && !isToday);
  const word = isWord && !chore.unsentNote && badges[badge];
  // The title of the late chores says 'Overdue' for all of its rows, and 'Done. Thank you!' says 'Completed'.
  const isSaid = chore.finish !== undefined || (isLate && badge === 'overdue');
  return (
    <div
      ref={row}
      id={chorePlace(chore.id)}
      tabIndex={-1}
      role="row"
      {...choreSwipeProps(chore, handlers)}
      className={clsx(
        'relative flex touch-pan-y min-h-[54px] shrink-0 flex-wrap items-center gap-x-2.5 gap-y-1.5 rounded-md py-[7px] pr-1.5 pl-2.5 text-ink shadow-1 transition-colors',
        chore.finish ? 'bg-primary-soft' : 'bg-surface',
        isForNow(chore) && 'ring-mine',
      )}
    >
      <div className="flex min-w-[min(9.5rem,100%)] flex-[999_1_min-content] items-center gap-2.5">
        <span className={clsx('@max-[15rem]:hidden', isDone && 'opacity-60')}>
          <Tile icon={chore.icon} size={36} />
        </span>
        <div className="min-w-0 flex-1">
          <span role="cell" className={clsx('block text-15 leading-tight font-[650]', isDone && 'text-ink2')}>
            <ChoreLink chore={chore} onOpen={onOpen} />
          </span>
          <span role="cell" className="block text-13 leading-snug text-ink2">
            {chore.unsentNote}
            {word && isSaid && <span className="sr-only">{word}</span>}
            <FactsLine
              of={[
                word && !isSaid && (
                  <span data-status={badge} className="font-semibold text-(--status-text)">
                    {word}
                  </span>
                ),
                chore.finish && board.thanks,
                !chore.finish &&
                  (mine ? <b className="font-semibold text-link">{board.you}</b> : assignee.displayName),
                !chore.finish && claimNote,
                isLate && badge === 'overdue' && shortDate(chore.dueDate),
                !isLate && !isDone && factsOf(chore),
              ]}
            />
          </span>
        </div>
      </div>
      {!isWord && !chore.unsentNote && (
        <span role="cell" className={clsx(chore.thank === 'none' && 'pr-1')}>
          <Status state={badge}>{badges[badge]}</Status>
        </span>
      )}
      {chore.thank !== 'none' && (
        // Reaches into the paddings, so that the row stays as high and its name as wide as possible.
        <span role="cell" className="relative -my-1 -mr-1 -ml-2 pointer-coarse:-mr-2 pointer-coarse:-ml-4">
          <ThankHeart chore={chore} />
        </span>
      )}
      {mayAct(chore) && (
        <span
          role="cell"
          className={clsx(
            'relative flex justify-end gap-1.5',
            isWide ? 'basis-full pr-1' : 'flex-[1_0_auto]',
          )}
        >
          {isQuiet ? (
            <QuietChoreActions chore={chore} {...handlers} />
          ) : (
            <>
              <ChoreActions chore={chore} className="grow px-3!" {...handlers} />
              <SwapControl chore={chore} {...handlers} />
            </>
          )}
        </span>
      )}
    </div>
  );
}

import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { dayOfMonth, type Day } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { badges, board } from '#words/chores.ts';
import { dayHeading, shortDate, weekdayShort } from '#words/days.ts';
import { factsOf, isForNow, isListedAsLate, type BoardChore } from '#web/chores/board-chore.ts';
import { AbsenceLine, ChoreLink, type OpeningHandler, EarlierDays } from '#web/chores/ChoreParts.tsx';
import { ChoreActions, mayAct, type ChoreHandlers, SwapControl } from '#web/chores/ChoreActions.tsx';
import { ThankHeart } from '#web/chores/thanking.tsx';
import type { Face } from '#web/homes/faces.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { choresOf, partsOfWeek } from '#web/chores/week-parts.ts';

type Handlers = ChoreHandlers & OpeningHandler;
type Props = Handlers & {
  days: Day[];
  today: Day;
  chores: BoardChore[];
  /** The element id that the address names; a folded group opens if it contains it. */
  linked: string;
  peopleAwayOn: (day: Day) => Face[];
};

/** Lists the remaining days, today first. Late chores are at the top; past days are folded behind a button. */
export function ChoreDayList({ days, today, chores, linked, peopleAwayOn, ...handlers }: Props) {
  const { overdue, earlier, remaining } = partsOfWeek(days, today, chores);
  const [chosen, setEarlierShown] = useState<boolean>();
  const earlierShown =
    chosen ??
    chores.some(
      (chore) => !isListedAsLate(chore) && earlier.includes(chore.dueDate) && chorePlace(chore.id) === linked,
    );
  return (
    // On wide desktops the actions stay near the names.
    <div className="grid max-w-4xl grid-cols-1 gap-2.5">
      {overdue.length > 0 && (
        <Group name={board.overdueTitle} heading={<span className="text-danger">{board.overdueTitle}</span>}>
          <ul className={ROWS}>
            {overdue.map((chore) => (
              <DayRow key={chore.id} chore={chore} due={shortDate(chore.dueDate)} {...handlers} />
            ))}
          </ul>
        </Group>
      )}
      {(earlierShown ? days : remaining).map((day) => (
        <Group
          key={day}
          name={dayHeading(day)}
          heading={<DayHead day={day} today={today} />}
          today={day === today}
        >
          <div>
            <div className="mx-2">
              <AbsenceLine people={peopleAwayOn(day)} faces />
            </div>
            <DayRows day={day} chores={chores} handlers={handlers} />
          </div>
        </Group>
      ))}
      {earlier.length > 0 && (
        <EarlierDays shown={earlierShown} onToggle={() => setEarlierShown(!earlierShown)} />
      )}
    </div>
  );
}

const ROWS = 'grid grid-cols-1 gap-1.5';

type GroupProps = { name: string; heading: ReactNode; today?: boolean; children: ReactNode };

const Group = ({ name, heading, today = false, children }: GroupProps) => (
  <section
    aria-label={name}
    className={clsx(
      'grid grid-cols-1 rounded-lg p-1.5 min-[22.5rem]:grid-cols-[4.75rem_minmax(0,1fr)]',
      today ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken text-ink2',
    )}
  >
    <h3 className="self-start px-1.5 pt-2.5 text-sm font-semibold">{heading}</h3>
    {children}
  </section>
);

const DayHead = ({ day, today }: { day: Day; today: Day }) => (
  <span className="flex items-center gap-1.5">
    <b
      className={clsx(
        'grid size-[1.875rem] place-items-center rounded-full text-base',
        day === today ? 'bg-primary text-on-primary' : 'text-ink',
      )}
    >
      {dayOfMonth(day)}
    </b>
    {weekdayShort(day)}
  </span>
);

function DayRows({ day, chores, handlers }: { day: Day; chores: BoardChore[]; handlers: Handlers }) {
  const all = choresOf(day, chores);
  const here = all.filter((chore) => !isListedAsLate(chore));
  if (here.length === 0)
    return <p className="px-2 py-3 text-sm">{all.length > 0 ? board.standsAbove : board.nothingDue}</p>;
  return (
    <ul className={ROWS}>
      {here.map((chore) => (
        <DayRow key={chore.id} chore={chore} {...handlers} />
      ))}
    </ul>
  );
}

/**
 * `due` is set if the row is not under its day. The buttons move below the words before a word would break
 * (docs/product/board.md 'Views and layouts').
 */
function DayRow({ chore, due, onOpen, ...handlers }: Handlers & { chore: BoardChore; due?: string }) {
  const { assignee } = chore;
  return (
    <li
      id={chorePlace(chore.id)}
      tabIndex={-1}
      className={clsx(
        'relative flex min-h-[52px] flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-surface py-1 pr-1.5 pl-2.5 text-ink shadow-1',
        isForNow(chore) && 'ring-mine',
      )}
    >
      <div className="flex min-w-[136px] flex-[999_1_min-content] items-center gap-3">
        <Tile icon={chore.icon} size={34} />
        <div className="min-w-0 flex-1">
          <h4
            className={clsx('text-15 leading-tight font-[650]', chore.status === 'completed' && 'text-ink2')}
          >
            <ChoreLink chore={chore} onOpen={onOpen} />
          </h4>
          {chore.unsentNote}
          <p className="mt-0.5 flex items-center gap-1.5 text-sm leading-tight text-ink2">
            <Avatar name={assignee.displayName} tone={assignee.tone} photo={assignee.photoURL} size={18} />
            <span className="min-w-0">
              <FactsLine
                of={[chore.mine ? board.you : assignee.displayName, chore.claimNote, due, factsOf(chore)]}
              />
            </span>
          </p>
        </div>
      </div>
      {!chore.unsentNote && <Status state={chore.badge}>{badges[chore.badge]}</Status>}
      <ThankHeart chore={chore} className="relative" />
      {mayAct(chore) && (
        <span className="relative flex flex-[1_0_auto] justify-end gap-1.5">
          <ChoreActions chore={chore} {...handlers} />
          <SwapControl chore={chore} {...handlers} />
        </span>
      )}
    </li>
  );
}

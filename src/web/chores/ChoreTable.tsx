/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label --
   rows that are laid out as blocks or grids lose their roles in some browsers, so all of them are written out */
import { clsx } from 'clsx';
import { useState } from 'react';
import { dayOfMonth, type Day } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { badges, board, columns } from '#words/chores.ts';
import { dayHeading, shortDate, weekdayShort } from '#words/days.ts';
import { factsOf, isListedAsLate, type BoardChore } from '#web/chores/board-chore.ts';
import { AbsenceLine, ChoreLink, type OpeningHandler, EarlierDays, WhyMe } from '#web/chores/ChoreParts.tsx';
import { ChoreActions, mayAct, type ChoreHandlers, SwapControl } from '#web/chores/ChoreActions.tsx';
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
  stacked: boolean;
  /** The element id that the address names; a folded group opens if it contains it. */
  linked: string;
  peopleAwayOn: (day: Day) => Face[];
};
/** The chores of a day, or the late ones if it has no day. */
type Group = { title: string; day?: Day; chores: BoardChore[] };

const byDay = (days: Day[], chores: BoardChore[]): Group[] =>
  days
    .map((day) => ({ title: dayHeading(day), day, chores: choresOf(day, chores) }))
    .filter((group) => group.chores.length > 0);

/** One row group per day; on phones stacked, with late chores first. */
export function ChoreTable({ days, today, chores, stacked, linked, peopleAwayOn, ...handlers }: Props) {
  const { overdue, earlier, remaining } = partsOfWeek(days, today, chores);
  const onTime = chores.filter((chore) => !isListedAsLate(chore));
  const [chosen, setEarlierShown] = useState<boolean>();
  const earlierShown =
    chosen ?? onTime.some(({ id, dueDate }) => earlier.includes(dueDate) && chorePlace(id) === linked);
  const late: Group[] = overdue.length > 0 ? [{ title: board.overdueTitle, chores: overdue }] : [];
  const groups = stacked ? [...late, ...byDay(earlierShown ? days : remaining, onTime)] : byDay(days, chores);
  const folds = stacked && byDay(earlier, onTime).length > 0;
  return (
    <>
      <div className="md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface md:shadow-1">
        <table
          role="table"
          aria-label={board.choresOfWeek}
          className="w-full text-15 max-md:block md:table-fixed"
        >
          <Head />
          {groups.map((group) => (
            <tbody
              key={group.title}
              role="rowgroup"
              aria-label={group.title}
              className={clsx(
                'max-md:@container max-md:mb-4 max-md:block md:border-t md:border-line',
                group.day === today && 'md:bg-primary-soft/45',
              )}
            >
              {stacked && (
                <Title title={group.title} late={group.day === undefined} today={group.day === today} />
              )}
              {group.day && <AbsenceRow people={peopleAwayOn(group.day)} />}
              {group.chores.map((chore, index) => (
                <Row
                  key={chore.id}
                  chore={chore}
                  group={group}
                  index={index}
                  today={today}
                  stacked={stacked}
                  {...handlers}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {folds && <EarlierDays shown={earlierShown} onToggle={() => setEarlierShown(!earlierShown)} />}
    </>
  );
}

const Head = () => (
  <thead role="rowgroup" className="text-left text-sm text-ink2 max-md:sr-only">
    <tr role="row" className="[&>th]:px-2 [&>th]:py-2.5 lg:[&>th]:px-3 [&>th]:font-semibold">
      <th role="columnheader" className="w-[72px] pl-4! lg:w-[92px] lg:pl-5!">
        {columns.day}
      </th>
      <th role="columnheader">{columns.chore}</th>
      <th role="columnheader" className="w-[21%] lg:w-[24%]">
        {columns.assignee}
      </th>
      <th role="columnheader" className="w-[84px] max-lg:hidden">
        {columns.minutes}
      </th>
      <th role="columnheader" className="w-[100px] lg:w-[120px]">
        {columns.status}
      </th>
      <th
        role="columnheader"
        className="w-[202px] lg:w-[218px] pointer-coarse:w-[216px] lg:pointer-coarse:w-[236px]"
      >
        <span className="sr-only">{columns.actions}</span>
      </th>
    </tr>
  </thead>
);

/** A visible heading only: the row group carries the text as its accessible name. */
const Title = ({ title, late, today }: { title: string; late: boolean; today: boolean }) => (
  <tr role="presentation" aria-hidden className="block">
    <td className={clsx('flex items-center gap-2 pb-2 font-bold', late && 'text-danger')}>
      {title}
      {today && <span className="font-semibold text-link">{board.today}</span>}
    </td>
  </tr>
);

const AbsenceRow = ({ people }: { people: Face[] }) =>
  people.length > 0 && (
    <tr role="row" className="text-ink2 max-md:block">
      <td role="cell" colSpan={6} className="max-md:block max-md:pb-2 md:px-4 md:pt-2 lg:px-5">
        <AbsenceLine people={people} faces />
      </td>
    </tr>
  );

type RowProps = Handlers & { chore: BoardChore; group: Group; index: number; today: Day; stacked: boolean };

function Row({ chore, group, index, today, stacked, onOpen, ...handlers }: RowProps) {
  const first = index === 0;
  const last = index === group.chores.length - 1;
  const { assignee, movedFrom } = chore;
  const facts = factsOf(chore);
  return (
    <tr
      id={chorePlace(chore.id)}
      tabIndex={-1}
      role="row"
      className={clsx(
        // Only stacked rows: a real table row must not be the containing block of the link's click area.
        stacked && 'relative',
        'md:h-[50px] md:[&>td]:px-2 md:[&>td]:py-1.5 lg:[&>td]:px-3',
        'max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:border-x max-md:border-b max-md:border-line max-md:bg-surface max-md:px-3 max-md:py-2.5',
        first && 'max-md:rounded-t-lg max-md:border-t',
        last && 'max-md:rounded-b-lg',
      )}
    >
      <td role="cell" className="pl-4! text-ink2 max-md:hidden lg:pl-5!">
        {first && group.day && <DayOfGroup day={group.day} isToday={group.day === today} />}
      </td>
      <td role="cell" className="max-md:contents">
        <span className="flex items-center gap-3 max-md:contents">
          <span className="max-md:row-span-2">
            <Tile icon={chore.icon} size={36} />
          </span>
          <span className="min-w-0 leading-snug max-md:col-start-2 max-md:self-end">
            <span className="flex-wrap items-center gap-x-3 gap-y-1 lg:flex">
              <span className={clsx('font-[650]', chore.status === 'completed' && 'text-ink2')}>
                <ChoreLink chore={chore} wordsOnly={!stacked} onOpen={onOpen} />
              </span>
              <WhyMe chore={chore} className="block min-h-6 text-13 max-lg:hidden" />
            </span>
            {chore.unsentNote}
            {facts !== '' && !chore.unsentNote && (
              <FactsLine of={[facts]} className="text-13 text-ink2 lg:hidden" />
            )}
            {movedFrom && !chore.unsentNote && (
              <span className="block text-13 text-ink2 max-lg:hidden">
                {board.movedFrom(shortDate(movedFrom))}
              </span>
            )}
          </span>
        </span>
      </td>
      <td role="cell" className="max-md:col-start-2 max-md:row-start-2 max-md:self-start">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-md:text-sm max-md:text-ink2">
          <Avatar name={assignee.displayName} tone={assignee.tone} photo={assignee.photoURL} size={22} />
          <span className="min-w-0 flex-[1_1_min-content]">
            <FactsLine
              of={[
                chore.mine ? board.you : assignee.displayName,
                group.day === undefined && shortDate(chore.dueDate),
              ]}
            />
          </span>
        </span>
      </td>
      <td role="cell" className="text-sm whitespace-nowrap text-ink2 max-lg:hidden">
        {chore.minutes !== undefined && board.minutes(chore.minutes)}
        {chore.flexible && !movedFrom && (
          <span className="block text-13 leading-tight">{board.flexible}</span>
        )}
      </td>
      <td
        role="cell"
        className="max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 @max-[14rem]:col-start-2! @max-[14rem]:row-start-3!"
      >
        {!chore.unsentNote && <Status state={chore.badge}>{badges[chore.badge]}</Status>}
      </td>
      <td role="cell" className={mayAct(chore) ? 'max-md:col-span-3 max-md:pt-2.5' : 'max-md:hidden'}>
        <span className="relative flex justify-end gap-1.5">
          <ChoreActions chore={chore} className="max-md:flex-1 md:px-3!" {...handlers} />
          <SwapControl chore={chore} {...handlers} />
        </span>
      </td>
    </tr>
  );
}

const DayOfGroup = ({ day, isToday }: { day: Day; isToday: boolean }) => (
  <span className="flex items-center gap-1.5">
    <b
      className={clsx(
        '-ml-1.5 grid size-[30px] place-items-center rounded-full text-base',
        isToday ? 'bg-primary text-on-primary' : 'text-ink',
      )}
    >
      {dayOfMonth(day)}
    </b>
    <span className="text-sm font-semibold">{weekdayShort(day)}</span>
  </span>
);

import { clsx } from 'clsx';
import { dayOfMonth, type Day } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { badges, board, columns } from '#words/chores.ts';
import { dayHeading, shortDate, weekdayShort } from '#words/days.ts';
import { factsOf, type BoardChore } from '#web/chores/board-chore.ts';
import { AbsenceLine, ChoreLink, type OpeningHandler } from '#web/chores/ChoreParts.tsx';
import { ChoreActions, type ChoreHandlers, SwapControl } from '#web/chores/ChoreActions.tsx';
import { ThankHeart } from '#web/chores/thanking.tsx';
import type { Face } from '#web/homes/faces.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { choresOf } from '#web/chores/week-parts.ts';

type Handlers = ChoreHandlers & OpeningHandler;
type Props = Handlers & {
  days: Day[];
  today: Day;
  chores: BoardChore[];
  peopleAwayOn: (day: Day) => Face[];
};
/** One row group per day. */
export function ChoreTable({ days, today, chores, peopleAwayOn, ...handlers }: Props) {
  const groups = days
    .map((day) => ({ day, chores: choresOf(day, chores) }))
    .filter((group) => group.chores.length > 0);
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-1">
      <table aria-label={board.choresOfWeek} className="w-full table-fixed text-15">
        <Head />
        {groups.map((group) => (
          <tbody
            key={group.day}
            aria-label={dayHeading(group.day)}
            className={clsx('border-t border-line', group.day === today && 'bg-primary-soft/45')}
          >
            <AbsenceRow people={peopleAwayOn(group.day)} />
            {group.chores.map((chore, index) => (
              <Row
                key={chore.id}
                chore={chore}
                day={index === 0 ? group.day : undefined}
                isToday={group.day === today}
                {...handlers}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const Head = () => (
  <thead className="text-left text-sm text-ink2">
    <tr className="[&>th]:px-2 [&>th]:py-2.5 lg:[&>th]:px-3 [&>th]:font-semibold">
      <th className="w-[4.5rem] pl-4! lg:w-[5.75rem] lg:pl-5!">{columns.day}</th>
      <th>{columns.chore}</th>
      <th className="w-[21%] lg:w-[24%]">{columns.assignee}</th>
      <th className="w-[5.25rem] max-lg:hidden">{columns.minutes}</th>
      <th className="w-[6.25rem] lg:w-[7.5rem]">{columns.status}</th>
      <th className="w-[12.625rem] lg:w-[13.625rem] pointer-coarse:w-[13.5rem] lg:pointer-coarse:w-[14.75rem]">
        <span className="sr-only">{columns.actions}</span>
      </th>
    </tr>
  </thead>
);

const AbsenceRow = ({ people }: { people: Face[] }) =>
  people.length > 0 && (
    <tr className="text-ink2">
      <td colSpan={6} className="px-4 pt-2 lg:px-5">
        <AbsenceLine people={people} faces />
      </td>
    </tr>
  );

type RowProps = Handlers & {
  chore: BoardChore;
  /** Of the first row of a day. */
  day: Day | undefined;
  isToday: boolean;
};

function Row({ chore, day, isToday, onOpen, ...handlers }: RowProps) {
  const { assignee, movedFrom } = chore;
  const facts = factsOf(chore);
  return (
    <tr id={chorePlace(chore.id)} tabIndex={-1} className="h-[50px] [&>td]:px-2 [&>td]:py-1.5 lg:[&>td]:px-3">
      <td className="pl-4! text-ink2 lg:pl-5!">{day && <DayOfGroup day={day} isToday={isToday} />}</td>
      <td>
        <span className="flex items-center gap-3">
          <Tile icon={chore.icon} size={36} />
          <span className="min-w-0 leading-snug">
            <span className={clsx('font-[650]', chore.status === 'completed' && 'text-ink2')}>
              <ChoreLink chore={chore} wordsOnly onOpen={onOpen} />
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
      <td>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Avatar name={assignee.displayName} tone={assignee.tone} photo={assignee.photoURL} size={22} />
          <span className="min-w-0 flex-[1_1_min-content]">
            {chore.mine ? board.you : assignee.displayName}
            {chore.claimNote !== undefined && (
              <span className="block text-13 text-ink2">{chore.claimNote}</span>
            )}
          </span>
        </span>
      </td>
      <td className="text-sm whitespace-nowrap text-ink2 max-lg:hidden">
        {chore.minutes !== undefined && board.minutes(chore.minutes)}
        {chore.flexible && !movedFrom && (
          <span className="block text-13 leading-tight">{board.flexible}</span>
        )}
      </td>
      <td>{!chore.unsentNote && <Status state={chore.badge}>{badges[chore.badge]}</Status>}</td>
      <td>
        <span className="relative flex justify-end gap-1.5">
          <ChoreActions chore={chore} className="px-3!" {...handlers} />
          <SwapControl chore={chore} {...handlers} />
          <ThankHeart chore={chore} className="pointer-coarse:-my-1" />
        </span>
      </td>
    </tr>
  );
}

const DayOfGroup = ({ day, isToday }: { day: Day; isToday: boolean }) => (
  <span className="flex items-center gap-1.5">
    <b
      className={clsx(
        '-ml-1.5 grid size-[1.875rem] place-items-center rounded-full text-base',
        isToday ? 'bg-primary text-on-primary' : 'text-ink',
      )}
    >
      {dayOfMonth(day)}
    </b>
    <span className="text-sm font-semibold">{weekdayShort(day)}</span>
  </span>
);

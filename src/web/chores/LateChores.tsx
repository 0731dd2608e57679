import { clsx } from 'clsx';
import { Check, Feather, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Day } from '#domain/days.ts';
import type { Role } from '#domain/homes.ts';
import { chorePlace, LATE_PLACE } from '#domain/places.ts';
import { badges, board, lateChores as words, lateTogether } from '#words/chores.ts';
import { dayShort, shortDate } from '#words/days.ts';
import type { BoardTab } from '#web/chores/ChoreWeekHeader.tsx';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { ChoreLink, type OpeningHandler } from '#web/chores/ChoreParts.tsx';
import { type Late, type LateParts, allToLetGo, type AllLate } from '#web/chores/week-parts.ts';
import { ChoreActions } from '#web/chores/ChoreActions.tsx';
import { ClaimButton } from '#web/chores/claiming.tsx';
import { RemindIcon, useLettingGo, useReminding } from '#web/chores/rare-chore-acts.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { useFold } from '#web/ui/hooks/use-fold.ts';
import { Tile } from '#web/ui/layout/tile.tsx';

const AllLateChoresQuestion = lazyWindow(
  () => import('#web/chores/AllLateChoresQuestion.tsx'),
  'AllLateChoresQuestion',
);

const LATE_FACES = 3;

type Handlers = OpeningHandler & {
  onComplete: (choreId: string) => void;
  onReopen: (choreId: string) => void;
  onLetGo: (chore: BoardChore) => void;
  onRemind: (chore: BoardChore) => void;
};

type Props = OpeningHandler & {
  homeId: string;
  monday: Day;
  parts: LateParts;
  late: Late | undefined;
  tab: BoardTab;
  role: Role;
  /** The element id that the address names; the folded part opens if it contains it. */
  linked: string;
  onComplete: (choreId: string) => void;
  onReopen: (choreId: string) => void;
  onLettingGo: (choreId: string) => void;
  /** Rows have just moved up: the list ignores taps. */
  isSettling: boolean;
  /** Called when a row disappears after an action in it. */
  onGone: () => void;
};

/** Late chores of earlier weeks, above this week (docs/product/board.md 'Late chores'). */
export function LateChores({
  homeId,
  monday,
  parts,
  late,
  tab,
  role,
  linked,
  onComplete,
  onReopen,
  onLettingGo,
  isSettling,
  onGone,
  onOpen,
}: Props) {
  const { atOnce, folded, count } = parts;
  const all = late && allToLetGo(late, tab, role);
  const letGo = useLettingGo(homeId);
  const remind = useReminding(homeId);
  const handlers: Handlers = {
    onOpen,
    onReopen,
    onRemind: remind,
    onComplete: (choreId) => {
      onComplete(choreId);
      onGone();
    },
    onLetGo: (chore) => {
      onLettingGo(chore.id);
      letGo(chore);
      onGone();
    },
  };
  const [chosen, setIsOpen] = useState<boolean>();
  const isOpen = chosen ?? folded.some(({ id }) => chorePlace(id) === linked);
  const section = useLatePlace<HTMLElement>();
  const listId = useId();
  const shown = isOpen ? [...atOnce, ...folded] : atOnce;
  return (
    <section
      ref={section}
      id={LATE_PLACE}
      tabIndex={-1}
      aria-label={words.title}
      className="mb-4 scroll-mt-20 flex-wrap items-center gap-x-3 rounded-lg bg-sunken p-2.5 text-ink2 lg:flex short:mb-2.5"
    >
      <h3 className="mx-1 mb-2 text-15 lg:mb-0 font-bold text-danger">
        {words.title} <span className="ml-1 font-semibold text-ink2">{count}</span>
      </h3>
      <ul
        id={listId}
        className={clsx(
          'flex min-w-0 flex-[1_1_40rem] flex-col gap-2 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]',
          isSettling && 'pointer-events-none',
        )}
      >
        {shown.map((chore) => (
          <LateChore key={chore.id} chore={chore} {...handlers} />
        ))}
      </ul>
      <FoldedLateChores
        parts={parts}
        isOpen={isOpen}
        controls={listId}
        onToggle={() => setIsOpen(!isOpen)}
        letGoOfAll={all && <LetGoAllLate {...{ homeId, monday, all, onGone }} />}
      />
    </section>
  );
}

/** Returns the ref of the group of late chores, which takes the focus if the address names it. */
export function useLatePlace<Element extends HTMLElement>() {
  const group = useRef<Element>(null);
  useEffect(() => {
    if (location.hash !== `#${LATE_PLACE}`) return;
    group.current?.scrollIntoView({ block: 'start' });
    group.current?.focus({ preventScroll: true });
  }, []);
  return group;
}

type FoldedProps = {
  parts: LateParts;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
  letGoOfAll: ReactNode;
};

/** Below the late chores: the button that opens the folded ones, 'Let go of all', and how many are not loaded. */
export function FoldedLateChores({ parts, isOpen, controls, onToggle, letGoOfAll }: FoldedProps) {
  const { atOnce, folded, count } = parts;
  const rest = count - atOnce.length - folded.length;
  return (
    <>
      <div className={clsx('flex flex-wrap gap-x-2 empty:hidden', atOnce.length > 0 && 'mt-1.5')}>
        {folded.length > 0 && <Fold {...{ parts, rest, isOpen, controls, onToggle }} />}
        {letGoOfAll}
      </div>
      {isOpen && rest > 0 && <p className="mx-1 mt-2 text-sm text-ink2">{words.rest(rest)}</p>}
    </>
  );
}

type LetGoAllProps = { homeId: string; monday: Day; all: AllLate; onGone: () => void };

/** Asks before all chores that the reader may let go leave the board (docs/product/board.md 'Letting a chore go'). */
export function LetGoAllLate({ all, ...others }: LetGoAllProps) {
  const question = useOpening();
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        className="px-2!"
        {...AllLateChoresQuestion.preloadProps}
        icon={<Feather size={16} aria-hidden />}
        onClick={() => question.open()}
      >
        {all.isAllOfList ? lateTogether.letGo(all.count) : lateTogether.letGoOfOwn(all.count)}
      </Button>
      <AllLateChoresQuestion opening={question.opening} onClose={question.close} all={all} {...others} />
    </>
  );
}

type FoldProps = { parts: LateParts; rest: number; isOpen: boolean; controls: string; onToggle: () => void };

function Fold({ parts: { folded, othersOnly }, rest, isOpen, controls, onToggle }: FoldProps) {
  const people = new Map(folded.map(({ assignedTo, assignee }) => [assignedTo, assignee]));
  const count = folded.length + rest;
  return (
    <Button
      variant="ghost"
      size="small"
      className="px-2!"
      aria-expanded={isOpen}
      aria-controls={controls}
      icon={<ChevronDown size={17} aria-hidden className={clsx(isOpen && 'rotate-180')} />}
      onClick={onToggle}
    >
      {othersOnly ? words.ofHousemates(count) : words.more(count)}
      <span aria-hidden className="flex *:not-last:-me-1">
        {[...people].slice(0, LATE_FACES).map(([userId, { displayName, tone, photoURL }]) => (
          <Avatar key={userId} name={displayName} tone={tone} photo={photoURL} size={22} />
        ))}
      </span>
    </Button>
  );
}

/**
 * A late chore. The buttons are beside the words if there is room, otherwise below. It has no badge, because the
 * group's red title says the same.
 */
function LateChore({
  chore,
  onComplete,
  onReopen,
  onLetGo,
  onRemind,
  onOpen,
}: Handlers & { chore: BoardChore }) {
  const { name, icon, assignee, mine, dueDate, mayComplete, mayLetGo, claimNote } = chore;
  const isDone = chore.unsentNote !== undefined || chore.status === 'completed';
  // On phones this and 'Remind' are in the sheet, because the row has no room for them.
  const letGo = mayLetGo && (
    <IconButton
      variant="outline"
      sends
      label={words.letGoOf(name)}
      title={words.letGo}
      className="max-md:hidden"
      onClick={() => onLetGo(chore)}
    >
      <Feather size={16} aria-hidden />
    </IconButton>
  );
  const row = useFold<HTMLLIElement>(chore.finish === 'folding');
  return (
    <li
      ref={row}
      id={chorePlace(chore.id)}
      tabIndex={-1}
      className={clsx(
        'relative flex min-h-16 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-md p-2.5 text-ink shadow-1 transition-colors',
        chore.finish ? 'bg-primary-soft' : 'bg-surface',
        mayComplete && 'ring-mine',
      )}
    >
      <div className="flex min-w-[120px] flex-[999_1_min-content] items-center gap-3">
        <Tile icon={icon} size={36} />
        <div className="min-w-0 flex-1">
          <h4 className="text-15 leading-tight font-[650]">
            <ChoreLink chore={chore} onOpen={onOpen} />
          </h4>
          <span className="sr-only">{badges[chore.badge]}</span>
          {chore.unsentNote}
          <p className="mt-0.5 text-sm leading-tight break-keep text-ink2">
            <FactsLine
              of={
                chore.finish
                  ? [board.thanks]
                  : [
                      mine ? board.you : assignee.displayName,
                      claimNote,
                      <>
                        <span className="max-sm:hidden">{dayShort(dueDate)}</span>
                        <span className="sm:hidden">{shortDate(dueDate)}</span>
                      </>,
                    ]
              }
            />
          </p>
        </div>
      </div>
      {mayComplete && (
        <div className="relative flex max-w-full flex-[1_0_auto] gap-1.5 max-[22.5rem]:basis-full">
          {letGo}
          <Button
            size="small"
            acts
            className="grow px-3!"
            aria-label={board.markCompleteOf(name)}
            icon={<Check size={15} aria-hidden />}
            onClick={() => onComplete(chore.id)}
          >
            {board.markComplete}
          </Button>
        </div>
      )}
      {!mayComplete && isDone && (
        <ChoreActions chore={chore} className="relative" onComplete={onComplete} onReopen={onReopen} />
      )}
      {!mayComplete && !isDone && (
        <div className="relative flex max-w-full flex-[1_0_auto] gap-1.5 max-[22.5rem]:basis-full">
          {letGo}
          {chore.claim === 'offered' && <ClaimButton chore={chore} size="small" className="grow px-3!" />}
          <span className="flex max-md:hidden">
            <RemindIcon chore={chore} onRemind={onRemind} />
          </span>
        </div>
      )}
    </li>
  );
}

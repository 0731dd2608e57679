import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { History, Sprout } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { weekStart, type Day } from '#domain/days.ts';
import { LATE_PLACE } from '#domain/places.ts';
import { ownOverdue as words } from '#words/dashboard.ts';
import { relativeDate } from '#words/days.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { SEVERAL } from '#web/chores/week-parts.ts';
import { OWN_CHORES, OwnChore, type OwnChoreHandlers } from '#web/dashboard/DashboardChore.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';

const AllLateChoresQuestion = lazyWindow(
  () => import('#web/chores/AllLateChoresQuestion.tsx'),
  'AllLateChoresQuestion',
);

/** From one more on, a card replaces the list. */
const LIST_MAX = 3;

type Props = OwnChoreHandlers & {
  homeId: string;
  today: Day;
  /** The first ones, oldest first. */
  chores: BoardChore[];
  more: number;
  ofEarlierWeeks: number;
  /** Rows have just moved up: the list ignores taps. */
  isSettling: boolean;
  /** Called because the list disappears with its last row. */
  onLast: () => void;
};

/** The reader's late chores, before everything else (docs/product/dashboard.md 'Lists of chores'). */
export function DashboardOverdue({ chores, onLast, onComplete, ...others }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { homeId, today, more, ofEarlierWeeks, isSettling, ...handlers } = others;
  const [first] = chores;
  if (!first) return null;
  const count = chores.length + more;
  const areMany = count > LIST_MAX;
  const complete = (choreId: string) => {
    // The row disappears with its button.
    if (chores.length > 1) heading.current?.focus({ preventScroll: true });
    else onLast();
    onComplete(choreId);
  };
  const many = { homeId, today, count, ofEarlierWeeks, since: first.dueDate, onGone: onLast };
  return (
    <section aria-label={words.title} className="min-w-0">
      {areMany ? (
        <ManyLate {...many} headingRef={heading} isOpen={isOpen} listId={listId} onToggle={setIsOpen} />
      ) : (
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          className="mb-2 text-15 leading-tight font-bold text-danger"
        >
          {words.title}
        </h2>
      )}
      {(!areMany || isOpen) && (
        <ul id={listId} className={clsx(OWN_CHORES, areMany && 'mt-2', isSettling && 'pointer-events-none')}>
          {chores.map((chore) => (
            <OwnChore
              key={chore.id}
              chore={chore}
              due={<b className="font-bold text-danger">{relativeDate(chore.dueDate, today)}</b>}
              onComplete={complete}
              {...handlers}
            />
          ))}
        </ul>
      )}
      {areMany && isOpen && more > 0 && (
        <p className="mt-2.5 text-sm">
          <Link
            to="/chores"
            hash={first.dueDate < weekStart(today) ? LATE_PLACE : ''}
            className="link pointer-coarse:py-3.5"
          >
            {words.more(more)}
          </Link>
        </p>
      )}
    </section>
  );
}

type ManyLateProps = {
  homeId: string;
  today: Day;
  count: number;
  ofEarlierWeeks: number;
  since: Day;
  headingRef: RefObject<HTMLHeadingElement | null>;
  isOpen: boolean;
  listId: string;
  onToggle: (isOpen: boolean) => void;
  onGone: () => void;
};

/** One card instead of a long list. It offers to let go of the chores of earlier weeks. */
function ManyLate({
  homeId,
  today,
  count,
  ofEarlierWeeks,
  since,
  headingRef,
  isOpen,
  listId,
  onToggle,
  onGone,
}: ManyLateProps) {
  const question = useOpening();
  const monday = weekStart(today);
  const mayStartFresh = ofEarlierWeeks >= SEVERAL;
  return (
    <div className="card p-3.5 pb-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-[11px] bg-bad-bg text-bad"
        >
          <History size={19} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 ref={headingRef} tabIndex={-1} className="text-17 leading-tight font-bold">
            {words.many(count)}
          </h2>
          <p className="mt-1 text-sm leading-snug text-ink2">
            {words.oldest(since)} {mayStartFresh && words.mayStartFresh(ofEarlierWeeks)}
          </p>
        </div>
      </div>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {mayStartFresh && (
          <Button
            variant="soft"
            className="max-sm:flex-[1_0_auto]"
            {...AllLateChoresQuestion.preloadProps}
            icon={<Sprout size={16} aria-hidden />}
            onClick={() => question.open()}
          >
            {words.startFresh}
          </Button>
        )}
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      </div>
      <AllLateChoresQuestion
        opening={question.opening}
        onClose={question.close}
        homeId={homeId}
        monday={monday}
        all={{ whose: 'own', count: ofEarlierWeeks, others: 0, since, isAllOfList: false }}
        onGone={onGone}
      />
    </div>
  );
}

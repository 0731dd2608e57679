import { useRef, useState, type RefObject } from 'react';
import { addDays } from '#domain/days.ts';
import { GRACE_STEPS, choresToMove, type GraceStep } from '#domain/grace.ts';
import { chorePlace } from '#domain/places.ts';
import type { Template } from '#contract/templates.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { ChoreSheet } from '#web/chores/ChoreSheet.tsx';
import { choreFace } from '#web/homes/faces.ts';
import type { CompletingHandlers } from '#web/chores/ChoreActions.tsx';
import { useDeletingOnce } from '#web/chores/deleting-once.ts';
import { useClaiming } from '#web/chores/claiming.tsx';
import { useLettingGo, useMoving, useReminding } from '#web/chores/rare-chore-acts.tsx';
import type { useWeek } from '#web/chores/use-week.ts';

export type OpenedChoreProps = {
  homeId: string;
  week: OpenedFrom;
  choreId: string | undefined;
  /** It was opened on this page, so going back leads to the address before. */
  hasHistoryEntry: boolean;
  onClose: () => void;
  onRequestSwap: (chore: BoardChore) => void;
  /** Completes and reopens in the list from which it was opened. */
  completing: CompletingHandlers;
  /** Takes the focus if the chore's row has disappeared. */
  chores: RefObject<HTMLElement | null>;
};

/** What the board or another list knows of the chores around. */
type OpenedFrom = Pick<ReturnType<typeof useWeek>, 'home' | 'me' | 'today' | 'awayOn' | 'chores'> & {
  /** The chores of the days around; undefined while they load. */
  known: ReturnType<typeof useWeek>['known'] | undefined;
  templates: readonly Template[];
  /** Chores that leave the list after any act. */
  late: { chores: BoardChore[] } | undefined;
};

/**
 * Returns the steps that the chore may move, and what moves with it. A chore with an unsent act cannot move. While the chores around load:
 * the steps that are possible if these allow it.
 */
function movesOf(chore: BoardChore, { me: userId, today, templates, known, awayOn }: OpenedFrom) {
  const chores = known ?? [chore];
  if (chore.unsentNote) return [];
  return (Object.keys(GRACE_STEPS) as GraceStep[]).flatMap((step) => {
    const to = addDays(chore.dueDate, GRACE_STEPS[step]);
    const together = choresToMove(chore, to, { userId, today, templates, chores, awayOn });
    const along = together.filter(({ id }) => id !== chore.id);
    return together.length === 0
      ? []
      : [{ step, to, together, along: along.map(({ type }) => choreFace(type, templates).name) }];
  });
}

/** Shows the chore that the address names, over the board. Load it lazily. */
export function OpenedChore({
  homeId,
  week,
  choreId,
  hasHistoryEntry,
  onClose,
  onRequestSwap,
  completing,
  chores,
}: OpenedChoreProps) {
  const { onComplete, onReopen } = completing;
  const letGo = useLettingGo(homeId);
  const move = useMoving(homeId);
  const remind = useReminding(homeId);
  const { endClaim } = useClaiming(homeId);
  const deleteOnce = useDeletingOnce(homeId);
  const late = week.late?.chores ?? [];
  const named = [...week.chores, ...late].find(({ id }) => id === choreId);
  // Stays rendered while closing, for the animation.
  const [rendered, setRendered] = useState<BoardChore>();
  if (named && named !== rendered) setRendered(named);
  const focusTarget = useRef<'chore' | 'chores' | 'dialog'>('chore');
  if (!rendered) return null;
  const { id, name } = rendered;
  const moves = movesOf(rendered, week);
  const close = (next: typeof focusTarget.current = 'chore') => {
    focusTarget.current = next;
    onClose();
  };
  // A late chore leaves the board after any action.
  const afterwards = late.some((chore) => chore.id === id) ? 'chores' : 'chore';
  const focusAfter = () => {
    const next = focusTarget.current;
    focusTarget.current = 'chore';
    if (next === 'dialog') return false;
    const place = document.getElementById(chorePlace(id));
    if (next === 'chore' && place) return place.querySelector('a');
    // Focused here, because Base UI would focus the first link inside instead.
    chores.current?.focus({ preventScroll: true });
    return false;
  };
  return (
    <ChoreSheet
      chore={rendered}
      template={week.templates.find((each) => each.id === rendered.type)}
      home={week.home}
      today={week.today}
      steps={moves}
      areStepsLoading={week.known === undefined}
      open={named !== undefined}
      hasHistoryEntry={hasHistoryEntry}
      onClose={close}
      focusAfter={focusAfter}
      onComplete={() => {
        onComplete(id);
        close(afterwards);
      }}
      onReopen={() => {
        onReopen(id);
        close();
      }}
      onLetGo={() => {
        letGo(rendered);
        close('chores');
      }}
      onRemind={() => remind(rendered)}
      onClaim={close}
      onEndClaim={() => {
        endClaim(rendered);
        close();
      }}
      onDelete={() => {
        deleteOnce(rendered);
        close('chores');
      }}
      onMove={(step) => {
        const chosen = moves.find((each) => each.step === step);
        if (chosen) move({ chore: rendered, name, ...chosen });
        close();
      }}
      onRequestSwap={() => {
        close('dialog');
        onRequestSwap(rendered);
      }}
    />
  );
}

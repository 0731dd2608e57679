import { useRef, useState, type RefObject } from 'react';
import { addDays } from '#domain/days.ts';
import { GRACE_STEPS, choresToMove, type GraceStep } from '#domain/grace.ts';
import { chorePlace } from '#domain/places.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { ChoreSheet } from '#web/chores/ChoreSheet.tsx';
import { choreFace } from '#web/homes/faces.ts';
import { useCompleting } from '#web/chores/use-completing.ts';
import { useLettingGo, useMoving, useReminding } from '#web/chores/rare-chore-acts.tsx';
import type { useWeek } from '#web/chores/use-week.ts';

export type OpenedChoreProps = {
  homeId: string;
  week: Week;
  /** What the address names. */
  choreId: string | undefined;
  /** It was opened here, so that the address of before is one step back. */
  hasOwnEntry: boolean;
  onClose: () => void;
  onRequestSwap: (chore: BoardChore) => void;
  /** Where the focus goes where the chore's own row went. */
  chores: RefObject<HTMLElement | null>;
};

type Week = ReturnType<typeof useWeek>;

/** By which steps it may move, and what goes with it. What waits to be sent stays. */
function movesOf(chore: BoardChore, { me: userId, today, templates, known: chores, awayOn }: Week) {
  if (chore.waits) return [];
  return (Object.keys(GRACE_STEPS) as GraceStep[]).flatMap((step) => {
    const to = addDays(chore.dueDate, GRACE_STEPS[step]);
    const together = choresToMove(chore, to, { userId, today, templates, chores, awayOn });
    const along = together.filter(({ id }) => id !== chore.id);
    return together.length === 0
      ? []
      : [{ step, to, together, along: along.map(({ type }) => choreFace(type, templates).name) }];
  });
}

/** The chore that the address names, over the board. Load it lazily. */
export function OpenedChore({
  homeId,
  week,
  choreId,
  hasOwnEntry,
  onClose,
  onRequestSwap,
  chores,
}: OpenedChoreProps) {
  const { complete, reopen } = useCompleting(homeId, week.me);
  const letGo = useLettingGo(homeId);
  const move = useMoving(homeId);
  const remind = useReminding(homeId);
  const late = week.late?.chores ?? [];
  const named = [...week.chores, ...late].find(({ id }) => id === choreId);
  // It stays drawn, so that closing is animated.
  const [drawn, setDrawn] = useState<BoardChore>();
  if (named && named !== drawn) setDrawn(named);
  const leadsTo = useRef<'chore' | 'chores' | 'dialog'>('chore');
  if (!drawn) return null;
  const { id, name } = drawn;
  const moves = movesOf(drawn, week);
  const close = (next: typeof leadsTo.current = 'chore') => {
    leadsTo.current = next;
    onClose();
  };
  // What is late leaves the board with what is done with it.
  const afterwards = late.some((chore) => chore.id === id) ? 'chores' : 'chore';
  const focusAfter = () => {
    const next = leadsTo.current;
    leadsTo.current = 'chore';
    if (next === 'dialog') return false;
    const place = document.getElementById(chorePlace(id));
    if (next === 'chore' && place) return place.querySelector('a');
    // By itself, or the focus would be given to the first link in it.
    chores.current?.focus({ preventScroll: true });
    return false;
  };
  return (
    <ChoreSheet
      chore={drawn}
      template={week.templates.find((each) => each.id === drawn.type)}
      home={week.home}
      today={week.today}
      steps={moves}
      open={named !== undefined}
      hasOwnEntry={hasOwnEntry}
      onClose={close}
      focusAfter={focusAfter}
      onComplete={() => {
        complete(id);
        close(afterwards);
      }}
      onReopen={() => {
        reopen(id);
        close();
      }}
      onLetGo={() => {
        letGo(drawn);
        close('chores');
      }}
      onRemind={() => remind(drawn)}
      onMove={(step) => {
        const chosen = moves.find((each) => each.step === step);
        if (chosen) move({ chore: drawn, name, ...chosen });
        close();
      }}
      onRequestSwap={() => {
        close('dialog');
        onRequestSwap(drawn);
      }}
    />
  );
}

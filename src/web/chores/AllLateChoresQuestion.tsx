import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WhoseLate } from '#domain/chores.ts';
import { addDays, daysBetween, weekStart, type Day } from '#domain/days.ts';
import { board, lateTogether as words } from '#words/chores.ts';
import { sentences } from '#words/grammar.ts';
import { calls } from '#web/calls/api.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import type { AllLate } from '#web/chores/week-parts.ts';
import { newId } from '#web/calls/ids.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Question } from '#web/ui/windows/question.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type Props = {
  homeId: string;
  /** This week's: what was due before it goes. */
  monday: Day;
  all: AllLate;
  open: boolean;
  onClose: () => void;
  /** The button went with what it did. */
  onGone: () => void;
};

/** Asked before several late chores leave the board at once, with how many and of which weeks. Load it lazily. */
export function AllLateChoresQuestion({ homeId, monday, all, open, onClose, onGone }: Props) {
  // Of one asking, however often it is sent.
  const [id] = useState(newId);
  const lettingGo = useLettingAllGo(homeId);
  const { whose, count, others, since } = all;
  const first = weekStart(since);
  const said = [
    words.from(first, addDays(monday, -1), daysBetween(first, monday) / 7),
    ...(others > 0 ? [words.whose(count - others, others)] : []),
    words.means,
  ];
  return (
    <Question
      open={open}
      onClose={onClose}
      title={words.title(count)}
      yes={words.yes}
      cancel={words.cancel}
      busy={lettingGo.isPending}
      closesOnFailure
      focusAfter={() => {
        onGone();
        return false;
      }}
      onYes={(done) => lettingGo.mutateAsync({ id, whose, monday, done })}
    >
      <Amounts>{sentences(said)}</Amounts>
    </Question>
  );
}

type LettingGo = { id: string; whose: WhoseLate; monday: Day; done: () => void };

/** It waits for the server, since it may be everybody's, with Undo. */
function useLettingAllGo(homeId: string) {
  const { takeBack } = useCachedChores();
  const puttingBack = useMutation({
    mutationFn: (id: string) => calls.chores.putBackLateChores({ homeId, id }),
    onError: (error) => takeBack(undefined, error, words.putBackFailed),
    onSuccess: ({ count }) => showToast({ kind: 'success', text: words.putBack(count) }),
  });
  return useMutation({
    mutationFn: async ({ done, ...which }: LettingGo) => {
      const answer = await calls.chores.letGoLateChores({ homeId, ...which });
      // The question closes before the page is read again: it goes with the last late chore.
      done();
      return answer;
    },
    onError: (error) => takeBack(undefined, error, words.letGoFailed),
    onSuccess: ({ count }, { id }) => {
      showToast({
        kind: 'success',
        text: words.wereLetGo(count),
        ...(count > 0 && { action: { label: board.undo, run: () => puttingBack.mutate(id) } }),
      });
    },
  });
}

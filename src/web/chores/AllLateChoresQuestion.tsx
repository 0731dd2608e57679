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
  /** This week's Monday: chores due before it are let go. */
  monday: Day;
  all: AllLate;
  open: boolean;
  onClose: () => void;
  /** Called because the button is gone afterwards. */
  onGone: () => void;
};

/** Asks before several late chores are let go at once, with their number and weeks. Load it lazily. */
export function AllLateChoresQuestion({ homeId, monday, all, open, onClose, onGone }: Props) {
  // One id per question, however often it is sent.
  const [id] = useState(newId);
  const lettingGo = useLettingAllGo(homeId);
  const { whose, count, others, since } = all;
  const first = weekStart(since);
  const texts = [
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
      <Amounts>{sentences(texts)}</Amounts>
    </Question>
  );
}

type LettingGo = { id: string; whose: WhoseLate; monday: Day; done: () => void };

/** Waits for the server instead of updating optimistically, because it may affect everyone's chores. Offers Undo. */
function useLettingAllGo(homeId: string) {
  const { rollBack } = useCachedChores();
  const puttingBack = useMutation({
    mutationFn: (id: string) => calls.chores.putBackLateChores({ homeId, id }),
    onError: (error) => rollBack(undefined, error, words.putBackFailed),
    onSuccess: ({ count }) => showToast({ kind: 'success', text: words.putBack(count) }),
  });
  return useMutation({
    mutationFn: async ({ done, ...which }: LettingGo) => {
      const answer = await calls.chores.letGoLateChores({ homeId, ...which });
      // Close the question before the refetch: its parent disappears with the last late chore.
      done();
      return answer;
    },
    onError: (error) => rollBack(undefined, error, words.letGoFailed),
    onSuccess: ({ count }, { id }) => {
      showToast({
        kind: 'success',
        text: words.wereLetGo(count),
        ...(count > 0 && { action: { label: board.undo, run: () => puttingBack.mutate(id) } }),
      });
    },
  });
}

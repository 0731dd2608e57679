import { useMutation } from '@tanstack/react-query';
import { HandHelping } from 'lucide-react';
import { chorePlace } from '#domain/places.ts';
import { board, claim as words } from '#words/chores.ts';
import { useMe } from '#web/app/session.tsx';
import { calls } from '#web/calls/api.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { Button, type ButtonLook } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

/** Takes over a housemate's chore, and gives it back or takes it back (docs/product/board.md 'I’ll do it'). */
export function useClaiming(homeId: string) {
  const me = useMe().id;
  const { updateOptimistically, rollBack } = useCachedChores();
  const ending = useMutation({
    mutationFn: ({ id: choreId }: BoardChore) => calls.chores.endClaim({ homeId, choreId }),
    onMutate: ({ id }) =>
      updateOptimistically(id, (chore) => ({
        ...chore,
        assignedTo: chore.claimedFrom ?? chore.assignedTo,
        claimedFrom: null,
        claimedOn: null,
      })),
    onError: (error, _chore, undo) => rollBack(undo, error, words.backFailed),
    onSuccess: ({ assignedTo }, { claimedFor }) =>
      showToast({
        kind: 'success',
        text: assignedTo === me ? words.tookBack : words.gaveBack(claimedFor ?? board.someone),
      }),
  });
  const claiming = useMutation({
    mutationFn: ({ id: choreId }: BoardChore) => calls.chores.claimChore({ homeId, choreId }),
    onMutate: ({ id }) =>
      updateOptimistically(id, (chore, today) => ({
        ...chore,
        assignedTo: me,
        claimedFrom: chore.assignedTo,
        claimedOn: today,
      })),
    onError: (error, _chore, undo) => rollBack(undo, error, words.takeFailed),
    onSuccess: (_answer, chore) => {
      const { displayName } = chore.assignee;
      showToast({
        kind: 'success',
        text: words.taken(displayName),
        action: { label: board.undo, run: () => ending.mutate({ ...chore, claimedFor: displayName }) },
      });
    },
  });
  return { claim: claiming.mutate, endClaim: ending.mutate };
}

/** Makes a housemate's chore the reader's. In a row, the row takes the focus, because the button leaves. */
export function ClaimButton({
  chore,
  onAct,
  ...look
}: ButtonLook & { chore: BoardChore; onAct?: () => void }) {
  const { claim } = useClaiming(chore.homeId);
  return (
    <Button
      variant="soft"
      {...look}
      sends
      acts
      aria-label={words.doOf(chore.name)}
      icon={<HandHelping size={16} aria-hidden />}
      onClick={() => {
        if (onAct) onAct();
        else document.getElementById(chorePlace(chore.id))?.focus({ preventScroll: true });
        claim(chore);
      }}
    >
      {words.do}
    </Button>
  );
}

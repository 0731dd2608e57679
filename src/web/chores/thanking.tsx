import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import type { Home } from '#contract/homes.ts';
import { thanking as words, why } from '#words/chores.ts';
import { useMe } from '#web/app/session.tsx';
import { calls } from '#web/calls/api.ts';
import { personFace, type BoardChore } from '#web/chores/board-chore.ts';
import { useCachedChores } from '#web/chores/cached-chores.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

/** Thanks for a housemate's completed chore, or takes that back (docs/product/board.md 'Thanks'). */
function useThanking({ id: choreId, homeId, thank }: BoardChore) {
  const me = useMe().id;
  const { updateOptimistically, rollBack } = useCachedChores();
  const isThanked = thank === 'done';
  const thanking = useMutation({
    // In order, because each takes back the one before.
    scope: { id: 'thanks' },
    mutationFn: (thanks: boolean) => calls.chores.thankForChore({ homeId, choreId, isThanked: thanks }),
    onMutate: (thanks) =>
      updateOptimistically(choreId, (chore) => ({
        ...chore,
        thankedBy: [...chore.thankedBy.filter((userId) => userId !== me), ...(thanks ? [me] : [])],
      })),
    onError: (error, thanks, undo) => rollBack(undo, error, thanks ? words.failed : words.backFailed),
  });
  return { isThanked, toggle: () => thanking.mutate(!isThanked) };
}

const HeartIcon = ({ isFull, size }: { isFull: boolean; size: number }) => (
  <Heart size={size} aria-hidden fill={isFull ? 'currentColor' : 'none'} />
);

type HeartProps = { chore: BoardChore; size?: 'small'; className?: string };

/** The heart in a row: full once the reader has thanked. Renders nothing if there is no one to thank. */
export const ThankHeart = (props: HeartProps) =>
  props.chore.thank === 'none' ? null : <HeartButton {...props} />;

function HeartButton({ chore, size, className }: HeartProps) {
  const { isThanked, toggle } = useThanking(chore);
  return (
    <IconButton
      sends
      label={words.thankOf(chore.assignee.displayName, chore.name)}
      title={isThanked ? words.thanked : words.thank(chore.assignee.displayName)}
      aria-pressed={isThanked}
      size={size}
      className={clsx(isThanked && 'text-primary!', className)}
      onClick={toggle}
    >
      <HeartIcon isFull={isThanked} size={19} />
    </IconButton>
  );
}

/** The same in words, at the foot of the sheet. */
export function ThankButton({ chore }: { chore: BoardChore }) {
  const { isThanked, toggle } = useThanking(chore);
  const { assignee, name } = chore;
  return (
    <Button
      variant="soft"
      sends
      acts
      className="px-3!"
      aria-label={isThanked ? words.thankedOf(name) : words.thankOf(assignee.displayName, name)}
      aria-pressed={isThanked}
      icon={<HeartIcon isFull={isThanked} size={18} />}
      onClick={toggle}
    >
      {isThanked ? words.thanked : words.thank(assignee.displayName)}
    </Button>
  );
}

/** Who did a completed chore, and who thanked for it. Of an own chore, only if anyone thanked. */
export function WhoDidIt({ chore, home }: { chore: BoardChore; home: Home | undefined }) {
  const me = useMe().id;
  const { assignee, mine, thankedBy } = chore;
  if (chore.status !== 'completed' || (mine && thankedBy.length === 0)) return null;
  const names = thankedBy.map((userId) => (userId === me ? why.you : personFace(home, userId).displayName));
  return (
    <div className="flex items-center gap-3.5 rounded-lg bg-primary-soft px-3.5 py-3 text-on-primary-soft">
      <Avatar name={assignee.displayName} tone={assignee.tone} photo={assignee.photoURL} size={40} />
      <p className="min-w-0 leading-snug">
        <b className="font-semibold">{mine ? words.youDidIt : words.didIt(assignee.displayName)}</b>
        {names.length > 0 && <span className="block text-sm">{words.thankedBy(names)}</span>}
      </p>
    </div>
  );
}

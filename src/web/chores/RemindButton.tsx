import { Bell, Check } from 'lucide-react';
import { grace as words } from '#words/grace.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { Button, type ButtonLook } from '#web/ui/controls/button.tsx';

type Props = ButtonLook & { chore: BoardChore; onRemind: (chore: BoardChore) => void };

/** Once somebody has reminded them today it says so, and keeps the focus. Who is away is not reminded. */
export function RemindButton({ chore, onRemind, ...look }: Props) {
  const { name, remind, assignee } = chore;
  if (remind === 'away')
    return <span className="self-center px-3 text-sm font-semibold text-ink2">{words.away}</span>;
  const isDone = remind === 'done';
  const Icon = isDone ? Check : Bell;
  return (
    <Button
      variant="outline"
      {...look}
      sends
      aria-disabled={isDone}
      aria-label={isDone ? words.remindedOf(name) : words.remindOf(assignee.displayName, name)}
      icon={<Icon size={15} aria-hidden />}
      onClick={() => onRemind(chore)}
    >
      {isDone ? words.reminded : words.remind(assignee.displayName)}
    </Button>
  );
}

import { board } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** Whose chore it is: the face, and the whole name or 'You'. */
export function Assignee({ chore: { assignee, mine } }: { chore: BoardChore }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={assignee.displayName} tone={assignee.tone} photo={assignee.photoURL} size={22} />
      <span className="min-w-0 text-sm wrap-anywhere">{mine ? board.you : assignee.displayName}</span>
    </span>
  );
}

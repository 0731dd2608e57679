import { board } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

/** Whose chore it is: the face, and the whole name or 'You', below the face where its longest word would not fit beside it. */
export function Assignee({ chore: { assignee, mine } }: { chore: BoardChore }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Avatar name={assignee.displayName} tone={assignee.tone} photo={assignee.photoURL} size={22} />
      <span className="min-w-0 flex-[1_1_min-content] text-sm">
        {mine ? board.you : assignee.displayName}
      </span>
    </span>
  );
}

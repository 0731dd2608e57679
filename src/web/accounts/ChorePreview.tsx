import { previewChore, previewName } from '#words/accounts.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

/** Where housemates will meet the name; a picture of it, hidden from screen readers. */
export function ChorePreview({ name }: { name: string }) {
  return (
    <div aria-hidden className="flex items-center gap-3 rounded-md bg-sunken p-3">
      <Tile icon={previewChore.icon} size={40} raised />
      <div className="min-w-0 flex-1">
        <p className="text-15 leading-tight font-[650]">{previewChore.title}</p>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink2">
          <Avatar name={name} tone="leaf" size={22} />
          <span className="min-w-0">{name || previewName}</span>
        </p>
      </div>
    </div>
  );
}

import { awayLine } from '#words/away-line.ts';
import type { Face } from '#web/homes/faces.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

/** Who is away that day, with their faces where there is room for them. */
export const AwayLine = ({ people, faces = false }: { people: readonly Face[]; faces?: boolean }) =>
  people.length > 0 && (
    <p className="flex items-center gap-1.5 text-sm leading-[calc(22/14)]">
      {faces && (
        <span aria-hidden className="flex shrink-0 *:not-last:-me-1">
          {people.map(({ displayName, tone, photoURL }) => (
            <Avatar key={displayName} name={displayName} tone={tone} photo={photoURL} size={22} />
          ))}
        </span>
      )}
      <span className="min-w-0">{awayLine.line(people.map(({ displayName }) => displayName))}</span>
    </p>
  );

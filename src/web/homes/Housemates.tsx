import type { Member } from '#contract/homes.ts';
import { youLiveWith } from '#words/housemates.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

type Face = Pick<Member, 'userId' | 'displayName' | 'photoURL' | 'tone'>;

const HOUSEMATE_FACES = 8;
const PLACEHOLDERS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Who lives in the home: the faces overlap, the names stand below them. */
export function Housemates({ members, me }: { members: readonly Face[]; me: string }) {
  const others = members.filter((member) => member.userId !== me);
  return (
    <div className="border-t border-line pt-4">
      <div className="flex *:not-last:-me-1">
        {members.slice(0, HOUSEMATE_FACES).map((member) => (
          <span key={member.userId} className="rounded-full [box-shadow:0_0_0_2px_var(--surface)]">
            <Avatar name={member.displayName} tone={member.tone} photo={member.photoURL} size={30} />
          </span>
        ))}
      </div>
      <p className="mt-2 text-sm leading-snug text-ink2">
        {youLiveWith(others.map((member) => member.displayName))}
      </p>
    </div>
  );
}

/** Their place while the home is being joined. */
export const HousematesSkeleton = () => (
  <div aria-hidden className="flex animate-pulse gap-1 border-t border-line pt-4">
    {PLACEHOLDERS.map((each) => (
      <span key={each} className="size-[30px] rounded-full bg-sunken" />
    ))}
  </div>
);

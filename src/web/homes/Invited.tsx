import { clsx } from 'clsx';
import type { Invitation } from '#contract/homes.ts';
import { invitation as words } from '#words/invitation.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Skeleton } from '#web/ui/drawings/skeleton.tsx';

const FACES_ROW = 'flex flex-wrap justify-center gap-x-1 gap-y-3 border-t border-line pt-4';
/** Five in a row if their names are short. A face is at least as wide as the longest word of its name, so that no word breaks. */
const FACE = 'max-w-full min-w-min flex-[1_1_max(60px,17%)]';

/** Who lives in the home that somebody is invited to, by their whole names (docs/product/homes.md 'What a link shows'). */
export const Invited = ({ members }: Pick<Invitation, 'members'>) => (
  <ul aria-label={words.whoLivesThere} className={FACES_ROW}>
    {members.map(({ displayName, tone }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- two may have one name, and nobody's id is told
      <li key={index} className={clsx(FACE, 'flex flex-col items-center gap-1.5 text-center')}>
        <Avatar name={displayName} tone={tone} size={44} />
        <span className="max-w-full text-13 leading-tight text-ink2">{displayName}</span>
      </li>
    ))}
  </ul>
);

const FACES = [1, 2, 3, 4, 5];

/** Their place until it is known whether the link opens a home, one row of two lines: so most homes have it. */
export const InvitedSkeleton = () => (
  <div aria-hidden className={FACES_ROW}>
    {FACES.map((place) => (
      <span key={place} className={clsx(FACE, 'grid h-16 justify-items-center')}>
        <Skeleton className="size-11 rounded-full" />
      </span>
    ))}
  </div>
);

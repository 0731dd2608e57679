import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { Invitation, Invitation as Told } from '#contract/homes.ts';
import { invitation as words, joinHome, joiningDoubts } from '#words/homes.ts';
import type { JoiningDoubt } from '#web/homes/inviting.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { BarePageCard } from '#web/app/BarePageCard.tsx';
import { Scene } from '#web/ui/drawings/scene.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

type InvitationProps = {
  /** Undefined where the link opens nothing, or that could not be told: then signing in tells. */
  told: Told | undefined;
  isPending: boolean;
  /** Where sign-in leads back to. */
  next: string;
  /** What a signed-in person is asked about besides. */
  doubt: JoiningDoubt | undefined;
  /** Joins, for a signed-in person who is asked first; null for a signed-out one. */
  onJoin: (() => void) | null;
};

/**
 * Shows who invites, to which home, and who lives there (docs/product/homes.md 'What a link shows'). A signed-in person is asked whether
 * to join ('Asked before joining').
 */
export function Invitation({ told, isPending, next, doubt, onJoin }: InvitationProps) {
  if (isPending) return <Opening />;
  return (
    <BarePageCard
      art={scene}
      title={told ? words.invitedBy(told.invitedBy, told.homeName) : words.invited}
      text={onJoin ? (doubt ? joiningDoubts[doubt] : words.question(told?.homeName)) : words.signIn}
      extra={told && <Invited members={told.members} />}
      hint={onJoin ? (doubt ? undefined : words.whyAsked) : words.about}
    >
      {onJoin ? <Answers onJoin={onJoin} /> : <WaysIn next={next} />}
    </BarePageCard>
  );
}

const Answers = ({ onJoin }: { onJoin: () => void }) => (
  <>
    <Button onClick={onJoin}>{words.join}</Button>
    <Link to="/dashboard" className={buttonLook({ variant: 'outline' })}>
      {joinHome.returnToApp}
    </Link>
  </>
);

// Small enough for the buttons to stand in a phone's first screen.
const scene = <Scene className="-mb-1 w-full max-w-[240px]" />;

const WaysIn = ({ next }: { next: string }) => (
  <>
    <Link to="/register" search={{ next }} className={buttonLook()}>
      {words.createAccount}
    </Link>
    <Link to="/login" search={{ next }} className={buttonLook({ variant: 'outline' })}>
      {words.goToLogin}
    </Link>
  </>
);

/** In the shape of what follows, with a title of two lines: nothing moves once it is there. */
const Opening = () => (
  <BarePageCard
    art={scene}
    title={
      <>
        <span className="sr-only">{words.opening}</span>
        <Skeleton className="h-16" />
      </>
    }
    text={<Skeleton className="h-6 w-2/3" />}
    busy
    extra={<InvitedSkeleton />}
  />
);

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
const InvitedSkeleton = () => (
  <div aria-hidden className={FACES_ROW}>
    {FACES.map((place) => (
      <span key={place} className={clsx(FACE, 'grid h-16 justify-items-center')}>
        <Skeleton className="size-11 rounded-full" />
      </span>
    ))}
  </div>
);

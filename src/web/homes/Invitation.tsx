import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { Invitation, Invitation as InvitationData } from '#contract/homes.ts';
import { invitation as words, joinHome, joiningDoubts } from '#words/homes.ts';
import type { JoiningDoubt } from '#web/homes/inviting.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { BarePageCard } from '#web/app/BarePageCard.tsx';
import { Scene } from '#web/ui/drawings/scene.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

type InvitationProps = {
  /** Undefined if the link does not work, or if that is unknown: then it shows after signing in. */
  invitation: InvitationData | undefined;
  isPending: boolean;
  /** The page to return to after sign-in. */
  next: string;
  /** Something else that a signed-in person must confirm. */
  doubt: JoiningDoubt | undefined;
  /** Joins, if a signed-in person is asked first; null for people who are signed out. */
  onJoin: (() => void) | null;
};

/**
 * Shows who invites, to which home, and who lives there (docs/product/homes.md 'What a link shows'). Signed-in people
 * are asked whether to join ('Asked before joining').
 */
export function Invitation({ invitation, isPending, next, doubt, onJoin }: InvitationProps) {
  if (isPending) return <Opening />;
  return (
    <BarePageCard
      art={scene}
      title={invitation ? words.invitedBy(invitation.invitedBy, invitation.homeName) : words.invited}
      text={onJoin ? (doubt ? joiningDoubts[doubt] : words.question(invitation?.homeName)) : words.signIn}
      extra={invitation && <Invited members={invitation.members} />}
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

// Small enough that the buttons fit on a phone's first screen.
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

/** The same shape as what follows, with a title of two lines, so that nothing moves when it loads. */
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
/**
 * Five in a row if their names are short. Each item is at least as wide as the longest word of its name, so that no
 * word breaks.
 */
const FACE = 'max-w-full min-w-min flex-[1_1_max(60px,17%)]';

/** The members of the home, with their full names (docs/product/homes.md 'What a link shows'). */
export const Invited = ({ members }: Pick<Invitation, 'members'>) => (
  <ul aria-label={words.whoLivesThere} className={FACES_ROW}>
    {members.map(({ displayName, tone }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- two may have the same name, and the server sends no ids
      <li key={index} className={clsx(FACE, 'flex flex-col items-center gap-1.5 text-center')}>
        <Avatar name={displayName} tone={tone} size={44} />
        <span className="max-w-full text-13 leading-tight text-ink2">{displayName}</span>
      </li>
    ))}
  </ul>
);

const FACES = [1, 2, 3, 4, 5];

/** Their placeholder while the link is checked: one row with names of two lines, as in most homes. */
const InvitedSkeleton = () => (
  <div aria-hidden className={FACES_ROW}>
    {FACES.map((place) => (
      <span key={place} className={clsx(FACE, 'grid h-16 justify-items-center')}>
        <Skeleton className="size-11 rounded-full" />
      </span>
    ))}
  </div>
);

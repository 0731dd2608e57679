import { Link } from '@tanstack/react-router';
import type { Invitation as Told } from '#contract/homes.ts';
import { invitation as words } from '#words/invitation.ts';
import { joinHome } from '#words/join-home.ts';
import { joiningDoubts } from '#words/joining-doubts.ts';
import type { JoiningDoubt } from '#web/app/joining-doubts.ts';
import { Invited, InvitedSkeleton } from '#web/homes/Invited.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { LetterCard } from '#web/ui/layout/letter-card.tsx';
import { Scene } from '#web/ui/drawings/scene.tsx';
import { Skeleton } from '#web/ui/drawings/skeleton.tsx';

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
    <LetterCard
      art={scene}
      title={told ? words.invitedBy(told.invitedBy, told.homeName) : words.invited}
      text={onJoin ? (doubt ? joiningDoubts[doubt] : words.question(told?.homeName)) : words.signIn}
      extra={told && <Invited members={told.members} />}
      hint={onJoin ? (doubt ? undefined : words.whyAsked) : words.about}
    >
      {onJoin ? <Answers onJoin={onJoin} /> : <WaysIn next={next} />}
    </LetterCard>
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
  <LetterCard
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

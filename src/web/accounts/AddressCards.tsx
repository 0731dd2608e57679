import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { checkFailed, signIn } from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import { sayError } from '#web/accounts/refusals.ts';
import { messageOf } from '#web/api.ts';
import { useSession, useSignOut } from '#web/session.tsx';
import { EnvelopeArt } from '#web/ui/art.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { LetterCard } from '#web/ui/letter-card.tsx';

type Said = { title: string; text: string };

/** What a letter's link about an address leads to. */
export const EmailCard = ({ title, text, children }: Said & { children: ReactNode }) => (
  <LetterCard ground="soft" art={<EnvelopeArt />} title={title} text={text}>
    {children}
  </LetterCard>
);

/** To the app, or to the door of it; `withToken`: what opens the link goes along, for whoever comes back. */
export function Onward({ next, withToken = false }: { next?: string; withToken?: boolean }) {
  const { user } = useSession();
  return user ? (
    <Link to="/dashboard" className={buttonLook()}>
      {layout.goToDashboard}
    </Link>
  ) : (
    <Link to="/login" search={{ next }} state={withToken ? true : {}} className={buttonLook()}>
      {signIn}
    </Link>
  );
}

/** The link is for somebody else than who is signed in; `here` is where they come back to. */
export function AsOther({ token, here, title, text }: Said & { token: string; here: string }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => navigate({ to: '/login', search: { next: here }, state: { linkToken: token } }),
    onError: () => sayError(layout.logoutFailed),
  });
  return (
    <EmailCard title={title} text={text}>
      <Button variant="outline" busy={leave.isPending} onClick={() => leave.mutate()}>
        {layout.logout}
      </Button>
    </EmailCard>
  );
}

type NoAnswerProps = { title: string; error: Error; busy: boolean; onAgain: () => void };

/** Whether the link can be used is not known. */
export const NoAnswer = ({ title, error, busy, onAgain }: NoAnswerProps) => (
  <LetterCard ground="plain" art={<EnvelopeArt refused />} title={title} text={messageOf(error, checkFailed)}>
    <Button variant="outline" busy={busy} onClick={onAgain}>
      {layout.tryAgain}
    </Button>
  </LetterCard>
);

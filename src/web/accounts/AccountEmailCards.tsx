import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { checkFailed, checkingLink, confirmingEmail, signIn, unconfirmedTitle } from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import { sayError } from '#web/accounts/refusals.ts';
import { codeOf, messageOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useSession, useSignOut } from '#web/app/session.tsx';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { BarePageCard } from '#web/app/BarePageCard.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type Said = { title: string; text: string };

/** What a letter's link about an address leads to. */
export const EmailCard = ({ title, text, children }: Said & { children: ReactNode }) => (
  <BarePageCard ground="soft" art={<EnvelopeArt />} title={title} text={text}>
    {children}
  </BarePageCard>
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

type QuestionProps = Said & { button: string; failed: string; confirm: () => Promise<unknown> };

/** A click, since programs that read mail open its links too. */
export function Question({ title, text, button, failed, confirm }: QuestionProps) {
  const confirming = useMutation({
    mutationFn: confirm,
    onError: (error) => showToast(failureOf(error, failed)),
  });
  return (
    <EmailCard title={title} text={text}>
      <Button busy={confirming.isPending} busyText={confirmingEmail} onClick={() => confirming.mutate()}>
        {button}
      </Button>
    </EmailCard>
  );
}

/** The link opens nothing any more. */
export const Expired = ({ text, children }: { text: string; children: ReactNode }) => (
  <BarePageCard ground="plain" art={<EnvelopeArt refused />} title={unconfirmedTitle} text={text}>
    {children}
  </BarePageCard>
);

/** Asked once: what a link is for does not change under its page. */
export const CHECKED_ONCE = {
  staleTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

type CheckedProps<T> = {
  check: UseQueryResult<T>;
  title: string;
  failedTitle: string;
  expired: ReactNode;
  children: (found: T) => ReactNode;
};

/** What a link about an address opens: while the server looks at it, what it is for, or why that is not known. */
export const CheckedLink = <T,>({ check, title, failedTitle, expired, children }: CheckedProps<T>) => (
  <>
    {check.isPending && (
      <BarePageCard busy ground="soft" art={<EnvelopeArt />} title={title} text={checkingLink} />
    )}
    {check.isSuccess && children(check.data)}
    {check.isError &&
      (codeOf(check.error) === 'LINK_EXPIRED' ? (
        expired
      ) : (
        <NoAnswer
          title={failedTitle}
          error={check.error}
          busy={check.isFetching}
          onAgain={() => void check.refetch()}
        />
      ))}
  </>
);

type NoAnswerProps = { title: string; error: Error; busy: boolean; onAgain: () => void };

/** Whether the link can be used is not known. */
const NoAnswer = ({ title, error, busy, onAgain }: NoAnswerProps) => (
  <BarePageCard
    ground="plain"
    art={<EnvelopeArt refused />}
    title={title}
    text={messageOf(error, checkFailed)}
  >
    <Button variant="outline" busy={busy} onClick={onAgain}>
      {layout.tryAgain}
    </Button>
  </BarePageCard>
);

import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { checkFailed, checkingLink, confirmingEmail, signIn, unconfirmedTitle } from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import { showError } from '#web/accounts/refusals.ts';
import { codeOf, messageOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useSession, useSignOut } from '#web/app/session.tsx';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { BarePageCard } from '#web/app/BarePageCard.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type CardTexts = { title: string; text: string };

/** The card of pages that an email's link about an address opens. */
export const EmailCard = ({ title, text, children }: CardTexts & { children: ReactNode }) => (
  <BarePageCard ground="soft" art={<EnvelopeArt />} title={title} text={text}>
    {children}
  </BarePageCard>
);

/** Links to the app, or to sign-in. `withToken` passes the link's token on, for people who return here. */
export function GoOnLinks({ next, withToken = false }: { next?: string; withToken?: boolean }) {
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

/** The link is for a person other than the signed-in one; `here` is the page to return to. */
export function SignInAsOther({ token, here, title, text }: CardTexts & { token: string; here: string }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => navigate({ to: '/login', search: { next: here }, state: { linkToken: token } }),
    onError: () => showError(layout.logoutFailed),
  });
  return (
    <EmailCard title={title} text={text}>
      <Button variant="outline" busy={leave.isPending} onClick={() => leave.mutate()}>
        {layout.logout}
      </Button>
    </EmailCard>
  );
}

type QuestionProps = CardTexts & { button: string; failed: string; confirm: () => Promise<unknown> };

/** Requires a click, because mail programs open links too. */
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

export const Expired = ({ text, children }: { text: string; children: ReactNode }) => (
  <BarePageCard ground="plain" art={<EnvelopeArt refused />} title={unconfirmedTitle} text={text}>
    {children}
  </BarePageCard>
);

/** Checked once: what a link is for does not change while its page is open. */
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

/** Checks an email's link about an address, and shows its children with the result, or why it could not be checked. */
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

/** The check of the link got no answer. */
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

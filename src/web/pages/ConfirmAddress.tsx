import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as words from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import { sayError } from '#web/accounts/refusals.ts';
import { api, calls, codeOf, messageOf } from '#web/api.ts';
import { useLinkToken } from '#web/link-token.ts';
import { BarePage } from '#web/pages/BarePage.tsx';
import { sessionQuery, useSession, useSignOut } from '#web/session.tsx';
import { EnvelopeArt } from '#web/ui/art.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { LetterCard } from '#web/ui/letter-card.tsx';
import { showToast } from '#web/ui/toast.ts';

export function ConfirmAddress() {
  const token = useLinkToken() ?? '';
  const check = useQuery(
    api.users.checkConfirmation.queryOptions({
      input: { token },
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  return (
    <BarePage>
      {check.isPending && (
        <LetterCard
          busy
          ground="soft"
          art={<EnvelopeArt />}
          title={words.confirmTitle}
          text={words.checkingLink}
        />
      )}
      {check.isSuccess && <Opened token={token} {...check.data} />}
      {check.isError && (
        <NotConfirmed error={check.error} busy={check.isFetching} onAgain={() => void check.refetch()} />
      )}
    </BarePage>
  );
}

type Asked = { token: string; email: string };

function Opened({ token, email, confirmed }: Asked & { confirmed: boolean }) {
  const { user, google } = useSession();
  if (confirmed || (user?.email === email && user.emailVerified))
    return (
      <EmailCard title={words.confirmedTitle} text={words.confirmedText(email, google)}>
        <Onward />
      </EmailCard>
    );
  if (!user)
    return (
      <EmailCard title={words.confirmTitle} text={words.confirmSignedOut(email)}>
        <Onward next={HERE} />
      </EmailCard>
    );
  if (user.email !== email) return <AsOther token={token} email={email} other={user.email} />;
  return <Question token={token} email={email} />;
}

const HERE = '/confirm-address';

const EmailCard = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <LetterCard ground="soft" art={<EnvelopeArt />} title={title} text={text}>
    {children}
  </LetterCard>
);

/** A click, since programs that read mail open its links too. */
function Question({ token, email }: Asked) {
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: async () => {
      await calls.users.confirmAddress({ token });
      // The profile must not ask for what was just done.
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    onError: (error) => sayError(messageOf(error, words.confirmFailed)),
  });
  return (
    <EmailCard title={words.confirmTitle} text={words.confirmText(email)}>
      <Button busy={confirm.isPending} busyText={words.confirmingEmail} onClick={() => confirm.mutate()}>
        {words.confirmEmail}
      </Button>
    </EmailCard>
  );
}

function AsOther({ token, email, other }: Asked & { other: string }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => navigate({ to: '/login', search: { next: HERE }, state: { linkToken: token } }),
    onError: () => sayError(layout.logoutFailed),
  });
  return (
    <EmailCard title={words.confirmTitle} text={words.confirmAsOther(email, other)}>
      <Button variant="outline" busy={leave.isPending} onClick={() => leave.mutate()}>
        {layout.logout}
      </Button>
    </EmailCard>
  );
}

/** To the app, or to the door of it. */
function Onward({ next }: { next?: string }) {
  const { user } = useSession();
  return user ? (
    <Link to="/dashboard" className={buttonLook()}>
      {layout.goToDashboard}
    </Link>
  ) : (
    <Link to="/login" search={{ next }} state={next === HERE ? true : {}} className={buttonLook()}>
      {words.signIn}
    </Link>
  );
}

function NotConfirmed({ error, busy, onAgain }: { error: Error; busy: boolean; onAgain: () => void }) {
  if (codeOf(error) === 'LINK_EXPIRED') return <Expired />;
  return (
    <LetterCard
      ground="plain"
      art={<EnvelopeArt refused />}
      title={words.confirmFailedTitle}
      text={messageOf(error, words.checkFailed)}
    >
      <Button variant="outline" busy={busy} onClick={onAgain}>
        {layout.tryAgain}
      </Button>
    </LetterCard>
  );
}

function Expired() {
  const { user } = useSession();
  const needed = user ? words.expiredSignedIn : words.expiredSignedOut;
  return (
    <LetterCard
      ground="plain"
      art={<EnvelopeArt refused />}
      title={words.unconfirmedTitle}
      text={user?.emailVerified ? words.expiredNotNeeded : needed}
    >
      {user && !user.emailVerified ? <SendAgain email={user.email} /> : <Onward next="/profile" />}
    </LetterCard>
  );
}

function SendAgain({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => calls.users.sendConfirmation(),
    onSuccess: () => showToast({ kind: 'success', text: words.sentAgain(email) }),
    onError: (error) => sayError(messageOf(error, words.sendFailed)),
  });
  return (
    <Button busy={send.isPending} busyText={words.sending} onClick={() => send.mutate()}>
      {words.sendNewLink}
    </Button>
  );
}

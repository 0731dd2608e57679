import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import * as words from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import { sayError } from '#web/accounts/refusals.ts';
import { calls, codeOf, messageOf } from '#web/api.ts';
import { BarePage } from '#web/pages/BarePage.tsx';
import { sessionQuery, useSession } from '#web/session.tsx';
import { EnvelopeArt } from '#web/ui/art.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { LetterCard } from '#web/ui/letter-card.tsx';
import { showToast } from '#web/ui/toast.ts';

const route = getRouteApi('/confirm-address');

export function ConfirmAddress() {
  const { token } = route.useSearch();
  const queries = useQueryClient();
  // A query, though it writes: it runs once by itself when the page opens, and confirming twice does no harm.
  const confirmation = useQuery({
    queryKey: ['confirm-address', token],
    queryFn: async () => {
      const confirmed = await calls.users.confirmAddress({ token });
      // The profile must not ask for what was just done.
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      return confirmed;
    },
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <BarePage>
      {confirmation.isPending && (
        <LetterCard
          busy
          ground="soft"
          art={<EnvelopeArt />}
          title={words.confirmingTitle}
          text={words.confirmingText}
        />
      )}
      {confirmation.isSuccess && <Confirmed email={confirmation.data.email} />}
      {confirmation.isError && (
        <NotConfirmed
          error={confirmation.error}
          busy={confirmation.isFetching}
          onAgain={() => void confirmation.refetch()}
        />
      )}
    </BarePage>
  );
}

function Confirmed({ email }: { email: string }) {
  const { user, google } = useSession();
  const isOther = user !== null && user.email !== email;
  return (
    <LetterCard
      ground="soft"
      art={<EnvelopeArt />}
      title={words.confirmedTitle}
      text={
        <>
          {words.confirmedText(email, google)} {isOther && words.signedInAsOther(user.email)}
        </>
      }
    >
      <Onward />
    </LetterCard>
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
    <Link to="/login" search={{ next }} className={buttonLook()}>
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

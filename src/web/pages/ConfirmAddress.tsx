import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  checkingLink,
  confirmingEmail,
  sendFailed,
  sendNewLink,
  sending,
  sentAgain,
  unconfirmedTitle,
} from '#words/accounts.ts';
import * as words from '#words/confirm-address.ts';
import { AsOther, EmailCard, NoAnswer, Onward } from '#web/accounts/AddressCards.tsx';
import { sayError } from '#web/accounts/refusals.ts';
import { api, calls, codeOf, messageOf } from '#web/api.ts';
import { useLinkToken } from '#web/link-token.ts';
import { BarePage } from '#web/pages/BarePage.tsx';
import { sessionQuery, useSession } from '#web/session.tsx';
import { EnvelopeArt } from '#web/ui/art.tsx';
import { Button } from '#web/ui/button.tsx';
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
        <LetterCard busy ground="soft" art={<EnvelopeArt />} title={words.confirmTitle} text={checkingLink} />
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
        <Onward next={HERE} withToken />
      </EmailCard>
    );
  if (user.email !== email)
    return (
      <AsOther
        token={token}
        here={HERE}
        title={words.confirmTitle}
        text={words.confirmAsOther(email, user.email)}
      />
    );
  return <Question token={token} email={email} />;
}

const HERE = '/confirm-address';

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
      <Button busy={confirm.isPending} busyText={confirmingEmail} onClick={() => confirm.mutate()}>
        {words.confirmEmail}
      </Button>
    </EmailCard>
  );
}

function NotConfirmed({ error, busy, onAgain }: { error: Error; busy: boolean; onAgain: () => void }) {
  if (codeOf(error) === 'LINK_EXPIRED') return <Expired />;
  return <NoAnswer title={words.confirmFailedTitle} error={error} busy={busy} onAgain={onAgain} />;
}

function Expired() {
  const { user } = useSession();
  const needed = user ? words.expiredSignedIn : words.expiredSignedOut;
  return (
    <LetterCard
      ground="plain"
      art={<EnvelopeArt refused />}
      title={unconfirmedTitle}
      text={user?.emailVerified ? words.expiredNotNeeded : needed}
    >
      {user && !user.emailVerified ? <SendAgain email={user.email} /> : <Onward next="/profile" />}
    </LetterCard>
  );
}

function SendAgain({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => calls.users.sendConfirmation(),
    onSuccess: () => showToast({ kind: 'success', text: sentAgain(email) }),
    onError: (error) => sayError(messageOf(error, sendFailed)),
  });
  return (
    <Button busy={send.isPending} busyText={sending} onClick={() => send.mutate()}>
      {sendNewLink}
    </Button>
  );
}

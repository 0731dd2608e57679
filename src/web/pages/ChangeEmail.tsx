import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkFailedTitle, checkingLink, confirmingEmail, unconfirmedTitle } from '#words/accounts.ts';
import * as words from '#words/email-links.ts';
import { AsOther, EmailCard, NoAnswer, Onward } from '#web/accounts/AddressCards.tsx';
import { sayError } from '#web/accounts/refusals.ts';
import { api, calls, codeOf, messageOf } from '#web/api.ts';
import { useLinkToken } from '#web/link-token.ts';
import { BarePage } from '#web/pages/BarePage.tsx';
import { sessionQuery, useSession } from '#web/session.tsx';
import { EnvelopeArt } from '#web/ui/art.tsx';
import { Button } from '#web/ui/button.tsx';
import { LetterCard } from '#web/ui/letter-card.tsx';

const HERE = '/change-email';

/** What the letter to a new address opens. */
export function ChangeEmail() {
  const token = useLinkToken() ?? '';
  const check = useQuery(
    api.users.checkEmailChange.queryOptions({
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
          title={words.newEmailTitle}
          text={checkingLink}
        />
      )}
      {check.isSuccess && <Opened token={token} {...check.data} />}
      {check.isError && (
        <NotChanged error={check.error} busy={check.isFetching} onAgain={() => void check.refetch()} />
      )}
    </BarePage>
  );
}

type Asked = { token: string; email: string };

function Opened({ token, userId, email, changed }: Asked & { userId: string; changed: boolean }) {
  const { user } = useSession();
  if (changed || (user?.id === userId && user.email === email))
    return (
      <EmailCard title={words.newEmailDone} text={words.newEmailDoneText(email)}>
        <Onward />
      </EmailCard>
    );
  if (!user)
    return (
      <EmailCard title={words.newEmailTitle} text={words.newEmailSignedOut}>
        <Onward next={HERE} withToken />
      </EmailCard>
    );
  if (user.id !== userId)
    return (
      <AsOther
        token={token}
        here={HERE}
        title={words.newEmailTitle}
        text={words.newEmailAsOther(user.email)}
      />
    );
  return <Question token={token} email={email} old={user.email} />;
}

/** A click, since programs that read mail open its links too. */
function Question({ token, email, old }: Asked & { old: string }) {
  const queries = useQueryClient();
  const confirm = useMutation({
    mutationFn: async () => {
      await calls.users.confirmEmailChange({ token });
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
    onError: (error) => sayError(messageOf(error, words.newEmailFailed)),
  });
  return (
    <EmailCard title={words.newEmailTitle} text={words.newEmailText(email, old)}>
      <Button busy={confirm.isPending} busyText={confirmingEmail} onClick={() => confirm.mutate()}>
        {words.confirmNewEmail}
      </Button>
    </EmailCard>
  );
}

function NotChanged({ error, busy, onAgain }: { error: Error; busy: boolean; onAgain: () => void }) {
  if (codeOf(error) !== 'LINK_EXPIRED')
    return <NoAnswer title={checkFailedTitle} error={error} busy={busy} onAgain={onAgain} />;
  return (
    <LetterCard
      ground="plain"
      art={<EnvelopeArt refused />}
      title={unconfirmedTitle}
      text={words.newEmailExpired}
    >
      <Onward next="/profile" />
    </LetterCard>
  );
}

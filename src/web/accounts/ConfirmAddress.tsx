import { useMutation, useQuery } from '@tanstack/react-query';
import { sendFailed, sendNewLink, sending, sentAgain } from '#words/accounts.ts';
import * as words from '#words/accounts.ts';
import {
  SignInAsOther,
  CHECKED_ONCE,
  CheckedLink,
  EmailCard,
  Expired,
  GoOnLinks,
  Question,
} from '#web/accounts/AccountEmailCards.tsx';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useLinkToken } from '#web/device/link-token.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { useSession } from '#web/app/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

const CONFIRM_PATH = '/confirm-address';

/** The page of the link that confirms a new account's address. */
export function ConfirmAddress() {
  const token = useLinkToken() ?? '';
  const check = useQuery(api.users.checkConfirmation.queryOptions({ input: { token }, ...CHECKED_ONCE }));
  return (
    <BarePage>
      <CheckedLink
        check={check}
        title={words.confirmTitle}
        failedTitle={words.confirmFailedTitle}
        expired={<TooLate />}
      >
        {(found) => <Opened token={token} {...found} />}
      </CheckedLink>
    </BarePage>
  );
}

type Asked = { token: string; email: string; confirmed: boolean };

function Opened({ token, email, confirmed }: Asked) {
  const { user, google } = useSession();
  if (confirmed || (user?.email === email && user.emailVerified))
    return (
      <EmailCard title={words.confirmedTitle} text={words.confirmedText(email, google)}>
        <GoOnLinks />
      </EmailCard>
    );
  if (!user)
    return (
      <EmailCard title={words.confirmTitle} text={words.confirmSignedOut(email)}>
        <GoOnLinks next={CONFIRM_PATH} withToken />
      </EmailCard>
    );
  if (user.email !== email)
    return (
      <SignInAsOther
        token={token}
        here={CONFIRM_PATH}
        title={words.confirmTitle}
        text={words.confirmAsOther(email, user.email)}
      />
    );
  return (
    <Question
      title={words.confirmTitle}
      text={words.confirmText(email)}
      button={words.confirmEmail}
      failed={words.confirmFailed}
      confirm={() => calls.users.confirmAddress({ token })}
    />
  );
}

function TooLate() {
  const { user } = useSession();
  const needed = user ? words.expiredSignedIn : words.expiredSignedOut;
  return (
    <Expired text={user?.emailVerified ? words.expiredNotNeeded : needed}>
      {user && !user.emailVerified ? <SendAgain email={user.email} /> : <GoOnLinks next="/profile" />}
    </Expired>
  );
}

function SendAgain({ email }: { email: string }) {
  const send = useMutation({
    mutationFn: () => calls.users.sendConfirmation(),
    onSuccess: () => showToast({ kind: 'success', text: sentAgain(email) }),
    onError: (error) => showToast(failureOf(error, sendFailed)),
  });
  return (
    <Button busy={send.isPending} busyText={sending} onClick={() => send.mutate()}>
      {sendNewLink}
    </Button>
  );
}

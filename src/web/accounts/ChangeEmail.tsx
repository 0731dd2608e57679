import { useQuery } from '@tanstack/react-query';
import { checkFailedTitle } from '#words/accounts.ts';
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
import { useLinkToken } from '#web/device/link-token.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { useSession } from '#web/app/session.tsx';

const CHANGE_PATH = '/change-email';

/** The page of the link in the email to a new address. */
export function ChangeEmail() {
  const token = useLinkToken() ?? '';
  const check = useQuery(api.users.checkEmailChange.queryOptions({ input: { token }, ...CHECKED_ONCE }));
  const expired = (
    <Expired text={words.newEmailExpired}>
      <GoOnLinks next="/profile" />
    </Expired>
  );
  return (
    <BarePage>
      <CheckedLink check={check} title={words.newEmailTitle} failedTitle={checkFailedTitle} expired={expired}>
        {(found) => <Opened token={token} {...found} />}
      </CheckedLink>
    </BarePage>
  );
}

type Asked = { token: string; userId: string; email: string; changed: boolean };

function Opened({ token, userId, email, changed }: Asked) {
  const { user } = useSession();
  if (changed || (user?.id === userId && user.email === email))
    return (
      <EmailCard title={words.newEmailDone} text={words.newEmailDoneText(email)}>
        <GoOnLinks />
      </EmailCard>
    );
  if (!user)
    return (
      <EmailCard title={words.newEmailTitle} text={words.newEmailSignedOut}>
        <GoOnLinks next={CHANGE_PATH} withToken />
      </EmailCard>
    );
  if (user.id !== userId)
    return (
      <SignInAsOther
        token={token}
        here={CHANGE_PATH}
        title={words.newEmailTitle}
        text={words.newEmailAsOther(user.email)}
      />
    );
  return (
    <Question
      title={words.newEmailTitle}
      text={words.newEmailText(email, user.email)}
      button={words.confirmNewEmail}
      failed={words.newEmailFailed}
      confirm={() => calls.users.confirmEmailChange({ token })}
    />
  );
}

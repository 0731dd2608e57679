import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forgottenPassword, signIn } from '#words/accounts.ts';
import * as words from '#words/email-links.ts';
import { EmailCard, Expired } from '#web/accounts/AddressCards.tsx';
import { sayError } from '#web/accounts/refusals.ts';
import { calls, codeOf, messageOf } from '#web/api.ts';
import { useLinkToken } from '#web/link-token.ts';
import { BarePage } from '#web/pages/BarePage.tsx';
import { sessionChanged } from '#web/session.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';

/** What the letter to an old address opens: whoever did not change it takes the account back. */
export function KeepEmail() {
  const token = useLinkToken() ?? '';
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: async () => {
      const kept = await calls.users.keepEmail({ token });
      // This browser's session may be one of those that ended.
      await sessionChanged(queries);
      return kept;
    },
    onError: (error) => {
      if (codeOf(error) !== 'LINK_EXPIRED') sayError(messageOf(error, words.keepFailed));
    },
  });
  return (
    <BarePage>
      {keep.isSuccess && (
        <EmailCard title={words.keptTitle} text={words.keptText(keep.data.email)}>
          <Link to="/login" search={{}} className={buttonLook({ variant: 'outline' })}>
            {signIn}
          </Link>
        </EmailCard>
      )}
      {codeOf(keep.error) === 'LINK_EXPIRED' && (
        <Expired text={words.keepExpired}>
          <Link to="/forgot-password" className={buttonLook({ variant: 'outline' })}>
            {forgottenPassword}
          </Link>
        </Expired>
      )}
      {!keep.isSuccess && codeOf(keep.error) !== 'LINK_EXPIRED' && (
        <EmailCard title={words.keepTitle} text={words.keepText}>
          <Button busy={keep.isPending} busyText={words.keeping} onClick={() => keep.mutate()}>
            {words.keepEmail}
          </Button>
        </EmailCard>
      )}
    </BarePage>
  );
}

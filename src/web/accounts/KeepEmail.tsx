import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TakenBack } from '#contract/users.ts';
import { forgottenPassword, signIn, unconfirmedTitle } from '#words/accounts.ts';
import * as words from '#words/accounts.ts';
import { hasAnythingToList, TakenBackAccount } from '#web/accounts/TakenBackAccount.tsx';
import { calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useLinkToken } from '#web/device/link-token.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { sessionChanged } from '#web/app/session.tsx';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { BarePageCard } from '#web/app/BarePageCard.tsx';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/**
 * The page of the link in the email to an old address: if the owner did not change the address, they take the account
 * back.
 */
export function KeepEmail() {
  const token = useLinkToken() ?? '';
  const queries = useQueryClient();
  const [result, setResult] = useReloadSafeState<(TakenBack & { email: string }) | null>('kept-email', null);
  const takingBack = useMutation({
    mutationFn: async () => {
      const answer = await calls.users.keepEmail({ token });
      // This browser's session may be one of those that ended.
      await sessionChanged(queries);
      setResult(answer);
    },
    onError: (error) => {
      if (codeOf(error) !== 'LINK_EXPIRED') showToast(failureOf(error, words.keepFailed));
    },
  });
  return (
    <BarePage>
      {result !== null && (
        <BarePageCard
          ground="soft"
          art={<EnvelopeArt />}
          title={words.keptTitle}
          text={words.keptText(result.email)}
          extra={hasAnythingToList(result) && <TakenBackAccount of={result} />}
        >
          <Link to="/login" search={{}} className={buttonLook({ variant: 'outline' })}>
            {signIn}
          </Link>
        </BarePageCard>
      )}
      {codeOf(takingBack.error) === 'LINK_EXPIRED' && <Expired />}
      {result === null && codeOf(takingBack.error) !== 'LINK_EXPIRED' && (
        <BarePageCard ground="soft" art={<EnvelopeArt />} title={words.keepTitle} text={words.keepText}>
          <Button busy={takingBack.isPending} busyText={words.keeping} onClick={() => takingBack.mutate()}>
            {words.keepEmail}
          </Button>
        </BarePageCard>
      )}
    </BarePage>
  );
}

// Not the card of AccountEmailCards, because code shared by three pages goes into the chunk that every page loads.
const Expired = () => (
  <BarePageCard
    ground="plain"
    art={<EnvelopeArt refused />}
    title={unconfirmedTitle}
    text={words.keepExpired}
  >
    <Link to="/forgot-password" className={buttonLook({ variant: 'outline' })}>
      {forgottenPassword}
    </Link>
  </BarePageCard>
);

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TakenBack } from '#contract/users.ts';
import { forgottenPassword, signIn, unconfirmedTitle } from '#words/accounts.ts';
import * as words from '#words/accounts.ts';
import { isAnythingToTell, TakenBackAccount } from '#web/accounts/TakenBackAccount.tsx';
import { calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useLinkToken } from '#web/device/link-token.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { sessionChanged } from '#web/app/session.tsx';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { BarePageCard } from '#web/app/BarePageCard.tsx';
import { useReloaded } from '#web/ui/hooks/use-reloaded.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** What the letter to an old address opens: whoever did not change it takes the account back. */
export function KeepEmail() {
  const token = useLinkToken() ?? '';
  const queries = useQueryClient();
  const [kept, setKept] = useReloaded<(TakenBack & { email: string }) | null>('kept-email', null);
  const keep = useMutation({
    mutationFn: async () => {
      const answer = await calls.users.keepEmail({ token });
      // This browser's session may be one of those that ended.
      await sessionChanged(queries);
      setKept(answer);
    },
    onError: (error) => {
      if (codeOf(error) !== 'LINK_EXPIRED') showToast(failureOf(error, words.keepFailed));
    },
  });
  return (
    <BarePage>
      {kept !== null && (
        <BarePageCard
          ground="soft"
          art={<EnvelopeArt />}
          title={words.keptTitle}
          text={words.keptText(kept.email)}
          extra={isAnythingToTell(kept) && <TakenBackAccount of={kept} />}
        >
          <Link to="/login" search={{}} className={buttonLook({ variant: 'outline' })}>
            {signIn}
          </Link>
        </BarePageCard>
      )}
      {codeOf(keep.error) === 'LINK_EXPIRED' && <Expired />}
      {kept === null && codeOf(keep.error) !== 'LINK_EXPIRED' && (
        <BarePageCard ground="soft" art={<EnvelopeArt />} title={words.keepTitle} text={words.keepText}>
          <Button busy={keep.isPending} busyText={words.keeping} onClick={() => keep.mutate()}>
            {words.keepEmail}
          </Button>
        </BarePageCard>
      )}
    </BarePage>
  );
}

// Not the card of AccountEmailCards: what three pages share goes into the chunk that every page fetches.
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

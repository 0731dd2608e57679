import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { StoppedMail } from '#domain/mail-groups.ts';
import { NOTIFICATIONS_PLACE } from '#domain/places.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/notification-choices.ts';
import { api, codeOf, messageOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useLinkToken } from '#web/device/link-token.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { BarePageCard } from '#web/app/BarePageCard.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';

const route = getRouteApi('/unsubscribe');

/**
 * The page of an email's unsubscribe link. Opening it changes nothing, because mail programs open links before their
 * reader does.
 */
export function Unsubscribe() {
  const { all } = route.useSearch();
  const token = useLinkToken() ?? '';
  const [stopped, setStopped] = useReloadSafeState<StoppedMail | 'all' | null>('stopped', null);
  const stopping = useMutation(
    api.mailChoices.unsubscribe.mutationOptions({ onSuccess: ({ group }) => setStopped(group) }),
  );
  const stop = () => stopping.mutate({ token });
  const asked = all ? words.all : words;
  return (
    <BarePage>
      {stopped !== null && <Stopped token={token} group={stopped} />}
      {stopping.isError && <NotStopped error={stopping.error} onAgain={stop} />}
      {stopped === null && !stopping.isError && (
        <BarePageCard ground="soft" art={<EnvelopeArt />} title={asked.stopTitle} text={asked.stopText}>
          <Button busy={stopping.isPending} busyText={words.stopping} onClick={stop}>
            {asked.stop}
          </Button>
        </BarePageCard>
      )}
    </BarePage>
  );
}

const Stopped = ({ token, group }: { token: string; group: StoppedMail | 'all' }) =>
  group === 'all' ? (
    <AllStopped token={token} />
  ) : (
    <BarePageCard
      ground="soft"
      art={<EnvelopeArt />}
      title={words.stoppedTitle}
      text={group === 'morning' ? words.morningStopped : words.groups[group].stopped}
      hint={words.stoppedHint}
    >
      <Link to="/profile" hash={NOTIFICATIONS_PLACE} className={buttonLook({ variant: 'outline' })}>
        {words.goToProfile}
      </Link>
    </BarePageCard>
  );

/** The owner of the address has no profile here, so they can undo it on this page. */
function AllStopped({ token }: { token: string }) {
  const [isAllowed, setAllowed] = useReloadSafeState('allowed', false);
  const allowing = useMutation(
    api.mailChoices.allowLettersAgain.mutationOptions({
      onSuccess: () => setAllowed(true),
      onError: (error) => showToast(failureOf(error, words.all.allowFailed)),
    }),
  );
  if (isAllowed)
    return (
      <BarePageCard
        ground="soft"
        art={<EnvelopeArt />}
        title={words.all.allowedTitle}
        text={words.all.allowed}
      />
    );
  return (
    <BarePageCard ground="soft" art={<EnvelopeArt />} title={words.all.stoppedTitle} text={words.all.stopped}>
      <Button variant="outline" busy={allowing.isPending} onClick={() => allowing.mutate({ token })}>
        {words.all.allow}
      </Button>
    </BarePageCard>
  );
}

/** A bad link stays bad, but a server that was not reached may answer next time. */
function NotStopped({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const bad = codeOf(error) === 'LINK_INVALID';
  return (
    <BarePageCard
      ground="plain"
      art={<EnvelopeArt refused />}
      title={bad ? words.invalidTitle : words.failedTitle}
      text={messageOf(error, words.noAnswer)}
      hint={bad ? words.invalidHint : undefined}
    >
      {bad ? (
        <Link to="/profile" hash={NOTIFICATIONS_PLACE} className={buttonLook({ variant: 'outline' })}>
          {words.goToProfile}
        </Link>
      ) : (
        <Button variant="outline" onClick={onAgain}>
          {layout.tryAgain}
        </Button>
      )}
    </BarePageCard>
  );
}
